"""The socket part of the protocol: a table, live."""

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...engine.nodes import Refused
from ..clock import clock
from ..limits import REQUESTS as RATE
from ..live.hub import Hub
from ..live.live_table import GONE, NOT_FOR_YOU, Client, Live
from ..messages.spoken import refusal
from ..metrics import ANSWERED, COMMANDS, SOCKETS
from ..protocol.answers import AnyAnswer, Pong
from ..protocol.commands import AnyCommand, Ping
from ..protocol.values import Id
from .answers import UNREADABLE as NOT_TEXT
from .auth import Invite, Since, address_of, called_by_name, from_our_page, player_at, token_of

PAUSE = 0.01  # seconds between looks whether a client's answers are on their way
FOR_NOW = ("host-unavailable", "host-too-fast", "host-too-many-sockets")
Socket = WebSocket[Any, Any, Any]

UNREADABLE = (msgspec.MsgspecError, *NOT_TEXT)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
log = structlog.get_logger()


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    since: Since = None,
    invite: Invite = None,
) -> None:
    """Serves a table live, and takes commands."""
    hub: Hub = socket.app.state.hub
    if not token_of(socket) and not from_our_page(socket):
        await socket.close(code=NOT_FOR_YOU, reason="origin")  # before it is accepted: the handshake fails
        return
    await socket.accept()
    try:
        called_by_name(socket)
        hub.buckets.take_from(address_of(socket), RATE, clock())
        player = await player_at(socket, hub)
        known = player.id if player else None
        if not table.isprintable():
            raise Refused("host-no-table")
        found = await hub.tables.visible_to(table, known, invite)
        hub.sockets.enter(known or address_of(socket))
    except Refused as error:
        await _send(socket, msgspec.json.encode(refusal(error)))
        await socket.close(code=GONE if error.key in FOR_NOW else NOT_FOR_YOU, reason=error.key)
        return
    client = Client(known, player.key if player else None)
    SOCKETS.inc()
    sending = asyncio.create_task(_sending(socket, client))
    try:
        await hub.presence.enter(found, client, found.match.version if since is None else since)
        await _receiving(socket, hub, found, client)
    except Refused as error:
        client.answer(refusal(error))
    finally:
        SOCKETS.dec()
        hub.sockets.exit(known or address_of(socket))
        client.drop()
        await asyncio.shield(hub.presence.exit(found, client))
        await asyncio.wait([sending], timeout=5)
        sending.cancel()


async def _receiving(socket: Socket, hub: Hub, live: Live, client: Client) -> None:
    """Takes one command after another, until the client is gone."""
    while not client.dropped:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] == "websocket.disconnect" or client.dropped:
            return
        if message["type"] == "websocket.receive":
            raw = message.get("bytes") or (message.get("text") or "").encode()
            client.answer(await answered(hub, live, client, raw))
            while client.behind:
                await asyncio.sleep(PAUSE)


async def answered(hub: Hub, live: Live, client: Client, raw: bytes) -> AnyAnswer:
    """The answer to a client's message."""
    began = time.perf_counter()
    kind, name = "malformed", _id_of(raw)
    try:
        hub.commands.count(client.player or str(id(client)))
        command = _decoder.decode(raw)
        kind = type(command).__name__.lower()
        if isinstance(command, Ping):
            return Pong(command.id, live.now())
        ack = await hub.commands.carry_out(live, command, client.player)
    except UNREADABLE as error:
        COMMANDS.labels(kind, "host-malformed").inc()
        return refusal(Refused("host-malformed", reason=str(error)[:200]), name, live.match.version)
    except Refused as error:
        COMMANDS.labels(kind, error.key).inc()
        return refusal(error, name, live.match.version)
    COMMANDS.labels(kind, "ack").inc()
    ANSWERED.observe(time.perf_counter() - began)
    return ack


def _id_of(raw: bytes) -> str | None:
    """The id of a message, if it has one, so that its sender knows what was refused."""
    try:
        return msgspec.json.decode(raw, type=_Identified).id
    except UNREADABLE:
        return None


class _Identified(msgspec.Struct):
    id: Id


async def _sending(socket: Socket, client: Client) -> None:
    try:
        while (message := await client.waiting.get()) is not None:
            await _send(socket, message)
        await socket.close(code=client.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        client.dropped = True


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
