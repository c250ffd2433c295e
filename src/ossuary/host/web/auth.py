"""Who asks, and from where: cookies, tokens, origins, host names and limits."""

from contextlib import suppress

from ...engine.nodes import Refused
from ..clock import clock
from ..db import accounts
from ..db.accounts import COOKIE, HOUR, TOKEN, Player
from ..limits import FILES
from ..limits import REQUESTS as RATE
from .connection import Connection
from .host_names import is_known
from .request import Request

COOKIE_NAME = "ossuary"
SAFE = ("GET", "HEAD", "OPTIONS")


async def anybody(_: Connection) -> None:
    """Nobody in particular: whoever asks gets the same answer."""


async def player_at(connection: Connection) -> Player | None:
    """The player of a cookie or a token; a cookie counts only from our own page."""
    store, now = connection.hub.store, clock()
    token, cookie = token_of(connection), connection.cookies.get(COOKIE_NAME)
    if not token and not cookie:
        return None
    key, kind = (token, TOKEN) if token else (cookie or "", COOKIE)
    player = await store.read(lambda c: accounts.who(c, key, kind, now))
    if player is None:
        if token:
            raise Refused("host-who")
        return None
    if (player.used or 0.0) < now - HOUR:
        with suppress(Refused):
            await store.write(lambda c: accounts.note_use(c, player, now))
    return player


async def require_player(connection: Connection) -> Player:
    """The player who asks; refuses requests without a name."""
    player = await player_at(connection)
    if player is None:
        raise Refused("host-who")
    return player


async def in_person(connection: Connection) -> Player:
    """The player who asks, by cookie: a token can neither create nor remove credentials, nor see all data."""
    if token_of(connection):
        raise Refused("host-not-by-token")
    return await require_player(connection)


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
    if not is_known(host, connection.services.settings.names):
        raise Refused("host-name", name=host[:100])


def check_caller(connection: Connection) -> None:
    """Refuses requests that come too often, or under an unknown host name."""
    rate = FILES if connection.path.startswith("/assets/") else RATE
    connection.hub.buckets.take_from(connection.address, rate, clock())
    called_by_name(connection)


def check_request(request: Request) -> None:
    """Refuses addresses that cannot be shown, and changes asked for by another site's page."""
    if not request.path.isprintable():  # nor would PostgreSQL take a zero byte
        raise Refused("host-no-page")
    if request.method not in SAFE and "origin" in request.headers and not from_our_page(request):
        raise Refused("host-origin")
