"""Replies to a rival of a known style in Shark Attacks! for two: the best one, and that of best play."""

import hashlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias
from zipfile import BadZipFile

from ....engine.nodes import SEAT, State
from ....table import write_whole
from ....twin import arrays, twin
from ....twin.array_files import content_of, read
from ....twin.sources import cache_folder
from ..rules import FLIGHT, FLIGHT_DICE, NAME, SCORES, SIGNS, TARGET, Options
from . import rival as shark_rival
from .game import Solution, flight_ends, shipped
from .race import BEACH, BEACHES

TOLERANCE = 1e-9  # of the chances at the start of a turn, from one round to the next
ERROR = 1e-7  # of a chance: what is left of each sum of needs, over all of them
AT_ONCE = 10  # games that a thread solves in one call

Told: TypeAlias = Callable[[float], None] | None


class Reply:
    """What states are worth to a seat whose rival has a style, and that replies as well as it can or plays best."""

    def __init__(self, flight_dice: str, mine: Any, theirs: Any) -> None:
        self._mine, self._theirs = mine, theirs
        self._solution = Solution(flight_dice, theirs, ERROR)

    def wins(self, target: int) -> float:
        """My chance of winning a game, whoever begins."""
        start = target, target, BEACH[0][0]
        return float(self._mine[start] + 1 - self._theirs[start]) / 2

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win, in states of my turn in which I choose, and after my choice."""
        return self._solution.value(state)


def reply(options: Options, style: tuple[float, ...], best: bool = True, progress: Told = None) -> Reply:
    """The reply to a rival of this style: the best one, or else best play; kept once it is made.

    `progress` receives the share done.
    """
    with _making:
        if (options, style, best) not in _made:
            _made[options, style, best] = _kept_or_made(options, style, best, progress)
        return _made[options, style, best]


def _kept_or_made(options: Options, style: tuple[float, ...], best: bool, progress: Told) -> Reply:
    file = _file(options, style, best)
    if kept := _read(file):
        return Reply(options.flight_dice, *kept)
    mine, theirs = settled(options, style, best, progress)
    with suppress(OSError):  # else it is made again next time
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, content_of({"game": NAME, "mine": mine, "theirs": theirs}))
    return Reply(options.flight_dice, mine, theirs)


_making = Lock()
_made: dict[tuple[Options, tuple[float, ...], bool], Reply] = {}


def settled(options: Options, style: Sequence[float], replies: bool, progress: Told = None) -> tuple[Any, Any]:
    """The chances of both of us at the start of a turn of our own; I reply as well as I can, or play best."""
    target, beaches, flights = options.target, arrays.array(BEACHES), flight_ends()
    best = arrays.array([row[: target + 1].tolist() for row in shipped(options.flight_dice).wins[: target + 1]])
    mine, theirs, numbers = best.copy(), best.copy(), arrays.array([float(number) for number in style])
    by_swimmers, done = options.flight_dice == "swimmers", 0

    def settle(games: list[list[int]]) -> None:
        given = best, mine, theirs, arrays.array(games), beaches, flights
        twin(shark_rival).settle(*given, by_swimmers, numbers, replies, TOLERANCE)

    settle([[1, 1]])  # compiled before the threads begin
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for total in range(2, 2 * target + 1):  # points lead to smaller totals, a turn without any back to this one
            needs = range(max(1, total - target), min(target, total - 1) + 1)
            games = [[need, total - need] for need in needs]
            list(pool.map(settle, (games[first : first + AT_ONCE] for first in range(0, len(games), AT_ONCE))))
            done += len(games)
            if progress:
                progress(done / target**2)
    return mine, theirs


def stake(state: State) -> float:
    """What a point of this turn is worth to the seat whose turn it is."""
    signs = state[SIGNS + state[SEAT]], state[SIGNS + 1 - state[SEAT]]
    return float(twin(shark_rival).stake(shipped(FLIGHT_DICE[state[FLIGHT]]).wins, *_needs(state), *signs))


def standing(state: State) -> int:
    """Whether the seat whose turn it is is behind, level or ahead, as its place in a style."""
    return shark_rival.standing(*_needs(state))


def _needs(state: State) -> tuple[int, int]:
    mine, theirs = (state[TARGET] - state[SCORES + seat] for seat in (state[SEAT], 1 - state[SEAT]))
    return mine, theirs


def _file(options: Options, style: Sequence[float], best: bool) -> Path:
    name = hashlib.sha256(repr((options, style, best)).encode()).hexdigest()[:16]
    return cache_folder(shark_rival) / f"{NAME}-against-{name}.npz"


def _read(file: Path) -> tuple[Any, Any] | None:
    try:
        kept = read(file)
        return kept["mine"], kept["theirs"]
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        return None
