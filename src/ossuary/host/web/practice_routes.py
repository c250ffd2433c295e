"""The HTTP routes of practice: what there is, the next question, its answer, and mistakes that become puzzles."""

from ...engine.nodes import Refused
from ..clock import clock
from ..limits import PUZZLES, REVIEWS
from ..protocol.practice import AddedPuzzles, Answered, Practice, PuzzleSets
from .request import Request
from .study_routes import limiting, review


async def puzzle_sets(request: Request) -> list[PuzzleSets]:
    """The puzzles of every game for this player: graded ones, and mistakes of their own."""
    return await request.services.practising.sets(request.player.id, clock())


async def practise(request: Request) -> Practice:
    """The puzzle that this player is to be asked now: what is due, then what is new."""
    _count(request)
    game, source = request.values["game"], request.query["source"]
    return await request.services.practising.next(request.player.id, game, source, clock())


async def answer(request: Request) -> Answered:
    """Whether an action is right in a puzzle, and why; it is noted when the puzzle comes back."""
    _count(request)
    game, given = request.values["game"], request.data
    return await request.services.practising.answered(request.player.id, game, given.puzzle, given.action, clock())


async def add_mistakes(request: Request) -> AddedPuzzles:
    """Makes puzzles of the worst mistakes of a seat, once the game is reviewed; this player's own are some already."""
    _count(request)
    match, seat = request.live.match, request.data.seat
    if seat >= len(match.sittings):
        raise Refused("host-no-seat")
    found = (await review(request)).review
    if found is None:
        raise Refused("host-busy")
    limited = limiting(request, REVIEWS)
    return await request.services.practising.add(request.player.id, match, found, seat, limited)


def _count(request: Request) -> None:
    request.hub.buckets.take(request.player.id, PUZZLES, clock())
