"""Answers are sent compressed; what would hold up the event loop is compressed on a thread."""

import asyncio
import re
import zlib
from typing import TYPE_CHECKING

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .static_files import PACKED

if TYPE_CHECKING:
    from litestar.types.asgi_types import HTTPResponseStartEvent

SMALLEST = 512  # bytes that are worth it
QUICK = 16 * 1024  # bytes that are compressed in less than a millisecond
GZIP = 16 + zlib.MAX_WBITS
ACCEPTED = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)  # a weight of 0 refuses it


class Compression(ASGIMiddleware):
    """Compresses answers for clients that accept it, but not files that do not become smaller."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Passes the answer on, compressed."""
        accepted = ACCEPTED.search(Headers.from_scope(scope).get("accept-encoding", ""))
        packs = accepted and not re.search(PACKED, scope["path"])
        await next_app(scope, receive, Compressed(send) if packs else send)


class Compressed:
    """Sends one answer, compressed if it is worth it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: HTTPResponseStartEvent | None = None  # until it is known what follows
        self._packer = zlib.compressobj(wbits=GZIP)
        self._packs = False

    async def __call__(self, message: Message) -> None:
        """Sends the next part."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] == "http.response.body":
            body, more = message.get("body", b""), message.get("more_body", False)
            if self._start is not None:
                self._packs = (more or len(body) >= SMALLEST) and not _is_packed(self._start)
            if self._packs:
                message["body"] = await self._packed(body, more)
            if self._start is not None:
                if self._packs:
                    _declare(self._start, None if more else len(message["body"]))
                await self._send(self._start)
                self._start = None
        await self._send(message)

    async def _packed(self, body: bytes, more: bool) -> bytes:
        if len(body) <= QUICK:
            return self._pack(body, more)
        return await asyncio.to_thread(self._pack, body, more)

    def _pack(self, body: bytes, more: bool) -> bytes:
        return self._packer.compress(body) + (b"" if more else self._packer.flush())


def _is_packed(start: "HTTPResponseStartEvent") -> bool:
    """Whether an answer is compressed already, as a whole or by its kind."""
    headers = MutableScopeHeaders(start)
    return "content-encoding" in headers or headers.get("content-type") == "application/zip"


def _declare(start: "HTTPResponseStartEvent", length: int | None) -> None:
    headers = MutableScopeHeaders(start)
    headers["Content-Encoding"] = "gzip"
    headers.extend_header_value("vary", "Accept-Encoding")
    if length is None:
        del headers["Content-Length"]
    else:
        headers["Content-Length"] = str(length)
