"""A game of one draw among 5,000 tickets; the first wins for seat 0, any other for seat 1."""

from collections.abc import Sequence

from ossuary.engine.nodes import CHANCE, OWN, SEATS, TERMINAL, State

NAME = "lottery"
TICKETS = 5000
ACTIONS = ("wait",)
OUTCOMES = tuple(f"ticket_{number}" for number in range(TICKETS))
WEIGHTS = (3, *(1,) * (TICKETS - 1))
TICKET = OWN  # 0 before the draw
SLOTS = TICKET + 1


def initial() -> State:
    """The state before the draw."""
    state = [0] * SLOTS
    state[SEATS] = 2
    return state


def mover(state: State) -> int:
    """Chance, until a ticket is drawn."""
    return TERMINAL if state[TICKET] else CHANCE


def legal(state: State) -> int:
    """Nothing is ever chosen."""
    return 0


def odds(state: State) -> Sequence[int]:
    """The first ticket comes three times as often as any other."""
    return WEIGHTS


def advance(state: State, ticket: int) -> None:
    """Draws a ticket."""
    state[TICKET] = 1 + ticket


def payoffs(state: State) -> list[float]:
    """The win, for the holder of the ticket."""
    return [1.0, 0.0] if state[TICKET] == 1 else [0.0, 1.0]
