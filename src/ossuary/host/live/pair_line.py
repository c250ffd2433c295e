"""A connection to another page, as the host in this one sees it."""

import asyncio
from contextlib import suppress

import msgspec

from ..protocol.pairs import AnyNews, Between, Send, Stop, Stopped
from .live_table import Client, Live
from .presence import Presence

MOST_UNASKED = 8  # rematches that the other side wants, one after another, without a move here

_encoder = msgspec.json.Encoder()


class Line:
    """One connection, about one game and its rematches."""

    def __init__(self, pair: str, player: str, name: str) -> None:
        self.pair, self.player, self.name = pair, player, name
        self.greeted: set[str] = set()  # games about which this side has said hello
        self.met: set[str] = set()  # and those about which the other has, as it should
        self.clients: dict[str, tuple[Live, Client]] = {}  # by game, as whom the other sits at its table
        self.unasked = 0  # rematches that the other side began since the player here did anything
        self.over = False
        self.news: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._hearing: set[asyncio.Task[None]] = set()

    def tell(self, news: AnyNews) -> None:
        """Tells the page."""
        self.news.put_nowait(_encoder.encode(news))

    def send(self, message: Between) -> None:
        """Says something to the other page."""
        self.tell(Send(_encoder.encode(message).decode()))

    def stop(self, pair: str, why: str, theirs: bool = False) -> None:
        """Ends the connection, and says why; to the other side only what is of the game and not its own word."""
        if not theirs and why.startswith("pair-"):
            self.send(Stopped(pair, why))
        self.tell(Stop(pair, why, theirs))
        self.news.put_nowait(None)
        self.over = True

    async def sit(self, presence: Presence, live: Live, guest: str) -> None:
        """Has the other player present at a table; what is told there, their own host tells them."""
        client = Client(guest)
        self.clients[live.match.id] = live, client
        task = asyncio.create_task(_unheard(client))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
        await presence.enter(live, client, live.match.version)

    def close(self) -> None:
        """Nobody is at the other end any more."""
        self.over = True
        for _, client in self.clients.values():
            client.drop()


async def _unheard(client: Client) -> None:
    with suppress(asyncio.CancelledError):
        while await client.waiting.get() is not None:
            pass
