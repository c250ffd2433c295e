"""Ratings: each game that counts is rated once, in the background, by its result without the luck of the dice."""

import asyncio
from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...engine.record import Record
from ...minds.judging.review import reviewing
from ...minds.judging.review_budget import affordable
from ...rating.adjusted import adjusted, given_up
from ...rating.noise import measured
from ...rating.rating import Rating
from ..clock import clock
from ..db import ratings
from ..db.store import Store
from ..logs import named
from ..protocol.ratings import RatedGame, RatedSeat, ShownRating
from ..table.match import OVER, Match, Settled
from .judges import judge_for
from .practice import played_by
from .reviews import Reviews
from .stored_tables import NoTable
from .tables import Tables
from .threads import FairThreads

AT_A_TIME = 4  # games
LATER = 60.0  # seconds until a game is tried again that could not be rated
WHO = "ratings"  # asks for reviews
log = structlog.get_logger()


class Found(NamedTuple):
    """What a review says of the seats: their skill, and their chances of winning at the end of the record."""

    skills: list[float]
    ends: list[float]


class Rater:
    """Rates games, and tells what came of it."""

    def __init__(self, store: Store, tables: Tables, reviews: Reviews, threads: FairThreads) -> None:
        self._store, self._tables, self._reviews, self._threads = store, tables, reviews, threads
        self._not_before: dict[str, float] = {}  # by table, after a failure
        self._stopped = False

    async def rate_waiting(self) -> None:
        """Rates some of the games that are on the list."""
        now = clock()
        self._not_before = {table: at for table, at in self._not_before.items() if at > now}
        tables = await self._store.read(lambda c: ratings.waiting(c, AT_A_TIME))
        await asyncio.gather(*(self._rate(table) for table in tables if table not in self._not_before))

    async def of(self, match: Match) -> RatedGame:
        """The ratings at a table, and what its game does to them."""
        players = [sitting.player for sitting in match.sittings]

        def look(c: Connection) -> tuple[bool, dict[int, RatedSeat], dict[tuple[str, str], Rating]]:
            waits = ratings.waits(c, match.id)  # asked first: who is off the list is rated
            seats = ratings.rated_seats(c, match.id)
            return waits, seats, ratings.all_ratings(c, {player for player in players if player}, clock())

        waits, seats, known = await self._store.read(look)

        def shown(player: str | None) -> ShownRating | None:
            return ratings.shown(known.get((player, match.table.game.NAME), Rating())) if player else None

        return RatedGame(
            state="counted" if seats else "measuring" if waits else "void" if match.status == OVER else "open",
            gave_up=match.settled.seat if match.settled else None,
            ratings=[shown(player) for player in players],
            seats=[seats.get(seat) for seat in range(len(players))],
        )

    def close(self) -> None:
        """Stops running work."""
        self._stopped = True
        self._threads.close()

    async def _rate(self, table: str) -> None:
        try:
            match = (await self._tables.live(table)).match
            settled, seats = match.settled, len(match.sittings)
            game = match.table.game.NAME
            variation = measured(game, seats)
            if settled is None or variation is None:  # a measurement that was there when the table was opened is gone
                await self._store.write(lambda c: ratings.drop(c, table))
            else:
                found = await self._found(match, settled)
                results = adjusted(found.skills, found.ends, _payoffs(found, settled), variation.taken)
                job = partial(ratings.rate, table=table, game=game, players=settled.players, results=results)
                await self._store.write(lambda c: job(c, noise=variation.noise, now=clock()))
        except NoTable:
            await self._store.write(lambda c: ratings.drop(c, table))
        except Refused:  # too much is being reviewed, or the database cannot be reached
            return
        except Exception as error:  # noqa: BLE001  the other games have nothing to do with it
            self._not_before[table] = clock() + LATER
            log.error("game not rated", table=table[:4], error=named(error))

    async def _found(self, match: Match, settled: Settled) -> Found:
        """What a review says of a game as far as it counts."""
        record = played_by(match)
        if match.status == OVER and settled.moves == len(record.moves):
            shares = (await self._reviews.made(match, WHO)).shares
            return Found([one.skill for one in shares], [one.result for one in shares])
        part = replace(record, moves=record.moves[: settled.moves])
        return await self._threads.run_in_pieces(match.id, partial(self._reviewed, part))

    def _reviewed(self, record: Record) -> Generator[float, None, Found]:
        start = record.game.initial(record.options)
        pieces = reviewing(record, affordable(record, partial(judge_for, record.game, start)))
        while True:
            try:
                done = next(pieces)
            except StopIteration as end:
                return Found([one.skill for one in end.value.shares], [one.result for one in end.value.shares])
            if self._stopped:
                raise Refused("host-unavailable")
            yield done


def _payoffs(found: Found, settled: Settled) -> list[float]:
    """The shares of the win as far as a game counts: who gives up has none."""
    return found.ends if settled.seat is None else given_up(found.ends, settled.seat)
