"""A mind for any number of seats: the most points of a turn on average, up to those that are needed to win."""

from functools import lru_cache

from ....engine.nodes import SEAT, TERMINAL, TURN, State
from .. import rules
from .layout import POINTS, POINTS_BELOW
from .solver import Turns

KEPT_TURNS = 2  # about 13 MB each; nearly all turns of a game are the same one


def choose(state: State, rng: list[int]) -> int:
    """The action that scores most on average."""
    return _turn(_need(state)).best_action(state)


def worth(state: State, after: State) -> float:
    """The points that the turn of a state scores on average from a next state on."""
    seat = rules.SCORES + state[SEAT]
    if after[TURN] != state[TURN] or rules.mover(after) == TERMINAL:
        return float(min(after[seat] - state[seat], _need(state)))
    return _turn(_need(state)).value(after)


def _need(state: State) -> int:
    """The points that win the game, as far as one turn can score them."""
    return min(state[rules.TARGET] - state[rules.SCORES + state[SEAT]], POINTS_BELOW)


def keep_turns(all_of_them: bool) -> None:
    """Keeps every turn that is solved from now on, for a long series of games; or only the last ones."""
    _turns[0] = _all if all_of_them else _last


def _turn(need: int) -> Turns:
    return _turns[0](need)


def _solved(need: int) -> Turns:
    turns = Turns()
    turns.solve([[float(min(points - POINTS_BELOW, need)) for points in range(POINTS)]])
    return turns


_last, _all = lru_cache(KEPT_TURNS)(_solved), lru_cache(POINTS_BELOW)(_solved)
_turns = [_last]
