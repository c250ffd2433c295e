"""The course of a game for a report: scores turn by turn, their sources, and the risks taken."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...engine.nodes import CHANCE, SEAT, TURN, State
from ...engine.registry import Game, game_named, options_for
from ...fair import fortune
from ...minds.playing.one_game import fresh_mind, played
from .game_report import REPORTS, pushing, sources


class Push(NamedTuple):
    """One push of luck: the safe points, and the points of the turn."""

    safe: int
    brought: int


@dataclass
class Course:
    """One game."""

    number: int = 0  # of those that its setting has
    seats: list[int] = field(default_factory=list)  # by turn, whose it was
    scores: list[list[int]] = field(default_factory=list)  # by turn, the points of all after it
    final: list[int] = field(default_factory=list)  # by seat
    payoffs: list[float] = field(default_factory=list)  # by seat
    sources: Counter[str] = field(default_factory=Counter)  # where the points of all came from
    pushes: list[Push] = field(default_factory=list)
    moves: int = 0


class Setting(NamedTuple):
    """The setting that is played."""

    game: str
    options: dict[str, Any]
    minds: tuple[str, ...]
    seed: int


class Stretch(NamedTuple):
    """Some games of a setting, by their numbers."""

    setting: Setting
    first: int
    games: int


def courses(stretch: Stretch) -> list[Course]:
    """The courses of some games."""
    setting, found = stretch.setting, []
    game = game_named(setting.game)
    for number in range(stretch.first, stretch.first + stretch.games):
        minds = [fresh_mind(game, name) for name in setting.minds]
        watcher = Watcher(game, number)
        agreed = options_for(game, setting.options)
        end, moves = played(game, agreed, minds, fortune(setting.seed, number), watcher.see)
        found.append(watcher.course(end, moves))
    return found


class Watcher:
    """Watches every move, and the scores after every turn."""

    def __init__(self, game: Game, number: int) -> None:
        self._game, self._found = game, Course(number)
        push, banks = pushing(game.NAME)
        self._push = game.ACTIONS.index(push[0]) if push else -1
        self._banks = [game.ACTIONS.index(bank) for bank in banks]
        self._last: tuple[State, int] | None = None
        self._begun: list[int] = []  # the points of all when this turn began
        self._safe: list[int] = []  # what was safe at each push of this turn

    def see(self, state: State, move: int) -> None:
        if self._last and state[TURN] != self._last[0][TURN]:
            self._turn_over(state)
        if not self._begun:
            self._begun = running(self._game, state)
        if move == self._push and self._game.mover(state) != CHANCE:
            self._pushed(state)
        self._last = state.copy(), move

    def course(self, end: State, moves: int) -> Course:
        self._turn_over(end)
        self._found.final, self._found.payoffs = self._game.scores(end), self._game.payoffs(end)
        self._found.moves = moves
        return self._found

    def _pushed(self, state: State) -> None:
        seat, legal = state[SEAT], self._game.legal(state)
        banked = [running(self._game, self._game.step(state, bank)) for bank in self._banks if legal >> bank & 1]
        safe = max((scores[seat] - self._begun[seat] for scores in banked), default=0)
        if safe > 0:
            self._safe.append(safe)

    def _turn_over(self, after: State) -> None:
        assert self._last
        before, move = self._last
        scores = running(self._game, after)
        if before[TURN]:
            gains = [now - then for now, then in zip(scores, self._begun, strict=True)]
            self._found.seats.append(before[SEAT])
            self._found.scores.append(scores)
            if self._game.NAME in REPORTS:
                self._found.sources.update(sources(self._game.NAME, before, move, after, gains))
            self._found.pushes += [Push(safe, gains[before[SEAT]]) for safe in self._safe]
        self._begun, self._safe = scores, []


def running(game: Game, state: State) -> list[int]:
    """Everybody's points during the game, without those added at its end."""
    scores: Any = game.look(state).get("scores")
    return list(game.scores(state) if scores is None else scores)
