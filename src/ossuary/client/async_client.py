"""The client for programs with an event loop: the same as `Client` and `Table`, to be awaited."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from inspect import isawaitable
from types import TracebackType
from typing import Any, Self

from ..engine.record import Record
from ..host.protocol.answers import Ack, Refusal, Update
from ..host.protocol.commands import AnyCommand, Leave, Rematch, Resign, Say, Start
from ..host.protocol.http import GameFacts, Listed
from ..host.protocol.players import Me
from ..host.protocol.table import Clock
from . import requests
from .address import Address, host_of
from .async_connection import AsyncConnection
from .client import MOST_AWAITING, MOST_WAITING, PAUSE
from .dice_promise import DicePromise
from .http import Http
from .line import Event, GivenUp, News, new_id
from .requests import Request, T, Unwelcome, no_host
from .visit import Visit, passes


class AsyncClient:
    """A player at a host: by a token, or as the guest that `introduce` makes."""

    def __init__(self, host: str, token: str | None = None) -> None:
        self.http = Http(host_of(host))
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    @classmethod
    def of(cls, link: str, token: str | None = None) -> Self:
        """The client for the host of a table, by the table's link."""
        return cls(Address.of(link).host, token)

    async def ask(self, request: Request[T]) -> T:
        """The host's answer to a request."""
        return await asyncio.to_thread(self.http.ask, request)

    async def introduce(self, name: str) -> Me:
        """Becomes a guest with this name; whoever is somebody already only changes their name."""
        return await asyncio.to_thread(self.http.introduced, name)

    async def me(self) -> Me:
        """Who this client is."""
        return await self.ask(requests.me())

    async def games(self) -> list[GameFacts]:
        """The games of the host: their options, and the bots that play them."""
        return await self.ask(requests.games())

    async def lobby(self) -> list[Listed]:
        """The tables that everybody may see; those that wait for players come first."""
        return await self.ask(requests.lobby())

    async def my_tables(self) -> list[Listed]:
        """This player's tables; those where it is their move come first."""
        return await self.ask(requests.my_tables())

    async def open_table(
        self,
        game: str,
        seats: Iterable[str],
        options: dict[str, Any] | None = None,
        clock: Clock | None = None,
        listed: bool = False,
    ) -> "AsyncTable":
        """Opens a table; each seat is `me`, `open`, or the name of a bot."""
        opened = await self.ask(requests.opening(game, seats, options or {}, clock, listed))
        return await self.table(opened.table, opened.invite)

    async def table(self, table: str, invite: str | None = None) -> "AsyncTable":
        """A table by its id or by its link, which must be of this host."""
        return await AsyncTable.at(self.http, Address.at(self.http.host, table, invite))


