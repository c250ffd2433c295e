"""The HTTP routes for browser notifications."""

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..live.hub import Hub
from ..live.push import Pusher
from ..protocol.players import Device, NewDevice, PushKey
from .auth import AnyRequest, require_player
from .openapi import GONE, HOST, PLAYER, refusing


@get("/api/push", tags=[HOST], responses=refusing(503))
async def push_key(request: AnyRequest) -> PushKey:
    """The key of this host's notifications, if it sends any."""
    return PushKey(await _pusher(request).key())


@post("/api/me/push", tags=[PLAYER], responses=refusing(400, 401, 403, 404, 413, 503))
async def subscribe(data: JSONBody[NewDevice], request: AnyRequest, hub: NamedDependency[Hub]) -> Device:
    """Subscribes a browser to notifications of this player's moves in slow games."""
    return await _pusher(request).add(await require_player(request, hub), data)


@delete(
    "/api/me/push/{number:str}",
    tags=[PLAYER],
    responses=GONE | refusing(400, 401, 403, 404, 503),
)
async def unsubscribe(number: FromPath[str], request: AnyRequest, hub: NamedDependency[Hub]) -> Response[None]:
    """Unsubscribes a browser."""
    await _pusher(request).drop((await require_player(request, hub)).id, number)
    return Response(None, status_code=204)


def _pusher(request: AnyRequest) -> Pusher:
    pusher: Pusher = request.app.state.pusher
    return pusher


ROUTES = [push_key, subscribe, unsubscribe]
