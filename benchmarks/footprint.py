"""What a host costs before anybody comes: disk, imports, time to its first answer, memory; then first hints, moves."""

import os
import re
import signal
import subprocess
import time
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory

from ossuary.engine.registry import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ossuary"
TRIES = 5
SETTLED = 2.0  # seconds in which a host that is ready does next to nothing
BEFORE = """
import sys, time
from ossuary.cli.commands import play
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.table import Table
from ossuary.words import Words
from ossuary.words.said import Voice
game, seats, words = GAMES[sys.argv[1]], int(sys.argv[2]), Words("en")
table = Table(game, game.Options(seats=seats), ["you"] * seats, Seeded(7))
table.begin()
began = time.perf_counter(), time.process_time()
"""
FIRST = {
    "move of strong": """
from ossuary.minds.playing.named_minds import chooser
chooser(game, "strong")(table.state, table.thoughts())
""",
    "hint with all reasons": """
from ossuary.minds.judging.coach import advice
from ossuary.minds.judging.pick_judge import judge_of
judge = judge_of(game, table.state)
for line in advice(judge, game, table.state, judge.choices(table.state), whole=True):
    words.tell(line, Voice(["Anna"] * seats))
""",
}
AFTER = "print(time.perf_counter() - began[0], time.process_time() - began[1])"


def main() -> None:
    """Prints everything, for a fresh environment with the packages of `serve` and this checkout."""
    with TemporaryDirectory(prefix="ossuary-") as folder:
        python = installed(Path(folder) / "venv")
        print_disk(python)
        print_times(python, Path(folder))
        print_first(python)


def installed(folder: Path) -> Path:
    """The interpreter of a fresh environment; the checkout is used where it is."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--constraint"]
    subprocess.run([*pip, str(ROOT / "constraints.txt"), *needed("serve")], check=True)
    (site(python) / "ossuary.pth").write_text(str(SOURCE.parent))
    subprocess.run([python, "-m", "compileall", "-q", SOURCE], check=True)
    return python


def needed(extra: str) -> list[str]:
    """What an extra needs, with those that it names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted, ahead = list(project["dependencies"]), [extra]
    while ahead:
        for need in project["optional-dependencies"][ahead.pop()]:
            ours = re.fullmatch(r"ossuary-games\[(.*)\]", need)
            ahead += ours[1].split(",") if ours else []
            wanted += [] if ours else [need]
    return wanted


def site(python: Path) -> Path:
    """Where an environment has its packages."""
    return next((python.parents[1] / "lib").glob("python*/site-packages"))


def print_disk(python: Path) -> None:
    """The space that each package takes, largest first; bytecode is part of it, the page is not."""
    sizes = {"ossuary": sum(size(path) for path in SOURCE.rglob("*") if SOURCE / "host" / "static" not in path.parents)}
    for package in distributions(path=[str(site(python))]):
        files = {Path(str(package.locate_file(file))) for file in package.files or ()}
        sizes[package.name] = sum(map(size, files))
    pip = {name: sizes.pop(name) for name in ("pip", "setuptools") if name in sizes}
    for name, taken in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{taken / 1e6:8.1f} MB  {name}")
    print(f"{sum(sizes.values()) / 1e6:8.1f} MB  in all, and {sum(pip.values()) / 1e6:.1f} for {' and '.join(pip)}")


def size(path: Path) -> int:
    """The space that a file takes on a disk."""
    return path.stat().st_blocks * 512 if path.is_file() else 0


def print_times(python: Path, folder: Path) -> None:
    """Times and memory of several starts."""
    loading = "import time; began = time.perf_counter(); import ossuary.host.app; print(time.perf_counter() - began)"
    print_spread("importing the host, s", [float(output(python, "-c", loading)) for _ in range(TRIES)])
    fresh = [started(python, folder / f"{number}.db") for number in range(TRIES)]
    again = [started(python, folder / "0.db") for _ in range(TRIES)]
    print_spread("start to first answer, new database, s", [seconds for seconds, _, _ in fresh])
    print_spread("start to first answer, existing database, s", [seconds for seconds, _, _ in again])
    quiet = [started(python, folder / "0.db", "--no-warm-up") for _ in range(TRIES)]
    print_spread("the same without bots and coach, s of processor time", [busy for _, busy, _ in quiet])
    print_spread("memory without bots and coach, MiB", [memory for _, _, memory in quiet])
    print_spread("memory with all games ready, MiB", [memory for _, _, memory in again])


def print_first(python: Path) -> None:
    """How long the first answers take at the first choice of each game, of a process that is up and has no cache."""
    for what, asked_for in FIRST.items():
        for game in GAMES.values():
            for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
                found = [first(python, BEFORE + asked_for + AFTER, game.NAME, seats) for _ in range(TRIES)]
                seconds, busy = (sorted(times)[TRIES // 2] for times in zip(*found, strict=True))
                print(f"{seconds:8.2f}  first {what}, s; {busy:.2f} of processor time ({game.NAME} for {seats})")


def first(python: Path, code: str, game: str, seats: int) -> tuple[float, float]:
    """The seconds that some code takes by the clock and of processor time, in a process of its own."""
    with TemporaryDirectory(prefix="ossuary-") as cache:
        words = [str(python), "-c", code, game, str(seats)]
        alone = os.environ | {"XDG_CACHE_HOME": cache, "PYTHONPATH": ""}
        told = subprocess.run(words, env=alone, capture_output=True, text=True, check=True).stdout
    seconds, busy = map(float, told.split())
    return seconds, busy


def print_spread(what: str, found: list[float]) -> None:
    """The median, the least and the most."""
    least, *_, most = ordered = sorted(found)
    print(f"{ordered[len(ordered) // 2]:8.2f}  {what} ({least:.2f} to {most:.2f})")


def output(*command: str | Path) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def started(python: Path, database: Path, *options: str) -> tuple[float, float, float]:
    """How long a host takes to its first answer, and is busy until then; its memory when all it warms up is ready."""
    began = time.perf_counter()
    with host(python, database, *options) as (process, url):
        asked(f"{url}ready")
        seconds, busy = time.perf_counter() - began, busy_of(process)
        while not options and f"ossuary_games_with_compiled_minds {len(GAMES)}.0" not in asked(f"{url}metrics"):
            time.sleep(0.05)
        settle(process)
        return seconds, busy, memory_of(process)


@contextmanager
def host(python: Path, database: Path, *options: str) -> Iterator[tuple[int, str]]:
    """A host on a free port: its process, and its address once it answers."""
    command = ["-m", "ossuary", "--lang", "en", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    with subprocess.Popen(
        [str(python), *command, *options], stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": ""}
    ) as process:
        try:
            assert process.stdout
            found = re.search(r"http://\S+/", process.stdout.readline())
            assert found
            yield process.pid, found[0]
        finally:
            process.send_signal(signal.SIGTERM)


def asked(url: str) -> str:
    """What a host answers."""
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def settle(process: int) -> None:
    """Waits until a process has nothing more to do."""
    before = -1.0
    while (now := busy_of(process)) - before > SETTLED / 20:
        before = now
        time.sleep(SETTLED)


def busy_of(process: int) -> float:
    """The seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """The memory that a process has, in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found
    return int(found[1]) / 1024


if __name__ == "__main__":
    main()
