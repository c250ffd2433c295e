"""The inner loop of simulation: whole games, in code that runs at both speeds."""

from typing import Any

from ...engine.bits import lowest
from ...engine.nodes import CHANCE, TERMINAL, State
from ...fair import any_of, fortune, thought
from ...twin.kinds import Floats2, Ints1, Ints2
from ...twin.rows import unowned

# Given by the code that compiles this module, once per game: its rules, its outcomes, and its rule of thumb.
game: Any = None
chance: Any = None
thumb: Any = None

MINDS = ("random", "rule-of-thumb")  # a mind is given by its place here
RANDOM = 0

EXPORTED = APART = ("batch",)  # and no two of the arrays that it takes overlap


def play(state: State, luck: int, minds: list[int], rng: list[int]) -> int:
    """Plays a game to its end in place; returns the number of moves."""
    moves = 0
    seat = game.mover(state)
    while seat != TERMINAL:
        if seat == CHANCE:
            moves += chance.draw_on(state, luck)
        else:
            actions = game.legal(state)
            if actions & (actions - 1) == 0:
                move = lowest(actions)  # no mind is needed where there is no choice
            else:
                rng[0] = thought(luck, moves)
                move = any_of(actions, rng) if minds[seat] == RANDOM else thumb.choose(state, rng)
            game.advance(state, move)
            moves += 1
        seat = game.mover(state)
    return moves


def batch(
    start: Ints1, scratch: Ints1, seed: int, first: int, minds: Ints1, payoffs: Floats2, scores: Ints2, lengths: Ints1
) -> None:
    """Plays the games from number `first` on, one per row of the arrays that take the results."""
    state = unowned(scratch)
    rng = minds[:1].copy()
    for row in range(len(lengths)):
        for slot in range(len(start)):
            state[slot] = start[slot]
        lengths[row] = play(state, fortune(seed, first + row), minds, rng)
        shares = game.payoffs(state)
        points = game.scores(state)
        for seat in range(len(minds)):
            payoffs[row, seat] = shares[seat]
            scores[row, seat] = points[seat]