class AsyncTable:
    """A table as a client follows it; every move is checked by the rules, whatever the host says."""

    def __init__(self, http: Http, address: Address, visit: Visit) -> None:
        self.http, self.address, self.visit = http, address, visit
        self._heard: deque[Event] = deque()
        self._asked: dict[str, asyncio.Future[Ack]] = {}  # by the ids of their commands
        self._changed = asyncio.Condition()
        self._ended: Exception | None = None  # why nothing more is heard
        self._connection: AsyncConnection | None = None

    @classmethod
    async def at(cls, http: Http, address: Address) -> Self:
        """The table at an address."""
        first = await asyncio.to_thread(http.ask, requests.look(address))
        recorded = partial(http.recorded, address)
        visit = await asyncio.to_thread(Visit, address.table, first, recorded, DicePromise())
        return cls(http, address, visit)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.address.table

    @property
    def invitation(self) -> str:
        """The link that lets others in."""
        return self.address.page(self.update.yours.invite or self.address.invite or "")

    @property
    def update(self) -> Update:
        """The last update that was listened to: the table, our own part of it, and what happened."""
        return self.visit.update

    @property
    def dice_faults(self) -> list[str]:
        """What the host did otherwise than it had promised about the dice; empty if all is well."""
        return self.visit.faults

    async def join(self, seat: int | None = None, name: str | None = None) -> None:
        """Takes a seat, unless we have one, and gives a secret text to the dice."""
        try:
            for command in self.visit.joining(seat, name):
                await asyncio.to_thread(self.http.ask, requests.command(self.address, command))
        except Unwelcome as error:
            self.visit.not_joined(error)

    async def events(self) -> AsyncIterator[Event]:
        """Everything that happens, until the game is over: updates, chat, presence, answers to `send`, and news."""
        self._connected()
        while not self.visit.over:
            event = await self._next()
            show = await asyncio.to_thread(self.visit.hears, event)  # it may ask for the whole record
            if show:
                await self._connected().send(show)
            if not self.visit.is_ours(event):
                yield event

    async def updates(self) -> AsyncIterator[Update]:
        """Every update, the first one at once, until the game is over."""
        async for event in self.events():
            if isinstance(event, Update):
                yield event

    async def play(self, choose: Callable[[Update], str | list[str] | Awaitable[str | list[str]]]) -> Update:
        """Plays our seats until the game is over: `choose` gives the action, or several in a row, for an update."""
        async for event in self.events():
            if not self.visit.due(event):
                continue
            if passes(event):
                await asyncio.sleep(PAUSE)
            if self.update.yours.offers:
                made = choose(self.update)
                chosen = await made if isawaitable(made) else made
                await self.send(self.visit.act([chosen] if isinstance(chosen, str) else chosen))
            for back in self.visit.returning():
                await self.send(back)
        return self.update

    async def send(self, command: AnyCommand) -> None:
        """Sends any command of the protocol; its answer is one of the events."""
        self.visit.sends(command)
        await self._connected().send(command)

    async def ask(self, command: AnyCommand) -> Ack:
        """Has any command of the protocol carried out, once, also when the connection drops meanwhile."""
        if self._ended:
            raise self._ended
        answer: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = answer
        try:
            await self.send(command)
            async with self._changed:
                self._changed.notify_all()
            return await answer
        finally:
            del self._asked[command.id]

    async def act(self, *actions: str) -> Ack:
        """Plays an action, or several in a row, all or none."""
        return await self.ask(self.visit.act(actions))

    async def undo(self) -> Ack:
        """Takes back our last action."""
        return await self.ask(self.visit.undo())

    async def start(self) -> Ack:
        """Starts the game once all seats are taken; for the keeper of the table."""
        return await self.ask(Start(new_id()))

    async def say(self, text: str) -> Ack:
        """Says something to everybody at the table."""
        return await self.ask(Say(new_id(), text))

    async def resign(self) -> None:
        """Gives up the game for all our seats."""
        for seat in await self._seats():
            await self.ask(Resign(new_id(), seat))

    async def leave(self) -> None:
        """Gives up our seats before the game starts; later, leaves them to a bot."""
        for seat in await self._seats():
            await self.ask(Leave(new_id(), seat))

    async def _seats(self) -> list[int]:
        """Our seats now: the last update may be older than our coming."""
        return (await asyncio.to_thread(self.http.ask, requests.look(self.address))).yours.seats

    async def rematch(self) -> "AsyncTable":
        """The table where the same players meet again; take your seat there with `join`."""
        ack = await self.ask(Rematch(new_id()))
        return await AsyncTable.at(self.http, Address(self.address.host, ack.table or "", None))

    async def record(self) -> Record:
        """The record of the game so far."""
        return (await asyncio.to_thread(self.http.recorded, self.address))[0]

    async def close(self) -> None:
        """Ends the connection; the table goes on."""
        if self._connection:
            await self._connection.leave()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    def _connected(self) -> AsyncConnection:
        if self._connection is None:
            version = self.update.table.version
            self._connection = AsyncConnection(self.http, self.address, version, self._hear)
        return self._connection

    async def _next(self) -> Event:
        """The next event; raises what has ended the visit once all was heard."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._heard or self._ended)
            self._changed.notify_all()
            if self._heard:
                return self._heard.popleft()
        assert self._ended
        raise self._ended

    async def _hear(self, arrived: Event | Exception) -> None:
        """Takes what has arrived; a host that floods us waits, unless somebody waits for an answer."""
        if isinstance(arrived, Exception) or arrived is News.GIVEN_UP:
            await self._end(arrived if isinstance(arrived, Exception) else GivenUp())
            return
        if isinstance(arrived, Ack | Refusal) and (asked := self._asked.get(arrived.id or "")):
            self.visit.hears(arrived)
            if not asked.done():
                asked.set_exception(Unwelcome(arrived)) if isinstance(arrived, Refusal) else asked.set_result(arrived)
            return
        async with self._changed:
            await self._changed.wait_for(lambda: self._asked or len(self._heard) < MOST_WAITING)
            self._heard.append(arrived)
            self._changed.notify_all()
        if len(self._heard) > MOST_AWAITING:
            raise no_host(self.address.host)

    async def _end(self, error: Exception) -> None:
        async with self._changed:
            self._ended = self._ended or error
            self._changed.notify_all()
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(self._ended)
