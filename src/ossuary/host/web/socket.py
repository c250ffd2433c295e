"""A WebSocket, and that its client may be gone at any time."""

from .connection import Connection, Gone, Message, Receive, Scope, Send, Services


class Socket(Connection):
    """A WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, services: Services) -> None:
        super().__init__(scope, services)
        self.receive, self._send = receive, send

    def forget_head(self) -> None:
        """Gives back the memory of the headers, once nobody asks for them any more."""
        self.scope["headers"] = []
        vars(self).pop("headers", None)
        vars(self).pop("cookies", None)

    async def accept(self) -> None:
        """Completes the handshake."""
        await self._out({"type": "websocket.accept"})

    async def close(self, code: int, reason: str = "") -> None:
        """Closes it; before it is accepted, the handshake fails."""
        await self._out({"type": "websocket.close", "code": code, "reason": reason})

    async def send(self, message: bytes) -> None:
        """Sends a message as text."""
        await self._out({"type": "websocket.send", "bytes": message})

    async def _out(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Gone from error
