"""Moves per second on one core: random play of the four games, compiled, beside OpenSpiel's C++ pig in one run.

Every contender plays in turn, round after round, so that a noisy machine disturbs all of them alike. Moves count
decisions and chance. The limit of a game is the time of its draws from the generator alone, one for each move.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pyspiel

from ossuary import fair
from ossuary.lab.simulate import simulate
from ossuary.rules import lines as rules_lines
from ossuary.rules.catalogue import GAMES
from ossuary.twin import twin, unowned

ROUNDS = 40
SECONDS = 0.1  # a round of one contender, short, so that neighbours in time see the same machine
PEERS = ("pig", "backgammon")

Contender = Callable[[], float]  # plays one round; moves per second


def ours(name: str) -> Contender:
    """Random play of one of our games."""
    game = GAMES[name]
    options, minds = game.Options(), ["random", "random"]
    warm = simulate(game, options, minds, 1000, seed=1, cores=1)
    games = int(1000 * SECONDS / warm.seconds)

    def play() -> float:
        results = simulate(game, options, minds, games, seed=7, cores=1)
        return float(results.lengths.sum() / results.seconds)

    return play


def open_spiel(name: str) -> Contender:
    """Random play of one of OpenSpiel's games under its own evaluate_bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(2)]

    def play() -> float:
        moves = games = 0
        spent = 0.0
        while spent < SECONDS:
            state = game.new_initial_state()
            begun = time.perf_counter()
            pyspiel.evaluate_bots(state, bots, games)
            spent += time.perf_counter() - begun
            moves += len(state.history())
            games += 1
        return moves / spent

    return play


def generator() -> Contender:
    """Keyed draws and nothing else."""
    draw, bare = twin(fair).draw, unowned()

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def draws(number: int, row: Any) -> int:
        state = bare(row)
        total = 0
        for index in range(number):
            state[0], state[1], state[2] = index >> 8, index >> 4 & 15, index & 15
            total ^= draw(123456789123456789, state)
        return total

    row = np.zeros(3, np.int64)
    draws(1, row)
    number = 5_000_000

    def play() -> float:
        begun = time.perf_counter()
        draws(number, row)
        return number / (time.perf_counter() - begun)

    return play


def main() -> None:
    """Runs all contenders and prints the table."""
    contenders: dict[str, Contender] = {name: ours(name) for name in GAMES}
    contenders |= {f"OpenSpiel {name}": open_spiel(name) for name in PEERS}
    contenders["the generator alone"] = generator()
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            rates[name].append(play())
    pig, limit = rates["OpenSpiel pig"], rates["the generator alone"]
    print(f"Random play, one core, {ROUNDS} rounds side by side; medians (lowest to highest).\n")
    print("| | million moves/s | × pig in the same round | time per move ÷ time per draw |")
    print("|---|---:|---:|---:|")
    for name, found in rates.items():
        ratio = [mine / pigs for mine, pigs in zip(found, pig, strict=True)]
        above = [draws / mine for mine, draws in zip(found, limit, strict=True)]
        spread = f"{min(found) / 1e6:.1f} to {max(found) / 1e6:.1f}"
        print(
            f"| {name} | {statistics.median(found) / 1e6:.1f} ({spread}) "
            f"| {statistics.median(ratio):.1f} ({min(ratio):.1f} to {max(ratio):.1f}) "
            f"| {statistics.median(above):.0f} |"
        )


def lines() -> None:
    """Prints how long the best line of tiles takes (BN-18)."""
    rng = random.Random(7)
    hands = np.array([sum(1 << tile for tile in rng.sample(range(28), 14)) for _ in range(20_000)])
    compiled = twin(rules_lines).line_pips

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
    print(f"\nThe best line: {each * 1e6:.2f} µs for 14 tiles compiled (mean of {len(hands)} hands), ", end="")
    print(f"{slowest * 1e3:.2f} ms for 27 tiles interpreted (slowest of 28 hands).")


if __name__ == "__main__":
    main()
    lines()
