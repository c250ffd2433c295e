"""The socket part of the protocol: a table, live."""

import asyncio
import time

import msgspec

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
from . import permits
from .answers import UNREADABLE as NOT_TEXT
from .auth import called_by_name, player_at
from .connection import Gone
from .socket import Socket

PAUSE = 0.01  # seconds between looks whether a client's answers are on their way
FOR_NOW = ("host-unavailable", "host-too-fast", "host-too-many-sockets")

UNREADABLE = (msgspec.MsgspecError, *NOT_TEXT)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


async def live(socket: Socket) -> None:
    """Serves a table live, and takes commands."""
    hub, table, since = socket.hub, socket.values["table"], socket.query["since"]
    await socket.accept()
    try:
        called_by_name(socket)
        hub.buckets.take_from(socket.address, RATE, clock())
        player = await player_at(socket)
        known = player.id if player else None
        if not table.isprintable():
            raise Refused("host-no-table")
        found = await hub.tables.visible_to(table, known, socket.query["invite"])
        hub.sockets.enter(known or socket.address)
    except Refused as error:
        await socket.send(msgspec.json.encode(refusal(error)))
        await socket.close(GONE if error.key in FOR_NOW else NOT_FOR_YOU, error.key)
        return
    socket.forget_head()
    client = Client(known, player.key, player.permits) if player else Client(None)
    SOCKETS.inc()
    sending = asyncio.create_task(_sending(socket, client))
    try:
        await hub.presence.enter(found, client, found.match.version if since is None else since)
        await _receiving(socket, hub, found, client)
    except Refused as error:
        client.answer(refusal(error))
    finally:
        SOCKETS.dec()
        hub.sockets.exit(known or socket.address)
        client.drop()
        await asyncio.shield(hub.presence.exit(found, client))
        await asyncio.wait([sending], timeout=5)
        sending.cancel()


async def _receiving(socket: Socket, hub: Hub, live: Live, client: Client) -> None:
    """Takes one command after another, until the client is gone."""
    while not client.dropped:
        message = await socket.receive()
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
    kind = "malformed"
    try:
        hub.commands.count(client.player or str(id(client)))
        command = _decoder.decode(raw)
        kind = type(command).__name__.lower()
        if isinstance(command, Ping):
            return Pong(command.id, live.now())
        permits.check(client, permits.of_command(command))
        ack = await hub.commands.carry_out(live, command, client.player)
    except UNREADABLE as error:
        COMMANDS.labels(kind, "host-malformed").inc()
        return refusal(Refused("host-malformed", reason=str(error)[:200]), _id_of(raw), live.match.version)
    except Refused as error:
        COMMANDS.labels(kind, error.key).inc()
        return refusal(error, _id_of(raw), live.match.version)
    COMMANDS.labels(kind, "ack").inc()
    took = time.perf_counter() - began
    ANSWERED.observe(took)
    hub.about.note(kind, took)
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
            await socket.send(message)
            del message  # not kept until the next one comes
        await socket.close(client.code)
    except (Gone, RuntimeError):
        client.dropped = True
