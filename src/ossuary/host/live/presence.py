"""Who is at the tables: clients of this process and of others, and their chat."""

from contextlib import suppress

from sqlalchemy import Connection

from ...engine.nodes import Refused
from ..db import accounts, chats, status
from .about_process import AboutProcess
from .live_table import Client, Live
from .tables import Tables


class Presence:
    """Connects clients to tables and disconnects them."""

    def __init__(self, tables: Tables, about: AboutProcess) -> None:
        self._tables = tables
        self._about = about
        self._store = tables.store
        self._process = tables.stored.process
        self._beats = tables.stored.beats

    async def enter(self, live: Live, client: Client, since: int) -> None:
        """Connects a client to a table, and sends it what it missed."""
        player, table = client.player, live.match.id
        if player:
            client.muted = await self._store.read(lambda c: accounts.muted(c, player))
        told = await self._tables.stored.missed.between(table, since, live.match.version)
        async with self._tables.locked(live) as now:
            missed = await now.missed(since, told)
            came = player is not None and player not in live.here
            live.clients.add(client)
            live.greet(client, missed, live.now())
        if came and player:
            live.tell_presence()
            await self._store.write(lambda c: chats.come(c, self._process, table, player))
        await self.check_keys([client])  # it may have been withdrawn while the client was on its way in
        await self.tell_chat(live)

    async def exit(self, live: Live, client: Client) -> None:
        """Disconnects a client."""
        live.clients.discard(client)
        player, table = client.player, live.match.id
        if player:
            live.last_seen[player] = live.now()
        if player and player not in live.here:
            live.tell_presence()
            with suppress(Refused):  # else the next beat says so
                await self._store.write(lambda c: chats.go(c, self._process, table, player))

    def turn_away(self, key: str) -> None:
        """Ends every connection that was opened with a withdrawn key."""
        for client in self._tables.clients():
            if client.key == key:
                client.turn_away(Refused("host-who"))

    async def check_keys(self, clients: list[Client]) -> None:
        """Turns away clients whose keys were withdrawn while messages were lost."""
        shown = [client for client in clients if client.key]
        players = {client.player for client in shown if client.player}
        good = await self._store.read(lambda c: accounts.good(c, players)) if shown else set()
        for client in shown:
            if client.key not in good:
                client.turn_away(Refused("host-who"))

    async def beat(self) -> None:
        """Tells the other processes that this one is alive and who is here, and hears the same from them."""
        known = list(self._tables.known)
        here = {(table, player) for table, live in self._tables.known.items() for player in live.here}
        told = status.written(self._about.told())

        def job(c: Connection) -> dict[str, set[str]]:
            return chats.beat(c, self._process, here, known, self._beats.after(chats.last_beat(c)), told)

        elsewhere = await self._store.write(job)
        for table, live in list(self._tables.known.items()):
            if elsewhere.get(table, set()) != live.elsewhere:
                await self.listen(live)

    async def listen(self, live: Live) -> None:
        """Takes in presence and chat from other processes."""
        table = live.match.id
        async with live.listening:  # what was read first is told first
            elsewhere = await self._store.read(lambda c: chats.elsewhere(c, self._process, table, self._beats()))
            if elsewhere != live.elsewhere:
                live.elsewhere = elsewhere
                live.tell_presence()
        players = [*live.match.players, *live.here]
        live.names |= (known := await self._store.read(lambda c: accounts.names(c, players)))
        for player in set(players) - set(known):
            live.forget(player)
        if live.clients:
            await self.tell_chat(live)

    async def tell_chat(self, live: Live) -> None:
        """Passes on chat messages."""
        table = live.match.id
        live.tell_chat(await self._store.read(lambda c: chats.said(c, table)))
