"""Tournaments: players come and go, and rounds follow each other by themselves."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from msgspec.json import decode, encode
from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...fair import pledge
from ...shares import Chain
from ..clock import clock
from ..db import table_log, tournament_views, tournaments
from ..db.health import Unavailable
from ..db.store import Store
from ..db.tournament_views import check
from ..db.tournaments import STARTING, Moved, Stored, take_step
from ..limits import JOINS, TOURNAMENTS, Buckets
from ..logs import named
from ..metrics import ROUNDS
from ..protocol.http import NewOptions
from ..protocol.table import Clock
from ..protocol.tournaments import Entry, NewTournament, OpenedTournament, Tournament
from ..table.events import Resigned, Revealed
from ..table.match import OVER, PLAYING, SHOWING
from ..table.opening import all_options, check_clock
from ..table.texts import exact, printable
from .opener import new_id
from .rounds import laid, next_round
from .stored_tables import NoTable
from .tables import Tables

SEATS = 2
PAUSE = 20.0  # seconds between two rounds of live play
ATTEMPTS = 20  # at a step, while others take theirs
log = structlog.get_logger()


class Tournaments:
    """The tournaments of a host; any process may take their steps, and the database lets one win."""

    def __init__(self, store: Store, tables: Tables, buckets: Buckets) -> None:
        self._store, self._tables, self._buckets = store, tables, buckets

    async def open(self, new: NewTournament, player: str) -> OpenedTournament:
        """Opens a tournament; the dice of all its rounds are promised now."""
        now = clock()
        self._buckets.take(player, TOURNAMENTS, now)
        check_clock(new.clock)
        options = all_options(NewOptions(new.game, new.options), SEATS)
        tournament, invite, end = new_id(), new_id(), secrets.token_bytes(32)
        row = {
            "id": tournament,
            "invite": invite,
            "opener": player,
            "name": printable(new.name),
            "game": new.game,
            "options": encode(options).decode(),
            "system": new.system,
            "rounds": new.rounds,
            "most": new.most,
            "clock": encode(new.clock).decode(),
            "listed": new.listed,
            "chain": end,
            "touched": now,
        }
        await self._store.write(lambda c: tournaments.create(c, row))
        return OpenedTournament(tournament, invite, Chain(end).commitment.hex())

    async def seen(self, tournament: str, player: str | None, invite: str | None) -> Tournament:
        """A tournament as a player sees it."""

        def job(c: Connection) -> Tournament:
            return tournament_views.seen(c, _visible(c, tournament, player, invite), player, clock())

        return await self._store.read(job)

    async def enter(self, tournament: str, player: str, invite: str | None, entry: Entry) -> None:
        """Enters a player; with the last that there is room for, the tournament begins."""
        now = clock()
        self._buckets.take(player, JOINS, now)
        text = exact(entry.text) if entry.text else None
        hidden = entry.pledge if text is None else pledge(text)

        def job(c: Connection) -> None:
            stored = _visible(c, tournament, player, invite)
            check(stored, player, "join")
            full = len(stored.entrants) + 1 == stored.row.most
            awaited = hidden is not None and text is None
            take_step(c, stored.row, touched=now, **(_starting(stored, now, awaited) if full else {}))
            tournaments.enter(c, stored, player, hidden, text)

        await self._step(job)

    async def leave(self, tournament: str, player: str) -> None:
        """Takes a player out: a game that they are playing is resigned, and no other is paired for them."""
        now = clock()

        def job(c: Connection) -> str | None:
            stored = _visible(c, tournament, player, None)
            check(stored, player, "leave")
            own = stored.entrant(player)
            assert own is not None
            take_step(c, stored.row, touched=now)
            tournaments.leave(c, stored, own.number)
            on = (one for one in stored.meetings if one.share is None and own.number in (one.first, one.second))
            return next((one.table_id for one in on if one.table_id), None)

        table = await self._step(job)
        if table is not None:
            await self._resign(table, player)

    async def start(self, tournament: str, player: str) -> None:
        """Closes the texts for the dice; the first round begins when they are shown."""
        now = clock()

        def job(c: Connection) -> None:
            stored = _visible(c, tournament, player, None)
            check(stored, player, "start")
            take_step(c, stored.row, touched=now, **_starting(stored, now))

        await self._step(job)

    async def show(self, tournament: str, player: str, text: str) -> None:
        """Takes the text that a player had pledged to the dice; with the last one, the first round begins."""
        now = clock()

        def job(c: Connection) -> None:
            stored = _visible(c, tournament, player, None)
            check(stored, player, "show")
            own = stored.entrant(player)
            assert own is not None
            if pledge(exact(text)) != own.pledge:
                raise Refused("host-other-text")
            others = stored._replace(entrants=[one for one in stored.entrants if one.number != own.number])
            take_step(c, stored.row, touched=now, wake=min(stored.row.wake, _starting(others, now)["wake"]))
            tournaments.show(c, stored, own.number, text)

        await self._step(job)

    async def cancel(self, tournament: str, player: str) -> None:
        """Calls a tournament off that has not begun."""
        now = clock()

        def job(c: Connection) -> None:
            stored = _visible(c, tournament, player, None)
            check(stored, player, "cancel")
            take_step(c, stored.row, touched=now, status=OVER)

        await self._step(job)

    async def look_after(self) -> None:
        """Takes the steps that are due, and shows the secrets of rounds that are over."""
        now = clock()
        for tournament in await self._store.read(lambda c: tournaments.due(c, now)):
            await self._tried(tournament, self._advance(tournament, now))
        for table in await self._store.read(tournaments.unrevealed):
            await self._tried(table, self._reveal(table))

    async def _advance(self, tournament: str, now: float) -> None:
        """Opens the next round, or a pause before it, or ends the tournament."""
        stored = await self._store.read(lambda c: tournaments.load(c, tournament))
        row = stored.row
        meetings = await asyncio.to_thread(next_round, stored)
        if meetings is None:
            await self._store.write(lambda c: take_step(c, row, touched=now, status=OVER, wake=None))
            return
        if row.wake is None:
            wake = now + (PAUSE if decode(row.clock, type=Clock).seconds else 0.0)
            await self._store.write(lambda c: take_step(c, row, touched=now, wake=wake))
            return
        made = await asyncio.to_thread(laid, stored, meetings, now)

        def job(c: Connection) -> None:
            take_step(c, row, touched=now, status=PLAYING, round=row.round + 1, wake=None)
            pairs = [(meeting, match.id if match else None) for meeting, match, _ in made]
            tournaments.add_round(c, tournament, row.round + 1, pairs)
            for _, match, events in made:
                if match:
                    table_log.create(c, match, new_id(), [*events])

        await self._store.write(job)
        ROUNDS.inc()
        for _, match, events in made:
            if match and decode(row.clock, type=Clock).days:  # who is to move may hear of it
                self._tables.hooks.on_event(await self._tables.live(match.id), events[-1])

    async def _reveal(self, table: str) -> None:
        """Lets a table of a round that is over show the secret of its dice."""
        try:
            live = await self._tables.live(table)
        except NoTable:
            await self._store.write(lambda c: tournaments.note_gone(c, [table]))
            return
        async with self._tables.locked(live) as locked:
            if not live.match.revealed:
                await locked.commit(Revealed(at=live.now()))

    async def _resign(self, table: str, player: str) -> None:
        live = await self._tables.live(table)
        async with self._tables.locked(live) as locked:
            while live.match.status == PLAYING and (seats := live.match.seats_of(player)):
                await locked.commit(Resigned(at=live.now(), player=player, seat=seats[0]))

    async def _step(self, job: Callable[[Connection], Any]) -> Any:
        """A step by somebody; taken again if another one was taken meanwhile."""
        for _ in range(ATTEMPTS):
            try:
                return await self._store.write(job)
            except Moved:
                continue
        raise Refused("host-busy")

    async def _tried(self, which: str, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background; what fails holds up nothing else, and is tried again."""
        try:
            await work
        except Unavailable:
            raise
        except Moved:
            return  # another process was first
        except Exception as error:  # noqa: BLE001  whatever it was, the next attempt may go well
            log.warning("tournament not looked after", which=which[:6], error=named(error))


def _visible(connection: Connection, tournament: str, player: str | None, invite: str | None) -> Stored:
    """A tournament that this player may see: listed, their own, or by invitation."""
    stored = tournaments.load(connection, tournament)
    row = stored.row
    invited = invite is not None and hmac.compare_digest(invite.encode(), row.invite.encode())
    own = player is not None and (row.opener == player or stored.entrant(player) is not None)
    if not (row.listed or invited or own):
        raise Refused("host-no-tournament")
    return stored


def _starting(stored: Stored, now: float, awaited: bool = False) -> dict[str, Any]:
    """The change by which the texts are closed; the first round waits for those that were pledged and not shown."""
    awaited = awaited or any(one.pledge and not one.text and not one.left for one in stored.entrants)
    return {"status": STARTING, "wake": now + SHOWING if awaited else now}
