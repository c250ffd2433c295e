"""The HTTP part of the protocol."""

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import Body, FromPath, JSONBody
from litestar.response import Stream
from msgspec.json import encode
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from ... import __version__
from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.options import described
from ...engine.registry import GAMES, Game
from ...minds.playing.measured import measured
from ...words import LANGUAGES, Words, catalogue
from ...words.rulebook import rulebook
from ..clock import clock
from ..db import accounts, archive, chats, draw_counts, past_games
from ..db.accounts import COOKIE, LIFETIMES, RECOVERY, TOKEN, Player
from ..db.export import exported
from ..limits import CODES, EXPORTS, GUESTS, LARGEST_RECORD
from ..live.forget import forget
from ..live.hub import Hub
from ..messages.view import recorded
from ..messages.why_not import choices
from ..protocol.answers import Ack, Chat, Update
from ..protocol.commands import AnyCommand
from ..protocol.http import GameFacts, Health, Listed, MyGame, NewOptions, NewTable, Opened, Option, Strength
from ..protocol.players import Me, NewName, NewToken, Recover, Recovery, Session, Token
from ..protocol.study import AllDraws, Choices
from ..table import opening
from ..table.lessons import LESSONS
from ..table.texts import printable
from ..trained_minds import minds_for
from .auth import COOKIE_NAME, Before, Invite, Since, address_of, at_table, in_person, player_at, require_player
from .browsers import device_of
from .openapi import HOST, PLAYER, TABLES, answering, refusing
from .push_routes import push_key, subscribe, unsubscribe
from .static_files import ASKED_AGAIN
from .study_routes import STUDYING

AnyRequest = Request[Any, Any, Any]

UNREADY = answering(503, Health, "The database does not answer, or takes nothing.")
UNCHANGED = answering(304, None, "What the client has, by its ETag, is what there is.")
GONE = answering(204, None, "Nothing is left.")
EXPORT = answering(200, bytes, "A ZIP file: me.json, and in records/ a record for each game.", "application/zip")
RECORD = answering(200, dict[str, Any], "The record, as docs/record.md describes it.")


@get("/health", tags=[HOST], responses=refusing())
async def health() -> Health:
    """Whether the process is alive."""
    return Health("ok", __version__)


@get("/ready", tags=[HOST], responses=UNREADY | refusing())
async def ready(hub: NamedDependency[Hub]) -> Response[Health]:
    """Whether the host can take commands: its database answers, and took what was last written."""
    with suppress(Refused):
        await hub.store.read(lambda c: c.execute(select(1)).scalar_one())
    if not hub.store.condition.good:
        return Response(Health("unavailable", __version__), status_code=503)
    return Response(Health("ok", __version__))


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """The metrics of this process, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", sync_to_thread=False, tags=[HOST], responses=refusing())
def games() -> list[GameFacts]:
    """The games that can be played here."""
    return [
        GameFacts(
            name=name,
            least_seats=game.MIN_SEATS,
            most_seats=game.MAX_SEATS,
            options=_options(game),
            minds=list(_minds(game)),
            strengths=_strengths(game),
            lesson=name in LESSONS,
        )
        for name, game in GAMES.items()
    ]


@post("/api/options", status_code=204, tags=[HOST], responses=refusing(400, 403, 413))
async def check_options(data: JSONBody[NewOptions]) -> None:
    """Whether a table can be opened with these options; if not, it is refused as opening the table would be."""
    opening.check_options(data)


def _strengths(game: Game) -> list[Strength]:
    return [Strength(name, found.wins, found.gives_away) for name, found in measured(game.NAME).items()]


def _minds(game: Game) -> tuple[str, ...]:
    """The minds that can play a game of two with its usual options."""
    return minds_for(game, game.initial(game.Options()))


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    sync_to_thread=True,
    tags=[HOST],
    responses=refusing(400, 404),
)
def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """The rules of a game as Markdown, every rule with its number."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("host-no-page")
    return rulebook(Words(language), game)


