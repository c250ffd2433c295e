"""The rounds of a tournament: who meets whom next, and their tables with the dice of the round."""

from typing import NamedTuple

from msgspec.json import decode

from ...shares import Chain
from ...tournament import round_robin, swiss
from ...tournament.meetings import Meeting
from ...tournament.standings import standings
from ..db.tournament_views import givers
from ..db.tournaments import Stored
from ..protocol.table import Clock, OfTournament
from ..table.apply import match_from_log
from ..table.decide import begun
from ..table.events import AnyEvent, Given
from ..table.match import Match
from ..table.opening import open_meeting
from .opener import new_id


class Laid(NamedTuple):
    """A meeting, with its table and the log of it where the two play."""

    meeting: Meeting
    match: Match | None = None
    log: tuple[AnyEvent, ...] = ()


def next_round(stored: Stored) -> list[Meeting] | None:
    """The pairings of the next round; none if there is no other."""
    here = {one.number for one in stored.entrants if not one.left}
    everybody = [one.number for one in stored.entrants]
    if stored.row.round >= stored.planned or len(here) < 2:
        return None
    if stored.row.system == "swiss":
        ranked = [at.player for at in standings(everybody, stored.rounds, "swiss") if at.player in here]
        return swiss.pair(ranked, stored.rounds)
    places = round_robin.pair(len(everybody), stored.row.round)
    pairs = [(everybody[one.first], None if one.second is None else everybody[one.second]) for one in places]
    return [_met(first, second, here) for first, second in pairs]


def laid(stored: Stored, meetings: list[Meeting], now: float) -> list[Laid]:
    """The meetings of the next round with their tables; all have the same dice, and begin at the same time."""
    return [_laid(stored, one, now) for one in meetings]


def _met(first: int, second: int | None, here: set[int]) -> Meeting:
    """A meeting of a round robin: who is left alone has won, and of two who left neither has."""
    if second is None or {first, second} <= here or not {first, second} & here:
        return Meeting(first, second)
    return Meeting(first, second, 1.0 if first in here else 0.0)


def _laid(stored: Stored, meeting: Meeting, now: float) -> Laid:
    row, number = stored.row, stored.row.round + 1
    players = {one.number: one.player for one in stored.entrants if not one.left}
    if meeting.share is not None or meeting.first not in players or meeting.second not in players:
        return Laid(meeting)
    chain = Chain(row.chain)
    first = open_meeting(
        row.game,
        decode(row.options),
        [players[meeting.first], players[meeting.second]],
        decode(row.clock, type=Clock),
        OfTournament(row.id, number, chain.commitment.hex()),
        at=now,
        commitment=chain.link(number - 1).hex(),
        given=[Given(one.pledge, one.text) for one in givers(stored)],
    )
    table, secret = new_id(), chain.link(number)
    log = first, begun(match_from_log(table, secret, [first]), now)
    return Laid(meeting, match_from_log(table, secret, log), log)
