"""The one list of games: those in `ossuary.games` and of other packages, and the parts of each."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints, distributions, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import FunctionType
from typing import Any, Generic, Protocol, TypeVar, cast

from .. import games
from .nodes import OptionError, Part, Refused, State
from .options import Option

T = TypeVar("T")

ENTRY_POINTS = "ossuary.games"  # under which other packages name a room of theirs
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LETTERS = re.compile(r"[A-Z]{1,8}")
TEXTS = ("page-game-{}", "rules-{}-title", "rules-{}-intro", "rules-{}-credit")  # what every list of games shows


class Options(Protocol):
    """The options of a game; each game adds its own fields."""

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


class Misfit(Refused):
    """Why a package is not accepted as a game."""


ROOMS: dict[str, str] = {}  # by the name of a game, the package that it lives in: ours first, then others by name
GAMES: dict[str, Game] = {}
LEFT_OUT: dict[str, Misfit] = {}  # by the name of an entry point, why its game is not here


def misfit(name: str, package: str) -> Misfit | None:
    """Why the game of an entry point is not accepted; None if it is."""
    about = {"game": name, "package": package}
    try:
        rules = import_module(f"{package}.rules")
        home = Path(str(import_module(package).__file__)).parent
        texts = {path: path.read_text(encoding="utf-8") for path in sorted(home.glob("*/*.ftl"))}
    except (Exception, SystemExit) as error:  # noqa: BLE001  whatever is wrong there, the other games play
        return Misfit("game-does-not-load", **about, error=on_one_line(error))
    functions = [each for each, value in vars(Game).items() if isinstance(value, FunctionType) and each[0] != "_"]
    if lacking := [each for each in (*Game.__annotations__, *functions) if not hasattr(rules, each)]:
        return Misfit("game-lacks-names", **about, names=", ".join(lacking))
    if not SLUG.fullmatch(str(rules.NAME)):
        return Misfit("game-is-no-slug", **about, name=str(rules.NAME))
    if not LETTERS.fullmatch(str(rules.PREFIX)):
        return Misfit("game-prefix-is-no-letters", **about, prefix=str(rules.PREFIX))
    others = {other: game for other, game in GAMES.items() if ROOMS[other] != package}
    if rules.NAME in others:
        return Misfit("game-name-is-taken", **about, name=rules.NAME)
    if same := [other for other, game in others.items() if game.PREFIX == rules.PREFIX]:
        return Misfit("game-prefix-is-taken", **about, prefix=rules.PREFIX, other=same[0])
    if find_spec(f"{package}.words") is None:
        return Misfit("game-lacks-words", **about)
    english = [text for path, text in texts.items() if path.parent.name == "en"]
    said = {key for text in english for key in re.findall(r"^([\w-]+) *=", text, re.MULTILINE)}
    if lacking := [key for key in (each.format(rules.NAME) for each in TEXTS) if key not in said]:
        return Misfit("game-lacks-texts", **about, texts=", ".join(lacking))
    return None


def on_one_line(error: BaseException) -> str:
    """An exception in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def guests() -> list[str]:
    """The games of other packages."""
    return [game for game, package in ROOMS.items() if not package.startswith(f"{games.__name__}.")]


def entries(group: str) -> list[EntryPoint]:
    """The entry points of installed packages in a group, each once."""
    return sorted(set(_entry_points().select(group=group)))


@cache
def _entry_points() -> Any:
    try:
        return entry_points()
    except Exception:  # noqa: BLE001  some package that has nothing to do with us is damaged
        found = list[EntryPoint]()
        for distribution in distributions():
            with suppress(Exception):
                found += distribution.entry_points
        return EntryPoints(found)


def _move_in(package: str) -> None:
    rules = cast(Game, import_module(f"{package}.rules"))
    ROOMS[rules.NAME], GAMES[rules.NAME] = package, rules


def _fill() -> None:
    ours = [f"{games.__name__}.{room.name}" for room in iter_modules(games.__path__) if room.ispkg]
    for package in sorted(ours, key=lambda package: int(import_module(package).SHELF)):
        _move_in(package)
    for entry in entries(ENTRY_POINTS):
        if refused := misfit(entry.name, entry.value):
            LEFT_OUT[entry.name] = refused
        else:
            _move_in(entry.value)


class Parts(Mapping[str, T], Generic[T]):
    """By game, what its room brings under a name; each is loaded when it is asked for, and not every game has one.

    Where there is something else for those that have none, that is given, too, and not counted.
    """

    def __init__(self, name: str, otherwise: T | None = None) -> None:
        self.name = name
        self._otherwise = otherwise

    def __getitem__(self, game: str) -> T:
        if game not in self:
            if self._otherwise is None or game not in ROOMS:
                raise KeyError(game)
            return self._otherwise
        package = ROOMS[game]
        try:
            return cast(T, _loaded(f"{package}.{self.name}"))
        except Exception as error:
            if game in guests():
                why = on_one_line(error)
                raise Misfit("game-part-does-not-load", game=game, part=f"{package}.{self.name}", error=why) from error
            raise

    def __contains__(self, game: object) -> bool:
        return game in ROOMS and _brings(ROOMS[str(game)], self.name)

    def __iter__(self) -> Iterator[str]:
        return iter([game for game in ROOMS if game in self])

    def __len__(self) -> int:
        return len(list(iter(self)))


def folder(game: str) -> Path:
    """The folder of a game."""
    return Path(str(import_module(ROOMS[game]).__file__)).parent


@cache
def _loaded(module: str) -> object:
    return import_module(module)


@cache
def _brings(room: str, part: str) -> bool:
    return find_spec(f"{room}.{part}") is not None


def game_named(name: str) -> Game:
    """The game with that name."""
    if name in LEFT_OUT and name not in GAMES:
        raise LEFT_OUT[name]
    if name not in GAMES:
        raise Refused("cli-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def actions_of(game: Game, state: State) -> list[int]:
    """The legal actions in a state where a seat is to move, in the order of their numbers."""
    legal = game.legal(state)
    return [action for action in range(len(game.ACTIONS)) if legal >> action & 1]


def options_for(game: Game, given: Mapping[str, object]) -> Options:
    """The options of a game with the given ones set; lists become tuples, unknown names are refused."""
    known = ["seats", *game.OPTIONS]
    for name in given:
        if name not in known:
            raise OptionError("option-unknown", option=name, game=game.NAME, options=", ".join(known[1:]))
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return game.Options(**values)


_fill()  # last, since the rules of others may ask for anything above
