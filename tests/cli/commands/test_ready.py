"""`ossuary admin ready`, as health checks ask it."""

import json
import threading
from http.server import HTTPServer, SimpleHTTPRequestHandler
from pathlib import Path

import pytest

from tests.host.crash import free_port
from tests.host.host import Host

from ..conftest import Command


def test_a_host_is_ready_while_it_serves(command: Command, tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        assert command("admin", "ready", host.url) == (0, f"{host.url} is ready.\n", "")
        assert json.loads(command("admin", "ready", "--json", host.url).out) == {"host": host.url, "ready": True}
    ran = command("admin", "ready", host.url)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{host.url} cannot be reached: ")


def test_a_proxy_does_not_answer_for_the_host(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{free_port()}")
    with Host(tmp_path) as host:
        assert command("admin", "ready", host.url).code == 0


def test_what_answers_without_being_ready_is_told_with_its_status(command: Command) -> None:
    with HTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler) as server:
        threading.Thread(target=server.handle_request).start()
        url = f"http://127.0.0.1:{server.server_port}"
        ran = command("admin", "ready", url, "--lang", "de")
    assert ran.code == 2
    assert ran.err.endswith(f"{url} ist nicht bereit: Die Antwort hat den Status 404.\n")


def test_an_address_that_is_none_is_refused(command: Command) -> None:
    assert command("admin", "ready", "http://").code == 2
