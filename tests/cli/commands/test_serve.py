"""`ossuary serve` as a process: what it says when it answers, and how it ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.host.host import OSSUARY, PATIENCE
from tests.host.live.test_clocks import until

# A command beside a thread that never ends, as one that compiles does not for a minute.
BUSY = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from ossuary.cli import main
ThreadPoolExecutor().submit(threading.Event().wait)
sys.exit(main(sys.argv[1:]))
"""
# A browser that notes what it is answered.
BROWSER = """
import sys, urllib.request
with urllib.request.urlopen(sys.argv[2]) as answer, open(sys.argv[1], "w") as file:
    file.write(f"{sys.argv[2]} {answer.status}")
"""


@contextmanager
def started(
    folder: Path, *line: str, opened: bool = False, **environment: str
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A command that serves, and the address that it names."""
    database = f"sqlite:///{folder / 'host.db'}"
    whole = [*line, "serve", "--port", "0", "--no-warm-up", "--database", database, *(["--open"] if opened else [])]
    with subprocess.Popen(whole, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        try:
            assert process.stdout
            said = process.stdout.readline()
            yield process, next(word for word in said.split() if word.startswith("http://"))
        finally:
            process.kill()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_answers_when_it_says_so_and_ends_beside_a_thread_that_cannot_be_interrupted(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with started(tmp_path, sys.executable, "-c", BUSY, "--lang", "en") as (process, address):
        assert httpx.get(f"{address}health", timeout=PATIENCE).status_code == 200
        process.send_signal(sign)
        assert process.wait(PATIENCE) == 0
        assert process.stdout
        assert process.stdout.read() == "Stopped. Everything is saved.\n"


def test_the_page_is_opened_when_the_host_answers(tmp_path: Path) -> None:
    program, noted = tmp_path / "browser.py", tmp_path / "noted"
    program.write_text(BROWSER)
    environment = {"BROWSER": f"{sys.executable} {program} {noted} %s", "DISPLAY": ":0"}
    environment |= {"SSH_CONNECTION": "", "SSH_TTY": ""}
    with started(tmp_path, *OSSUARY, opened=True, **environment) as (_, address):
        until(lambda: noted.exists() and noted.read_text() == f"{address} 200")
