"""The one list of games: the rooms of `ossuary.games`, the shape of their rules, and what else each of them brings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Generic, Protocol, TypeVar, cast

from .. import games
from .nodes import OptionError, Part, Refused, State
from .options import Option

T = TypeVar("T")


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
    OPTIONS: Mapping[str, Option]

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


def _rooms() -> dict[str, str]:
    """By the name of a game, the package that it lives in; in the order of their shelves."""
    packages = [f"{games.__name__}.{room.name}" for room in iter_modules(games.__path__) if room.ispkg]
    packages.sort(key=lambda package: int(import_module(package).SHELF))
    return {str(import_module(f"{package}.rules").NAME): package for package in packages}


ROOMS = _rooms()
GAMES: dict[str, Game] = {name: cast(Game, import_module(f"{room}.rules")) for name, room in ROOMS.items()}


class Parts(Mapping[str, T], Generic[T]):
    """By game, what its room brings under a name; each is loaded when it is asked for, and not every game has one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getitem__(self, game: str) -> T:
        if game not in self:
            raise KeyError(game)
        return cast(T, import_module(f"{ROOMS[game]}.{self.name}"))

    def __contains__(self, game: object) -> bool:
        return _brings(str(game), self.name)

    def __iter__(self) -> Iterator[str]:
        return iter([game for game in ROOMS if game in self])

    def __len__(self) -> int:
        return len(list(iter(self)))


def folder(game: str) -> Path:
    """Where the room of a game is."""
    return Path(str(import_module(ROOMS[game]).__file__)).parent


@cache
def _brings(game: str, part: str) -> bool:
    return game in ROOMS and find_spec(f"{ROOMS[game]}.{part}") is not None


def game_named(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise Refused("cli-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def options_for(game: Game, given: Mapping[str, object]) -> Options:
    """The options of a game with the given ones set; lists become tuples, unknown names are refused."""
    known = ["seats", *game.OPTIONS]
    for name in given:
        if name not in known:
            raise OptionError("option-unknown", option=name, game=game.NAME, options=", ".join(known[1:]))
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return game.Options(**values)
