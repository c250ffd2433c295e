"""How tables are created: opened fresh, for a lesson or a day, loaded from a record, or forked from a finished game."""

import asyncio
import json
import secrets
from collections.abc import Callable
from datetime import date
from functools import partial
from hashlib import sha256
from typing import TypeAlias

from sqlalchemy import Connection

from ...daily.check import check
from ...daily.days import day_at
from ...engine.nodes import TERMINAL, Refused
from ...engine.record import Record, RecordError, replay
from ...engine.registry import Game
from ...fair import LOCAL, commitment, forked
from ..clock import clock
from ..db import daily, table_lists, table_log
from ..db.health import Unavailable
from ..db.store import Store
from ..limits import CARRIED, LAID, MOST_OPEN_TABLES, TABLES, Buckets, Rate
from ..protocol.http import Carried, NewFork, NewTable
from ..protocol.http import Opened as OpenedTable
from ..table.apply import match_from_log
from ..table.chance import what_follows
from ..table.events import AnyEvent, Fork, Imported, Opened, Sitting, Started
from ..table.match import OVER, Match
from ..table.opening import open_carried, open_daily, open_lesson, open_table

LONGEST_RECORD = 5000  # moves of an imported record
LONGEST_PLAYER = 100  # letters of a name in an imported record
Claim: TypeAlias = Callable[[Connection, str], None]  # what is written with a new table of this id


class Opener:
    """Opens tables, within limits."""

    def __init__(self, store: Store, buckets: Buckets) -> None:
        self._store = store
        self._buckets = buckets

    async def open(self, new: NewTable, player: str) -> OpenedTable:
        """Opens a table."""
        await self.check_limits(player)
        secret = secrets.token_bytes(32)
        return await self._create(secret, [open_table(new, player, clock(), commitment(secret))])

    async def open_lesson(self, game: str, player: str) -> OpenedTable:
        """Opens a guided first game, and starts it."""
        await self.check_limits(player)
        now, secret = clock(), secrets.token_bytes(32)
        first = open_lesson(game, player, now)
        match = match_from_log(new_id(), secret, [first])
        second = Started(at=now, player=player, moves=what_follows(match, match.table.state, match.draws()))
        return await self._create(secret, [first, second])

    async def open_daily(self, game: Game, day: date, player: str) -> OpenedTable:
        """Opens a day's game and starts it: on its day the first try counts; practice comes when that is over."""
        await self.check_limits(player)
        now, own = clock(), await self._store.read(lambda c: daily.tried(c, player, day, game.NAME))
        if own and own.status not in (OVER, None):
            return OpenedTable(own.table_id, own.invite, None)
        counts = day == day_at(now) and own is None
        first = open_daily(game, day, player, now, counts)
        match = match_from_log(new_id(), b"", [first])
        second = Started(at=now, player=player, moves=what_follows(match, match.table.state, match.draws()))

        def claim(c: Connection, table: str) -> None:
            daily.claim(c, player, day, game.NAME, table, brought=False)

        try:
            return await self._create(b"", [first, second], claim if counts else None)
        except daily.AlreadyTried:
            return await self.open_daily(game, day, player)  # who pressed twice gets one table

    async def bring_daily(self, record: Record, day: date, player: str) -> OpenedTable:
        """Puts the record of a day's game that was played elsewhere on a table, as the try that counts."""
        if day != day_at(clock()):
            raise Refused("host-daily-over")
        if await self._store.read(lambda c: daily.tried(c, player, day, record.game.NAME)):
            raise daily.AlreadyTried("host-daily-tried")

        def claim(c: Connection, table: str) -> None:
            daily.claim(c, player, day, record.game.NAME, table, brought=True)

        return await self.import_record(record, player, lambda: check(record, day), claim)

    async def fork(self, parent: Match, new: NewFork, player: str) -> OpenedTable:
        """Opens a table that continues a finished game after some of its moves."""
        await self.check_limits(player)
        fork = await asyncio.to_thread(_forked, parent, new)
        options = {name: value for name, value in parent.options.items() if name != "seats"}
        table = NewTable(parent.table.game.NAME, new.seats, options, new.clock, new.listed, new.coach)
        secret = b"" if fork.same else secrets.token_bytes(32)
        promise = commitment(secret) if secret else None
        return await self._create(secret, [open_table(table, player, clock(), promise, fork)])

    async def import_record(
        self, record: Record, player: str, check: Callable[[], None] | None = None, claim: Claim | None = None
    ) -> OpenedTable:
        """Puts an uploaded record on its own table, checked move by move, or by a check of its own."""
        now = clock()
        self._buckets.take(player, LAID, now)
        _check_size(record)
        options = {n: list(v) if isinstance(v, tuple) else v for n, v in vars(record.options).items()}
        sittings = [Sitting("mind", mind=name[:40] or "?") for name in record.players]  # a name, and nobody behind it
        first = Opened(at=now, player=player, game=record.game.NAME, options=options, sittings=sittings)
        second = Imported(at=now, player=player, players=record.players, draws=record.draws, moves=record.moves)
        await asyncio.to_thread(check or partial(_replayed, record))  # a long one takes seconds
        return await self._create(b"", [first, second], claim)

    async def carry(self, record: Record, player: str, seat: int | None) -> Carried:
        """Keeps the record of a game that a player has played elsewhere among their games, once, as local dice."""
        now = clock()
        self._buckets.take(player, CARRIED, now)
        _check_size(record)
        first = open_carried(record, player, seat, now)
        id, draws = _id_of(record, player), {**record.draws, LOCAL: True}
        second = Imported(at=now, player=player, players=[], draws=draws, moves=record.moves)
        if known := await self._known(id):
            return known
        await asyncio.to_thread(_replayed, record)
        try:
            made = await self._create(b"", [first, second], id=id)
        except Unavailable:
            if known := await self._known(id):  # it came twice at once
                return known
            raise
        return Carried(made.table, made.invite, False)

    async def _known(self, id: str) -> Carried | None:
        invite = await self._store.read(lambda c: table_log.invite_to(c, id))
        return Carried(id, invite, True) if invite else None

    async def check_limits(self, player: str, rate: Rate = TABLES) -> None:
        """Refuses a player who opens or joins tables too fast, or has too many."""
        self._buckets.take(player, rate, clock())
        if await self._store.read(lambda c: table_lists.tables_open(c, player)) >= MOST_OPEN_TABLES:
            raise Refused("host-too-many-tables", most=MOST_OPEN_TABLES)

    async def _create(
        self, secret: bytes, log: list[AnyEvent], claim: Claim | None = None, id: str | None = None
    ) -> OpenedTable:
        match = await asyncio.to_thread(match_from_log, id or new_id(), secret, log)
        invite = new_id()

        def job(c: Connection) -> None:
            if claim:
                claim(c, match.id)
            table_log.create(c, match, invite, log)

        await self._store.write(job)
        return OpenedTable(match.id, invite, match.commitment)


