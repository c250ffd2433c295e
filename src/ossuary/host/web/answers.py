"""Every answer's security headers, and the answers to refusals and failures."""

from typing import Any

import structlog
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Message, Scope
from msgspec.json import encode

from ...engine.nodes import Refused
from ..messages.spoken import refusal
from ..metrics import REQUESTS

UNREADABLE = (RecursionError, UnicodeDecodeError)  # of a body: too deep, or not UTF-8
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
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Puts the security headers on every answer."""
    if message["type"] == "http.response.start":
        headers = HEADERS | TLS_HEADERS if scope["scheme"] == "https" else HEADERS
        if scope.get("path", "").startswith(PYTHON):
            headers = headers | PYTHON_HEADERS
        message["headers"] = [*message["headers"], *headers.items()]
        REQUESTS.labels(str(message["status"])).inc()


def refused(_: ASGIConnection[Any, Any, Any, Any], error: Exception) -> Response[bytes]:
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


async def log_failure(error: Exception, scope: Scope) -> None:
    """Logs an error that is not a refusal."""
    if not isinstance(error, (Refused, HTTPException, WebSocketException, *UNREADABLE)):
        log.error("request failed", handler=str(scope.get("route_handler")), exc_info=error)


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join([error.detail, *fields])[:200]
