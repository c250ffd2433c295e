"""play(): a whole game between minds, those that are there and your own."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..engine.nodes import Refused
from ..engine.nodes import State as Row
from ..engine.registry import Game as Rules
from ..minds.playing import named_minds
from ..minds.playing.simple import plain_mind
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
    """Plays a whole game and returns its record; each seat is a bot by name, or a function from a state to an action.

    Without seats, simple bots play: as few as the game allows, but at least two.

    >>> def careful(state):
    ...     return "stop" if "stop" in state.legal else state.legal[0]
    >>> record = ossuary.play("shark-attacks", ["rule-of-thumb", careful], seed=7, target=50)
    >>> record.players, record.end.scores
    (['rule-of-thumb', 'careful'], [52, 43])
    """
    face = game if isinstance(game, Game) else game_named(game)
    seats = seats or usual_seats(face)
    state = face.initial(names_of(seats), seed, **options)
    check_seats(seats, face.engine, list(state.row))
    minds = [chooser(seat, face.engine) for seat in seats]
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


def check_seats(seats: Sequence[Mind], rules: Rules, start: Row) -> None:
    """Refuses a seat that is no mind, and a mind that does not play such a game or needs more than is installed."""
    for seat in seats:
        if not (named_minds.is_mind(seat) if isinstance(seat, str) else callable(seat)):
            raise Refused("arena-unknown-mind", mind=str(seat), known=", ".join(named_minds.known_minds()))
    named_minds.check_minds([seat for seat in seats if isinstance(seat, str)], rules, start)


def chooser(mind: Mind, rules: Rules) -> Callable[[State], str]:
    """What a mind chooses in a state, by its key."""
    if not isinstance(mind, str):
        return mind
    choose = named_minds.chooser(rules, mind)

    def chosen(state: State) -> str:
        return rules.ACTIONS[choose(list(state.row), state._thoughts())]

    return chosen