def new_id() -> str:
    """An id that nobody can guess and that no command mistakes for an option."""
    made = secrets.token_urlsafe(16)
    return new_id() if made.startswith("-") else made


def _forked(parent: Match, new: NewFork) -> Fork:
    """What a fork continues; refused if the game is still running, or was over by then."""
    if parent.status != OVER:
        raise Refused("host-not-over")
    if not parent.shows_secret:
        raise Refused("host-round-not-over")
    record = parent.record([])
    if len(new.seats) != len(parent.sittings):
        raise Refused("host-fork-seats", seats=len(parent.sittings))
    if new.at > len(record.moves):
        raise RecordError("record-no-move", number=str(new.at), moves=len(record.moves))
    moves, game = record.moves[: new.at], record.game
    *_, last = [game.initial(record.options), *(step.after for step in replay(Record(game, record.options, [], moves)))]
    if game.mover(last) == TERMINAL:
        raise Refused("host-fork-end")
    if new.dice == "same" and forked(record.draws, new.at) is None:
        raise RecordError("record-no-seed")
    return Fork(parent.id, moves, record.draws, new.dice == "same")


def _check_size(record: Record) -> None:
    """Refuses a record that is longer than games get."""
    if any(len(name) > LONGEST_PLAYER for name in record.players):
        raise RecordError("record-field", field="players")
    if len(record.moves) > LONGEST_RECORD:
        raise Refused("host-too-large")


def _id_of(record: Record, player: str) -> str:
    """The id of a player's table with a game from elsewhere: the same game gets the same one."""
    said = json.dumps([player, record.game.NAME, vars(record.options), record.draws, record.moves])
    return sha256(said.encode()).hexdigest()[:32]


def _replayed(record: Record) -> None:
    for _ in replay(record):
        pass
