"""The rules of any game, one by one, for callers that are not Python, in code that runs at both speeds."""

from typing import Any

from ...twin.kinds import Floats1, Ints1

# Given by the code that compiles this module, once per game.
game: Any = None

EXPORTED = ("mover", "legal", "refusal", "odds", "advance", "scores", "payoffs")


def mover(state: Ints1) -> int:
    """The seat to move, or what stands for chance and for the end."""
    seat: int = game.mover(state)
    return seat


def legal(state: Ints1) -> int:
    """A bit for each legal action."""
    actions: int = game.legal(state)
    return actions


def refusal(state: Ints1, action: int) -> int:
    """The number of the rule that forbids an action, 0 if none does."""
    rule: int = game.refusal(state, action)
    return rule


def odds(state: Ints1, weights: Ints1) -> int:
    """Writes the weights of the outcomes; returns how many there are."""
    found = game.odds(state)
    for outcome in range(len(found)):
        weights[outcome] = found[outcome]
    return len(found)


def advance(state: Ints1, move: int) -> None:
    """Makes a move in place."""
    game.advance(state, move)


def scores(state: Ints1, points: Ints1) -> None:
    """Writes the score of each seat."""
    found = game.scores(state)
    for seat in range(len(found)):
        points[seat] = found[seat]


def payoffs(state: Ints1, shares: Floats1) -> None:
    """Writes each seat's share of the win."""
    found = game.payoffs(state)
    for seat in range(len(found)):
        shares[seat] = found[seat]
