"""A game written down move by move, in code that runs at both speeds."""

from typing import Any

from ..engine.nodes import CHANCE, TERMINAL
from ..fair import any_of, draw, pick, thought

# Given by the code that compiles this module.
game: Any = None
thumb: Any = None


def trace(state: Any, luck: int, minds: Any, rng: Any, states: Any, facts: Any) -> int:
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
