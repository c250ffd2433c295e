"""Minds by name: the simple ones, and strengths for people to choose from."""

from collections.abc import Sequence
from typing import cast

from ...engine.nodes import Refused, State
from ...engine.registry import Game, actions_of
from ...fair import any_of, toss
from ..best_play import BEST_PLAY
from ..judging.exact_judge import preferred
from ..judging.pick_judge import solution, solvable, solved
from ..mind import Choose
from ..rule_of_thumb import THUMBS
from .simple import SIMPLE, simple
from .simple import compiled as compiled_simple

STRENGTHS = ("beginner", "steady", "strong", "perfect")
MINDS = (*SIMPLE, *STRENGTHS)
BY_THUMB = ("rule-of-thumb", "beginner")  # these need a rule of thumb

SLIPS = 4  # a beginner plays one choice in this many at random
STEADY = 300  # games tried out for a choice
STRONG = 6000


def minds_for(game: Game, state: State) -> tuple[str, ...]:
    """The minds that can play a game with the seats and options of this state; perfect only if it is solved."""
    known = MINDS if solved(game, state) else MINDS[:-1]
    return known if game.NAME in THUMBS else tuple(name for name in known if name not in BY_THUMB)


def without_memory(game: Game, state: State) -> tuple[str, ...]:
    """Those of them, from the weakest, whose choices follow from the state and the seed alone: none that searches."""
    computed = ("strong",) if hasattr(BEST_PLAY.get(game.NAME), "strong") else ()
    known = minds_for(game, state)
    return tuple(name for name in ("beginner", "rule-of-thumb", *computed, "perfect") if name in known)


def not_perfect(game: Game, known: Sequence[str]) -> Refused:
    """The refusal of perfect play in an unsolved game, with the minds that can play."""
    solved_ones = ", ".join(solvable())
    return Refused("cli-not-perfect", seat=STRENGTHS[-1], game=game.NAME, solved=solved_ones, known=", ".join(known))


def mind(game: Game, name: str) -> Choose:
    """The mind with that name: a function from a state and its own generator to an action."""
    if name in SIMPLE:
        return simple(game, name)
    if name == "beginner":
        return _beginner(game)
    if name == "perfect":
        return _perfect(game)
    if name not in STRENGTHS:
        raise Refused("arena-unknown-mind", mind=name, known=", ".join(MINDS))
    if name == "strong" and hasattr(BEST_PLAY.get(game.NAME), "strong"):
        return cast(Choose, BEST_PLAY[game.NAME].strong())  # computes its turn rather than search
    from ..search import searcher

    return searcher(game, STEADY if name == "steady" else STRONG)


def compiled(game: Game, name: str) -> Choose:
    """The same, compiled, so that other threads can run."""
    return compiled_simple(game, name) if name in SIMPLE else mind(game, name)


def _beginner(game: Game) -> Choose:
    """Plays by rule of thumb, with random slips."""
    thumb = simple(game, "rule-of-thumb")

    def choose(state: State, rng: list[int]) -> int:
        return any_of(game.legal(state), rng) if toss(rng, SLIPS) == 0 else thumb(state, rng)

    return choose


def _perfect(game: Game) -> Choose:
    """Plays by the table of a solved game."""
    if game.NAME not in solvable():
        raise not_perfect(game, minds_for(game, []))

    def choose(state: State, rng: list[int]) -> int:
        seat, value = game.mover(state), solution(game, state).value
        afters = {action: game.step(state, action) for action in actions_of(game, state)}
        return max(afters, key=lambda action: preferred(game, afters[action], value(afters[action]), seat))

    return choose
