"""Rated tables: how far a game counts, and who has given it up by then."""

import pytest

from ossuary.engine.nodes import Refused
from ossuary.host.protocol.commands import Abort, Act, Back, Close, Join, Leave, Replace, Resign
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Clock
from ossuary.host.table import events, snapshots
from ossuary.host.table.match import OVER, PLAYING
from ossuary.host.table.opening import open_table, rematch
from ossuary.rating.noise import measured

from ..desk import ADA, BOB, CLEO, SECRET, Desk

NAME, LIVE = "shark-attacks", Clock(seconds=30)


def begun(*seats: str) -> Desk:
    """A rated game after its first action."""
    desk = Desk(NAME, *seats or (ADA, BOB), clock=LIVE, rated=True)
    desk.start()
    desk.act(desk.legal[0])
    return desk


def moves(desk: Desk) -> int:
    return len(desk.match.table.record.moves)


def test_a_whole_game_counts_to_its_end() -> None:
    desk = begun()
    while desk.match.status == PLAYING:
        assert desk.match.settled is None
        desk.act(desk.legal[0])
    assert desk.match.settled == (desk.match.version, moves(desk), None, [ADA, BOB])


def test_who_resigns_gives_up_there() -> None:
    desk = begun()
    there = moves(desk)
    desk.ask(BOB, Resign, seat=1)
    assert desk.match.settled == (desk.match.version, there, 1, [ADA, BOB])
    assert [line.key for line in desk.happening.told][:2] == ["host-told-resigned", "host-told-settled"]


def test_the_first_who_gives_up_settles_it_for_all() -> None:
    desk = begun(ADA, BOB, CLEO)
    desk.ask(CLEO, Leave, seat=2)
    settled = desk.match.settled
    assert settled and settled.seat == 2 and desk.match.status == PLAYING
    desk.ask(CLEO, Back, seat=2)
    desk.act(desk.legal[0])
    desk.ask(ADA, Resign, seat=0)
    assert desk.match.settled == settled


def test_who_runs_out_of_time_gives_up_before_that_decision() -> None:
    desk = begun()
    seat, there = desk.mover, moves(desk)
    desk.think(desk.legal[0], by="clock")
    assert desk.match.settled == (desk.match.version, there, seat, [ADA, BOB])


def test_a_deleted_player_gives_up() -> None:
    desk = begun()
    desk.take(events.Replaced(at=1.0, player=BOB, seat=1, mind="random"))
    assert desk.match.settled and desk.match.settled.seat == 1
    assert desk.match.settled.players == [ADA, BOB]


def test_what_nobody_has_played_and_what_is_not_rated_settles_nothing() -> None:
    desk = Desk(NAME, ADA, BOB, clock=LIVE, rated=True)
    desk.start()
    desk.ask(BOB, Abort)
    assert desk.match.settled is None
    plain = Desk(NAME, ADA, BOB)
    plain.start()
    plain.ask(BOB, Resign, seat=1)
    assert plain.match.settled is None


def test_a_rated_game_ends_for_others_only_when_it_counts_no_more() -> None:
    desk = begun(ADA, BOB, CLEO)
    assert desk.refused(ADA, Close) == "host-rated-close"
    assert desk.refused(ADA, Replace, seat=1) == "host-rated-replace"
    desk.ask(CLEO, Resign, seat=2)
    desk.ask(ADA, Replace, seat=1, mind="random")
    desk.ask(ADA, Close)
    assert desk.match.status == OVER


def test_a_snapshot_keeps_what_is_settled() -> None:
    desk = begun()
    desk.ask(BOB, Resign, seat=1)
    again = snapshots.read("table", SECRET, snapshots.written(desk.match))
    assert (again.rated, again.settled) == (True, desk.match.settled)


def test_a_rematch_is_rated_among_people() -> None:
    desk = begun()
    desk.ask(BOB, Resign, seat=1)
    assert rematch(desk.match, ADA, 1.0, "").rated
    other = begun(ADA, BOB, CLEO)
    other.ask(CLEO, Resign, seat=2)
    other.ask(ADA, Replace, seat=1, mind="random")
    other.ask(ADA, Resign, seat=0)
    assert other.match.status == OVER
    assert not rematch(other.match, ADA, 1.0, "").rated


def test_nobody_is_rated_against_themselves() -> None:
    desk = begun()
    desk.ask(BOB, Leave, seat=1)
    desk.ask(ADA, Replace, seat=1)
    desk.ask(ADA, Join, seat=1)
    desk.ask(ADA, Close)
    assert [sitting.player for sitting in desk.match.sittings] == [ADA, ADA]
    assert not rematch(desk.match, ADA, 1.0, "").rated


def test_a_chain_of_actions_counts_whole() -> None:
    """The end of a game within a chain is the end of what counts."""
    desk = begun()
    desk.ask(ADA if desk.mover == 0 else BOB, Act, version=desk.match.version, seat=desk.mover, actions=[desk.legal[0]])
    assert desk.match.settled is None


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_of_seats_of_a_measured_game_can_be_rated(seats: int) -> None:
    assert measured(NAME, seats)
    new = NewTable(NAME, [NewSeat("me"), *(NewSeat("open") for _ in range(seats - 1))], clock=LIVE, rated=True)
    assert open_table(new, ADA, 0.0, None).rated


def test_a_game_that_nobody_has_measured_cannot_be_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.host.table.opening.measured", lambda game, seats: None)
    new = NewTable(NAME, [NewSeat("me"), NewSeat("open")], clock=LIVE, rated=True)
    with pytest.raises(Refused, match="host-rated-game"):
        open_table(new, ADA, 0.0, None)
