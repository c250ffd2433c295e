"""Solving Shark Attacks! for three: sums of needs one after the other, and needs whose best replies go in circles."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ....engine.nodes import State
from ....twin import arrays, twin
from ..rules import Options
from . import three_mixing, three_race
from .beach import WIDTH
from .ends import started
from .three import THREE, ThreeSeats, chances
from .three_flight import BEACHES, LANES
from .three_mixing import SIZE
from .three_race import STARTS, TOLERANCE, number

AT_ONCE = 8  # games that a thread solves in one call
WANDERING = 150  # rounds, before choices are mixed
MIXED = 40  # rounds for one width
FIRST_WIDTH, NARROWER, NARROWEST_STEP = 1e-3, 0.3, 0.9

Game = tuple[int, int, int]


def solve(
    target: int,
    flight_dice: str = "dice",
    progress: Callable[[float], None] | None = None,
    cores: int | None = None,
    last: bool = False,
) -> ThreeSeats:
    """Solves the game of three for all targets up to this one; `progress` receives the share done."""
    Options(THREE, target, flight_dice)  # refuses what the rules refuse
    size = (target + 1) ** THREE
    solution = ThreeSeats(flight_dice, target, arrays.full((size, 2, LANES), 1 / THREE), arrays.full(size, WIDTH), last)
    workers = cores or os.cpu_count() or 1
    rooms = [three_race.rooms() for _ in range(workers)]
    chances(), twin(three_race), twin(three_mixing)  # compiled before the threads begin
    done = 0
    with ThreadPoolExecutor(workers) as pool:
        for total in range(THREE, THREE * target + 1):  # points lead to smaller totals, a turn without any back to this
            games = list(_games(total, target))
            ahead = [games[first : first + AT_ONCE] for first in range(0, len(games), AT_ONCE)]

            def work(room: Any, ahead: list[list[Game]] = ahead) -> None:
                while ahead:
                    try:
                        some = ahead.pop()
                    except IndexError:
                        return
                    _settle(solution, some, room)

            list(pool.map(work, rooms))
            done += len(games)
            if progress:
                progress(min(1.0, THREE * done / (target**THREE + 2 * target)))
    return solution


def residual(solution: ThreeSeats, progress: Callable[[float], None] | None = None) -> tuple[float, State]:
    """How far one more round would move the chances at the start of a turn at most, and of which."""
    room, needs, worst, where = three_race.room(), range(1, solution.target + 1), 0.0, (1, 1, 1)
    for need in needs:
        for one in needs:
            for two in needs:
                if (moved := solution.off((need, one, two), room)) > worst:
                    worst, where = moved, (need, one, two)
        if progress:
            progress(need / solution.target)
    solution.off(where, room)
    said, found = solution.wins[number(solution.target, *where)], (room.values, room.led_values)
    offs = [max(abs(found[of][STARTS[at], at] - said[of, at]) for of in range(2)) for at in range(LANES)]
    return worst, started(solution.options, where, BEACHES[offs.index(max(offs))])


def _games(total: int, target: int) -> Iterator[Game]:
    """The needs of this sum, whoever begins."""
    for need in range(1, target + 1):
        for one in range(max(need, total - need - target), min(target, total - need - 1) + 1):
            two = total - need - one
            if two > need or (two == need == one):
                yield need, one, two


def _settle(solution: ThreeSeats, games: list[Game], rooms: Any) -> None:
    by_swimmers = solution.flight_dice == "swimmers"
    unsettled = arrays.zeros(len(games), arrays.int64)
    given = solution.wins, solution.target, arrays.array(games), chances(), by_swimmers, TOLERANCE, rooms
    twin(three_race).settle(*given, solution.last, unsettled)
    for game, open_ in zip(games, unsettled, strict=True):
        if open_:
            width = _mend(solution, game, rooms)
            for seat in range(THREE):
                needs = [game[(seat + other) % THREE] for other in range(THREE)]
                solution.widths[number(solution.target, *needs)] = width


def _mend(solution: ThreeSeats, game: Game, rooms: Any) -> float:
    """Settles needs whose best replies go in circles; returns the width within which seats mix."""
    by_swimmers = solution.flight_dice == "swimmers"
    table = solution.wins, solution.target, arrays.array(game), chances(), by_swimmers
    given = *table, TOLERANCE, rooms, solution.last
    mixing = twin(three_mixing)
    if mixing.wander(*given, WANDERING) <= TOLERANCE:
        return WIDTH
    width, step, found, before = FIRST_WIDTH, NARROWER, arrays.full(SIZE, 1 / THREE), None
    while mixing.approach(*given, 2 * MIXED, width, found) > TOLERANCE:
        width, found = 2 * width, arrays.full(SIZE, 1 / THREE)
    while width > WIDTH and step < NARROWEST_STEP:
        # Narrower step by step, each guessed from the last two as if chances were straight in the width.
        narrower = max(width * step, WIDTH)
        guesses = [found.copy()]
        if before:
            further = (narrower - width) / (width - before[0])
            guesses.insert(0, found.copy())
            for place in range(SIZE):
                guesses[0][place] += (found[place] - before[1][place]) * further
        for guess in guesses:
            if mixing.approach(*given, MIXED, narrower, guess) <= TOLERANCE:
                before, width, found, step = (width, found), narrower, guess, max(step**2, 0.05)
                break
        else:
            step **= 0.5
    mixing.approach(*given, 2, width, found)
    return width
