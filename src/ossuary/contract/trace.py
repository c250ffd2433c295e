"""A game written down move by move, in code that runs at both speeds."""

from typing import Any

from ..engine.nodes import CHANCE, TERMINAL
from ..fair import any_of, draw, pick, thought
from ..twin.kinds import Floats1, Ints1, Ints2

# Given by the code that compiles this module.
game: Any = None
thumb: Any = None

EXPORTED = ("trace", "write_down")


def trace(state: Ints1, luck: int, minds: Ints1, rng: Ints1, states: Ints2, facts: Ints2) -> int:
    """Plays until the end or the last row; writes each state with its mover, legal actions and the move made."""
    for row in range(len(facts)):
        seat = game.mover(state)
        for slot in range(len(state)):
            states[row, slot] = state[slot]
        facts[row, 0] = seat
        facts[row, 1] = game.legal(state)
        facts[row, 2] = -1
        if seat == TERMINAL:
            return row
        if seat == CHANCE:
            move = pick(game.odds(state), draw(luck, state))
        else:
            rng[0] = thought(luck, row)
            move = thumb.choose(state, rng) if minds[seat] else any_of(game.legal(state), rng)
        facts[row, 2] = move
        game.advance(state, move)
    return len(facts)


def write_down(
    state: Ints1, move: int, refusals: Ints1, odds: Ints1, scores: Ints1, payoffs: Floats1, after: Ints1
) -> int:
    """Writes what a state is said to be, and the state after a move if one is given; how many outcomes have odds."""
    for action in range(len(refusals)):
        refusals[action] = game.refusal(state, action)
    outcomes = 0
    if game.mover(state) != TERMINAL:
        weights = game.odds(state)
        outcomes = len(weights)
        for outcome in range(min(outcomes, len(odds))):
            odds[outcome] = weights[outcome]
    points, shares = game.scores(state), game.payoffs(state)
    for seat in range(min(len(points), len(scores))):
        scores[seat] = points[seat]
    for seat in range(min(len(shares), len(payoffs))):
        payoffs[seat] = shares[seat]
    if move >= 0:
        stepped = game.step(state, move)
        for slot in range(min(len(stepped), len(after))):
            after[slot] = stepped[slot]
    return outcomes
