"""Answers, with their security headers, and the answers to refusals and failures."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from ...engine.nodes import Refused
from ..messages.spoken import refusal
from ..metrics import REQUESTS
from .connection import Receive, Scope, Send

UNREADABLE = (RecursionError, UnicodeDecodeError)  # of a body: too deep, or not UTF-8
JSON = "application/json"
EMPTY = (204, 304)  # statuses without a body

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
ALONE = "/alone/"  # where the page that needs no host is; its worker unpacks a script of its own
PYTHON_HEADERS = {b"content-security-policy": POLICY + b"; script-src 'self' 'wasm-unsafe-eval'"}
ALONE_HEADERS = {b"content-security-policy": PYTHON_HEADERS[b"content-security-policy"] + b" blob:"}
TLS_HEADERS = {b"strict-transport-security": b"max-age=31536000"}

STATUS = {
    "host-who": 401,
    "host-origin": 403,
    "host-keeper-only": 403,
    "host-not-your-seat": 403,
    "host-not-by-token": 403,
    "host-not-permitted": 403,
    "host-players-only": 403,
    "host-opener-only": 403,
    "host-no-page": 404,
    "host-no-table": 404,
    "host-no-tournament": 404,
    "host-no-push": 404,
    "host-no-webhook": 404,
    "host-no-webhooks": 404,
    "host-no-token": 404,
    "host-no-session": 404,
    "host-no-message": 404,
    "host-no-puzzle": 404,
    "host-not-rated": 404,
    "daily-no-day": 404,
    "host-stale": 409,
    "host-daily-tried": 409,
    "host-over": 409,
    "host-entered-already": 409,
    "host-tournament-full": 409,
    "host-tournament-over": 409,
    "host-tournament-started": 409,
    "host-too-large": 413,
    "host-name": 421,
    "host-too-fast": 429,
    "host-too-many-tables": 429,
    "host-too-many-tournaments": 429,
    "host-too-many-changes": 429,
    "host-too-many-words": 429,
    "host-unavailable": 503,
    "host-busy": 503,
}


@dataclass
class Answer:
    """An answer: its body, whole or in pieces, and its head."""

    body: bytes | AsyncGenerator[bytes, None] = b""
    kind: str = JSON
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)

    async def send(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the head and the body; what comes in pieces ends when nobody listens any more."""
        await send({"type": "http.response.start", "status": self.status, "headers": self._head(scope)})
        REQUESTS.labels(str(self.status)).inc()
        if isinstance(self.body, bytes):
            await send({"type": "http.response.body", "body": self.body})
            return
        gone = asyncio.create_task(_gone(receive))
        try:
            async with aclosing(self.body) as pieces:
                async for piece in pieces:
                    if gone.done():
                        return
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            gone.cancel()

    def _head(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        headers = {name.encode(): value.encode("latin-1") for name, value in self.headers.items()}
        if self.status not in EMPTY:
            charset = "; charset=utf-8" if self.kind.startswith("text/") and "charset" not in self.kind else ""
            headers[b"content-type"] = (self.kind + charset).encode()
            if isinstance(self.body, bytes):
                headers[b"content-length"] = str(len(self.body)).encode()
        headers |= HEADERS
        if scope["scheme"] == "https":
            headers |= TLS_HEADERS
        if scope["path"].startswith(PYTHON):
            headers |= PYTHON_HEADERS
        elif scope["path"].startswith(ALONE.rstrip("/") + PYTHON):
            headers |= ALONE_HEADERS
        return [*headers.items()]


def message(content: Struct | list[Any], status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """An answer with a message of the protocol."""
    return Answer(encode(content), status=status, headers=headers or {})


def refused(error: Refused, status: int | None = None) -> Answer:
    """A refusal as an answer."""
    return message(refusal(error), STATUS.get(error.key, 400) if status is None else status)


def malformed(reason: object) -> Refused:
    """The refusal of something that cannot be read."""
    return Refused("host-malformed", reason=str(reason)[:200])


async def _gone(receive: Receive) -> None:
    """Waits until the client is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
