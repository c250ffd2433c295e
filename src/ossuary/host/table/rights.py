"""Rights at a table: `decide` refuses by them, and clients see them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ...engine.nodes import Refused
from ..protocol.commands import (
    Abort,
    Act,
    AnyCommand,
    Back,
    Close,
    Coach,
    Join,
    Leave,
    Pledge,
    Rematch,
    Replace,
    Resign,
    Say,
    Seal,
    Show,
    Standing,
    Start,
    Undo,
)
from ..trained_minds import minds_for
from . import events
from .chance import STANDING
from .events import AnyEvent
from .match import MOST_CHANGES, OPEN, OVER, PLAYING, SHOWING, Match
from .opening import check_mind

ANY = -1  # seat


@dataclass(frozen=True)
class Asker:
    """Who asks, when, and who else is at the table."""

    player: str | None
    now: float
    present: set[str] = field(default_factory=set)
    around: set[str] = field(default_factory=set)  # who was there a moment ago: a lost connection comes back


def check(match: Match, kind: type[AnyCommand], asker: Asker, seat: int | None = None) -> None:
    """Raises Refused if somebody may not do this at the table, or not for this seat."""
    if match.shared and (kind not in OF_TWO or (kind is Rematch and match.fault)):
        raise Refused("pair-not-here")
    if match.tournament and kind not in IN_A_TOURNAMENT:
        raise Refused("host-tournament-table")
    if kind in OF_A_SEAT:
        OF_A_SEAT[kind](match, asker, ANY if seat is None else seat)
    else:
        OF_THE_TABLE[kind](match, asker)
    if kind in MAKES and match.counts(MAKES[kind]) and match.changes.get(asker.player or "", 0) >= MOST_CHANGES:
        raise Refused("host-too-many-changes", most=MOST_CHANGES)


def is_open(match: Match, kind: type[AnyCommand], asker: Asker, seat: int | None = None) -> bool:
    """Whether somebody may do this."""
    try:
        check(match, kind, asker, seat)
    except Refused:
        return False
    return True


def rights(match: Match, asker: Asker) -> list[str]:
    """The commands open to somebody, besides acting and undoing; moves alone do not change them."""
    own, everybody = match.seats_of(asker.player), range(len(match.sittings))
    seats = {Leave: own, Back: own, Resign: own, Standing: own, Replace: everybody}
    return [
        kind.__name__.lower()
        for kind in SHOWN
        if any(is_open(match, kind, asker, seat) for seat in seats.get(kind, (None,)))
    ]


def free_seats(match: Match, player: str | None) -> list[int]:
    """The seats that a player may take: open ones, and those that are reserved for them."""
    return [
        seat
        for seat, sitting in enumerate(match.sittings)
        if (sitting.kind == "open" and not sitting.resigned)
        or (sitting.kind == "person" and sitting.player == player and not sitting.ready)
    ]


def _join(match: Match, asker: Asker, seat: int) -> None:
    if asker.player is None:
        raise Refused("host-who")
    _lasting(match)
    free = free_seats(match, asker.player)
    if match.rated and match.status == OPEN and any(match.sittings[own].ready for own in match.seats_of(asker.player)):
        raise Refused("host-rated-people")
    if seat != ANY and seat not in free:
        raise Refused("host-seat-taken")
    if not free:
        raise Refused("host-full")


def _give(match: Match, asker: Asker) -> None:
    """Refuses a player who cannot give a text to the dice, or no longer."""
    _seated(match, asker)
    if match.status != OPEN or match.closed is not None:
        raise Refused("host-texts-closed")
    if match.commitment is None:
        raise Refused("host-same-dice")
    if asker.player in match.pledges:
        raise Refused("host-sealed-already")


def _show(match: Match, asker: Asker) -> None:
    if match.status != OPEN:
        raise Refused("host-texts-closed")
    if asker.player not in match.text_awaited_from:
        raise Refused("host-no-pledge")
    if match.closed is None:
        raise Refused("host-texts-open")


def _start(match: Match, asker: Asker) -> None:
    _keeper(match, asker)
    if match.status != OPEN:
        raise Refused("host-started-already")
    if (seat := match.empty_seat) is not None:
        raise Refused("host-not-ready", seat=seat + 1)
    if match.text_awaited_from and match.closed is not None and asker.now < match.closed + SHOWING:
        raise Refused("host-texts-awaited")


def _close(match: Match, asker: Asker) -> None:
    _keeper(match, asker)
    _lasting(match)
    _not_in_rated(match, "host-rated-close")
    others = (seat for seat, sitting in enumerate(match.sittings) if sitting.player != asker.player)
    if match.status == OPEN or not all(map(match.mind_plays, others)):
        _opener(match, asker)  # a stand-in keeper does not end other people's game


def _abort(match: Match, asker: Asker) -> None:
    _seated(match, asker)
    _playing(match)
    if match.acted:
        raise Refused("host-too-late")


def _coach(match: Match, asker: Asker) -> None:
    if asker.player is None or asker.player not in match.active_players:
        raise Refused("host-players-only")
    _lasting(match)
    if match.daily and match.daily.counts:
        raise Refused("host-daily-alone")
    if match.rated:
        raise Refused("host-rated-alone")


def _seated(match: Match, asker: Asker) -> None:
    if asker.player is None or asker.player not in match.players:
        raise Refused("host-players-only")


def _rematch(match: Match, asker: Asker) -> None:
    _seated(match, asker)
    if match.status != OVER:
        raise Refused("host-not-over")
    for sitting in match.sittings:
        if sitting.mind is not None:  # in a game that was played elsewhere it may be any name
            check_mind(sitting.mind, minds_for(match.table.game, match.table.state))


def _move(match: Match, asker: Asker, seat: int) -> None:
    """Refuses a player without a running game here."""
    _playing(match)
    _still(match, asker, seat)


def _take_back(match: Match, asker: Asker, seat: int) -> None:
    _move(match, asker, seat)
    if match.rated:
        raise Refused("host-rated-alone")


def _leave(match: Match, asker: Asker, seat: int) -> None:
    _own(match, asker, seat)
    _lasting(match)
    if match.status == PLAYING and match.mind_plays(seat):
        raise Refused("host-away-already")


def _back(match: Match, asker: Asker, seat: int) -> None:
    _playing(match)
    _own(match, asker, seat)
    if not match.sittings[seat].away or match.sittings[seat].resigned:
        raise Refused("host-not-away")


def _standing(match: Match, asker: Asker, seat: int) -> None:
    _still(match, asker, seat)
    _lasting(match)
    if match.table.game.NAME not in STANDING:
        raise Refused("host-no-barter")


def _replace(match: Match, asker: Asker, seat: int) -> None:
    _keeper(match, asker)
    if match.status == OPEN:
        _opener(match, asker)
    _lasting(match)
    if seat not in range(len(match.sittings)):
        raise Refused("host-no-seat")
    _not_in_rated(match, "host-rated-replace")
    sitting = match.sittings[seat]
    if sitting.resigned or sitting.kind == "mind":
        raise Refused("host-not-absent")
    here = asker.present | asker.around if match.status == PLAYING else set()  # nobody holds up a start by being here
    if sitting.kind == "person" and sitting.player in here | {asker.player}:
        raise Refused("host-not-absent")
    if match.status == PLAYING and match.clock and match.clock.days and not sitting.away:
        raise Refused("host-not-absent")  # in slow play nobody is expected to be here all the time


def _not_in_rated(match: Match, key: str) -> None:
    """Refuses what would end a rated game for others, as long as it counts: its clock does that."""
    if match.rated and match.status == PLAYING and match.settled is None:
        raise Refused(key)


def _own(match: Match, asker: Asker, seat: int) -> None:
    if not match.holds(asker.player, seat):
        raise Refused("host-not-your-seat")


def _still(match: Match, asker: Asker, seat: int) -> None:
    _own(match, asker, seat)
    if match.sittings[seat].resigned:
        raise Refused("host-resigned-already")


def _keeper(match: Match, asker: Asker) -> None:
    if asker.player is None or match.keeper(asker.present | {asker.player}) != asker.player:
        raise Refused("host-keeper-only")


def _opener(match: Match, asker: Asker) -> None:
    if asker.player != match.creator and (match.creator in match.players or match.status == PLAYING):
        raise Refused("host-keeper-only")


def _lasting(match: Match) -> None:
    if match.status == OVER:
        raise Refused("host-over")


def _playing(match: Match) -> None:
    if match.status == OPEN:
        raise Refused("host-not-started")
    _lasting(match)


OF_THE_TABLE: dict[type[AnyCommand], Callable[[Match, Asker], None]] = {
    Seal: _give,
    Pledge: _give,
    Show: _show,
    Start: _start,
    Close: _close,
    Abort: _abort,
    Coach: _coach,
    Say: _seated,
    Rematch: _rematch,
}
OF_A_SEAT: dict[type[AnyCommand], Callable[[Match, Asker, int], None]] = {
    Join: _join,
    Act: _move,
    Undo: _take_back,
    Leave: _leave,
    Back: _back,
    Resign: _move,
    Standing: _standing,
    Replace: _replace,
}
# What two without a server can do: all else would need somebody between them.
OF_TWO = (Act, Resign, Rematch)
# What players of a tournament can do: everybody plays their own game, and to its end.
IN_A_TOURNAMENT = (Act, Undo, Resign, Standing, Say)
# The events of commands that are counted.
MAKES: dict[type[AnyCommand], type[AnyEvent]] = {
    Undo: events.Undone,
    Join: events.Joined,
    Seal: events.Sealed,
    Pledge: events.Pledged,
    Leave: events.Left,
    Standing: events.Standing,
    Coach: events.Coached,
    Replace: events.Replaced,
}
# What clients are told of, in this order.
SHOWN: tuple[type[AnyCommand], ...] = (
    Join, Seal, Pledge, Start, Close, Abort, Leave, Back, Resign, Standing, Coach, Replace, Say, Rematch,
)  # fmt: skip
