"""The command as a person runs it: in this process if possible, otherwise in its own."""

import io
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

import ossuary
from ossuary.cli import main


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Command: TypeAlias = Callable[..., Ran]

CALLED = "ossuary" if shutil.which("ossuary") else f"{shlex.quote(sys.executable)} -m ossuary"  # as the hints name it


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An English terminal of the usual width, and a home that holds no games yet."""
    for name in ("LC_ALL", "LC_MESSAGES", "PYTHONIOENCODING", "PYTHONUNBUFFERED"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PYTHONPATH", str(Path(ossuary.__file__).parents[1]))


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command here, with what is typed as its input."""

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return Ran(main([str(argument) for argument in arguments]), *capsys.readouterr())

    return run


@pytest.fixture
def process() -> Command:
    """Runs the command as a process, with bytes as its input and streams as a shell sets them."""

    def run(*arguments: str | Path, typed: bytes = b"", streams: str = "", **environment: str) -> Ran:
        line = ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "ossuary", *map(str, arguments)]
        ran = subprocess.run(
            line, input=typed, capture_output=True, timeout=30, check=False, env={**os.environ, **environment}
        )
        return Ran(ran.returncode, ran.stdout.decode(errors="replace"), ran.stderr.decode(errors="replace"))

    return run


@pytest.fixture
def saved(tmp_path: Path, command: Command) -> Path:
    """A game of Skulls of Sedlec between a person and a mind, saved after one action."""
    path = tmp_path / "saved.json"
    ran = command("play", "skulls-of-sedlec", "--seed", "7", "--save", path, typed="1\n")
    assert ran.code == 0
    return path
