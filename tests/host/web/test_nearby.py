"""Where others in the local network find a host, and who is told."""

import ipaddress
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from ossuary.cli.commands.serve import announce
from ossuary.host.network import addresses, url
from ossuary.words import Words

from ..host import PATIENCE, Host

NOTHING: dict[str, Any] = {"addresses": [], "command": None}


def asked(host: Host, **headers: str) -> Any:
    """What a host answers."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"{host.url}/api/nearby", headers=sent, timeout=PATIENCE).json()


def test_a_host_that_listens_to_its_own_machine_has_no_other_address() -> None:
    assert [addresses(own, 8000) for own in ("127.0.0.1", "127.9.9.9", "::1")] == [[], [], []]


def test_a_host_that_listens_on_one_address_has_that_one() -> None:
    assert addresses("192.168.1.5", 8000) == ["http://192.168.1.5:8000/"]
    assert addresses("2001:db8::7", 80) == ["http://[2001:db8::7]:80/"]


@pytest.mark.parametrize(("listened", "family"), [("0.0.0.0", socket.AF_INET), ("::", socket.AF_INET6)])
def test_a_host_that_listens_everywhere_names_addresses_of_this_machine(listened: str, family: int) -> None:
    found = addresses(listened, 8000)
    assert len(found) == len(set(found))
    for one in found:
        address = httpx.URL(one).host
        assert one == url(address, 8000)
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket(family, socket.SOCK_DGRAM) as own:
            own.bind((address, 0))  # which no machine can with another's


def test_only_somebody_at_the_machine_is_told(tmp_path: Path) -> None:
    with Host(tmp_path, listens=("10.1.2.3", 8000), names=("games.example.org",)) as host:
        told = {"addresses": ["http://10.1.2.3:8000/"], "command": None}
        assert asked(host) == asked(host, Host="localhost:8000") == asked(host, Host="[::1]") == told
        assert asked(host, X_Forwarded_For="203.0.113.7") == NOTHING
        for name in ("games.example.org", "10.1.2.3:8000", "203.0.113.7"):
            assert asked(host, Host=name) == NOTHING, name


def test_a_host_that_nobody_else_reaches_names_the_command(tmp_path: Path) -> None:
    with Host(tmp_path, listens=("127.0.0.1", 8000), restart="bin/ossuary serve") as host:
        assert asked(host) == {"addresses": [], "command": "bin/ossuary serve --host 0.0.0.0"}
        assert asked(host, X_Forwarded_For="203.0.113.7") == NOTHING


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Friends in your network open {}"), ("de", "Freunde in eurem Netz öffnen {}")]
)
def test_the_addresses_are_printed(capsys: pytest.CaptureFixture[str], language: str, said: str) -> None:
    there = "http://10.1.2.3:8000/"
    for own, nearby, rest in (("http://127.0.0.1:8000/", [there], [said.format(there)]), (there, [there], [])):
        announce(Words(language), own, nearby, "sqlite:///x", opened=False)
        first, *more = capsys.readouterr().out.splitlines()
        assert own in first
        assert more == rest
