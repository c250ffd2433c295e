"""The door: who comes in, from where, and what they are told when they may not."""

from contextlib import suppress
from typing import Annotated, Any

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import QueryParameter
from litestar.types import Message, Scope
from msgspec.json import encode

from ..engine.nodes import Refused
from . import people
from .hub import Hub
from .limits import FILES, source
from .limits import REQUESTS as RATE
from .live import Live
from .metrics import REQUESTS
from .names import is_known
from .people import COOKIE, HOUR, TOKEN, Player
from .spoken import refusal
from .timekeeping import clock

COOKIE_NAME = "ossuary"
SAFE = ("GET", "HEAD", "OPTIONS")
UNREADABLE = (RecursionError, UnicodeDecodeError)  # of a body: too deep, or not UTF-8
Connection = ASGIConnection[Any, Any, Any, Any]
Invite = Annotated[
    str | None, QueryParameter(max_length=40, description="the invitation to a table that is not listed")
]
Before = Annotated[float | None, QueryParameter(ge=0, le=2**53, description="the time of the last game that is known")]
Since = Annotated[int | None, QueryParameter(ge=0, description="the last version that the client knows")]
log = structlog.get_logger()

POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
PYTHON = "/assets/python/"  # a worker has the policy that its own file comes with
HEADERS = {
    b"content-security-policy": POLICY,
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}
PYTHON_HEADERS = {b"content-security-policy": POLICY + b"; script-src 'self' 'wasm-unsafe-eval'"}
TLS_HEADERS = {b"strict-transport-security": b"max-age=31536000"}

STATUS = {
    "host-who": 401,
    "host-origin": 403,
    "host-keeper-only": 403,
    "host-not-your-seat": 403,
    "host-not-by-token": 403,
    "host-players-only": 403,
    "host-no-page": 404,
    "host-no-table": 404,
    "host-no-push": 404,
    "host-no-token": 404,
    "host-no-session": 404,
    "host-no-message": 404,
    "host-stale": 409,
    "host-over": 409,
    "host-too-large": 413,
    "host-name": 421,
    "host-too-fast": 429,
    "host-too-many-tables": 429,
    "host-too-many-changes": 429,
    "host-too-many-words": 429,
    "host-unavailable": 503,
    "host-busy": 503,
    "host-no-coach": 503,
}


async def player_at(connection: Connection, hub: Hub) -> Player | None:
    """The player that a cookie or a token proves; a cookie counts only if the page it comes from is ours."""
    now = clock()
    token, cookie = token_of(connection), connection.cookies.get(COOKIE_NAME)
    if not token and not cookie:
        return None
    key, kind = (token, TOKEN) if token else (cookie or "", COOKIE)
    player = await hub.store.read(lambda c: people.who(c, key, kind, now))
    if player is None:
        if token:
            raise Refused("host-who")
        return None
    if (player.used or 0.0) < now - HOUR:
        with suppress(Refused):
            await hub.store.write(lambda c: people.note_use(c, player, now))
    return player


async def known(connection: Connection, hub: Hub) -> Player:
    """The player who asks; refuses whoever has no name."""
    player = await player_at(connection, hub)
    if player is None:
        raise Refused("host-who")
    return player


async def in_person(connection: Connection, hub: Hub) -> Player:
    """The player who asks, by cookie: with a token nobody makes, or takes away, what is as strong as it or stronger."""
    if token_of(connection):
        raise Refused("host-not-by-token")
    return await known(connection, hub)


async def at_table(table: str, connection: Connection, hub: Hub, invite: str | None) -> tuple[Player | None, Live]:
    """Who asks, and the table that they ask for, if they may see it."""
    player = await player_at(connection, hub)
    return player, await hub.seen(table, player.id if player else None, invite)


def token_of(connection: Connection) -> str:
    """The token that a program shows, which no page can make its visitors send."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def from_our_page(connection: Connection) -> bool:
    """Whether the page that asks is one of ours, as its browser says."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] == connection.headers.get("host")


def called_by_name(connection: Connection) -> None:
    """Refuses whoever calls the host by a name that it does not have: their DNS may serve somebody else's page."""
    host = connection.headers.get("host", "")
    if not is_known(host, connection.app.state.names):
        raise Refused("host-name", name=host[:100])


def address_of(connection: Connection) -> str:
    """Where a connection comes from, as limits count it."""
    return source(connection.client.host) if connection.client else ""


async def checked(request: Request[Any, Any, Any]) -> None:
    """Stops what comes too often, and what another site's page makes its visitors send."""
    hub: Hub = request.app.state.hub
    rate = FILES if request.scope["path"].startswith("/assets/") else RATE
    hub.buckets.take_from(address_of(request), rate, clock())
    called_by_name(request)
    if not request.scope["path"].isprintable():  # nor would PostgreSQL take a zero byte
        raise Refused("host-no-page")
    if request.method not in SAFE and "origin" in request.headers and not from_our_page(request):
        raise Refused("host-origin")


async def dressed(message: Message, scope: Scope) -> None:
    """Puts the safety headers on every answer."""
    if message["type"] == "http.response.start":
        headers = HEADERS | TLS_HEADERS if scope["scheme"] == "https" else HEADERS
        if scope.get("path", "").startswith(PYTHON):
            headers = headers | PYTHON_HEADERS
        message["headers"] = [*message["headers"], *headers.items()]
        REQUESTS.labels(str(message["status"])).inc()


def refused(_: Connection, error: Exception) -> Response[bytes]:
    """A refusal as an HTTP answer."""
    if isinstance(error, HTTPException):
        code = {404: "host-no-page", 405: "host-no-page", 413: "host-too-large", 429: "host-too-fast"}
        status = error.status_code
        error = Refused(code.get(status, "host-malformed"), reason=_reason(error))
    elif isinstance(error, Refused):
        status = STATUS.get(error.key, 400)
    elif isinstance(error, UNREADABLE):
        status, error = 400, Refused("host-malformed", reason=str(error)[:200])
    else:
        raise error
    return Response(encode(refusal(error)), status_code=status, media_type="application/json")


async def failed(error: Exception, scope: Scope) -> None:
    """Logs what was no refusal."""
    if not isinstance(error, (Refused, HTTPException, WebSocketException, *UNREADABLE)):
        log.error("request failed", handler=str(scope.get("route_handler")), exc_info=error)


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join([error.detail, *fields])[:200]
