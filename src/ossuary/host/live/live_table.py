"""A table in memory, with those who watch it."""

import asyncio
from dataclasses import dataclass, field

from msgspec.json import Encoder

from ...engine.nodes import Refused
from ..clock import clock
from ..inbox import Inbox
from ..messages.spoken import refusal
from ..messages.view import chairs, view, yours
from ..protocol.answers import AnyAnswer, Chat, Message, Presence
from ..protocol.players import PERMITS, Permit
from ..protocol.table import Happening, View, Yours
from ..table.match import Match
from ..table.rights import Asker, rights

ABSENCE = 10.0  # seconds without a sign until a player counts as absent
MOST_WAITING = 64  # messages that a slow client may be behind
GONE, NOT_FOR_YOU = 1012, 4403  # closing codes: come again; do not

encoder = Encoder()


@dataclass(eq=False, slots=True)
class Client:
    """A socket at a table: who is there, what it has still to be sent, and whom it does not want to hear."""

    player: str | None
    key: str | None = None  # the number of the key that proves who is there
    permits: frozenset[Permit] = frozenset(PERMITS)  # what that allows
    muted: set[str] = field(default_factory=set)
    waiting: Inbox[bytes | None] = field(default_factory=Inbox)
    heard: set[int] = field(default_factory=set)  # the messages of the chat that it was told
    dropped: bool = False
    code: int = GONE  # with which it is closed

    def send(self, message: bytes) -> None:
        """Sends a message; a client that falls behind is dropped, and reconnects for what it missed."""
        if self.dropped:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.drop()
        else:
            self.waiting.put_nowait(message)

    @property
    def behind(self) -> bool:
        """Whether so much is waiting to be sent that nothing more should be read."""
        return len(self.waiting) > MOST_WAITING // 2 and not self.dropped

    def drop(self) -> None:
        """Ends the connection after what waits."""
        if not self.dropped:
            self.dropped = True
            self.waiting.put_nowait(None)

    def turn_away(self, why: Refused) -> None:
        """Ends the connection for good."""
        self.code = NOT_FOR_YOU
        self.answer(refusal(why))
        self.drop()

    def answer(self, answer: AnyAnswer) -> None:
        """Sends an answer."""
        self.send(encoder.encode(answer))


@dataclass(eq=False, slots=True)
class Live:
    """A match, the lock under which it changes, and its clients."""

    match: Match
    invite: str
    names: dict[str, str]
    elsewhere: set[str]  # players who are here through other processes
    told_version: int = 0  # the last version that clients were told of
    last_used: float = field(default_factory=clock)  # when somebody last asked for it
    ahead: float = 0.0  # seconds that the time of this table is before ours
    unsure: bool = False  # whether what is here may not be what is on the disk, or is not yet told
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listening: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    thinking: "asyncio.Task[None] | None" = None
    last_seen: dict[str, float] = field(default_factory=dict)  # by player: with a socket, or asking something
    _rights: dict[str | None, list[str]] = field(default_factory=dict)  # by player, as long as the stamp is the same
    _stamp: tuple[object, ...] = ()

    def __post_init__(self) -> None:
        self.told_version = self.match.version
        self.last_seen = dict.fromkeys(self.match.players, self.now())

    def now(self) -> float:
        """The time at this table, which never goes back, even after a process with a faster clock."""
        now = clock()
        self.ahead = max(self.ahead, self.match.touched - now)
        return now + self.ahead

    @property
    def here(self) -> set[str]:
        """The players who are here through this process."""
        return {client.player for client in self.clients if client.player}

    @property
    def present(self) -> set[str]:
        """The players who are here."""
        return self.here | self.elsewhere

    def around(self, now: float) -> set[str]:
        """The players who are here, or were a moment ago: a lost connection may come back."""
        return self.present | {player for player, at in self.last_seen.items() if now - at < ABSENCE}

    def own(self, player: str | None, now: float) -> Yours:
        """A player's own part of an update."""
        return self._owned(Asker(player, now, self.present, self.around(now)))

    def _owned(self, asker: Asker) -> Yours:
        match, player = self.match, asker.player
        stamp = (match.seating_version, match.status, match.acted, asker.present, asker.around)
        if stamp != self._stamp:
            self._stamp = stamp
            self._rights.clear()
        if player not in self._rights:
            self._rights[player] = rights(match, asker)
        return yours(match, asker, self.invite, self._rights[player])

    def view(self, now: float) -> View:
        """The table as everybody sees it."""
        return view(self.match, self.names, self.present, now)

    def shown(self, now: float) -> bytes:
        """The table as everybody sees it."""
        return encoder.encode(self.view(now))

    def broadcast(self, happened: list[Happening], now: float) -> None:
        """Sends the table, and what happened, to all clients."""
        self.told_version = self.match.version
        if not self.clients:
            return
        shown, news = self.shown(now), encoder.encode(happened)
        present, around = self.present, self.around(now)
        updates: dict[str | None, bytes] = {}
        for client in self.clients:
            if client.player not in updates:
                own = self._owned(Asker(client.player, now, present, around))
                updates[client.player] = update(shown, encoder.encode(own), news)
            client.send(updates[client.player])

    def greet(self, client: Client, missed: list[Happening], now: float) -> None:
        """Sends the table to a new client, with what it missed."""
        client.send(update(self.shown(now), encoder.encode(self.own(client.player, now)), encoder.encode(missed)))

    def forget(self, player: str) -> None:
        """Removes a deleted player."""
        self.names.pop(player, None)
        for sitting in self.match.sittings:
            sitting.name = None if sitting.player == player else sitting.name
        for client in [client for client in self.clients if client.player == player]:
            client.turn_away(Refused("host-who"))

    def tell_presence(self) -> None:
        """Says who is here."""
        present = [chair.present for chair in chairs(self.match, self.names, self.present)]
        message = encoder.encode(Presence(present, self.match.keeper(self.present)))
        for client in self.clients:
            client.send(message)

    def tell_chat(self, messages: list[Message]) -> None:
        """Sends new chat messages to each client."""
        for client in self.clients:
            news = [message for message in messages if message.number not in client.heard]
            client.heard.update(message.number for message in news)
            if audible := [message for message in news if message.player not in client.muted]:
                client.answer(Chat(audible))


def update(shown: bytes, own: bytes, happened: bytes) -> bytes:
    """An Update, put together from parts that are encoded once for many clients."""
    return b'{"type":"update","table":' + shown + b',"yours":' + own + b',"happened":' + happened + b"}"
