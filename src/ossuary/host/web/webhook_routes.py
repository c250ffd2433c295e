"""The HTTP routes for webhooks."""

from ..protocol.webhooks import Webhook
from .request import Request


async def my_webhooks(request: Request) -> list[Webhook]:
    """This player's webhooks, without their secrets."""
    return await request.services.webhooks.of(request.player.id)


async def add_webhook(request: Request) -> Webhook:
    """Tells an address of this player's moves, and of the ends of their games."""
    return await request.services.webhooks.add(request.player, request.data.url)


async def drop_webhook(request: Request) -> None:
    """Forgets a webhook."""
    await request.services.webhooks.drop(request.player.id, request.values["number"])
