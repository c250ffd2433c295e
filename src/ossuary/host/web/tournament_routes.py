"""The HTTP routes about tournaments: lists, opening, coming and going, the start, and the texts for the dice."""

from ..db import tournament_views
from ..protocol.tournaments import ListedTournament, OpenedTournament, Tournament
from .request import Request


async def tournaments(request: Request) -> list[ListedTournament]:
    """This player's tournaments, and the listed ones that are not over."""
    known = request.known
    return await request.hub.store.read(lambda c: tournament_views.listed(c, known))


async def open_tournament(request: Request) -> OpenedTournament:
    """Opens a tournament; whoever opens it enters it like everybody else."""
    return await request.hub.tournaments.open(request.data, request.player.id)


async def tournament(request: Request) -> Tournament:
    """A tournament as this player sees it."""
    return await request.hub.tournaments.seen(_id(request), request.known, request.query["invite"])


async def enter_tournament(request: Request) -> Tournament:
    """Enters this player, with a text for the dice; with the last player that there is room for, it begins."""
    await request.hub.tournaments.enter(_id(request), request.player.id, request.query["invite"], request.data)
    return await tournament(request)


async def leave_tournament(request: Request) -> None:
    """Takes this player out: a game that is being played is resigned, and no other is paired."""
    await request.hub.tournaments.leave(_id(request), request.player.id)


async def start_tournament(request: Request) -> Tournament:
    """Closes the texts for the dice; the first round begins by itself when those that were pledged are shown."""
    await request.hub.tournaments.start(_id(request), request.player.id)
    return await tournament(request)


async def show_text(request: Request) -> Tournament:
    """Shows the text that this player pledged to the dice."""
    await request.hub.tournaments.show(_id(request), request.player.id, request.data.text)
    return await tournament(request)


async def cancel_tournament(request: Request) -> None:
    """Calls a tournament off that has not begun."""
    await request.hub.tournaments.cancel(_id(request), request.player.id)


def _id(request: Request) -> str:
    return request.values["tournament"]
