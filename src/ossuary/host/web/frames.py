"""Sockets on the wire: text is bytes, what is large goes compressed, and what is idle takes little memory."""

import asyncio
import zlib
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN

from ..inbox import Inbox

SMALLEST = 1024  # bytes that are worth being compressed
LEVEL = 1  # the higher ones take twice the time and save a tenth
TEXT, PACKED = 0x81, 0xC1  # the first byte of a whole message, plain or compressed
FREE = asyncio.Event()  # that the network takes more, for all sockets of which this is so
FREE.set()
TAIL = b"\x00\x00\xff\xff"  # which ends what is compressed, and is not sent


class Frames(WebSocketsSansIOProtocol):
    """A socket that takes and sends text as bytes: invalid UTF-8 is refused like any other malformed message."""

    _window: int | None = None  # how far compression looks back, as a power of two; none if it was not asked for

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = FREE
        if self.conn.available_extensions:
            # Every message is compressed by itself, so that nothing is kept for the next one.
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
            ]

    def pause_writing(self) -> None:
        """Holds back what is to be sent."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Sends on."""
        self.writable.set()
        self.writable = FREE

    def handle_text(self, event: Frame) -> None:
        """Takes a frame of text."""
        self.handle_bytes(event)

    async def send(self, message: Any) -> None:
        """Sends a message of the application."""
        if (
            message["type"] == "websocket.send"
            and self.conn.state is OPEN
            and self.writable.is_set()
            and not self.transport.is_closing()
        ):
            self.transport.write(framed(message["bytes"], self._window))
            return
        if message["type"] == "websocket.send":
            await self.writable.wait()
            message = {"type": "websocket.send", "text": message["bytes"].decode()}
        await super().send(message)
        if message["type"] == "websocket.accept" and self.conn.state is OPEN:
            self._settle()

    def _settle(self) -> None:
        """Forgets the handshake."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits > 8:  # zlib has no 8
                self._window = extension.local_max_window_bits
        self.request.headers.clear()
        del self.request, self.response


def framed(data: bytes, window: int | None) -> bytes:
    """A message as it goes over the wire, compressed where that is agreed and worth it."""
    first = TEXT
    if window is not None and len(data) >= SMALLEST:
        first, data = PACKED, packed(data, window)
    length = len(data)
    if length < 126:
        return bytes((first, length)) + data
    if length < 1 << 16:
        return bytes((first, 126)) + length.to_bytes(2) + data
    return bytes((first, 127)) + length.to_bytes(8) + data


@lru_cache(64)  # the same message often goes to many
def packed(data: bytes, window: int) -> bytes:
    """A message, compressed."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)
