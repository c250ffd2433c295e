"""GAMES: the one list of games, and the shape that all of them have."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Protocol, cast

from . import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from .nodes import OptionError, Part, Refused, State


class Options(Protocol):
    """What the players agree on before a game; further fields are a game's own."""

    @property
    def seats(self) -> int: ...


class Game(Protocol):
    """A game: facts, names of its moves, and pure functions over its states."""

    NAME: str
    PREFIX: str
    MIN_SEATS: int
    MAX_SEATS: int
    ACTIONS: tuple[str, ...]
    OUTCOMES: tuple[str, ...]
    PHASES: tuple[str, ...]
    SLOTS: int
    Options: Callable[..., Options]

    def initial(self, options: Any) -> State: ...
    def mover(self, state: State) -> int: ...
    def legal(self, state: State) -> int: ...
    def refusal(self, state: State, action: int) -> int: ...
    def odds(self, state: State) -> Sequence[int]: ...
    def advance(self, state: State, move: int) -> None: ...
    def step(self, state: State, move: int) -> State: ...
    def scores(self, state: State) -> list[int]: ...
    def payoffs(self, state: State) -> list[float]: ...
    def tally(self, state: State, seat: int) -> list[Part]: ...
    def look(self, state: State) -> Mapping[str, object]: ...


GAMES: dict[str, Game] = {
    module.NAME: cast(Game, module) for module in (rolling_bones, shark_attacks, skulls_of_sedlec, bones)
}


def game_named(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise Refused("cli-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def options_for(game: Game, given: Mapping[str, object]) -> Options:
    """The options of a game with the given ones set; lists become tuples, unknown names are refused."""
    known = [field.name for field in fields(cast(Any, game.Options))]
    for name in given:
        if name not in known:
            raise OptionError("option-unknown", option=name, game=game.NAME, options=", ".join(known[1:]))
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return game.Options(**values)
