"""The HTTP routes for studying games: coach, looks, reviews and forks."""

from collections.abc import Callable

from ...engine.look_reader import state_of
from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ..clock import clock
from ..limits import ADVICE, COUNSEL, LOOKS, REVIEWS, Rate
from ..protocol.http import Opened
from ..protocol.study import Advice, RecordLooks, Reviewing
from ..table.match import OVER
from .request import Request


async def coach(request: Request) -> Advice:
    """What the coach knows by now of the decision that this player has to make; asked again, it may know more."""
    player, live = request.player.id, request.live
    request.hub.buckets.take(player, ADVICE, clock())
    live.last_seen[player] = live.now()
    return await request.services.coach_pool.advice(live, player)


async def counsel(request: Request) -> Advice:
    """What the coach knows of a choice at a real table; the choice is checked by the rules."""
    request.hub.buckets.take_from(request.address, COUNSEL, clock())
    game = request.data.game
    state = state_of(game, request.data.look)
    return await request.services.coach_pool.counsel(GAMES[game], state)


async def record_looks(request: Request) -> RecordLooks:
    """The looks of a finished game, one for each action or throw."""
    match, query = request.live.match, request.query
    if match.status != OVER:
        raise Refused("host-not-over")
    if query["seat"] is not None and query["seat"] >= len(match.sittings):
        raise Refused("host-no-seat")
    limited = limiting(request, LOOKS)
    return await request.hub.replay_pages.of(match, query["from"], query["count"], query["seat"], limited)


async def review(request: Request) -> Reviewing:
    """The review of a finished game, or its progress: it is made on the first request."""
    who = request.known or request.address
    return await request.services.reviews.of(request.live.match, who, limiting(request, REVIEWS))


async def fork(request: Request) -> Opened:
    """Opens a table that continues a finished game from any of its moves, with new dice or the same."""
    return await request.hub.opener.fork(request.live.match, request.data, request.player.id)


def limiting(request: Request, rate: Rate) -> Callable[[], None]:
    """A function that counts against the limit of a player, or of an address without a player."""
    buckets = request.hub.buckets
    if known := request.known:
        return lambda: buckets.take(known, rate, clock())
    return lambda: buckets.take_from(request.address, rate, clock())
