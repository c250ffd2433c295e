"""Replies to a style: what the best one gains over best play, and how it chooses."""

from typing import Any

from ...engine.nodes import SEATS, Refused, State
from ...engine.registry import Game, actions_of
from ..best_play import BEST_PLAY
from ..judging.exact_judge import preferred
from ..judging.pick_judge import solved
from ..mind import Choose
from .style import Style


def replied() -> list[str]:
    """The games in which the best reply to a style is known."""
    return [name for name, room in BEST_PLAY.items() if hasattr(room, "reply")]


def can_reply(game: Game, state: State) -> bool:
    """Whether the best reply to a style is known with the seats and options of this state."""
    return game.NAME in replied() and state[SEATS] == 2 and solved(game, state)


def reply(game: Game, state: State, style: Style, best: bool = True, **told: Any) -> Any:
    """The reply to a style in games with the options of this state: the best one, or best play."""
    if not can_reply(game, state):
        raise Refused("against-not-solved", game=game.NAME, known=", ".join(replied()))
    return BEST_PLAY[game.NAME].reply(state, tuple(style.numbers), best, **told)


def replying(game: Game, style: Style) -> Choose:
    """A mind that replies to a style as well as can be."""

    def choose(state: State, rng: list[int]) -> int:
        seat, value = game.mover(state), reply(game, state, style).value
        afters = {action: game.step(state, action) for action in actions_of(game, state)}
        return max(afters, key=lambda action: preferred(game, afters[action], value(afters[action]), seat))

    return choose
