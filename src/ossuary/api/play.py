"""play(): a whole game between minds, those that are there and your own."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..engine.extras import need
from ..engine.nodes import Refused
from ..minds.judging.pick_judge import solvable
from ..minds.playing import onnx_mind
from ..minds.playing.games import SEARCH, contender
from ..minds.playing.simple import plain_mind
from ..minds.playing.strengths import COMPILED, MINDS, mind, minds_for
from ..words.said import distinct
from .game import Game
from .game import game as game_named
from .record import Record
from .state import State

Mind: TypeAlias = str | Callable[[State], str]


def play(
    game: str | Game,
    seats: Sequence[Mind] = (),
    seed: int | None = None,
    **options: Any,
) -> Record:
    """Plays a whole game and gives its record; each seat is a mind by name, or a function from a state to an action.

    Without seats, simple minds play: as few as the game takes, at least two.

    >>> def careful(state):
    ...     return "stop" if "stop" in state.legal else state.legal[0]
    >>> record = ossuary.play("shark-attacks", ["rule-of-thumb", careful], seed=7, target=50)
    >>> record.players, record.end.scores
    (['rule-of-thumb', 'careful'], [52, 43])
    """
    face = game if isinstance(game, Game) else game_named(game)
    seats = seats or usual_seats(face)
    state = face.initial(names_of(seats), seed, **options)
    minds = [chooser(seat, state) for seat in seats]
    state = state.draw()
    while not state.over:
        state = state.play(minds[state.mover](state))
    return state.record


def usual_seats(game: Game) -> list[Mind]:
    """The best of the simple minds, at as few seats as the game has, at least two."""
    return [plain_mind(game.engine)] * max(2, game.seats[0])


def names_of(seats: Sequence[Mind]) -> list[str]:
    """What minds are called in records, no two alike."""
    return distinct([seat if isinstance(seat, str) else getattr(seat, "__name__", "function") for seat in seats])


def chooser(mind_or_name: Mind, start: State) -> Callable[[State], str]:
    """What a mind chooses in a state of such a game, by its key."""
    if not isinstance(mind_or_name, str):
        return mind_or_name
    engine, name = start.game.engine, mind_or_name
    known = minds_for(engine, list(start.row))
    if name in MINDS and name not in known:
        raise Refused(
            "cli-not-perfect", seat=name, game=engine.NAME, solved=", ".join(solvable()), known=", ".join(known)
        )
    if name in COMPILED or name.startswith(f"{SEARCH}:"):
        need("fast", "numba", "numpy")
    if name.startswith(f"{onnx_mind.KIND}:"):
        need(onnx_mind.KIND, *onnx_mind.MODULES)
    choose = mind(engine, name) if name in MINDS else contender(engine, name)

    def chosen(state: State) -> str:
        return engine.ACTIONS[choose(list(state.row), state._thoughts())]

    return chosen
