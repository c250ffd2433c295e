"""Players' commands: carried out at a table under its lock; chat needs no lock."""

import secrets
from contextlib import suppress

from sqlalchemy import Connection

from ...engine.nodes import Refused
from ...fair import commitment
from ..clock import clock
from ..db import accounts, chats, table_log
from ..limits import CHAT, JOINS, REPORTS, Buckets, Rate
from ..protocol.answers import Ack
from ..protocol.commands import Act, AnyCommand, Mute, Ping, Rematch, Report, Say, Undo
from ..table import events
from ..table.apply import match_from_log
from ..table.decide import decide
from ..table.events import AnyEvent, Joined
from ..table.opening import rematch
from ..table.rights import Asker, check
from ..table.texts import printable
from .live_table import Live
from .locked import LockedTable
from .opener import Opener, new_id
from .pairs import Pairs
from .presence import Presence
from .tables import Tables


class Commands:
    """Carries out commands, each once."""

    def __init__(
        self, tables: Tables, presence: Presence, opener: Opener, pairs: Pairs, buckets: Buckets, rate: Rate
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._presence = presence
        self._opener = opener
        self._pairs = pairs
        self._buckets = buckets
        self._rate = rate

    def count(self, who: str) -> None:
        """Counts a player's command; raises Refused if they come too fast."""
        self._buckets.take(who, self._rate, clock())

    async def carry_out(self, live: Live, command: AnyCommand, player: str | None) -> Ack:
        """Carries out a command; when this returns, it is on disk."""
        now = clock()
        if player is None:
            raise Refused("host-who")
        live.last_seen[player] = live.now()
        if isinstance(command, Ping):
            return Ack(command.id, live.match.version)
        if isinstance(command, Say):
            return await self._say(live, command, player, now)
        if isinstance(command, Mute):
            return await self._mute(live, command, player)
        if isinstance(command, Report):
            return await self._report(live, command, player, now)
        if live.match.shared:
            return await self._pairs.carry_out(live, command, player)
        async with self._tables.locked(live) as table:
            while True:
                if isinstance(command, Act | Undo) and command.version > live.match.version:
                    await table.catch_up()  # the player has seen more in another process
                match = live.match
                if (version := match.recent_commands.get(player, {}).get(command.id)) is not None:
                    where = match.rematch if isinstance(command, Rematch) else None
                    return Ack(command.id, version, again=True, table=where)
                if isinstance(command, Rematch):
                    if await self._rematch(table, command, player, now):
                        return Ack(command.id, live.match.version, table=live.match.rematch)
                    continue
                at = live.now()
                event = decide(match, command, Asker(player, at, live.present | {player}, live.around(at)))
                if isinstance(event, Joined) and player not in match.players:
                    await self._opener.check_limits(player, JOINS)
                if isinstance(event, Joined) and event.player not in live.names:
                    live.names |= await self._store.read(lambda c: accounts.names(c, [player]))
                if await table.commit(event):
                    return Ack(command.id, live.match.version)

    async def _rematch(self, table: LockedTable, command: Rematch, player: str, now: float) -> bool:
        live, match = table.live, table.live.match
        check(match, Rematch, Asker(player, now))
        if match.rematch:
            return True
        await self._opener.check_limits(player)
        secret = secrets.token_bytes(32)
        log: list[AnyEvent] = [rematch(match, player, now, commitment(secret))]
        next_match, invite = match_from_log(new_id(), secret, log), new_id()
        event = events.Rematch(at=live.now(), player=player, id=command.id, table=next_match.id)
        return await table.commit(event, also=lambda c: table_log.create(c, next_match, invite, log))

    async def _say(self, live: Live, command: Say, player: str, now: float) -> Ack:
        check(live.match, Say, Asker(player, now))
        self._buckets.take(player, CHAT, now)
        text, table = printable(command.text), live.match.id
        await self._store.write(lambda c: chats.say(c, table, player, text, now))
        with suppress(Refused):  # it was said, and will be heard
            await self._presence.tell_chat(live)
        return Ack(command.id, live.match.version)

    async def _report(self, live: Live, command: Report, player: str, now: float) -> Ack:
        self._buckets.take(player, REPORTS, now)
        table, message, reason = live.match.id, command.message, command.reason and printable(command.reason)
        await self._store.write(lambda c: chats.report(c, table, message, player, reason, now))
        return Ack(command.id, live.match.version)

    async def _mute(self, live: Live, command: Mute, player: str) -> Ack:
        other, on = command.player, command.muted
        table, known = live.match.id, other in live.match.players

        def job(c: Connection) -> None:
            if not known and not chats.spoke(c, table, other):
                raise Refused("host-no-message")
            accounts.mute(c, player, other, on)

        await self._store.write(job)
        for client in live.clients:
            if client.player == player:
                (client.muted.add if on else client.muted.discard)(other)
        return Ack(command.id, live.match.version)
