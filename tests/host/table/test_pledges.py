"""Texts for the dice are pledged by hash before any is shown: nobody can fit one to the others."""

import asyncio
from pathlib import Path

import pytest

from ossuary.fair import Sealed, pledge
from ossuary.host.db.store import Store
from ossuary.host.db.table_log import load
from ossuary.host.limits import Rate
from ossuary.host.live.hub import Hub
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.protocol.commands import Join, Leave, Pledge, Replace, Seal, Show, Start
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Dice
from ossuary.host.table import events
from ossuary.host.table.apply import match_from_log
from ossuary.host.table.decide import begun
from ossuary.host.table.match import OPEN, PLAYING
from ossuary.host.trained_minds import interpreted

from ..desk import ADA, BOB, CLEO, SECRET, Desk
from ..desk import OPEN as FREE


def pledged(*players: str) -> Desk:
    """A table where everybody has pledged `of NAME`."""
    desk = Desk("bones", *players)
    for player in players:
        desk.ask(player, Pledge, pledge=pledge(f"of {player}"))
    return desk


def dice(desk: Desk) -> Dice:
    shown = desk.view.dice
    assert shown is not None
    return shown


def test_a_pledge_is_the_sha_256_of_the_bytes() -> None:
    assert pledge("Mäuse & ☠") == "68fea26d0ae502ee825e5c1d34c077e97a6d43d2f7b7e33a319d78e16b63d18c"


def test_no_text_is_shown_before_all_are_pledged_and_the_game_begins_with_the_last() -> None:
    desk = pledged(ADA, BOB)
    assert (dice(desk).pledges, dice(desk).closed, dice(desk).texts) == (
        [pledge("of ada"), pledge("of bob")],
        False,
        [],
    )
    assert desk.refused(ADA, Show, text="of ada") == "host-texts-open"
    assert isinstance(desk.ask(ADA, Start), events.Closed)
    assert (desk.match.status, dice(desk).closed, dice(desk).texts) == (OPEN, True, [])
    assert desk.refused(ADA, Start) == "host-texts-awaited"
    assert isinstance(desk.ask(BOB, Show, text="of bob"), events.Shown)
    assert dice(desk).texts == ["of bob"]
    assert isinstance(desk.ask(ADA, Show, text="of ada"), events.Started)
    assert (desk.match.status, dice(desk).texts) == (PLAYING, ["of ada", "of bob"])
    assert desk.match.table.draws == Sealed(SECRET, ["of ada", "of bob"])


def test_once_the_texts_are_closed_none_can_be_given() -> None:
    desk = Desk("bones", ADA, BOB, FREE)
    desk.ask(ADA, Pledge, pledge=pledge("of ada"))
    desk.ask(CLEO, Join, seat=2)
    desk.ask(ADA, Start)
    assert desk.refused(BOB, Pledge, pledge=pledge("of bob")) == "host-texts-closed"
    assert desk.refused(BOB, Seal, text="of bob") == "host-texts-closed"
    desk.ask(CLEO, Leave, seat=2)
    assert desk.refused(CLEO, Join, seat=2, text="of cleo") == "host-texts-closed"


def test_only_the_text_that_was_pledged_can_be_shown_and_once() -> None:
    desk = pledged(ADA, BOB)
    desk.ask(ADA, Start)
    assert desk.refused(BOB, Show, text="another") == "host-other-text"
    assert desk.refused(CLEO, Show, text="of bob") == "host-no-pledge"
    desk.ask(BOB, Show, text="of bob")
    assert desk.refused(BOB, Show, text="of bob") == "host-no-pledge"
    desk.ask(ADA, Show, text="of ada")
    assert desk.refused(ADA, Show, text="of ada") == "host-texts-closed"


def test_one_text_a_player_pledged_or_given_openly() -> None:
    desk = pledged(ADA, BOB)
    assert desk.refused(ADA, Pledge, pledge=pledge("another")) == "host-sealed-already"
    assert desk.refused(ADA, Seal, text="another") == "host-sealed-already"
    other = Desk("bones", ADA, BOB)
    other.ask(ADA, Seal, text="openly")
    assert other.refused(ADA, Pledge, pledge=pledge("another")) == "host-sealed-already"
    assert (dice(other).pledges, dice(other).texts) == ([pledge("openly")], ["openly"])


def test_texts_stand_in_the_order_of_their_pledges_however_they_are_shown() -> None:
    desk = Desk("bones", ADA, BOB, CLEO)
    desk.ask(CLEO, Pledge, pledge=pledge("of cleo"))
    desk.ask(ADA, Seal, text="openly")
    desk.ask(BOB, Pledge, pledge=pledge("of bob"))
    desk.ask(ADA, Start)
    desk.ask(BOB, Show, text="of bob")
    assert dice(desk).texts == ["openly", "of bob"]
    desk.ask(CLEO, Show, text="of cleo")
    assert dice(desk).texts == ["of cleo", "openly", "of bob"]


