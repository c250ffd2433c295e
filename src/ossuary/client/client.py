"""The client for ordinary programs: a host, and tables there, one call after the other."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from queue import Queue
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
from .connection import Connection
from .dice_promise import DicePromise
from .http import Http
from .line import Event, GivenUp, News, new_id
from .requests import Unwelcome, no_host
from .visit import Visit, passes

MOST_WAITING = 64  # messages that are read ahead
MOST_AWAITING = 1000  # messages between a command and its answer
PAUSE = 1.0  # seconds before the same is asked again


class Client(Http):
    """A player at a host: by a token, or as the guest that `introduce` makes."""

    def __init__(self, host: str, token: str | None = None) -> None:
        super().__init__(host_of(host))
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    @classmethod
    def of(cls, link: str, token: str | None = None) -> Self:
        """The client for the host of a table, by the table's link."""
        return cls(Address.of(link).host, token)

    def introduce(self, name: str) -> Me:
        """Becomes a guest with this name; whoever is somebody already only changes their name."""
        return self.introduced(name)

    def me(self) -> Me:
        """Who this client is."""
        return self.ask(requests.me())

    def games(self) -> list[GameFacts]:
        """The games of the host: their options, and the bots that play them."""
        return self.ask(requests.games())

    def lobby(self) -> list[Listed]:
        """The tables that everybody may see; those that wait for players come first."""
        return self.ask(requests.lobby())

    def my_tables(self) -> list[Listed]:
        """This player's tables; those where it is their move come first."""
        return self.ask(requests.my_tables())

    def open_table(
        self,
        game: str,
        seats: Iterable[str],
        options: dict[str, Any] | None = None,
        clock: Clock | None = None,
        listed: bool = False,
    ) -> "Table":
        """Opens a table; each seat is `me`, `open`, or the name of a bot."""
        opened = self.ask(requests.opening(game, seats, options or {}, clock, listed))
        return Table(self, Address(self.host, opened.table, opened.invite))

    def table(self, table: str, invite: str | None = None) -> "Table":
        """A table by its id or by its link, which must be of this host."""
        return Table(self, Address.at(self.host, table, invite))


class Table:
    """A table as a client follows it; every move is checked by the rules, whatever the host says."""

    def __init__(self, host: Http, address: Address, keeping: DicePromise | None = None) -> None:
        self.host, self.address = host, address
        self.inbox: Queue[Any] = Queue(MOST_WAITING)  # a host that floods us waits
        self.visit = Visit(
            address.table, host.ask(requests.look(address)), partial(host.recorded, address), keeping or DicePromise()
        )
        self._heard: deque[Event] = deque()  # while an answer was awaited
        self._ended: Exception | None = None  # why nothing more arrives
        self._connection: Connection | None = None

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

    def join(self, seat: int | None = None, name: str | None = None) -> None:
        """Takes a seat, unless we have one, and gives a secret text to the dice."""
        try:
            for command in self.visit.joining(seat, name):
                self.host.ask(requests.command(self.address, command))
        except Unwelcome as error:
            self.visit.not_joined(error)

    def events(self) -> Iterator[Event]:
        """Everything that happens, until the game is over: updates, chat, presence, answers to `send`, and news."""
        self._connected()
        while not self.visit.over:
            event = self._heard.popleft() if self._heard else self._arrival()
            if show := self.visit.hears(event):
                self._connected().send(show)
            if not self.visit.is_ours(event):
                yield event

    def updates(self) -> Iterator[Update]:
        """Every update, the first one at once, until the game is over."""
        return (event for event in self.events() if isinstance(event, Update))

    def play(self, choose: Callable[[Update], str | list[str]]) -> Update:
        """Plays our seats until the game is over: `choose` gives the action, or several in a row, for an update."""
        for event in self.events():
            if not self.visit.due(event):
                continue
            if passes(event):
                time.sleep(PAUSE)
            if self.update.yours.offers:
                chosen = choose(self.update)
                self.send(self.visit.act([chosen] if isinstance(chosen, str) else chosen))
            for back in self.visit.returning():
                self.send(back)
        return self.update

    def send(self, command: AnyCommand) -> None:
        """Sends any command of the protocol; its answer is one of the events."""
        self.visit.sends(command)
        self._connected().send(command)

    def ask(self, command: AnyCommand) -> Ack:
        """Has any command of the protocol carried out, once, also when the connection drops meanwhile."""
        self.send(command)
        most = len(self._heard) + MOST_AWAITING
        while len(self._heard) < most:
            event = self._arrival()
            if isinstance(event, Ack | Refusal) and event.id == command.id:
                self.visit.hears(event)
                if isinstance(event, Refusal):
                    raise Unwelcome(event)
                return event
            self._heard.append(event)
        raise no_host(self.address.host)

    def act(self, *actions: str) -> Ack:
        """Plays an action, or several in a row, all or none."""
        return self.ask(self.visit.act(actions))

    def undo(self) -> Ack:
        """Takes back our last action."""
        return self.ask(self.visit.undo())

    def start(self) -> Ack:
        """Starts the game once all seats are taken; for the keeper of the table."""
        return self.ask(Start(new_id()))

    def say(self, text: str) -> Ack:
        """Says something to everybody at the table."""
        return self.ask(Say(new_id(), text))

    def resign(self) -> None:
        """Gives up the game for all our seats."""
        for seat in self._seats():
            self.ask(Resign(new_id(), seat))

    def leave(self) -> None:
        """Gives up our seats before the game starts; later, leaves them to a bot."""
        for seat in self._seats():
            self.ask(Leave(new_id(), seat))

    def rematch(self) -> "Table":
        """The table where the same players meet again; take your seat there with `join`."""
        ack = self.ask(Rematch(new_id()))
        return Table(self.host, Address(self.address.host, ack.table or "", None))

    def record(self) -> Record:
        """The record of the game so far."""
        return self.host.recorded(self.address)[0]

    def close(self) -> None:
        """Ends the connection; the table goes on."""
        if self._connection:
            self._connection.leave()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _seats(self) -> list[int]:
        """Our seats now: the last update may be older than our coming."""
        return self.host.ask(requests.look(self.address)).yours.seats

    def _connected(self) -> Connection:
        if self._connection is None:
            version = self.update.table.version
            self._connection = Connection(self.host, self.address, version, self.inbox)
        return self._connection

    def _arrival(self) -> Event:
        """What arrives next; raises what has ended the visit."""
        if self._ended is None:
            arrived = self.inbox.get()
            if not isinstance(arrived, Exception) and arrived is not News.GIVEN_UP:
                event: Event = arrived
                return event
            self._ended = arrived if isinstance(arrived, Exception) else GivenUp()
        raise self._ended
