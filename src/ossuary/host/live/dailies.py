"""The daily games of a host: each result is worked out once, after the game, and kept."""

import asyncio
from dataclasses import asdict
from datetime import date
from functools import partial
from typing import Any

import structlog
from msgspec.json import decode, encode
from sqlalchemy import Row

from ...daily.best_line import best_line
from ...daily.check import check
from ...daily.days import FIRST, day_at, longest_streak, seconds_left, streak
from ...daily.result import result_at
from ...daily.setting import PLAYER, opponent_on
from ...engine.nodes import Refused
from ...engine.record import Record
from ...engine.registry import GAMES, Game
from ..clock import clock
from ..db import daily
from ..db.daily import Tried
from ..db.store import Store
from ..logs import named
from ..protocol.daily import Daily, DailyBoard, DailyGame, Decisions, Try
from ..table.match import OVER, Match
from .once import Once
from .reviews import Reviews
from .stored_tables import NoTable
from .tables import Tables
from .threads import FairThreads

AT_A_TIME = 4  # results that are worked out for one question
MOST_KEPT = 32  # best lines that are kept in memory
log = structlog.get_logger()


class Dailies:
    """The daily games of all players."""

    def __init__(self, store: Store, tables: Tables, reviews: Reviews, threads: FairThreads) -> None:
        self._store, self._tables, self._reviews, self._threads = store, tables, reviews, threads
        self._best: Once[Record] = Once(MOST_KEPT)

    async def of(self, day: date, player: str | None) -> Daily:
        """A day as a player sees it."""
        now = clock()
        today, tries, days = day_at(now), {}, set[date]()
        if player is not None:
            await self._measure(await self._store.read(lambda c: daily.unmeasured(c, AT_A_TIME, player=player)))
            tries = await self._store.read(lambda c: daily.tries(c, player, day))
            days = await self._store.read(lambda c: daily.days_of(c, player))
        return Daily(
            day=day.isoformat(),
            today=today.isoformat(),
            first=FIRST.isoformat(),
            seconds_left=seconds_left(now),
            streak=streak(days, today),
            longest=longest_streak(days),
            played=[one.isoformat() for one in sorted(days)],
            games=[_game(name, day, tries.get(name)) for name in GAMES],
        )

    async def boards(self, day: date, player: str | None) -> list[DailyBoard]:
        """The results of everybody on a day, by game."""
        await self._measure(await self._store.read(lambda c: daily.unmeasured(c, AT_A_TIME, day=day)))
        return await self._store.read(lambda c: daily.boards(c, day, list(GAMES), player))

    async def best(self, game: Game, day: date, who: str) -> Record:
        """The best line of a day's game."""
        return await self._best.of((game.NAME, day), lambda: self._threads.run(who, partial(best_line, game, day)))

    def close(self) -> None:
        """Waits for nobody."""
        self._threads.close()

    async def _measure(self, tried: list[Tried]) -> None:
        await asyncio.gather(*map(self._measure_one, tried))

    async def _measure_one(self, one: Tried) -> None:
        """Notes what came of a try; one that cannot be worked out now holds nobody up, and is tried again."""
        try:
            found = await self._found(one)
            if found:
                await self._store.write(lambda c: daily.note(c, one, **found))
        except Refused:  # too much is being reviewed, or the database cannot be reached
            return
        except Exception as error:  # noqa: BLE001  the other tries have nothing to do with it
            log.error("daily not measured", table=one.table[:4], error=named(error))

    async def _found(self, one: Tried) -> dict[str, Any] | None:
        """What came of a try, once it is over and its review is made."""
        try:
            match = (await self._tables.live(one.table)).match
        except NoTable:
            return {"void": "daily-void-gone"}
        if match.status != OVER:
            return None
        if why := _why_not(match, one):
            return {"void": why}
        review = (await self._reviews.of(match, one.player, lambda: None)).review
        if review is None:
            return None
        if not await self._threads.run(one.player, partial(_is_of_its_day, match, one)):
            return {"void": "daily-void-record"}
        grades = ((decision.seat, decision.grade) for decision in review.decisions)
        given_away = review.shares[PLAYER].given_away
        result = asdict(result_at(match.table.game, match.table.state, given_away, grades))
        return {**result, "decisions": encode(result["decisions"]).decode()}


def _why_not(match: Match, one: Tried) -> str | None:
    """Why a try that is over does not count, whatever was played, as the key of a text."""
    if match.why not in ("finished", "imported"):
        return "daily-void-given-up"
    if match.helped or (match.why == "finished" and match.sittings[PLAYER].player != one.player):
        return "daily-void-helped"
    return None


def _is_of_its_day(match: Match, one: Tried) -> bool:
    """Whether a try has the dice and the opponent of its day; not if that cannot be told."""
    try:
        check(match.record([]), date.fromisoformat(one.day))
    except Refused:
        return False
    except Exception as error:  # noqa: BLE001  it would fail again with every question
        log.error("daily not checked", table=one.table[:4], error=named(error))
        return False
    return True


def _game(name: str, day: date, row: Row[Any] | None) -> DailyGame:
    """A game of a day, with a player's try if there is one."""
    state: Try = "open"
    if row is not None:
        measured: Try = "measuring" if row.status == OVER else "playing"
        state = "void" if row.void else measured if row.given_away is None else "counted"
    return DailyGame(
        game=name,
        mind=opponent_on(GAMES[name], day),
        state=state,
        table=row.table_id if row is not None and row.status else None,
        why=row and row.void,
        given_away=row and row.given_away,
        points=row and row.points,
        won=row and row.won,
        decisions=decode(row.decisions, type=Decisions) if row and row.decisions else None,
    )