@get(
    "/api/words/{game:str}/{language:str}",
    media_type="text/plain",
    sync_to_thread=True,
    tags=[HOST],
    responses=UNCHANGED | refusing(400, 404),
)
def words(game: FromPath[str], language: FromPath[str], request: AnyRequest) -> Response[str]:
    """The texts of a game as one text of Project Fluent, for a page that was built without them."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("host-no-page")
    text = catalogue(game, language)
    tag = f'"{sha256(text.encode()).hexdigest()[:32]}"'
    headers = ASKED_AGAIN | {"etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


@post("/api/me", status_code=200, tags=[PLAYER], responses=refusing(400, 401, 403, 413, 503))
async def introduce(data: JSONBody[NewName], request: AnyRequest, hub: NamedDependency[Hub]) -> Response[Me]:
    """Makes a new client a guest; a known player gets another name."""
    name, now = printable(data.name), clock()
    player = await player_at(request, hub)
    if player is not None:
        id = player.id
        await hub.store.write(lambda c: accounts.rename(c, id, name))
        hub.tables.rename(player.id, name)
        return Response(await _me(hub, Player(player.id, name)))
    hub.buckets.take_from(address_of(request), GUESTS, now)

    def job(c: Any) -> tuple[Player, str]:
        guest = accounts.create(c, name, now)
        return guest, accounts.issue(c, guest.id, COOKIE, now, _device(request))[0]

    guest, key = await hub.store.write(job)
    return Response(await _me(hub, guest), cookies=[_cookie(request, key)])


@get("/api/me", tags=[PLAYER], responses=refusing(401, 503))
async def me(request: AnyRequest, hub: NamedDependency[Hub]) -> Me:
    """Who this client is."""
    return await _me(hub, await require_player(request, hub))


@delete("/api/me", tags=[PLAYER], responses=GONE | refusing(401, 403, 503))
async def forget_me(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[None]:
    """Deletes this player's data; minds take their seats."""
    player = await in_person(request, hub)
    await forget(hub.tables, player.id)
    return Response(None, status_code=204, cookies=[_cookie(request, "", lifetime=0)])


@get("/api/me/tables", tags=[PLAYER], responses=refusing(401, 503))
async def my_tables(request: AnyRequest, hub: NamedDependency[Hub]) -> list[Listed]:
    """This player's tables, those where it is their move first."""
    player = await require_player(request, hub)
    return await hub.store.read(lambda c: archive.tables_of(c, player.id))


@get("/api/me/sessions", tags=[PLAYER], responses=refusing(401, 403, 503))
async def my_sessions(request: AnyRequest, hub: NamedDependency[Hub]) -> list[Session]:
    """The devices that are this player by their cookies."""
    player, now = await in_person(request, hub), clock()
    return await hub.store.read(lambda c: accounts.sessions(c, player.id, player.key, now))


