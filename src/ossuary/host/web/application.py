"""The ASGI application: requests and sockets find their routes, and every error its answer."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from traceback import format_exc

import structlog

from ...engine.nodes import Refused
from ..live.live_table import NOT_FOR_YOU
from .answers import UNREADABLE, Answer, malformed, message, refused
from .auth import check_caller, check_request, from_our_page, token_of
from .compression import compressing
from .connection import Gone, Receive, Scope, Send, Services
from .door import enter, query_of
from .request import Request
from .route import SOCKET, Route
from .router import Router
from .socket import Socket
from .static_files import nowhere

FAILED = 4500  # closing code: something is wrong here, which the log tells
log = structlog.get_logger()


class Application:
    """The routes of a host, and its services while it runs."""

    def __init__(self, routes: Iterable[Route], running: Callable[[], AbstractAsyncContextManager[Services]]) -> None:
        self._router = Router(routes)
        self._running = running
        self._services: Services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request, a socket, or the time from start to stop."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._meet(Socket(scope, receive, send, self._services))
        else:
            await self._serve(Request(scope, receive, self._services), send)

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """The time in which the host serves."""
        async with self._running() as self._services:
            yield

    async def _live(self, receive: Receive, send: Send) -> None:
        stage = "startup"
        try:
            await receive()
            async with self.lifespan():
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{stage}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    async def _meet(self, socket: Socket) -> None:
        try:
            await self._open(socket)
        except Gone:
            return
        except Exception as error:
            log.error("request failed", handler="socket", exc_info=error)
            with suppress(Gone, RuntimeError):
                await socket.close(FAILED)

    async def _open(self, socket: Socket) -> None:
        await socket.receive()  # that it wants to connect
        routes, socket.values = self._router.find(socket.path) or ({}, {})
        route = routes.get(SOCKET)
        if route is None or not (token_of(socket) or from_our_page(socket)):
            await socket.close(NOT_FOR_YOU)
            return
        try:
            socket.query = query_of(socket, route.parameters)
        except Refused as error:
            await socket.close(NOT_FOR_YOU, error.key)
            return
        await route.handler(socket)

    async def _serve(self, request: Request, send: Send) -> None:
        try:
            answer = await self._answer(request)
        except Gone:
            return
        except Refused as error:
            answer = refused(error)
        except UNREADABLE as error:
            answer = refused(malformed(error))
        except Exception as error:
            log.error("request failed", handler=request.handler, exc_info=error)
            answer = refused(Refused("host-malformed", reason="Internal Server Error"), 500)
        await answer.send(request.scope, request.receive, compressing(request, send))

    async def _answer(self, request: Request) -> Answer:
        check_caller(request)
        found = self._router.find(request.path)
        if found is None:
            return nowhere(request)
        routes, request.values = found
        route = routes.get(request.method)
        allowed = sorted({*routes, "OPTIONS"}) if SOCKET not in routes else []
        if request.method not in allowed:
            return refused(Refused("host-no-page", reason="Method Not Allowed"), 405)
        check_request(request)
        if route is None:
            return Answer(status=204, headers={"allow": ", ".join(allowed)})
        request.handler = route.name
        await enter(request, route)
        given = await route.handler(request)
        if isinstance(given, Answer):
            return given
        return Answer(status=204) if given is None else message(given, route.status)
