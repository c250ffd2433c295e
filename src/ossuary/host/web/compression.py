"""Answers are sent compressed; what would hold up the event loop is compressed on a thread."""

import asyncio
import re
import zlib

from .connection import Connection, Message, Send
from .static_files import PACKED

SMALLEST = 512  # bytes that are worth it
QUICK = 16 * 1024  # bytes that are compressed in less than a millisecond
GZIP = 16 + zlib.MAX_WBITS
ACCEPTED = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)  # a weight of 0 refuses it


def compressing(connection: Connection, send: Send) -> Send:
    """Sends an answer compressed if the client accepts it, but not files that do not become smaller."""
    accepted = ACCEPTED.search(connection.headers.get("accept-encoding", ""))
    return Compressed(send) if accepted and not re.search(PACKED, connection.path) else send


class Compressed:
    """Sends one answer, compressed if it is worth it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Message | None = None  # until it is known what follows
        self._packer = zlib.compressobj(wbits=GZIP)
        self._packs = False

    async def __call__(self, message: Message) -> None:
        """Sends the next part."""
        if message["type"] == "http.response.start":
            self._start = message
            return
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


def _is_packed(start: Message) -> bool:
    """Whether an answer is compressed already, as a whole or by its kind."""
    headers = dict(start["headers"])
    return b"content-encoding" in headers or headers.get(b"content-type") == b"application/zip"


def _declare(start: Message, length: int | None) -> None:
    headers = dict(start["headers"])
    headers.pop(b"content-length", None)
    if length is not None:
        headers[b"content-length"] = str(length).encode()
    start["headers"] = [*headers.items(), (b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