@delete("/api/me/sessions/{number:str}", tags=[PLAYER], responses=GONE | refusing(400, 401, 403, 404, 503))
async def end_session(number: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> Response[None]:
    """Withdraws the cookie of a device and closes its connections."""
    player = await in_person(request, hub)
    await _withdraw(hub, player, COOKIE, number)
    return Response(None, status_code=204, cookies=[_cookie(request, "", lifetime=0)] if number == player.key else [])


@get("/api/me/tokens", tags=[PLAYER], responses=refusing(401, 403, 503))
async def my_tokens(request: AnyRequest, hub: NamedDependency[Hub]) -> list[Token]:
    """The tokens of this player's programs."""
    player, now = await in_person(request, hub), clock()
    return await hub.store.read(lambda c: accounts.tokens(c, player.id, now))


@post("/api/me/tokens", tags=[PLAYER], responses=refusing(400, 401, 403, 413, 503))
async def new_token(data: JSONBody[NewToken], request: AnyRequest, hub: NamedDependency[Hub]) -> Token:
    """A token with which a program is this player; it is sent only once."""
    player, now = await in_person(request, hub), clock()
    label = printable(data.label) if data.label else ""
    return (await hub.store.write(lambda c: accounts.issue(c, player.id, TOKEN, now, label)))[1]


@delete("/api/me/tokens/{number:str}", tags=[PLAYER], responses=refusing(400, 401, 403, 404, 503))
async def withdraw_token(number: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> None:
    """Withdraws a token and closes its connections."""
    await _withdraw(hub, await in_person(request, hub), TOKEN, number)


@post("/api/me/recovery", tags=[PLAYER], responses=refusing(401, 403, 503))
async def recovery(request: AnyRequest, hub: NamedDependency[Hub]) -> Recovery:
    """A code that makes another device this player."""
    player, now = await in_person(request, hub), clock()
    code, _ = await hub.store.write(lambda c: accounts.issue(c, player.id, RECOVERY, now))
    return Recovery(code, now + (LIFETIMES[RECOVERY] or 0))


@post("/api/recover", status_code=200, tags=[PLAYER], responses=refusing(400, 403, 413, 503))
async def recover(data: JSONBody[Recover], request: AnyRequest, hub: NamedDependency[Hub]) -> Response[Me]:
    """Makes this device the player whose code it has."""
    now = clock()
    hub.buckets.take_from(address_of(request), CODES, now)

    def job(c: Any) -> tuple[Player, str]:
        player = accounts.spend(c, data.code, now)
        return player, accounts.issue(c, player.id, COOKIE, now, _device(request))[0]

    player, key = await hub.store.write(job)
    return Response(await _me(hub, player), cookies=[_cookie(request, key)])


@get("/api/tables", tags=[TABLES], responses=refusing(401, 503))
async def lobby(request: AnyRequest, hub: NamedDependency[Hub]) -> list[Listed]:
    """The listed tables that are not over, those with an open seat first."""
    player = await player_at(request, hub)
    return await hub.store.read(lambda c: archive.lobby(c, player.id if player else None))


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


@get("/api/tables/{table:str}/actions", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def actions(
    table: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub], invite: Invite = None
) -> Choices:
    """Every action of the game by its kind: what this player can do now, and why not the rest."""
    player, live = await at_table(table, request, hub, invite)
    return choices(live.match, player.id if player else None)


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


@get("/api/me/games", tags=[PLAYER], responses=refusing(400, 401, 503))
async def my_games(request: AnyRequest, hub: NamedDependency[Hub], before: Before = None) -> list[MyGame]:
    """This player's started games with their results, newest first; `before` asks for older ones."""
    player = await require_player(request, hub)
    return await hub.store.read(lambda c: past_games.games_of(c, player.id, before))


@get("/api/me/export", media_type="application/zip", tags=[PLAYER], responses=EXPORT | refusing(401, 403, 503))
async def export_me(request: AnyRequest, hub: NamedDependency[Hub]) -> Stream:
    """All of this player's data, with the records of all their games, as one ZIP file."""
    player = await in_person(request, hub)
    hub.buckets.take(player.id, EXPORTS, clock())
    headers = {"content-disposition": 'attachment; filename="ossuary.zip"'}
    return Stream(await exported(hub.store, player.id), media_type="application/zip", headers=headers)


@get("/api/draws", tags=[HOST], responses=refusing(503))
async def all_draws(hub: NamedDependency[Hub]) -> AllDraws:
    """How often every side, card and tile came up in all finished games, and how often expected."""
    return await hub.store.read(draw_counts.all_draws)


ROUTES = [
    health, ready, metrics, games, check_options, rules, words, introduce, me, forget_me, my_tables, my_sessions,
    end_session, my_tokens, new_token, withdraw_token, recovery, recover, lobby, open_table, learn, look_at, actions,
    command, chat, record, lay_record, *STUDYING, my_games, export_me, all_draws, push_key, subscribe, unsubscribe,
]  # fmt: skip


async def _me(hub: Hub, player: Player) -> Me:
    muted = await hub.store.read(lambda c: accounts.muted(c, player.id))
    return Me(player.id, player.name, sorted(muted))


async def _withdraw(hub: Hub, player: Player, kind: str, number: str) -> None:
    await hub.store.write(lambda c: accounts.withdraw(c, player.id, kind, number))
    hub.presence.turn_away(number)


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _cookie(request: AnyRequest, key: str, lifetime: float | None = LIFETIMES[COOKIE]) -> Cookie:
    return Cookie(
        key=COOKIE_NAME,
        value=key,
        path="/",
        max_age=int(lifetime or 0),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _options(game: Game) -> list[Option]:
    found: list[Option] = msgspec.convert(described(game.OPTIONS), list[Option])
    return found
