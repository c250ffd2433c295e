"""The HTTP routes about a player: name, devices, tokens, tables, games and data."""

from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from ..clock import clock
from ..db import accounts, past_games, table_lists
from ..db.accounts import COOKIE, LIFETIMES, RECOVERY, TOKEN, Player
from ..db.export import exported
from ..limits import CODES, EXPORTS, GUESTS
from ..live.forget import forget
from ..live.hub import Hub
from ..protocol.http import Listed, MyGame
from ..protocol.players import Me, NewName, NewToken, Recover, Recovery, Session, Token
from ..table.texts import printable
from .auth import COOKIE_NAME, AnyRequest, Before, address_of, in_person, player_at, require_player
from .browsers import device_of
from .openapi import GONE, PLAYER, answering, refusing

EXPORT = answering(200, bytes, "A ZIP file: me.json, and in records/ a record for each game.", "application/zip")


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
    return await hub.store.read(lambda c: table_lists.tables_of(c, player.id))


@get("/api/me/games", tags=[PLAYER], responses=refusing(400, 401, 503))
async def my_games(request: AnyRequest, hub: NamedDependency[Hub], before: Before = None) -> list[MyGame]:
    """This player's started games with their results, newest first; `before` asks for older ones."""
    player = await require_player(request, hub)
    return await hub.store.read(lambda c: past_games.games_of(c, player.id, before))


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


@get("/api/me/export", media_type="application/zip", tags=[PLAYER], responses=EXPORT | refusing(401, 403, 503))
async def export_me(request: AnyRequest, hub: NamedDependency[Hub]) -> Stream:
    """All of this player's data, with the records of all their games, as one ZIP file."""
    player = await in_person(request, hub)
    hub.buckets.take(player.id, EXPORTS, clock())
    headers = {"content-disposition": 'attachment; filename="ossuary.zip"'}
    return Stream(await exported(hub.store, player.id), media_type="application/zip", headers=headers)


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


ROUTES = [
    introduce,
    me,
    forget_me,
    my_tables,
    my_games,
    my_sessions,
    end_session,
    my_tokens,
    new_token,
    withdraw_token,
    recovery,
    recover,
    export_me,
]
