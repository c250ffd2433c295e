"""The speed of our games beside their peers: `make bench` prints one page and writes it to docs/benchmarks.md.

Every contender plays at random in turn, round after round, so that a noisy machine disturbs all of them alike. All of
them, and whatever threads they start, are pinned to one core. Rates are those of a second of processor time, which a
busy neighbour takes away from nobody's count. A table compares like with like: loops that play whole games with each
other, and interfaces that are stepped from outside with each other.
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

CORES = os.sched_getaffinity(0)
os.sched_setaffinity(0, {min(CORES)})  # before anything is imported that starts threads
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import numba  # noqa: E402
import numpy as np  # noqa: E402

from benchmarks import ours, peers, puffer  # noqa: E402
from benchmarks.contender import Contender, Pace  # noqa: E402
from ossuary.engine.registry import GAMES, guests  # noqa: E402
from ossuary.games.bones import lines as rules_lines  # noqa: E402
from ossuary.twin import jitted  # noqa: E402

PAGE = Path("docs/benchmarks.md")
LIMIT = "the generator alone"
OURS = [name for name in GAMES if name not in guests()]
PIG, SPIEL_BOTS, SPIEL_ROLLOUTS = "ours, compiled", "OpenSpiel, C++, evaluate_bots", "OpenSpiel, C++, rollouts"
PIG_ENV, SPIEL_PYTHON = "ours, vectorised environment", "OpenSpiel, C++, stepped from Python"

Key = tuple[str, str]
Rounds = dict[Key, list[Pace]]
Field = dict[str, dict[str, Callable[[], Contender]]]

SAME_GAME, LOOPS, STEPPED, ONE_BY_ONE, THE_LIMIT = (
    "Pig on both sides",
    "Whole games in one call",
    "Many games, stepped together",
    "One game, stepped from Python",
    "The limit",
)
NOTES = {
    SAME_GAME: "The same game, random play. Ours is `examples/pig`, a game of others, compiled by "
    "`ossuary compile-game pig`; OpenSpiel's is its `pig` in C++. The rollouts are the fastest loop that we "
    "found in its wheel: they keep the returns alone. In ours a seat may not hold before it has rolled.",
    LOOPS: "Loops that play to the end inside compiled code or, for RLCard, inside its own `run`. A move of ours is "
    "one die, so compare choices before moves. An only legal action counts as a choice, here and below.",
    STEPPED: f"Every step takes an array of actions and gives observations, masks of legal actions and rewards of "
    f"{ours.TOGETHER:,} games; random legal actions are part of it for ours and for pgx.",
    ONE_BY_ONE: "A loop in Python asks for the legal actions and chooses among them.",
}
PUFFER = (
    "PufferLib's games are its own C, of the version that is pinned, with its own flags for optimising, for the "
    "processor of this machine. As in its own performance tests, the actions are drawn beforehand, and any number is "
    "taken: it has no masks, so that many of the actions are none, and they count as choices all the same. Its "
    "opponents and its chance move within a step and are not counted."
)
NO_PUFFER = "PufferLib is left out: its games could not be fetched and compiled here."


def by_game(prefix: str, make: Callable[[str], Contender]) -> dict[str, Callable[[], Contender]]:
    """A contender for each of our games."""
    return {f"{prefix}, {name}": partial(make, name) for name in OURS}


def others(prefix: str, make: Callable[[str], Contender], *names: str) -> dict[str, Callable[[], Contender]]:
    """A contender for each of these games of a peer."""
    return {f"{prefix}, {name}": partial(make, name) for name in names}


# What is measured, by the heading that it stands under.
FIELD: Field = {
    SAME_GAME: {
        PIG: partial(ours.compiled, "pig"),
        SPIEL_BOTS: partial(peers.spiel, "pig"),
        SPIEL_ROLLOUTS: partial(peers.spiel_rollouts, "pig"),
        PIG_ENV: partial(ours.vectorised, "pig"),
        "ours, interpreted": partial(ours.interpreted, "pig"),
        "ours, through OpenSpiel's Python API": partial(ours.through_openspiel, "pig"),
        SPIEL_PYTHON: partial(peers.spiel_python, "pig"),
    },
    LOOPS: {
        **by_game("ours", ours.compiled),
        **by_game("ours by numba", ours.by_numba),
        **others("OpenSpiel", peers.spiel, "backgammon", "yacht"),
        **others("RLCard", peers.rlcard, "leduc-holdem", "uno"),
    },
    STEPPED: {
        **by_game("ours", ours.vectorised),
        **others("pgx", peers.pgx, "2048", "tic_tac_toe", "backgammon"),
        **others("PufferLib", puffer.puffer, *puffer.KINDS),
    },
    ONE_BY_ONE: {
        **by_game("ours through PettingZoo", ours.through_pettingzoo),
        **others("PettingZoo", peers.pettingzoo, "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"),
        **by_game("ours through OpenSpiel", ours.through_openspiel),
        **others("OpenSpiel", peers.spiel_python, "yacht"),
        **by_game("ours, interpreted", ours.interpreted),
    },
    THE_LIMIT: {LIMIT: ours.generator},
}
# What is measured on so many cores.
BOTH_CORES: dict[str, Callable[[int], Contender]] = {
    **{f"compiled, {name}": partial(ours.compiled, name) for name in OURS},
    **{f"vectorised environment, {name}": partial(ours.crowd, name) for name in OURS},
}
BOTH_AIM = 1.9  # times one core


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


def table(rounds: Rounds, heading: str) -> list[str]:
    """A row for each contender under a heading."""
    rows = [
        "| | choices/s | lowest to highest | moves/s | games/s |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in FIELD[heading]:
        if paces := rounds.get((heading, name)):
            spread = [rate(pace, "choices") for pace in paces]
            rows.append(
                f"| {name} | {figures(middle(paces, 'choices'))} | {figures(min(spread))} to {figures(max(spread))} "
                f"| {figures(middle(paces))} | {figures(middle(paces, 'games'))} |"
            )
    return rows


def verdict(found: float, least: float) -> str:
    """Whether an aim was reached."""
    return "reached" if found >= least else "missed"


def goals(rounds: Rounds) -> list[str]:
    """What was aimed at, and what came out for the slowest of our games."""
    rows = ["| aim | found | |", "|---|---:|---|"]

    def say(text: str, found: float, least: float) -> None:
        rows.append(f"| {text} | {figures(found)} | {verdict(found, least)} |")

    def aim(text: str, heading: str, mine: list[str], least: float, names: list[str], what: str = "choices") -> None:
        there = [(heading, name) for name in names if (heading, name) in rounds]
        if there:
            say(text, min(times(rounds[heading, own], rounds[key], what) for own in mine for key in there), least)

    games, numba_games = ([f"{prefix}, {name}" for name in OURS] for prefix in ("ours", "ours by numba"))
    aim("Pig: 8 × OpenSpiel's under evaluate_bots, in moves", SAME_GAME, [PIG], 8, [SPIEL_BOTS], "moves")
    aim(
        "Pig: 3 × the fastest loop found in OpenSpiel's wheel, in moves", SAME_GAME, [PIG], 3, [SPIEL_ROLLOUTS], "moves"
    )
    slowest = min(middle(rounds[STEPPED, name], "choices") for name in games)
    say("stepped: 8 million choices/s in the slowest game", slowest, 8e6)
    aim("stepped: 10 × pgx's 2048, in choices", STEPPED, games, 10, ["pgx, 2048"])
    for name in ("tripletriad", "breakout", "checkers"):
        aim(f"stepped: ahead of PufferLib's {name}, in choices", STEPPED, games, 1, [f"PufferLib, {name}"])
    pairs = zip(games, numba_games, strict=True)
    library = min(times(rounds[LOOPS, mine], rounds[LOOPS, jit]) for mine, jit in pairs)
    say("library: 1.2 × numba's compiler, in the least of the games", library, 1.2)
    classic = [name for name in FIELD[ONE_BY_ONE] if name.startswith("PettingZoo")]
    zoo = [f"ours through PettingZoo, {name}" for name in OURS]
    aim("PettingZoo: ahead of its classic games, in choices", ONE_BY_ONE, zoo, 1, classic)
    return rows


def needed(rounds: Rounds) -> list[str]:
    """How far each game is from what its dice and its arrays cost at least."""
    draw = 1e9 / middle(rounds[THE_LIMIT, LIMIT])
    rows = [
        (
            "| | draws a choice | ns for these | bytes written a step | ns for these | ns a choice, in whole games "
            "| ns a choice, stepped | ÷ least |"
        ),
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name in OURS:
        paces = rounds[STEPPED, f"ours, {name}"]
        choices, moves = middle(paces, "choices"), middle(paces)
        draws, size = moves / choices, ours.bytes_a_step(name)  # of each choice one draw picks the action
        drawing, writing, found = draws * draw, size / ours.written_in_a_nanosecond(), 1e9 / choices
        whole = 1e9 / middle(rounds[LOOPS, f"ours, {name}"], "choices")
        rows.append(
            f"| {name} | {draws:.1f} | {drawing:.1f} | {size} | {writing:.1f} | {whole:.0f} | {found:.0f} "
            f"| {found / (drawing + writing):.1f} |"
        )
    return rows


def both_cores(rounds: int) -> list[str]:
    """What a second core adds, by the clock, and how much of two cores there was to be had."""
    rows = [
        (
            f"| | one core, moves/s | two cores, moves/s | two ÷ one | processor time used ÷ clock "
            f"| moves by processor time, two ÷ one | aim: {BOTH_AIM} |"
        ),
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    os.sched_setaffinity(0, CORES)
    for name, make in BOTH_CORES.items():
        one, two = make(1), make(2)
        pairs = [(one(), two()) for _ in range(rounds)]
        ones, twos = ([pace.moves / pace.wall for pace in paces] for paces in zip(*pairs, strict=True))
        ratio = statistics.median(b / a for a, b in zip(ones, twos, strict=True))
        used = statistics.median(pace.cpu / pace.wall for _, pace in pairs)
        alike = statistics.median(rate(b) / rate(a) for a, b in pairs)
        rows.append(
            f"| {name} | {figures(statistics.median(ones))} | {figures(statistics.median(twos))} "
            f"| {ratio:.2f} | {used:.2f} | {alike:.2f} | {verdict(ratio, BOTH_AIM)} |"
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
    begun = time.process_time()
    all_of(hands)
    each = (time.process_time() - begun) / len(hands)
    slowest = 0.0
    for missing in range(28):
        begun = time.process_time()
        rules_lines.line_pips(rules_lines.ALL_TILES & ~(1 << missing))
        slowest = max(slowest, time.process_time() - begun)
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
        (
            f"{where}; {number} rounds in turn, medians, per second of processor time of all threads. Everything is "
            "pinned to one core, XLA to one thread. A choice is a player's; moves count chance, too: each die and card."
        ),
    ]
    puffers = any(name.startswith("PufferLib") for _, name in rounds)
    notes = NOTES | {STEPPED: f"{NOTES[STEPPED]} {PUFFER if puffers else NO_PUFFER}"}
    for heading in (SAME_GAME, LOOPS, STEPPED, ONE_BY_ONE):
        parts += [f"## {heading}", notes[heading], "\n".join(table(rounds, heading))]
    parts += [
        "## Aims",
        "\n".join(goals(rounds)),
        "## What a choice needs at least",
        (
            "A draw is a hash of its key, and a step writes the state's row (which it has read), the observation, the "
            "mask and the rewards. Least is the time of the draws, in a loop of nothing else, and of "
            "writing so many bytes. The rest is the rules: which phase it is, what is legal, and branches that no "
            "processor can predict, since play is random. Whole games in one call show nothing and "
            "have their state at hand: stepping the same games is never faster."
        ),
        "\n".join(needed(rounds)),
        "## Two cores",
        (
            f"By the clock; {ours.CROWD:,} games at once as an environment. A run gets 2 cores of a machine at rest; "
            "where it gets less (processor time used ÷ clock), two ÷ one cannot be more."
        ),
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
