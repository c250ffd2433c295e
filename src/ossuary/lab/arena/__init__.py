"""The arena: minds compete in rounds, every group in every seating, until enough games are played."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.registry import Game, Options, game_named, options_for
from ..simulate import simulate
from ..workers import Workers, spread
from .seatings import seatings
from .statistics import LOOKS, decided

SPAN = 1.0  # seconds that a piece of work should take: what is lost with a worker, or when all is stopped
MOST = 5000  # games in a piece of work
SELDOM = 1.05  # how much more has to be played before anybody looks again whether it is enough
APART = 1 << 40  # between the fortunes of two seatings, where these do not share them


@dataclass(frozen=True)
class Meeting:
    """The settings of an arena, which determine its games."""

    game: str
    options: dict[str, Any]  # the seats among them
    minds: tuple[str, ...]
    seed: int
    paired: bool  # whether all games of a round have the same dice
    trained: tuple[
        str, ...
    ] = ()  # the marks of trained minds, and of minds and games of others: a name tells only where they are

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return game_named(self.game)

    @property
    def agreed(self) -> Options:
        """The options as the rules take them."""
        return options_for(self.rules, self.options)

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """The games of a round, as the mind on each seat."""
        return seatings(self.minds, self.agreed.seats)

    @cached_property
    def reach(self) -> float:
        """The largest possible difference of two minds' win shares in a round."""
        met = [seating for seating in self.seatings if {0, 1} <= set(seating)]
        return len(met) / sum(seating.count(0) for seating in met)

    def names(self, seating: int) -> list[str]:
        """The minds on the seats of one game of a round."""
        return [self.minds[mind] for mind in self.seatings[seating]]

    def number(self, seating: int, round_: int) -> int:
        """The number of a game's fortune."""
        return round_ if self.paired else seating * APART + round_


class Piece(NamedTuple):
    """A piece of work: one seating in some rounds."""

    meeting: Meeting
    seating: int
    first: int
    rounds: int


class Played(NamedTuple):
    """The results of a piece of work, one row per round."""

    seating: int
    first: int
    payoffs: NDArray[np.float64]
    scores: NDArray[np.int64]
    moves: NDArray[np.int64]
    seconds: float


def play(piece: Piece) -> Played:
    """Plays the games of a piece of work."""
    begun = time.perf_counter()
    meeting, names = piece.meeting, piece.meeting.names(piece.seating)
    first = meeting.number(piece.seating, piece.first)
    found = simulate(meeting.rules, meeting.agreed, names, piece.rounds, meeting.seed, cores=1, first=first)
    return Played(piece.seating, piece.first, found.payoffs, found.scores, found.lengths, time.perf_counter() - begun)


class Arena:
    """The games of a meeting so far, by seating and round."""

    def __init__(self, meeting: Meeting, rounds: int) -> None:
        self.meeting = meeting
        games, seats = (len(meeting.seatings), rounds), meeting.agreed.seats
        self.payoffs = np.zeros((*games, seats))
        self.scores = np.zeros((*games, seats), np.int64)
        self.moves = np.zeros(games, np.int64)
        self.done = np.zeros(games, bool)
        self._whole = 0

    def take(self, played: Played) -> None:
        """Adds results; rounds past the last are ignored."""
        rounds = slice(played.first, min(played.first + len(played.moves), self.done.shape[1]))
        some = max(0, rounds.stop - rounds.start)
        self.payoffs[played.seating, rounds] = played.payoffs[:some]
        self.scores[played.seating, rounds] = played.scores[:some]
        self.moves[played.seating, rounds] = played.moves[:some]
        self.done[played.seating, rounds] = True

    def keep(self, rounds: int) -> None:
        """Forgets all rounds from this one on."""
        self.payoffs, self.scores = self.payoffs[:, :rounds], self.scores[:, :rounds]
        self.moves, self.done = self.moves[:, :rounds], self.done[:, :rounds]
        self._whole = min(self._whole, rounds)

    @property
    def whole(self) -> int:
        """The number of complete rounds, without a gap from the first."""
        gaps = np.flatnonzero(~self.done[:, self._whole :].all(axis=0))
        self._whole = self._whole + int(gaps[0]) if len(gaps) else self.done.shape[1]
        return self._whole

    def won(self, mind: int, beside: int | None = None) -> NDArray[np.float64]:
        """A mind's share of wins by round, averaged over its seats; with `beside`, only where it met that mind."""
        seats = [
            (game, seat)
            for game, seating in enumerate(self.meeting.seatings)
            for seat, sitting in enumerate(seating)
            if sitting == mind and (beside is None or beside in seating)
        ]
        games, places = zip(*seats, strict=True)
        found: NDArray[np.float64] = self.payoffs[list(games), :, list(places)].mean(axis=0)
        return found

    def differences(self) -> dict[tuple[int, int], NDArray[np.float64]]:
        """By pair of minds, how many more wins the first has where they met, by round."""
        number = len(self.meeting.minds)
        pairs = [(one, other) for one in range(number) for other in range(one + 1, number)]
        return {(one, other): self.won(one, other) - self.won(other, one) for one, other in pairs}


def fill(
    arena: Arena, workers: Workers, until: float | None, took: Callable[[Played], None] = lambda played: None
) -> None:
    """Plays the missing games; with `until`, only the rounds needed to make all differences this certain."""
    pace: dict[int, float] = {}  # by seating, seconds for a game
    checked = 0
    if _enough(arena, until):
        return
    for done in spread(workers, play, _pieces(arena, pace)):
        arena.take(done)
        took(done)
        pace[done.seating] = done.seconds / len(done.moves)
        if until and arena.whole >= LOOKS + checked * SELDOM:
            checked = arena.whole
            if _enough(arena, until):
                return
    _enough(arena, until)


def _pieces(arena: Arena, pace: Mapping[int, float]) -> Iterator[Piece]:
    """The missing games, early rounds first, in pieces of about the intended duration."""
    games, rounds = arena.done.shape
    next_round = [0] * games
    while (first := min(next_round)) < rounds:
        seating = next_round.index(first)
        some = max(1, min(MOST, int(SPAN / pace[seating]))) if seating in pace else 1
        done = arena.done[seating, first : first + some]
        if done[0]:
            next_round[seating] += len(done) if done.all() else int(done.argmin())
        else:
            some = int(done.argmax()) if done.any() else len(done)
            next_round[seating] += some
            yield Piece(arena.meeting, seating, first, some)


def _enough(arena: Arena, until: float | None) -> bool:
    """Whether the complete rounds decide; if so, rounds after the deciding one are dropped."""
    if until is None or not arena.whole:
        return False
    rounds = decided([rounds[: arena.whole] for rounds in arena.differences().values()], until, arena.meeting.reach)
    if rounds is None:
        return False
    arena.keep(rounds)
    return True
