"""The HTTP routes about tables: opening them, looking at them, commands, chat and records."""

import asyncio

from msgspec.json import encode

from ...engine import record as records
from ...engine.nodes import Refused
from ..db import accounts, chats, table_lists
from ..live.matching import find
from ..messages.view import recorded
from ..messages.why_not import choices
from ..protocol.answers import Ack, Chat, Update
from ..protocol.http import Listed, Opened
from ..protocol.ratings import Matched, RatedGame
from ..protocol.study import Choices
from .answers import Answer
from .request import Request


async def lobby(request: Request) -> list[Listed]:
    """The listed tables that are not over, those with an open seat first."""
    known = request.known
    return await request.hub.store.read(lambda c: table_lists.lobby(c, known))


async def open_table(request: Request) -> Opened:
    """Opens a table; the SHA-256 of the secret of its dice is published now, before anybody gives a text."""
    return await request.hub.opener.open(request.data, request.player.id)


async def find_opponent(request: Request) -> Matched:
    """Sits down with the nearest opponent by rating who waits for such a game, or opens a table to wait at."""
    return await find(request.hub, request.data, request.player.id)


async def rating(request: Request) -> RatedGame:
    """The ratings at a table, and what its game does to them."""
    match = request.live.match
    if not match.rated:
        raise Refused("host-not-rated")
    return await request.services.rater.of(match)


async def learn(request: Request) -> Opened:
    """Opens a guided first game, whose draws are scripted, and starts it."""
    return await request.hub.opener.open_lesson(request.values["game"], request.player.id)


async def look_at(request: Request) -> Update:
    """A table as this client sees it, with what happened after a version."""
    live, known, since = request.live, request.known, request.query["since"]
    now = live.now()
    happened = [] if since is None else await request.hub.tables.missed(live, since)
    if known:
        live.last_seen[known] = now
    return Update(live.view(now), live.own(known, now), happened)


async def actions(request: Request) -> Choices:
    """Every action of the game by its kind: what this player can do now, and why not the rest."""
    return choices(request.live.match, request.known)


async def command(request: Request) -> Ack:
    """Carries out a command; the answer comes when it is on disk."""
    commands = request.hub.commands
    commands.count(request.known or request.address)
    return await commands.carry_out(request.live, request.data, request.known)


async def chat(request: Request) -> Chat:
    """The chat at a table."""
    store, known, table = request.hub.store, request.known, request.live.match.id
    hidden = await store.read(lambda c: accounts.muted(c, known)) if known else set()
    messages = await store.read(lambda c: chats.said(c, table))
    return Chat([message for message in messages if message.player not in hidden])


async def record(request: Request) -> Answer:
    """The record of the game, its version as the ETag; the secret of its dice is in it once the table is over."""
    match = request.live.match
    name = f"{match.table.game.NAME}-{match.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "etag": f'"{match.version}"'}
    return Answer(recorded(match, request.live.names).write().encode(), headers=headers)


async def lay_record(request: Request) -> Opened:
    """Puts an uploaded record on a table, checked move by move."""
    read = await asyncio.to_thread(records.read, encode(request.data).decode())
    return await request.hub.opener.import_record(read, request.player.id)
