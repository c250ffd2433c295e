"""The simple minds: `random`, and one `rule-of-thumb` per game."""

from types import ModuleType

from ...engine.nodes import Refused, State
from ...engine.registry import Game
from ...fair import any_of
from ..mind import Choose
from ..rule_of_thumb import THUMBS, thumb_of

SIMPLE = ("random", "rule-of-thumb")


def simple(game: Game, name: str) -> Choose:
    """The mind with that name: a function from a state and its own generator to an action."""
    if name not in SIMPLE:
        raise Refused("arena-unknown-mind", mind=name, known=", ".join(SIMPLE))
    if name == "random":
        return lambda state, rng: any_of(game.legal(state), rng)
    if game.NAME not in THUMBS:
        raise Refused("mind-no-thumb", mind=name, game=game.NAME, known="random")
    choose: Choose = THUMBS[game.NAME].choose
    return choose


def plain_mind(game: Game) -> str:
    """The best of the simple minds that a game has."""
    return "rule-of-thumb" if game.NAME in THUMBS else "random"


def choosing_of(game: Game) -> ModuleType:
    """The rule of thumb of a game, to be compiled by itself."""
    from ...twin import fitted
    from . import simple_core

    return fitted(simple_core, game, thumb=thumb_of(game))


def compiled(game: Game, name: str) -> Choose:
    """The same, compiled, so that other threads can run."""
    if name == "random":
        return simple(game, name)
    from ...twin import arrays, twin

    choose = twin(choosing_of(game)).choose

    def chosen(state: State, rng: list[int]) -> int:
        generator = arrays.array(rng)
        action = int(choose(arrays.array(state), generator))
        rng[0] = int(generator[0])
        return action

    return chosen