def test_who_disappears_between_the_steps_blocks_nobody() -> None:
    desk = pledged(ADA, BOB)
    assert desk.match.wake is None
    desk.now = 100.0
    desk.ask(ADA, Start)
    desk.ask(ADA, Show, text="of ada")
    assert desk.match.wake == 110.0
    desk.now = 109.9
    assert desk.refused(ADA, Start) == "host-texts-awaited"
    desk.now = 110.0
    desk.take(begun(desk.match, desk.now))
    assert (desk.match.status, dice(desk).texts) == (PLAYING, ["of ada", pledge("of bob")])
    assert desk.match.table.draws == Sealed(SECRET, ["of ada", pledge("of bob")])
    assert desk.refused(BOB, Show, text="of bob") == "host-texts-closed"


def test_a_seat_that_comes_free_meanwhile_is_waited_for() -> None:
    desk = pledged(ADA, BOB)
    desk.ask(ADA, Start)
    desk.ask(BOB, Leave, seat=1)
    desk.ask(ADA, Show, text="of ada")
    desk.now = 60.0
    assert (desk.match.status, desk.match.wake) == (OPEN, None)
    assert desk.refused(ADA, Start) == "host-not-ready"
    desk.ask(CLEO, Join, seat=1)
    assert desk.match.wake == 10.0
    desk.ask(ADA, Start)
    assert dice(desk).texts == ["of ada", pledge("of bob")]


@pytest.mark.parametrize("way", ["leaves", "is replaced"])
def test_a_pledge_of_somebody_who_is_gone_before_the_texts_are_closed_is_void(way: str) -> None:
    desk = pledged(ADA, BOB)
    desk.ask(BOB, Leave, seat=1) if way == "leaves" else desk.ask(ADA, Replace, seat=1, mind="random")
    assert dice(desk).pledges == [pledge("of ada")]


def test_a_text_that_was_given_openly_stays() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.ask(BOB, Seal, text="openly")
    desk.ask(BOB, Leave, seat=1)
    assert (dice(desk).pledges, dice(desk).texts) == ([pledge("openly")], ["openly"])


def test_a_table_without_pledges_starts_at_once() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.ask(BOB, Seal, text="openly")
    assert isinstance(desk.ask(ADA, Start), events.Started)
    assert desk.match.table.draws == Sealed(SECRET, ["openly"])


def test_a_log_of_the_first_version_is_read_with_the_same_texts() -> None:
    log = [
        '{"type":"opened","at":0.0,"player":"ada","game":"bones","options":{"seats":2},"sittings":[{"kind":"person",'
        '"player":"ada","ready":true},{"kind":"open"}],"commitment":"' + "0" * 64 + '"}',
        '{"type":"joined","at":1.0,"player":"bob","seat":1,"text":"of bob"}',
        '{"type":"sealed","at":2.0,"player":"ada","text":"of ada"}',
        '{"type":"started","at":3.0,"player":"ada","moves":["die_3","die_1","die_5","die_2"]}',
    ]
    match = match_from_log("table", SECRET, map(events.read, log))
    assert match.table.draws == Sealed(SECRET, ["of bob", "of ada"])
    assert match.given_texts == ["of bob", "of ada"]


def test_the_host_itself_begins_without_a_text_that_is_not_shown(tmp_path: Path) -> None:
    async def play() -> tuple[str, list[str]]:
        store, mind_pool = Store(f"sqlite:///{tmp_path}/tables.db"), MindPool(interpreted)
        store.migrate()
        hub = Hub(store, mind_pool, Rate(100, 100))
        made = await hub.opener.open(NewTable("bones", [NewSeat("me"), NewSeat("me")]), ADA)
        live = await hub.tables.live(made.table)
        await hub.commands.carry_out(live, Pledge("1", pledge("of ada")), ADA)
        await hub.commands.carry_out(live, Start("2"), ADA)
        await hub.waker.wake(made.table)
        assert live.match.status == OPEN  # there is still time
        live.match.closed = 0.0
        await hub.waker.wake(made.table)
        saved = await store.read(lambda c: load(c, made.table))
        assert saved
        stored = match_from_log(made.table, saved.secret, saved.log)
        await hub.close()
        await store.close()
        mind_pool.close()
        return stored.status, stored.given_texts

    assert asyncio.run(play()) == (PLAYING, [pledge("of ada")])
