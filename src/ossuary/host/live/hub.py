"""The hub: every table of this process, one event at a time, each on the disk before anybody hears of it."""

import asyncio
import hmac
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...fair import commitment
from ..clock import clock
from ..db import accounts, archive, chats
from ..db.health import Unavailable
from ..db.store import Job, Store
from ..limits import CHAT, JOINS, REPORTS, Buckets, Rate, Sockets
from ..messages.view import happening
from ..metrics import TABLES
from ..protocol.answers import Ack
from ..protocol.commands import Act, AnyCommand, Ping, Undo
from ..protocol.commands import Mute as MuteCommand
from ..protocol.commands import Rematch as RematchCommand
from ..protocol.commands import Report as ReportCommand
from ..protocol.commands import Say as SayCommand
from ..protocol.table import Happening
from ..table.decide import begun, decide, played
from ..table.events import AnyEvent, Joined, Left, Rematch, Replaced
from ..table.match import OPEN, OVER, Match
from ..table.opening import rematch
from ..table.rights import Asker, check
from ..table.texts import printable
from .live_table import Client, Live
from .mind_pool import STAND_IN, MindPool
from .missed import Retelling
from .openings import Openings, new_id
from .replay_pages import LookPages
from .threads import FairThreads

SEATING = (Joined, Left, Replaced)
TELLERS = 2  # threads that open tables, tell of them again and look through them
AT_A_TIME = 100  # events that are written anew at once
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
MOST_TAKEN_UP = 100  # tables at a time
RESYNC = 60.0  # seconds that a notice may have been lost, or clocks be apart
log = structlog.get_logger()


