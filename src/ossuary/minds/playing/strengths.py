"""Minds by name: the simple ones, and levels for people to choose from."""

from collections.abc import Sequence

from ...engine.nodes import Refused, State
from ...engine.registry import Game
from ..best_play import BEST_PLAY
from ..judging.pick_judge import solvable, solved
from ..mind import Choose
from ..rule_of_thumb import THUMBS
from .levelled import levelled
from .levels import LEVELS, PERFECT, level_at, levels_for
from .simple import SIMPLE, simple
from .simple import compiled as compiled_simple

MINDS = (*SIMPLE, *LEVELS)
BY_THUMB = ("rule-of-thumb",)  # needs a rule of thumb


def minds_for(game: Game, state: State) -> tuple[str, ...]:
    """The minds that can play a game with the seats and options of this state; perfect only if it is solved."""
    known = MINDS if solved(game, state) else MINDS[:-1]
    return known if game.NAME in THUMBS else tuple(name for name in known if name not in BY_THUMB)


def offered(game: Game, state: State) -> tuple[str, ...]:
    """What people choose from: the levels of the game from the weakest, and then the minds that are no levels."""
    return (*levels_for(game, state), *(name for name in minds_for(game, state) if name not in LEVELS))


def without_memory(game: Game, state: State) -> tuple[str, ...]:
    """Those of them, from the weakest, whose choices follow from the state and the seed alone."""
    known = minds_for(game, state)
    return tuple(
        name
        for name in ("beginner", "rule-of-thumb", "strong", PERFECT)
        if name in known and (name in SIMPLE or _forgets(game, state, name))
    )


def not_perfect(game: Game, known: Sequence[str]) -> Refused:
    """The refusal of perfect play in an unsolved game, with the minds that can play."""
    solved_ones = ", ".join(solvable())
    return Refused("cli-not-perfect", seat=PERFECT, game=game.NAME, solved=solved_ones, known=", ".join(known))


def mind(game: Game, name: str) -> Choose:
    """The mind with that name: a function from a state and its own generator to an action."""
    if name in SIMPLE:
        return simple(game, name)
    if name not in LEVELS:
        raise Refused("arena-unknown-mind", mind=name, known=", ".join(MINDS))
    if name == PERFECT and game.NAME not in solvable():
        raise not_perfect(game, minds_for(game, []))
    return levelled(game, name)


def compiled(game: Game, name: str) -> Choose:
    """The same, compiled, so that other threads can run."""
    return compiled_simple(game, name) if name in SIMPLE else mind(game, name)


def _forgets(game: Game, state: State, name: str) -> bool:
    """Whether a level knows nothing of earlier choices: all but those that search without slips."""
    level = level_at(game, state, name)
    return level is None or level.warmth > 0 or hasattr(BEST_PLAY.get(game.NAME), "strong")
