"""`ossuary arena --cluster ray://…`: the games are those of one machine, and a cluster that goes away costs none."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ..conftest import Command
from ..test_misuse import refused

SHARKS = ("arena", "shark-attacks", "--option", "target=20", "--paired", "--seed", "4")
SIMPLE = (*SHARKS, "--minds", "random,rule-of-thumb")
SEARCHING = (*SHARKS, "--minds", "random,search:20")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "There is no cluster at ray://127.0.0.1:1: Connection refused. Is it running,"),
        ("de", "Unter ray://127.0.0.1:1 ist kein Cluster: Connection refused. Läuft er dort,"),
    ],
)
def test_an_address_where_nobody_answers(command: Command, language: str, line: str) -> None:
    assert refused(command(*SIMPLE, "--lang", language, "--cluster", "ray://127.0.0.1:1")).startswith(line)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def head(environment: dict[str, str], port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """A cluster on this machine alone, with its own token, started as an operator starts one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # Ray's sockets need a short path
        ray = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus", "1"]
        ports = ["--port", str(free_port()), "--ray-client-server-port", str(port)]
        rest = ["--include-dashboard", "false", "--disable-usage-stats", "--object-store-memory", str(100 << 20)]
        said = Path(folder) / "said"
        with said.open("wb") as file:
            whole = [*ray, *ports, *rest, "--temp-dir", folder]
            started = subprocess.Popen(whole, stdout=file, stderr=file, env=environment)
        try:
            patience = time.monotonic() + 60
            while "Ray runtime started" not in said.read_text() and time.monotonic() < patience:
                time.sleep(0.2)
            yield started
        finally:
            started.send_signal(signal.SIGTERM)
            started.wait(60)


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.xdist_group("ray")
def test_a_cluster_by_its_address_and_its_end(command: Command, tmp_path: Path) -> None:
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    environment, port, folder = {**os.environ, **token}, free_port(), tmp_path / "out"

    def arena(*arguments: str) -> "subprocess.Popen[str]":
        whole = [sys.executable, "-m", "ossuary", *arguments, "--cluster", f"ray://127.0.0.1:{port}"]
        return subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)

    with head(environment, port) as started:
        for _ in range(3):  # Ray takes no drivers yet when it says that it has started
            there, problems = arena(*SIMPLE, "--games", "100", "--json").communicate(timeout=120)
            if there:
                break
        assert problems == ""
        here = command(*SIMPLE, "--games", "100", "--json", "--cores", "1")
        assert json.loads(there) == json.loads(here.out)

        endless = arena(*SEARCHING, "--games", "1000000", "--out", str(folder))
        patience = time.monotonic() + 120
        while not list(folder.glob("parts/*.parquet")) and time.monotonic() < patience:
            time.sleep(0.2)
        started.send_signal(signal.SIGTERM)
        _, problems = endless.communicate(timeout=120)
    assert endless.returncode == 2
    assert problems.startswith(f"The connection to the cluster at ray://127.0.0.1:{port} was lost")
    assert problems.count("\n") == 1
    played = sum(pq.read_metadata(part).num_rows for part in folder.glob("parts/*.parquet"))
    on = command(*SEARCHING, "--games", "2", "--out", folder, "--json", "--cores", "1")
    assert json.loads(on.out)["games"] >= played > 0
