"""`python -m benchmarks.device`: games on an NVIDIA graphics card, written to docs/benchmarks-device.md.

First every row is compared with that of the processor; then games and steps of environments are counted.
"""

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from ossuary.engine.registry import GAMES, Game, Options, options_for
from ossuary.lab.batch import Batch
from ossuary.lab.batch.device import DeviceBatch
from ossuary.lab.simulate import simulate
from ossuary.lab.simulate.core import MINDS
from ossuary.lab.simulate.device import playing_on_device, simulate_on_device
from ossuary.twin.cuda import card
from ossuary.twin.device_array import DeviceArray
from ossuary.twin.kernels import kernels

FILE = Path("docs/benchmarks-device.md")
SETTINGS: dict[str, dict[str, tuple[Any, ...]]] = {
    "rolling-bones": {"seats": (2, 3, 8), "target": (100, 37)},
    "shark-attacks": {"seats": (2, 3, 6), "target": (100, 25), "flight_dice": ("dice", "swimmers")},
    "skulls-of-sedlec": {"seats": (2, 3)},
    "bones": {"seats": (2, 3, 4), "end": ("tiles", "rounds=5", "points=50")},
}
COMPARED = dict(zip(MINDS, (1000, 100), strict=True))  # games of each kind of mind
STEPPED, STEPS = 256, 400
AT_ONCE = {"rolling-bones": 1 << 20, "shark-attacks": 1 << 22, "skulls-of-sedlec": 1 << 22, "bones": 1 << 20}
ENVIRONMENTS, WARM, ROUNDS = 1 << 20, 60, 30
ARRAYS = ("movers", "over", "legal", "seen", "masks", "rewards", "gains")


def main() -> None:
    """Compares, counts, and writes it down."""
    lines = [*_head(), *_equality(), *_games(), *_environments(), *_frameworks()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


def _head() -> Iterator[str]:
    yield "# Benchmarks on a graphics card"
    yield ""
    yield f"Written by `python -m benchmarks.device` on {card().name}: medians of five rounds, by the clock."
    yield ""


def _equality() -> Iterator[str]:
    yield "| compared with the processor | settings | whole games | steps of environments | |"
    yield "|---|---:|---:|---:|---|"
    for name, values in SETTINGS.items():
        game = GAMES[name]
        cases = [options_for(game, dict(zip(values, case, strict=True))) for case in product(*values.values())]
        equal = [_same_games(game, case) and _same_steps(game, case) for case in cases]
        said = "all rows equal" if all(equal) else f"{equal.count(False)} settings differ"
        games, steps = len(cases) * sum(COMPARED.values()), len(cases) * STEPPED * STEPS
        yield f"| {name} | {len(cases)} | {games:,} | {steps:,} | {said} |"
    yield ""


def _same_games(game: Game, options: Options) -> bool:
    for mind, number in COMPARED.items():
        given = game, options, [mind] * options.seats, number, 7
        here, there = simulate(*given), simulate_on_device(*given)
        if not all(np.array_equal(getattr(here, one), getattr(there, one)) for one in ("payoffs", "scores", "lengths")):
            return False
    return True


def _same_steps(game: Game, options: Options) -> bool:
    here, there = Batch(game, options, STEPPED), DeviceBatch(game, options, STEPPED)
    here.reset(11)
    there.reset(11)
    for _ in range(STEPS):
        if not all(np.array_equal(getattr(here, one), getattr(there, one).read()) for one in ARRAYS):
            return False
        there.choose_any()
        here.step(there.actions.read())
        there.step()
    there.check()
    here.close()
    return here.moves == there.moves


def _games() -> Iterator[str]:
    yield "Random play, two seats: thousand million moves a second, chance included, and games a second."
    yield ""
    yield "| whole games | at once | moves/s | games/s | moves/s with the results copied to numpy |"
    yield "|---|---:|---:|---:|---:|"
    for name, number in AT_ONCE.items():
        yield _game(name, number)
    yield ""


def _game(name: str, number: int) -> str:
    game = GAMES[name]
    options = options_for(game, {})
    results = simulate_on_device(game, options, ["random"] * 2, number, 7)
    moves = int(results.lengths.sum())
    start, seated = DeviceArray((game.SLOTS,), "int64"), DeviceArray((2,), "int64")
    start.write(np.array(game.initial(options)))
    shape = number, 2
    made = DeviceArray(shape, "float64"), DeviceArray(shape, "int64"), DeviceArray((number,), "int64")
    play = kernels(playing_on_device(game)).play_games
    seconds = _seconds(lambda: play(number, start, 7, 0, seated, *made))
    speeds = f"{moves / seconds / 1e9:.2f} | {number / seconds:,.0f} | {moves / results.seconds / 1e9:.2f}"
    return f"| {name} | {number:,} | {speeds} |"


def _environments() -> Iterator[str]:
    yield f"{ENVIRONMENTS:,} environments side by side, random choices: thousand million choices a second."
    yield ""
    yield "| environments | choosing and stepping | stepping alone, with chance, observation and mask | bytes a game |"
    yield "|---|---:|---:|---:|"
    for name in AT_ONCE:
        yield _environment(name)
    yield ""


def _environment(name: str) -> str:
    games = DeviceBatch(GAMES[name], options_for(GAMES[name], {}), ENVIRONMENTS)
    games.reset(3)
    for _ in range(WARM):
        _one_step(games)
    both = _seconds(lambda: _often(lambda: _one_step(games)))
    choosing = _seconds(lambda: _often(games.choose_any))
    games.check()
    size = sum(each.nbytes for each in vars(games).values() if isinstance(each, DeviceArray)) / ENVIRONMENTS
    made = ENVIRONMENTS * ROUNDS / 1e9
    return f"| {name} | {made / both:.3f} | {made / (both - choosing):.3f} | {size:.0f} |"


def _often(work: Callable[[], None]) -> None:
    for _ in range(ROUNDS):
        work()


def _one_step(games: DeviceBatch) -> None:
    games.choose_any()
    games.step()


def _frameworks() -> Iterator[str]:
    """Whether what learns takes the arrays as they are."""
    games = DeviceBatch(GAMES["skulls-of-sedlec"], options_for(GAMES["skulls-of-sedlec"], {}), 1000)
    games.reset(1)
    places: dict[str, Callable[[Any], int]] = {"torch": lambda one: one.data_ptr(), "cupy": lambda one: one.data.ptr}
    places["jax"] = lambda one: one.unsafe_buffer_pointer()
    for name, place in places.items():
        if find_spec(name):
            taken = import_module("jax.dlpack" if name == "jax" else name).from_dlpack(games.seen)
            hosts: dict[str, Callable[[Any], Any]] = {"torch": lambda one: one.cpu(), "cupy": lambda one: one.get()}
            host = hosts[name](taken) if name in hosts else taken
            copied = "without a copy" if place(taken) == games.seen.address else "as a copy"
            equal = "equal" if np.array_equal(np.asarray(host), games.seen.read()) else "not equal"
            yield f"{name} takes the observations by DLPack {copied}, {equal} to numpy's."
            yield ""


def _seconds(work: Callable[[], object]) -> float:
    """The median of five rounds."""
    taken = []
    for _ in range(5):
        card().wait()
        begun = time.perf_counter()
        work()
        card().wait()
        taken.append(time.perf_counter() - begun)
    return float(np.median(taken))


if __name__ == "__main__":
    main()