class Hub:
    """All tables, as this process knows them."""

    def __init__(self, store: Store, thinkers: MindPool, commands: Rate) -> None:
        self.store = store
        self.process = secrets.token_urlsafe(12)
        self.buckets = Buckets()
        self.sockets = Sockets()
        self.openings = Openings(store, self.buckets)
        self._thinkers = thinkers
        self._commands = commands
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: set[str] = set()
        self._tellers = FairThreads(TELLERS, "tellers")
        self._retelling = Retelling(store, self._tellers)
        self.looks = LookPages(self._tellers)
        self.moved: Callable[[Live, AnyEvent], None] = lambda live, event: None  # who wants to hear of every event

    # Looking.

    async def live(self, table: str) -> Live:
        """A table, from memory or from the disk."""
        if (live := self._lives.get(table)) is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = clock()
        return live

    async def seen(self, table: str, player: str | None, invite: str | None) -> Live:
        """A table that this player may watch: a listed one, one's own, or by invitation."""
        live = await self.live(table)
        newest = await self.store.read(lambda c: archive.version(c, table)) if self.store.shared else 0
        if live.unsure or newest > live.match.version:  # what is on the disk is seen, no less and no more
            async with self._held(live):
                if newest > live.match.version:
                    await self._catch_up(live)
        match = live.match
        invited = invite is not None and hmac.compare_digest(invite.encode(), live.invite.encode())
        own = player is not None and (player in match.players or player == match.creator)
        if not (match.listed or invited or own):
            raise Refused("host-no-table")
        return live

    async def missed(self, live: Live, since: int) -> list[Happening]:
        """What happened after a version, up to the version that the table has when this comes back."""
        told = await self._retelling.between(live.match.id, since, live.match.version)
        async with self._held(live):
            return await self._caught(live, since, told)

    # Commands.

    def heed(self, who: str) -> None:
        """Counts a command of somebody; raises Refused where they come too fast."""
        self.buckets.take(who, self._commands, clock())

    async def command(self, live: Live, command: AnyCommand, player: str | None) -> Ack:
        """Carries a command out; when this comes back, it is on the disk."""
        now = clock()
        if player is None:
            raise Refused("host-who")
        live.seen[player] = live.now()
        if isinstance(command, Ping):
            return Ack(command.id, live.match.version)
        if isinstance(command, SayCommand):
            return await self._say(live, command, player, now)
        if isinstance(command, MuteCommand):
            return await self._mute(live, command, player)
        if isinstance(command, ReportCommand):
            self.buckets.take(player, REPORTS, now)
            table, message, reason = live.match.id, command.message, command.reason and printable(command.reason)
            await self.store.write(lambda c: chats.report(c, table, message, player, reason, now))
            return Ack(command.id, live.match.version)
        async with self._held(live):
            while True:
                if isinstance(command, Act | Undo) and command.version > live.match.version:
                    await self._catch_up(live)  # the player has seen more in another process
                match = live.match
                if (version := match.done.get(player, {}).get(command.id)) is not None:
                    where = match.rematch if isinstance(command, RematchCommand) else None
                    return Ack(command.id, version, again=True, table=where)
                if isinstance(command, RematchCommand):
                    if await self._rematch(live, command, player, now):
                        return Ack(command.id, live.match.version, table=live.match.rematch)
                    continue
                at = live.now()
                event = decide(match, command, Asker(player, at, live.present | {player}, live.around(at)))
                if isinstance(event, Joined) and player not in match.players:
                    await self.openings.heed(player, JOINS)
                if isinstance(event, Joined) and event.player not in live.names:
                    live.names |= await self.store.read(lambda c: archive.names(c, [player]))
                if await self._commit(live, event):
                    return Ack(command.id, live.match.version)

    async def forget(self, player: str) -> None:
        """Deletes a player's data, piece by piece, so that nobody waits for all of it; minds take their seats."""
        been = set[str]()
        while not await self.store.write(lambda c: accounts.forget(c, player, been)):
            for table, status in await self.store.read(lambda c: archive.seats_taken(c, player)):
                if table not in been:
                    await self._unname(table, status, player)
                    been.add(table)
            while await self.store.write(lambda c: accounts.forget_words(c, player)):
                pass
        for live in self._lives.values():
            live.forget(player)

    async def _unname(self, table: str, status: str, player: str) -> None:
        """Takes a player away from a table, and their name out of its log; the last that was."""
        if status != OVER:
            live = await self.live(table)
            async with self._held(live):
                for seat in live.match.seats_of(player):
                    await self._vacate(live, seat, player)
        logged = await self.store.read(lambda c: archive.named(c, table, player))
        for first in range(0, len(logged), AT_A_TIME):
            some = logged[first : first + AT_A_TIME]
            await self.store.write(partial(archive.unname_events, table=table, player=player, logged=some))
        await self.store.write(lambda c: archive.unname(c, table, player))

    def rename(self, player: str, name: str) -> None:
        """Calls a player by another name from now on."""
        for live in self._lives.values():
            if player in live.names:
                live.names[player] = name

    # Clients.

    async def enter(self, live: Live, client: Client, since: int) -> None:
        """Brings a client to a table, and tells it what it missed."""
        player, table = client.player, live.match.id
        if player:
            client.muted = await self.store.read(lambda c: accounts.muted(c, player))
        told = await self._retelling.between(table, since, live.match.version)
        async with self._held(live):
            missed = await self._caught(live, since, told)
            came = player is not None and player not in live.here
            live.clients.add(client)
            live.greet(client, missed, live.now())
        if came and player:
            live.tell_presence()
            await self.store.write(lambda c: chats.come(c, self.process, table, player))
        await self._check_keys([client])  # it may have been withdrawn while the client was on its way in
        await self._hear(live)

    async def exit(self, live: Live, client: Client) -> None:
        """Takes leave of a client."""
        live.clients.discard(client)
        player, table = client.player, live.match.id
        if player:
            live.seen[player] = live.now()
        if player and player not in live.here:
            live.tell_presence()
            with suppress(Refused):  # else the next beat says so
                await self.store.write(lambda c: chats.go(c, self.process, table, player))

    def turn_away(self, key: str) -> None:
        """Ends every connection that was opened with a key that is worth nothing any more."""
        for client in self._clients():
            if client.key == key:
                client.turn_away(Refused("host-who"))

    def _clients(self) -> list[Client]:
        return [client for live in self._lives.values() for client in live.clients]

    async def _check_keys(self, clients: list[Client]) -> None:
        """Turns away whose keys were withdrawn while nobody could say so."""
        shown = [client for client in clients if client.key]
        players = {client.player for client in shown if client.player}
        good = await self.store.read(lambda c: accounts.good(c, players)) if shown else set()
        for client in shown:
            if client.key not in good:
                client.turn_away(Refused("host-who"))

    # What comes from elsewhere: notices, clocks.

    async def notice(self, table: str, version: int) -> None:
        """Hears that a table has something new; version 0 means words or presence."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])
        live = self._lives.get(table)
        if live is None:
            return
        if version == 0:
            await self._listen(live)
        elif version > live.match.version:
            async with self._held(live):
                await self._catch_up(live)

    async def resync(self, everything: bool = False) -> None:
        """Catches up with whatever notices may have been lost."""
        if everything:
            await self._check_keys(self._clients())
        lives, since = list(self._lives.items()), clock() - RESYNC
        newest = {} if everything else await self.store.read(lambda c: archive.versions(c, since))
        for table, live in lives:
            try:
                if everything or live.unsure or newest.get(table, 0) > live.match.version:
                    async with self._held(live):
                        await self._catch_up(live)
                if everything and live.clients:
                    await self._listen(live)
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001  the other tables must not wait for this one
                log.warning("table not caught up", table=table[:4], error=f"{type(error).__name__}: {error}"[:200])

    async def foresee(self) -> None:
        """Takes up tables that a clock ahead of ours has touched: their time comes sooner than the database says."""
        now = clock()
        found = await self.store.read(lambda c: archive.ahead(c, now))
        for table in [table for table in found if table not in self._lives][:MOST_TAKEN_UP]:
            self.rouse(table)

    @property
    def overdue(self) -> list[str]:
        """The tables with a time of their own that somebody has to look after."""
        ahead = [(table, live) for table, live in self._lives.items() if live.ahead]
        return [table for table, live in ahead if live.match.wake is not None and live.match.wake <= live.now()]

    async def beat(self) -> None:
        """Tells the other processes that this one is alive, and who is here; hears the same of them."""
        here, now = {(table, player) for table, live in self._lives.items() for player in live.here}, time.time()
        elsewhere = await self.store.write(lambda c: chats.beat(c, self.process, here, now))
        for table, live in list(self._lives.items()):
            if elsewhere.get(table, set()) != live.elsewhere:
                await self._listen(live)

    @property
    def busy(self) -> set[str]:
        """The tables that are looked after just now."""
        return self._waking | {table for table, live in self._lives.items() if live.thinking}

    def rouse(self, table: str) -> None:
        """Looks after a table whose time has come, while nobody waits for it."""
        if table not in self.busy:
            self._waking.add(table)
            self._begin(self._wake(table))

    async def _wake(self, table: str) -> None:
        try:
            await self.wake(table)
        except Exception as error:  # noqa: BLE001  whatever it was, the next attempt may go well
            log.warning("table not looked after", table=table[:6], error=f"{type(error).__name__}: {error}"[:200])
        finally:
            self._waking.discard(table)

    async def wake(self, table: str) -> None:
        """Looks after a table whose time has come: texts that were not shown, a mind that is to move, a clock."""
        live = await self.live(table)
        async with self._held(live):
            match, now = live.match, live.now()
            if match.status == OPEN:
                if match.wake is not None and match.wake <= now:
                    await self._commit(live, begun(match, now))
                return
            seat, deadline = match.mover, match.deadline
            if seat is None:
                return
            if deadline is None or deadline > now:
                self._look_after(live, due=match.wake is not None and match.wake <= now)
                return
            decision = match.settled
        actions = await self._decision(match, STAND_IN)
        async with self._held(live):
            if live.match is match and match.settled == decision and match.deadline == deadline:
                await self._commit(live, played(match, seat, actions, "clock", live.now()))

    def sweep(self) -> None:
        """Lets go of tables that nobody looks at."""
        limit = clock() - IDLE
        for table, live in list(self._lives.items()):
            foreseen = live.ahead and live.match.wake is not None
            if live.clients or live.used >= limit or foreseen or live.thinking or live.lock.locked():
                continue
            del self._lives[table]
        TABLES.set(len(self._lives))

    async def close(self) -> None:
        """Says goodbye to all clients and waits for what is under way."""
        for live in self._lives.values():
            for client in live.clients:
                client.drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tellers.close()

    # The inside.

    @asynccontextmanager
    async def _held(self, live: Live) -> AsyncIterator[None]:
        """The table, with nobody else at it, and as the disk knows it."""
        async with live.lock:
            if live.unsure:
                await self._reload(live)
            yield

    async def _load(self, table: str) -> Live:
        live = await self._stored(table)
        self._lives[table] = live
        TABLES.set(len(self._lives))
        self._look_after(live)
        return live

    async def _stored(self, table: str) -> Live:
        """A table as the disk knows it."""
        saved = await self.store.read(lambda c: archive.load(c, table))
        if saved is None:
            raise Refused("host-no-table")
        match, missing = await self._tellers.run(table, saved.opened)
        if missing:
            with suppress(Refused):  # else they are made the next time
                await self.store.write(lambda c: archive.keep_missing(c, match, missing))

        def job(c: Connection) -> Live:
            elsewhere = chats.elsewhere(c, self.process, table, time.time())
            return Live(match, saved.invite, archive.names(c, match.players), elsewhere)

        return await self.store.read(job)

    async def _caught(self, live: Live, since: int, told: list[Happening]) -> list[Happening]:
        """What was told, and what has happened meanwhile; the lock is held."""
        known = told[-1].version if told else since
        return told + await self._retelling.between(live.match.id, known, live.match.version)

    async def _commit(self, live: Live, event: AnyEvent, also: Job[None] | None = None) -> bool:
        """Applies an event and stores it; False if somebody else was first: the table is then what the disk says."""
        match = live.match

        def job(c: Connection) -> bool:
            stored = archive.append(c, match, event, isinstance(event, SEATING))
            if stored and also:
                also(c)
            return stored

        live.unsure = True
        moved = match.apply(event, shown=bool(live.clients))
        stored = await self.store.write(job)
        if not stored:
            await self._reload(live)
            return False
        live.unsure = False
        live.broadcast([happening(match, event, moved)], live.now())
        self.moved(live, event)
        self._look_after(live)
        return True

    async def _reload(self, live: Live) -> None:
        """Takes the table from the disk, after an event of which only the disk knows what became of it."""
        fresh = await self._stored(live.match.id)
        missed = await self._retelling.between(live.match.id, live.told, fresh.match.version)
        live.match, live.names, live.unsure = fresh.match, fresh.names, False
        if missed:
            live.broadcast(missed, live.now())
        self._look_after(live)

    async def _catch_up(self, live: Live) -> None:
        """Takes in what other processes have added to the log; the lock is held."""
        table, known = live.match.id, live.match.version
        log = await self.store.read(lambda c: archive.log_after(c, table, known))
        live.unsure = True  # until all of it can be told
        told = []
        for event in log:
            moved = live.match.apply(event, shown=bool(live.clients))
            told.append(happening(live.match, event, moved))
        if any(happened.kind == "joined" for happened in told):
            players = live.match.players
            live.names = await self.store.read(lambda c: archive.names(c, players))
        live.unsure = False
        if told:
            live.broadcast(told, live.now())
            self._look_after(live)

    async def _listen(self, live: Live) -> None:
        """Takes in who is here through other processes, and what was said there."""
        table = live.match.id
        async with live.listening:  # what was read first is told first
            elsewhere = await self.store.read(lambda c: chats.elsewhere(c, self.process, table, time.time()))
            if elsewhere != live.elsewhere:
                live.elsewhere = elsewhere
                live.tell_presence()
        players = [*live.match.players, *live.here]
        live.names |= (known := await self.store.read(lambda c: archive.names(c, players)))
        for player in set(players) - set(known):
            live.forget(player)
        if live.clients:
            await self._hear(live)

    async def _hear(self, live: Live) -> None:
        """Passes on what was said."""
        table = live.match.id
        live.tell_chat(await self.store.read(lambda c: chats.said(c, table)))

    async def _rematch(self, live: Live, command: RematchCommand, player: str, now: float) -> bool:
        match = live.match
        check(match, RematchCommand, Asker(player, now))
        if match.rematch:
            return True
        await self.openings.heed(player)
        secret = secrets.token_bytes(32)
        log: list[AnyEvent] = [rematch(match, player, now, commitment(secret))]
        next_match, invite = Match.of(new_id(), secret, log), new_id()
        event = Rematch(at=live.now(), player=player, id=command.id, table=next_match.id)
        return await self._commit(live, event, also=lambda c: archive.create(c, next_match, invite, log))

    async def _say(self, live: Live, command: SayCommand, player: str, now: float) -> Ack:
        check(live.match, SayCommand, Asker(player, now))
        self.buckets.take(player, CHAT, now)
        text, table = printable(command.text), live.match.id
        await self.store.write(lambda c: chats.say(c, table, player, text, now))
        with suppress(Refused):  # it was said, and will be heard
            await self._hear(live)
        return Ack(command.id, live.match.version)

    async def _mute(self, live: Live, command: MuteCommand, player: str) -> Ack:
        other, on = command.player, command.muted
        table, known = live.match.id, other in live.match.players

        def job(c: Connection) -> None:
            if not known and not chats.spoke(c, table, other):
                raise Refused("host-no-message")
            accounts.mute(c, player, other, on)

        await self.store.write(job)
        for client in live.clients:
            if client.player == player:
                (client.muted.add if on else client.muted.discard)(other)
        return Ack(command.id, live.match.version)

    async def _vacate(self, live: Live, seat: int, player: str) -> None:
        """Empties the seat of somebody who leaves for good; the lock is held."""
        while seat in live.match.seats_of(player):
            now = live.now()
            if live.match.status == OPEN:
                event: AnyEvent = Left(at=now, player=player, seat=seat)
            elif live.match.status == OVER:
                return
            else:
                event = Replaced(at=now, player=player, seat=seat, mind=STAND_IN)
            await self._commit(live, event)

    def _look_after(self, live: Live, due: bool = False) -> None:
        """Lets a mind think where one is to move; at a deserted table only when its time has come."""
        seat = live.match.mover
        if live.match.deserted and not due:
            return
        if seat is not None and live.match.thinks(seat) and live.thinking is None:
            live.thinking = self._begin(self._think(live))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Has something done while nobody waits for it, but the end of the hub."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _decision(self, match: Match, name: str) -> list[str]:
        """What a mind does now, in the turn of whoever set the table up."""
        return await self._thinkers.decision(match.creator or match.id, name, match.table)

    async def _think(self, live: Live) -> None:
        """Plays for the minds at a table until a person is to move."""
        try:
            while (seat := live.match.mover) is not None and live.match.thinks(seat):
                match, decision = live.match, live.match.settled
                name = match.sittings[seat].mind or STAND_IN
                actions = await self._decision(match, name)
                async with self._held(live):
                    if live.match is match and match.settled == decision and match.mover == seat and match.thinks(seat):
                        await self._commit(live, played(match, seat, actions, "mind", live.now()))
                if live.match.deserted:
                    return
        except Refused as error:
            log.warning("mind could not play", table=live.match.id[:4], error=error.key)
        finally:
            live.thinking = None
