"""The only place where chance is drawn at a table, and where standing answers are given."""

from typing import Protocol

from ...engine.nodes import CHANCE, State
from ...engine.registry import Parts
from ...fair import Draws
from .match import Match


class InAdvance(Protocol):
    """The part of a game that handles answers given in advance."""

    def declined(self, state: State) -> int | None: ...


STANDING: Parts[InAdvance] = Parts("standing")


def what_follows(match: Match, state: State, draws: Draws) -> list[str]:
    """The moves of chance and of standing answers until somebody has to decide."""
    game, moves = match.table.game, list[str]()
    while True:
        mover = game.mover(state)
        if mover == CHANCE:
            outcome = draws.outcome(game.odds(state), state)
            moves.append(game.OUTCOMES[outcome])
            state = game.step(state, outcome)
        elif mover >= 0 and (answer := _answered(match, mover, state)) is not None:
            moves.append(game.ACTIONS[answer])
            state = game.step(state, answer)
        else:
            return moves


def _answered(match: Match, seat: int, state: State) -> int | None:
    """A player's standing answer, if the game has one."""
    game, sitting = match.table.game.NAME, match.sittings[seat]
    if game not in STANDING or sitting.standing != "decline" or match.mind_plays(seat):
        return None
    return STANDING[game].declined(state)
