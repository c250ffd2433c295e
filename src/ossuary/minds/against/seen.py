"""What a player was seen to choose between a risk and an end, in records of solved games of two."""

from collections.abc import Iterable
from typing import Any

from ...engine.nodes import SEATS, State
from ...engine.record import Record, replay
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from ..judging.pick_judge import solution, solved
from .style import Pushed, Style, style_of


def shows_style(game: Game) -> bool:
    """Whether a game says where luck is pushed in it."""
    return game.NAME in BEST_PLAY and hasattr(BEST_PLAY[game.NAME], "stake")


def pushed_in(record: Record, seat: int) -> list[Pushed]:
    """What this seat chose between risks and ends; nothing in games that are not solved for two."""
    game, start = record.game, record.game.initial(record.options)
    if not shows_style(game) or start[SEATS] != 2 or not solved(game, start):
        return []
    return [
        found
        for step in replay(record)
        if game.mover(step.before) == seat and (found := _pushed(game, step.before, step.move))
    ]


def _pushed(game: Game, state: State, action: int) -> Pushed | None:
    room: Any = BEST_PLAY[game.NAME]
    legal = game.legal(state)
    risks, ends = ([one for one in of if legal >> one & 1] for of in (room.RISKS, room.ENDS))
    if not risks or not ends or action not in (*risks, *ends):
        return None
    value = solution(game, state).value
    best = [max(value(game.step(state, one))[game.mover(state)] for one in of) for of in (risks, ends)]
    return Pushed(room.standing(state) - 1, (best[0] - best[1]) / room.stake(state), action in risks)


def style_in(games: Iterable[tuple[Record, int]]) -> Style:
    """The style of a player who had these seats."""
    return style_of([one for record, seat in games for one in pushed_in(record, seat)])
