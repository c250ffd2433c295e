"""The speed of our games beside their peers: `make bench` prints one table and writes it to docs/benchmarks.md.

Every contender plays at random in turn, round after round, so that a noisy machine disturbs all of them alike. Rates
per core are those of a second of processor time, which a busy neighbour takes away from nobody's count.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np

from benchmarks import ours, peers
from benchmarks.contender import Contender, Pace
from ossuary.engine.registry import GAMES
from ossuary.games.bones import lines as rules_lines
from ossuary.twin import jitted

PAGE = Path("docs/benchmarks.md")
LIMIT = "the generator alone"

# What is measured, by the heading that it stands under.
FIELD: dict[str, dict[str, Callable[[], Contender]]] = {
    "Ours, compiled": {name: partial(ours.compiled, name) for name in GAMES},
    "Ours, by numba": {name: partial(ours.by_numba, name) for name in GAMES},
    "Ours, vectorised environment": {name: partial(ours.vectorised, name) for name in GAMES},
    "Ours, through PettingZoo": {name: partial(ours.through_pettingzoo, name) for name in GAMES},
    "Ours, through OpenSpiel's Python API": {name: partial(ours.through_openspiel, name) for name in GAMES},
    "Ours, interpreted": {name: partial(ours.interpreted, name) for name in GAMES},
    "OpenSpiel, C++": {name: partial(peers.spiel, name) for name in ("pig", "backgammon", "yacht")},
    "OpenSpiel, C++ through its Python API": {name: partial(peers.spiel_python, name) for name in ("pig", "yacht")},
    "PettingZoo classic": {
        name: partial(peers.pettingzoo, name) for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
    },
    "RLCard": {name: partial(peers.rlcard, name) for name in ("leduc-holdem", "uno")},
    "pgx on the CPU": {name: partial(peers.pgx, name) for name in ("2048", "tic_tac_toe", "backgammon")},
    "The limit": {LIMIT: ours.generator},
}
# What is measured on so many cores.
BOTH_CORES: dict[str, Callable[[int], Contender]] = {
    **{f"compiled, {name}": partial(ours.compiled, name) for name in GAMES},
    **{f"vectorised environment, {name}": partial(ours.crowd, name) for name in GAMES},
}
PYTHON_PEERS = ("PettingZoo classic", "RLCard")
BOTH_AIM = 1.8  # times one core

Key = tuple[str, str]
Rounds = dict[Key, list[Pace]]


def entered() -> dict[Key, Contender]:
    """All contenders that are installed, ready to play."""
    ready: dict[Key, Contender] = {}
    for heading, contenders in FIELD.items():
        for name, make in contenders.items():
            try:
                ready[heading, name] = make()
            except ImportError as error:
                print(f"{heading}, {name}: left out, {error}", flush=True)
    return ready


def rate(pace: Pace, what: str = "moves") -> float:
    """So many moves, choices or games in a second of processor time."""
    return float(getattr(pace, what)) / pace.cpu


def middle(paces: list[Pace], what: str = "moves") -> float:
    """The median of a rate."""
    return statistics.median(rate(pace, what) for pace in paces)


def times(mine: list[Pace], others: list[Pace], what: str = "moves") -> float:
    """How many times as fast, the median over rounds played side by side."""
    return statistics.median(rate(a, what) / rate(b, what) for a, b in zip(mine, others, strict=True))


def figures(number: float) -> str:
    """A number in three figures."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def table(rounds: Rounds) -> list[str]:
    """A row for each contender."""
    rows = [
        "| | moves/s per core | lowest to highest | choices/s per core | games/s per core | time per move ÷ per draw |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    limit = rounds["The limit", LIMIT]
    for heading, contenders in FIELD.items():
        if there := [name for name in contenders if (heading, name) in rounds]:
            rows.append(f"| **{heading}** | | | | | |")
        for name in there:
            paces = rounds[heading, name]
            rates = [rate(pace) for pace in paces]
            choices, games = (_known(paces, what) for what in ("choices", "games"))
            rows.append(
                f"| {name} | {figures(middle(paces))} | {figures(min(rates))} to {figures(max(rates))} "
                f"| {choices} | {games} | {figures(times(limit, paces))} |"
            )
    return rows


def _known(paces: list[Pace], what: str) -> str:
    return figures(middle(paces, what)) if any(getattr(pace, what) for pace in paces) else ""


def verdict(found: float, least: float) -> str:
    """Whether an aim was reached."""
    return "reached" if found >= least else "missed"


def goals(rounds: Rounds) -> list[str]:
    """What was aimed at, and what came out for the slowest of our games."""
    rows = ["| aim | slowest of ours ÷ peer | |", "|---|---:|---|"]

    def aim(text: str, heading: str, least: float, others: list[Key], what: str = "moves") -> None:
        there = [key for key in others if key in rounds]
        if there:
            found = min(times(rounds[heading, name], rounds[key], what) for name in GAMES for key in there)
            rows.append(f"| {text} | {figures(found)} | {verdict(found, least)} |")

    spiel, pgx = "OpenSpiel, C++", ("pgx on the CPU", "2048")
    python = [(heading, name) for heading in PYTHON_PEERS for name in FIELD[heading]]
    classic = [key for key in python if key[0] == "PettingZoo classic"]
    aim("compiled: 2 × OpenSpiel's pig in C++", "Ours, compiled", 2, [(spiel, "pig")])
    aim("compiled: 50 × its backgammon", "Ours, compiled", 50, [(spiel, "backgammon")])
    aim("compiled: 50 × its yacht", "Ours, compiled", 50, [(spiel, "yacht")])
    aim("compiled: 100 × every peer in Python", "Ours, compiled", 100, python)
    vector = "Ours, vectorised environment"
    aim("vectorised: 10 × pgx's 2048, in moves (its step is two: a slide, a tile)", vector, 10, [pgx])
    aim("the same in choices", vector, 10, [pgx], "choices")
    aim("PettingZoo adapter: ahead of its classic games, in choices", "Ours, through PettingZoo", 1, classic, "choices")
    library = min(times(rounds["Ours, compiled", name], rounds["Ours, by numba", name]) for name in GAMES)
    rows.append(f"| compiled: 1.2 × the same game by numba | {figures(library)} | {verdict(library, 1.2)} |")
    return rows


def both_cores(rounds: int) -> list[str]:
    """What a second core adds, by the clock, and how much of two cores there was to be had."""
    rows = [
        f"| | one core, moves/s | two cores, moves/s | two ÷ one | processor time used ÷ clock | aim: {BOTH_AIM} |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for name, make in BOTH_CORES.items():
        one, two = make(1), make(2)
        pairs = [(one(), two()) for _ in range(rounds)]
        ones, twos = ([pace.moves / pace.wall for pace in paces] for paces in zip(*pairs, strict=True))
        ratio = statistics.median(b / a for a, b in zip(ones, twos, strict=True))
        used = statistics.median(pace.cpu / pace.wall for _, pace in pairs)
        rows.append(
            f"| {name} | {figures(statistics.median(ones))} | {figures(statistics.median(twos))} "
            f"| {ratio:.2f} | {used:.2f} | {verdict(ratio, BOTH_AIM)} |"
        )
    return rows


def lines() -> str:
    """How long the best line of tiles takes (BN-18)."""
    rng = random.Random(7)
    hands = np.array([sum(1 << tile for tile in rng.sample(range(28), 14)) for _ in range(20_000)])
    compiled = jitted(rules_lines).line_pips

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def all_of(hands: Any) -> int:
        total = 0
        for hand in hands:
            total += compiled(hand)
        return total

    all_of(hands[:1])
    begun = time.perf_counter()
    all_of(hands)
    each = (time.perf_counter() - begun) / len(hands)
    slowest = 0.0
    for missing in range(28):
        begun = time.perf_counter()
        rules_lines.line_pips(rules_lines.ALL_TILES & ~(1 << missing))
        slowest = max(slowest, time.perf_counter() - begun)
    return (
        f"The best line (BN-18): {each * 1e6:.2f} µs for 14 tiles compiled (mean of {len(hands)} hands), "
        f"{slowest * 1e3:.2f} ms for 27 tiles interpreted (slowest of 28 hands)."
    )


def page(rounds: Rounds, number: int, scaling: list[str]) -> str:
    """All of it as Markdown."""
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    where = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load} at the end"
    parts = [
        "# Benchmarks",
        "Written by `make bench`: random play of our games and of their peers, side by side in one run.",
        f"{where}; {number} rounds, medians. Rates are per second of processor time. Moves count choices and chance.",
        "\n".join(table(rounds)),
        "## Aims",
        "\n".join(goals(rounds)),
        "## Two cores",
        f"By the clock; {ours.CROWD:,} games at once as an environment. A run gets 2 cores of a machine at rest.",
        "\n".join(scaling),
        "## The best line of tiles",
        lines(),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Plays all rounds, prints the page and writes it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--out", type=Path, default=PAGE)
    options = parser.parse_args()
    contenders = entered()
    rounds: Rounds = {key: [] for key in contenders}
    for number in range(options.rounds):
        begun = time.perf_counter()
        for key, play in contenders.items():
            rounds[key].append(play())
        print(f"round {number + 1} of {options.rounds}: {time.perf_counter() - begun:.0f} s", flush=True)
    text = page(rounds, options.rounds, both_cores(options.rounds))
    print("\n" + text)
    options.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
