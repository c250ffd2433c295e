"""The HTTP routes for studying games: coach, looks, reviews and forks."""

from collections.abc import Callable
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from ...engine.look_reader import state_of
from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ..clock import clock
from ..db.accounts import Player
from ..limits import ADVICE, COUNSEL, LOOKS, REVIEWS, Rate
from ..live.coach_pool import CoachPool
from ..live.hub import Hub
from ..live.reviews import Reviews
from ..protocol.http import NewFork, Opened
from ..protocol.study import Advice, Described, RecordLooks, Reviewing
from ..protocol.values import MOST_LOOKS
from ..table.match import OVER
from .auth import AnyRequest, Invite, address_of, at_table, require_player
from .openapi import HOST, TABLES, refusing

First = Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the number of the first look, from 0")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_LOOKS, description="how many looks")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="the seat whose offers are wanted")]


@get("/api/tables/{table:str}/coach", tags=[TABLES], responses=refusing(400, 401, 403, 404, 409, 503))
async def coach(
    table: FromPath[str],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    coach_pool: NamedDependency[CoachPool],
    invite: Invite = None,
) -> Advice:
    """What the coach knows by now of the decision that this player has to make; asked again, it may know more."""
    player = await require_player(request, hub)
    live = await hub.tables.visible_to(table, player.id, invite)
    hub.buckets.take(player.id, ADVICE, clock())
    live.last_seen[player.id] = live.now()
    return await coach_pool.advice(live, player.id)


@post("/api/counsel", status_code=200, tags=[HOST], responses=refusing(400, 403, 413, 503))
async def counsel(
    data: JSONBody[Described], request: AnyRequest, hub: NamedDependency[Hub], coach_pool: NamedDependency[CoachPool]
) -> Advice:
    """What the coach knows of a choice at a real table; the choice is checked by the rules."""
    hub.buckets.take_from(address_of(request), COUNSEL, clock())
    state = state_of(data.game, data.look)
    return await coach_pool.counsel(GAMES[data.game], state)


@get("/api/tables/{table:str}/looks", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def record_looks(
    table: FromPath[str],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    first: First = 0,
    count: Count = MOST_LOOKS,
    seat: Seat = None,
    invite: Invite = None,
) -> RecordLooks:
    """The looks of a finished game, one for each action or throw."""
    player, live = await at_table(table, request, hub, invite)
    match = live.match
    if match.status != OVER:
        raise Refused("host-not-over")
    if seat is not None and seat >= len(match.sittings):
        raise Refused("host-no-seat")
    return await hub.replay_pages.of(match, first, count, seat, limiting(request, hub, player, LOOKS))


@get("/api/tables/{table:str}/review", tags=[TABLES], responses=refusing(400, 401, 404, 503))
async def review(
    table: FromPath[str],
    request: AnyRequest,
    hub: NamedDependency[Hub],
    reviews: NamedDependency[Reviews],
    invite: Invite = None,
) -> Reviewing:
    """The review of a finished game, or its progress: it is made on the first request."""
    player, live = await at_table(table, request, hub, invite)
    who = player.id if player else address_of(request)
    return await reviews.of(live.match, who, limiting(request, hub, player, REVIEWS))


@post("/api/tables/{table:str}/fork", tags=[TABLES], responses=refusing(400, 401, 403, 404, 413, 503))
async def fork(
    table: FromPath[str], data: JSONBody[NewFork], request: AnyRequest, hub: NamedDependency[Hub], invite: Invite = None
) -> Opened:
    """Opens a table that continues a finished game from any of its moves, with new dice or the same."""
    player = await require_player(request, hub)
    live = await hub.tables.visible_to(table, player.id, invite)
    return await hub.opener.fork(live.match, data, player.id)


def limiting(request: AnyRequest, hub: Hub, player: Player | None, rate: Rate) -> Callable[[], None]:
    """A function that counts against the limit of a player, or of an address without a player."""
    if player:
        return lambda: hub.buckets.take(player.id, rate, clock())
    return lambda: hub.buckets.take_from(address_of(request), rate, clock())


ROUTES = [coach, counsel, record_looks, review, fork]
