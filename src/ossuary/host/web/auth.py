"""Who asks, and from where: cookies, tokens, origins, host names and limits."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from ...engine.nodes import Refused
from ..clock import clock
from ..db import accounts
from ..db.accounts import COOKIE, HOUR, TOKEN, Player
from ..limits import FILES, source
from ..limits import REQUESTS as RATE
from ..live.hub import Hub
from ..live.live_table import Live
from .host_names import is_known

COOKIE_NAME = "ossuary"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
Invite = Annotated[
    str | None, QueryParameter(max_length=40, description="the invitation to a table that is not listed")
]
Before = Annotated[float | None, QueryParameter(ge=0, le=2**53, description="the time of the last game that is known")]
Since = Annotated[int | None, QueryParameter(ge=0, description="the last version that the client knows")]


async def player_at(connection: Connection, hub: Hub) -> Player | None:
    """The player of a cookie or a token; a cookie counts only from our own page."""
    now = clock()
    token, cookie = token_of(connection), connection.cookies.get(COOKIE_NAME)
    if not token and not cookie:
        return None
    key, kind = (token, TOKEN) if token else (cookie or "", COOKIE)
    player = await hub.store.read(lambda c: accounts.who(c, key, kind, now))
    if player is None:
        if token:
            raise Refused("host-who")
        return None
    if (player.used or 0.0) < now - HOUR:
        with suppress(Refused):
            await hub.store.write(lambda c: accounts.note_use(c, player, now))
    return player


async def require_player(connection: Connection, hub: Hub) -> Player:
    """The player who asks; refuses requests without a name."""
    player = await player_at(connection, hub)
    if player is None:
        raise Refused("host-who")
    return player


async def in_person(connection: Connection, hub: Hub) -> Player:
    """The player who asks, by cookie: a token can neither create nor remove credentials, nor see all data."""
    if token_of(connection):
        raise Refused("host-not-by-token")
    return await require_player(connection, hub)


async def at_table(table: str, connection: Connection, hub: Hub, invite: str | None) -> tuple[Player | None, Live]:
    """The player who asks and the table, if they may see it."""
    player = await player_at(connection, hub)
    return player, await hub.tables.visible_to(table, player.id if player else None, invite)


def token_of(connection: Connection) -> str:
    """The token in the request, which no page can make its visitors send."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def from_our_page(connection: Connection) -> bool:
    """Whether the browser says that the request comes from our own page."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] == connection.headers.get("host")


def called_by_name(connection: Connection) -> None:
    """Refuses requests for a host name that is not ours: DNS may point somebody else's page at us."""
    host = connection.headers.get("host", "")
    if not is_known(host, connection.app.state.names):
        raise Refused("host-name", name=host[:100])


def address_of(connection: Connection) -> str:
    """The address of a connection, as limits count it."""
    return source(connection.client.host) if connection.client else ""


def check_caller(connection: Connection) -> None:
    """Refuses requests that come too often, or under an unknown host name."""
    hub: Hub = connection.app.state.hub
    rate = FILES if connection.scope["path"].startswith("/assets/") else RATE
    hub.buckets.take_from(address_of(connection), rate, clock())
    called_by_name(connection)


async def check_request(request: AnyRequest) -> None:
    """Stops requests that come too often, or from another site's page."""
    check_caller(request)
    if not request.scope["path"].isprintable():  # nor would PostgreSQL take a zero byte
        raise Refused("host-no-page")
    if request.method not in SAFE and "origin" in request.headers and not from_our_page(request):
        raise Refused("host-origin")
