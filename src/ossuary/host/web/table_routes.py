"""The HTTP routes about tables: opening them, looking at them, commands, chat and records."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import Body, FromPath, JSONBody
from msgspec.json import encode

from ...engine import record as records
from ..db import accounts, chats, table_lists
from ..limits import LARGEST_RECORD
from ..live.hub import Hub
from ..messages.view import recorded
from ..messages.why_not import choices
from ..protocol.answers import Ack, Chat, Update
from ..protocol.commands import AnyCommand
from ..protocol.http import Listed, NewTable, Opened
from ..protocol.study import Choices
from .auth import AnyRequest, Invite, Since, address_of, at_table, player_at, require_player
from .openapi import TABLES, answering, refusing

RECORD = answering(200, dict[str, Any], "The record, as docs/record.md describes it.")


@get("/api/tables", tags=[TABLES], responses=refusing(401, 503))
async def lobby(request: AnyRequest, hub: NamedDependency[Hub]) -> list[Listed]:
    """The listed tables that are not over, those with an open seat first."""
    player = await player_at(request, hub)
    return await hub.store.read(lambda c: table_lists.lobby(c, player.id if player else None))


@post("/api/tables", tags=[TABLES], responses=refusing(400, 401, 403, 413, 503))
async def open_table(data: JSONBody[NewTable], request: AnyRequest, hub: NamedDependency[Hub]) -> Opened:
    """Opens a table; the SHA-256 of the secret of its dice is published now, before anybody gives a text."""
    player = await require_player(request, hub)
    return await hub.opener.open(data, player.id)


@post("/api/lessons/{game:str}", tags=[TABLES], responses=refusing(400, 401, 403, 404, 503))
async def learn(game: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> Opened:
    """Opens a guided first game, whose draws are scripted, and starts it."""
    player = await require_player(request, hub)
    return await hub.opener.open_lesson(game, player.id)


@get("/api/tables/{table:str}", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def look_at(
    table: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], since: Since = None, invite: Invite = None
) -> Update:
    """A table as this client sees it, with what happened after a version."""
    player, live = await at_table(table, request, hub, invite)
    name, now = player.id if player else None, live.now()
    happened = [] if since is None else await hub.tables.missed(live, since)
    if name:
        live.last_seen[name] = now
    return Update(live.view(now), live.own(name, now), happened)


@get("/api/tables/{table:str}/actions", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def actions(
    table: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], invite: Invite = None
) -> Choices:
    """Every action of the game by its kind: what this player can do now, and why not the rest."""
    player, live = await at_table(table, request, hub, invite)
    return choices(live.match, player.id if player else None)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    tags=[TABLES],
    responses=refusing(400, 401, 403, 404, 409, 413, 503),
)
async def command(
    table: FromPath[str],
    data: JSONBody[AnyCommand],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    invite: Invite = None,
) -> Ack:
    """Carries out a command; the answer comes when it is on disk."""
    player, live = await at_table(table, request, hub, invite)
    hub.commands.count(player.id if player else address_of(request))
    return await hub.commands.carry_out(live, data, player.id if player else None)


@get("/api/tables/{table:str}/chat", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def chat(table: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], invite: Invite = None) -> Chat:
    """The chat at a table."""
    player, _ = await at_table(table, request, hub, invite)
    hidden = await hub.store.read(lambda c: accounts.muted(c, player.id)) if player else set()
    messages = await hub.store.read(lambda c: chats.said(c, table))
    return Chat([message for message in messages if message.player not in hidden])


@get(
    "/api/tables/{table:str}/record",
    media_type="application/json",
    tags=[TABLES],
    responses=RECORD | refusing(400, 401, 404, 503),
)
async def record(
    table: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], invite: Invite = None
) -> Response[bytes]:
    """The record of the game, its version as the ETag; the secret of its dice is in it once the table is over."""
    _, live = await at_table(table, request, hub, invite)
    name = f"{live.match.table.game.NAME}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "etag": f'"{live.match.version}"'}
    written = recorded(live.match, live.names).write().encode()
    return Response(written, media_type="application/json", headers=headers)


@post("/api/records", request_max_body_size=LARGEST_RECORD, tags=[TABLES], responses=refusing(400, 401, 403, 413, 503))
async def lay_record(
    data: Annotated[dict[str, Any], Body(description="a record as docs/record.md describes it")],
    request: AnyRequest,
    hub: NamedDependency[Hub],
) -> Opened:
    """Puts an uploaded record on a table, checked move by move."""
    player = await require_player(request, hub)
    read = await asyncio.to_thread(records.read, encode(data).decode())
    return await hub.opener.import_record(read, player.id)


ROUTES = [lobby, open_table, learn, look_at, actions, command, chat, record, lay_record]
