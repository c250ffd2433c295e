"""The HTTP routes for browser notifications."""

from ..protocol.players import Device, PushKey
from .request import Request


async def push_key(request: Request) -> PushKey:
    """The key of this host's notifications, if it sends any."""
    return PushKey(await request.services.pusher.key())


async def subscribe(request: Request) -> Device:
    """Subscribes a browser to notifications of this player's moves in slow games."""
    return await request.services.pusher.add(request.player, request.data)


async def unsubscribe(request: Request) -> None:
    """Unsubscribes a browser."""
    await request.services.pusher.drop(request.player.id, request.values["number"])
