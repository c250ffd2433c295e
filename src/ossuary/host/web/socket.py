"""A WebSocket, and that its client may be gone at any time."""

from .connection import Connection, Gone, Message, Receive, Scope, Send, Services


class Socket(Connection):
    """A WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, services: Services) -> None:
        super().__init__(scope, services)
        self.receive, self._send = receive, send

    async def accept(self) -> None:
        """Completes the handshake."""
        await self._out({"type": "websocket.accept"})

    async def close(self, code: int, reason: str = "") -> None:
        """Closes it; before it is accepted, the handshake fails."""
        await self._out({"type": "websocket.close", "code": code, "reason": reason})

    async def send(self, message: bytes) -> None:
        """Sends a message as text."""
        await self._out({"type": "websocket.send", "text": message.decode()})

    async def _out(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Gone from error
