"""The routes of games with another page; only the host that a page has with itself answers them."""

import asyncio
from contextlib import suppress

from ...engine.nodes import Refused
from ..live.live_table import GONE, NOT_FOR_YOU
from ..live.pair_line import Line
from ..protocol.pairs import NewPair, PairFacts
from .auth import player_at, require_player
from .connection import Gone
from .permits import OPEN_AND_PLAY
from .request import Request
from .route import SOCKET, Route
from .socket import Socket


async def offer(request: Request) -> PairFacts:
    """A new game to which another page is invited."""
    return request.hub.pairs.offer(request.data, request.player.id)


async def facts(request: Request) -> PairFacts:
    """What this page knows of a game with another."""
    return request.hub.pairs.facts(request.values["pair"])


async def connect(socket: Socket) -> None:
    """A connection to another page: what comes from there, and what is to go there."""
    await socket.accept()
    player = await player_at(socket)
    if player is None:
        await socket.close(NOT_FOR_YOU, "host-who")
        return
    line = Line(socket.values["pair"], player.id, player.name)
    sending = asyncio.create_task(_sending(socket, line))
    try:
        await socket.hub.pairs.enter(line)
        while not line.over:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await socket.hub.pairs.hear(line, message.get("text") or "")
    except Refused as error:
        line.stop(line.pair, error.key)
    finally:
        line.close()
        await asyncio.shield(socket.hub.pairs.exit(line))
        line.news.put_nowait(None)
        await sending


async def _sending(socket: Socket, line: Line) -> None:
    with suppress(Gone, RuntimeError):
        while (news := await line.news.get()) is not None:
            await socket.send(news)
        await socket.close(GONE)


PAIRS = [
    Route("POST", "/api/pairs", offer, require_player, NewPair, PairFacts, 201, needs=OPEN_AND_PLAY),
    Route("GET", "/api/pairs/{pair}", facts, require_player, gives=PairFacts),
    Route(SOCKET, "/api/pairs/{pair}/live", connect),
]
