"""Whole games on a graphics card: each thread plays one after the other, move by move beside its neighbours."""

from typing import Any

from ...fair import fortune
from ...twin.kinds import Floats2, Int32s1, Ints1, Ints2
from . import core

# Given by the code that compiles this module, once per game.
game: Any = None
loop: Any = core

EXPORTED = ("play_games",)
APART = EXPORTED
REGISTERS = 64  # of a thread at most: with more, fewer threads find room, which was slower in all games


def own_arrays() -> dict[str, int]:
    """The arrays that each thread has for itself, with their lengths."""
    return {"state": game.SLOTS, "rng": 1}


def play_games(
    start: Ints1,
    state: Int32s1,
    rng: Ints1,
    seed: int,
    first: int,
    minds: Ints1,
    payoffs: Floats2,
    scores: Ints2,
    lengths: Ints1,
    thread: int,
    threads: int,
) -> None:
    """Plays the games whose rows are the thread's: its own number, and every so many threads further.

    Neighbours end their games together: those that are done wait, and what an end costs is paid once for all of them.
    """
    for row in range(thread, len(lengths), threads):
        for slot in range(len(start)):
            state[slot] = start[slot]
        moves = loop.play(state, fortune(seed, first + row), minds, rng)
        write(state, row, moves, payoffs, scores, lengths)


def write(state: Any, row: int, moves: int, payoffs: Any, scores: Any, lengths: Any) -> None:
    """Writes the results of a game."""
    shares = game.payoffs(state)
    points = game.scores(state)
    for seat in range(len(shares)):
        payoffs[seat, row] = shares[seat]
        scores[seat, row] = points[seat]
    lengths[row] = moves
