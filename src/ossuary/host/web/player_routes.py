"""The HTTP routes about a player: name, devices, tokens, tables, games and data."""

import asyncio

from msgspec.json import encode
from sqlalchemy import Connection

from ...engine import record as records
from ..clock import clock
from ..db import accounts, past_games, table_lists
from ..db.accounts import COOKIE, LIFETIMES, RECOVERY, TOKEN, Player
from ..db.export import exported
from ..db.ratings import ratings_of
from ..limits import CODES, EXPORTS, GUESTS
from ..live.forget import forget
from ..live.hub import Hub
from ..protocol.http import Carried, Listed, MyGame
from ..protocol.players import Me, Recovery, Session, Token
from ..table.texts import printable
from .answers import Answer, message
from .auth import COOKIE_NAME
from .browsers import device_of
from .request import Request

EMPTY = '""'  # the value of a cookie without one


async def introduce(request: Request) -> Answer:
    """Makes a new client a guest; a known player gets another name."""
    hub, name, now = request.hub, printable(request.data.name), clock()
    if known := request.known:
        await hub.store.write(lambda c: accounts.rename(c, known, name))
        hub.tables.rename(known, name)
        return message(await _me(hub, Player(known, name)))
    hub.buckets.take_from(request.address, GUESTS, now)

    def job(c: Connection) -> tuple[Player, str]:
        guest = accounts.create(c, name, now)
        return guest, accounts.issue(c, guest.id, COOKIE, now, _device(request))[0]

    guest, key = await hub.store.write(job)
    return message(await _me(hub, guest), headers=_cookie(request, key))


async def me(request: Request) -> Me:
    """Who this client is."""
    return await _me(request.hub, request.player)


async def forget_me(request: Request) -> Answer:
    """Deletes this player's data; minds take their seats."""
    await forget(request.hub.tables, request.player.id)
    return Answer(status=204, headers=_cookie(request, "", lifetime=0))


async def my_tables(request: Request) -> list[Listed]:
    """This player's tables, those where it is their move first."""
    player = request.player
    return await request.hub.store.read(lambda c: table_lists.tables_of(c, player.id))


async def carry(request: Request) -> Carried:
    """Keeps the record of a game that this player has played elsewhere among their games, marked as local dice."""
    read = await asyncio.to_thread(records.read, encode(request.data).decode())
    return await request.hub.opener.carry(read, request.player.id, request.query["seat"])


async def my_games(request: Request) -> list[MyGame]:
    """This player's started games with their results, newest first; `before` asks for older ones."""
    player, before = request.player, request.query["before"]
    return await request.hub.store.read(lambda c: past_games.games_of(c, player.id, before))


async def my_sessions(request: Request) -> list[Session]:
    """The devices that are this player by their cookies."""
    player, now = request.player, clock()
    return await request.hub.store.read(lambda c: accounts.sessions(c, player.id, player.key, now))


async def end_session(request: Request) -> Answer:
    """Withdraws the cookie of a device and closes its connections."""
    number = await _withdraw(request, COOKIE)
    return Answer(status=204, headers=_cookie(request, "", lifetime=0) if number == request.player.key else {})


async def my_tokens(request: Request) -> list[Token]:
    """The tokens of this player's programs."""
    player, now = request.player, clock()
    return await request.hub.store.read(lambda c: accounts.tokens(c, player.id, now))


async def new_token(request: Request) -> Token:
    """A token with which a program is this player; it is sent only once."""
    player, now, permits = request.player, clock(), request.data.permits
    label = printable(request.data.label) if request.data.label else ""
    return (await request.hub.store.write(lambda c: accounts.issue(c, player.id, TOKEN, now, label, permits)))[1]


async def withdraw_token(request: Request) -> None:
    """Withdraws a token and closes its connections."""
    await _withdraw(request, TOKEN)


async def recovery(request: Request) -> Recovery:
    """A code that makes another device this player."""
    player, now = request.player, clock()
    code, _ = await request.hub.store.write(lambda c: accounts.issue(c, player.id, RECOVERY, now))
    return Recovery(code, now + (LIFETIMES[RECOVERY] or 0))


async def recover(request: Request) -> Answer:
    """Makes this device the player whose code it has."""
    hub, now = request.hub, clock()
    hub.buckets.take_from(request.address, CODES, now)

    def job(c: Connection) -> tuple[Player, str]:
        player = accounts.spend(c, request.data.code, now)
        return player, accounts.issue(c, player.id, COOKIE, now, _device(request))[0]

    player, key = await hub.store.write(job)
    return message(await _me(hub, player), headers=_cookie(request, key))


async def export_me(request: Request) -> Answer:
    """All of this player's data, with the records of all their games, as one ZIP file."""
    hub, player = request.hub, request.player
    hub.buckets.take(player.id, EXPORTS, clock())
    headers = {"content-disposition": 'attachment; filename="ossuary.zip"'}
    return Answer(await exported(hub.store, player.id), "application/zip", headers=headers)


async def _me(hub: Hub, player: Player) -> Me:
    muted = await hub.store.read(lambda c: accounts.muted(c, player.id))
    return Me(player.id, player.name, sorted(muted), await hub.store.read(lambda c: ratings_of(c, player.id, clock())))


async def _withdraw(request: Request, kind: str) -> str:
    """Withdraws the key in the path; its number."""
    player, number = request.player, request.values["number"]
    await request.hub.store.write(lambda c: accounts.withdraw(c, player.id, kind, number))
    request.hub.presence.turn_away(number)
    return number


def _device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _cookie(request: Request, key: str, lifetime: float | None = LIFETIMES[COOKIE]) -> dict[str, str]:
    """The header that sets the cookie, or removes it."""
    secure = "; Secure" if request.scope["scheme"] == "https" else ""
    about = f"HttpOnly; Max-Age={int(lifetime or 0)}; Path=/; SameSite=lax{secure}"
    return {"set-cookie": f"{COOKIE_NAME}={key or EMPTY}; {about}"}
