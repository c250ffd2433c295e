"""What a command does to a table, and every reason why not."""

from typing import Any

import pytest
from msgspec import ValidationError, json

from ossuary.engine.nodes import Refused
from ossuary.fair import commitment
from ossuary.host.messages.spoken import heard, refusal
from ossuary.host.protocol.commands import (
    Abort,
    Act,
    AnyCommand,
    Back,
    Close,
    Coach,
    Join,
    Leave,
    Pledge,
    Replace,
    Resign,
    Seal,
    Show,
    Standing,
    Start,
    Undo,
)
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Clock
from ossuary.host.protocol.values import By
from ossuary.host.table import events
from ossuary.host.table.apply import match_from_log
from ossuary.host.table.decide import DECIDERS, decide
from ossuary.host.table.events import Joined, Left, Opened, Played, Sitting, Started
from ossuary.host.table.opening import open_table
from ossuary.host.table.opening import rematch as open_rematch
from ossuary.host.table.rights import Asker

from ..desk import ADA, BOB, CLEO, DAN, OPEN, SECRET, WORDS, Desk

ME, FREE, MIND = NewSeat("me"), NewSeat("open"), NewSeat("mind", mind="random")
LAYING = (
    "seat_0 left_upper_arm left_forearm left_hand left_foot*3 right_hand*6"
    " skull rib_cage spine hat gravestone gravestone"
)
# Two blanks are paid with markers and four throws miss: seat 0 of three has throws, and no marker.
BROKE = "die_6*2 die_1*4 tile_0_1 tile_0_2 tile_1_1 die_1*2"


def laying(*seats: str, **more: Any) -> Desk:
    """Rolling Bones after a pre-op roll of seat 0, with a gravestone."""
    desk = Desk("rolling-bones", *seats or (ADA, BOB), **more)
    desk.start(LAYING)
    return desk


def digging(*seats: str, **more: Any) -> Desk:
    """Skulls of Sedlec before the first action, which is seat 0's."""
    desk = Desk("skulls-of-sedlec", *seats or (ADA, BOB), **more)
    desk.start("seat_0 card_3")
    return desk


def broke(*seats: str, **more: Any) -> Desk:
    """Bones when seat 0 may ask for a marker."""
    desk = Desk("bones", *seats or (ADA, BOB, CLEO), **more)
    desk.start(BROKE)
    for _ in range(4):
        desk.moves("throw die_6*2")
    return desk


def over() -> Desk:
    """A table that was closed."""
    desk = digging()
    desk.ask(ADA, Close)
    return desk


def act(*actions: str, seat: int = 0, version: int) -> dict[str, Any]:
    return {"version": version, "seat": seat, "actions": list(actions)}


# Opening.


def made(new: NewTable) -> Opened:
    return open_table(new, ADA, 5.0, commitment(SECRET))


def unopened(new: NewTable) -> str:
    """Why a table is not opened."""
    with pytest.raises(Refused) as refused:
        made(new)
    assert all(words.tell(heard(refusal(refused.value).said)) for words in WORDS)
    return refused.value.key


def test_a_table_is_opened_as_its_creator_wants_it() -> None:
    seats = [NewSeat("me", name=" Ada at the left "), FREE, MIND, ME]
    assert made(NewTable("rolling-bones", seats, {"target": 50}, Clock(seconds=30), True)) == Opened(
        at=5.0,
        player=ADA,
        game="rolling-bones",
        options={"target": 50, "seats": 4},
        sittings=[
            Sitting("person", player=ADA, name="Ada at the left", ready=True),
            Sitting("open"),
            Sitting("mind", mind="random"),
            Sitting("person", player=ADA, ready=True),
        ],
        commitment="66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        clock=Clock(seconds=30),
        listed=True,
    )


def test_in_slow_play_barter_is_declined_unless_a_seat_wants_to_be_asked() -> None:
    slow = made(NewTable("bones", [ME, FREE], clock=Clock(days=2)))
    live = made(NewTable("bones", [ME, FREE], clock=Clock(seconds=60)))
    assert [sitting.standing for sitting in slow.sittings] == ["decline", "decline"]
    assert [sitting.standing for sitting in live.sittings] == ["ask", "ask"]
    assert [sitting.standing for sitting in made(NewTable("bones", [ME, FREE])).sittings] == ["ask", "ask"]


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("host-no-game", NewTable("chess", [ME, ME])),
        ("host-option-seats", NewTable("bones", [ME, ME], {"seats": 2})),
        ("host-seat-number", NewTable("bones", [ME])),
        ("host-seat-number", NewTable("bones", [ME] * 5)),
        ("host-seat-number", NewTable("skulls-of-sedlec", [ME] * 4)),
        ("option-unknown", NewTable("bones", [ME, ME], {"target": 5})),
        ("option-range", NewTable("rolling-bones", [ME, ME], {"target": 1001})),
        ("option-range", NewTable("rolling-bones", [ME, ME], {"target": "much"})),
        ("option-choice", NewTable("shark-attacks", [ME, ME], {"flight_dice": ["dice"]})),
        ("option-amount", NewTable("bones", [ME, ME], {"end": 3})),
        ("deck-cards", NewTable("skulls-of-sedlec", [ME, ME], {"deck": ["royal/royal"]})),
        ("deck-cards", NewTable("skulls-of-sedlec", [ME, ME], {"deck": "royal/royal"})),
        ("deck-card", NewTable("skulls-of-sedlec", [ME, ME], {"deck": ["royal/ghost"] * 18})),
        ("host-clock", NewTable("bones", [ME, ME], clock=Clock())),
        ("host-clock", NewTable("bones", [ME, ME], clock=Clock(seconds=30, days=1))),
        ("host-no-mind", NewTable("bones", [ME, NewSeat("mind", mind="genius")])),
        ("host-no-mind", NewTable("bones", [ME, NewSeat("mind")])),
        ("host-no-mind", NewTable("bones", [ME, NewSeat("open", mind="random")])),
        ("host-no-mind", NewTable("bones", [NewSeat("me", mind="random"), ME])),
        ("host-text", NewTable("bones", [NewSeat("me", name="a\nb"), ME])),
        ("host-text", NewTable("bones", [NewSeat("me", name="  "), ME])),
        ("host-sit-yourself", NewTable("bones", [FREE, MIND])),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(code: str, new: NewTable) -> None:
    assert unopened(new) == code


# Acting.


def test_an_action_is_played_with_the_chance_that_follows() -> None:
    desk = digging()
    desk.now = 7.0
    event = desk.ask(ADA, Act, id="one", **act("dig_2_3", version=desk.match.version))
    assert isinstance(event, Played)
    assert (event.at, event.player, event.id, event.seat, event.by) == (7.0, ADA, "one", 0, "player")
    assert event.moves[0] == "dig_2_3" and len(event.moves) == 3
    assert all(move.startswith("card_") for move in event.moves[1:])
    assert desk.match.version == 4
    assert desk.legal == ["keep_2", "keep_3"]


def test_a_chain_is_played_in_one_event() -> None:
    desk = laying()
    version = desk.match.version
    desk.act("lay_skull", "lay_rib_cage", "lay_hat")
    assert isinstance(desk.event, Played) and desk.event.moves == ["lay_skull", "lay_rib_cage", "lay_hat"]
    assert desk.match.version == version + 1
    desk.act("roll", "pay_left")
    assert isinstance(desk.event, Played) and desk.event.moves[:2] == ["roll", "pay_left"]
    assert len(desk.event.moves) == 2 + 14


@pytest.mark.parametrize(
    ("code", "actions"),
    [
        ("host-illegal", ["lay_skull", "lay_spine"]),
        ("host-illegal", ["lay_skull", "lay_rib_cage", "lay_skull"]),
        ("host-no-action", ["lay_skull", "lay_tail"]),
        ("host-no-action", ["skull"]),
        ("host-chain", ["lay_skull", "roll", "pay_left", "lay_rib_cage"]),
        ("host-chain", ["lay_skull", "bury", "roll"]),
    ],
)
def test_a_chain_is_played_whole_or_not_at_all(code: str, actions: list[str]) -> None:
    desk = laying()
    assert desk.refused(ADA, Act, **act(*actions, version=desk.match.version)) == code


def test_a_chain_does_not_go_on_for_another_seat_of_the_same_player() -> None:
    desk = digging(ADA, ADA)
    assert desk.refused(ADA, Act, **act("collect_1", "dig_2_3", version=desk.match.version)) == "host-chain"
    desk.act("collect_1")
    assert desk.mover == 1


def test_a_refusal_names_the_rule_that_forbids_it() -> None:
    desk = laying()
    desk.act("lay_skull")
    for action, rule in (("lay_spine", "RB-2"), ("take_hat", "RB-9"), ("leave", "RB-13"), ("pay_left", "RB-4")):
        with pytest.raises(Refused) as refused:
            desk.act(action)
        assert refused.value.key == "host-illegal"
        assert refused.value.details == {"rule": rule, "reason": f"rule-{rule.lower()}.short"}


def test_who_may_not_act() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    assert desk.refused(ADA, Act, **act("collect_1", version=2)) == "host-not-started"
    desk.start("seat_0 card_3")
    now = desk.match.version
    assert desk.refused(BOB, Act, **act("collect_1", version=now)) == "host-not-your-seat"
    assert desk.refused(CLEO, Act, **act("collect_1", version=now)) == "host-not-your-seat"
    assert desk.refused(None, Act, **act("collect_1", version=now)) == "host-not-your-seat"
    assert desk.refused(ADA, Act, **act("collect_1", seat=7, version=now)) == "host-not-your-seat"
    assert desk.refused(BOB, Act, **act("collect_1", seat=1, version=now)) == "host-not-your-move"
    assert over().refused(ADA, Act, **act("collect_1", version=4)) == "host-over"


def test_the_seat_of_a_mind_is_nobodys() -> None:
    desk = digging(ADA, "random")
    desk.act("collect_1")
    for player in (ADA, BOB, None):
        assert desk.refused(player, Act, **act("dig_2_3", seat=1, version=desk.match.version)) == "host-not-your-seat"


def test_whoever_resigned_does_not_play_on() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.act("collect_1")
    desk.ask(ADA, Resign, seat=0)
    version = desk.match.version
    assert desk.refused(ADA, Undo, version=version, seat=0) == "host-resigned-already"
    desk.act("dig_2_3")
    desk.act("keep_2")
    desk.act("collect_3")
    assert desk.mover == 0
    version = desk.match.version
    assert desk.refused(ADA, Act, **act("stack_a_right", version=version)) == "host-resigned-already"


def test_only_what_changed_the_game_makes_an_answer_stale() -> None:
    desk = digging()
    saw = desk.match.version
    desk.ask(BOB, Leave, seat=1)
    desk.ask(BOB, Back, seat=1)
    assert (desk.match.version, desk.match.game_version) == (saw + 2, saw)
    desk.ask(ADA, Act, **act("collect_1", version=saw))
    assert desk.match.game_version == saw + 3
    for version in (saw, saw + 2, saw + 4, 0):
        assert desk.refused(BOB, Act, **act("dig_2_3", seat=1, version=version)) == "host-stale"
        assert desk.refused(ADA, Undo, version=version, seat=0) == "host-stale"
    desk.ask(ADA, Undo, version=saw + 3, seat=0)
    assert desk.refused(ADA, Act, **act("collect_1", version=saw + 3)) == "host-stale"
    desk.ask(ADA, Act, **act("collect_1", version=saw + 4))


def test_a_stale_answer_is_told_the_version() -> None:
    desk = digging()
    desk.act("collect_1")
    with pytest.raises(Refused) as refused:
        desk.wanted(BOB, Act, **act("dig_2_3", seat=1, version=3))
    assert refused.value.details == {"version": 4}


# Undo.


def test_undo_goes_back_to_the_roll_action_by_action() -> None:
    desk = laying()
    state = desk.match.table.state
    desk.act("lay_skull", "lay_rib_cage")
    desk.act("lay_hat")
    for left in (["lay_skull", "lay_rib_cage"], ["lay_skull"], []):
        desk.undo(0)
        assert desk.match.table.record.moves[19:] == left
    assert desk.match.table.state == state
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-no-undo"


def test_undo_never_goes_past_chance() -> None:
    desk = laying()
    desk.act("lay_skull", "roll")
    desk.undo(0)
    desk.act("roll", "pay_left")
    assert desk.mover == 0
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-no-undo"


def test_undo_never_goes_past_another_seat() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.act("collect_1")
    assert desk.refused(BOB, Undo, version=desk.match.version, seat=1) == "host-no-undo"
    desk.moves("dig_2_3 card_1 card_2")
    desk.act("keep_2")
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-no-undo"
    desk.act("collect_3")
    assert desk.refused(BOB, Undo, version=desk.match.version, seat=1) == "host-no-undo"
    desk.undo(2)
    desk.undo(1)
    assert desk.refused(BOB, Undo, version=desk.match.version, seat=1) == "host-no-undo"


def test_undo_counts_by_seat_for_people_around_one_screen() -> None:
    desk = digging(ADA, ADA)
    desk.act("collect_1")
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=1) == "host-no-undo"
    desk.undo(0)
    assert desk.mover == 0


@pytest.mark.parametrize("by", ["mind", "clock"])
def test_what_a_mind_played_is_not_taken_back(by: By) -> None:
    desk = laying()
    desk.act("lay_skull")
    desk.think("lay_rib_cage", by=by)
    assert desk.mover == 0
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-no-undo"
    desk.act("lay_spine")
    desk.undo(0)
    assert desk.match.table.record.moves[-2:] == ["lay_skull", "lay_rib_cage"]
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-no-undo"


def test_who_may_not_undo() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    assert desk.refused(ADA, Undo, version=2, seat=0) == "host-not-started"
    desk.start("seat_0 card_3")
    assert desk.refused(ADA, Undo, version=3, seat=0) == "host-no-undo"
    desk.act("collect_1")
    assert desk.refused(BOB, Undo, version=4, seat=0) == "host-not-your-seat"
    assert desk.refused(CLEO, Undo, version=4, seat=0) == "host-not-your-seat"
    desk.ask(ADA, Close)
    assert desk.refused(ADA, Undo, version=5, seat=0) == "host-over"


# Sitting down, and texts.


def test_a_guest_takes_the_first_open_seat_or_the_one_that_is_named() -> None:
    desk = Desk("bones", ADA, OPEN, OPEN, OPEN)
    assert desk.ask(BOB, Join, id="j", name=" Bob B. ", text=" six sixes ") == Joined(
        at=0.0, player=BOB, id="j", seat=1, name="Bob B.", text=" six sixes "
    )
    assert desk.ask(CLEO, Join, id="k", seat=3) == Joined(at=0.0, player=CLEO, id="k", seat=3)
    assert desk.refused(DAN, Join, seat=3) == "host-seat-taken"
    assert desk.refused(DAN, Join, seat=0) == "host-seat-taken"
    assert desk.refused(DAN, Join, seat=7) == "host-seat-taken"
    desk.ask(BOB, Join)
    assert desk.match.seats_of(BOB) == [1, 2]
    assert desk.refused(DAN, Join) == "host-full"
    assert desk.refused(DAN, Join, seat=2) == "host-seat-taken"


def test_nobody_without_a_name_sits_down() -> None:
    assert Desk("bones", ADA, OPEN).refused(None, Join) == "host-who"
    assert Desk("bones", ADA, "random").refused(None, Join) == "host-who"
    assert Desk("bones", ADA, "random").refused(BOB, Join) == "host-full"


@pytest.mark.parametrize("given", [{"name": "\x1b[2J"}, {"name": " "}, {"text": "a\0b"}, {"text": "   "}])
def test_names_and_texts_must_be_such_that_all_can_show_them(given: dict[str, str]) -> None:
    desk = Desk("bones", ADA, OPEN)
    assert desk.refused(BOB, Join, **given) == "host-text"
    if "text" in given:
        assert desk.refused(ADA, Seal, **given) == "host-text"


def test_everybody_gives_one_text_and_it_stays() -> None:
    desk = Desk("bones", ADA, OPEN, OPEN)
    desk.ask(BOB, Join, text="from Bob")
    desk.ask(ADA, Seal, text=" from Ada ")
    desk.ask(BOB, Join, text="another")
    assert desk.refused(BOB, Seal, text="another") == "host-sealed-already"
    assert desk.refused(ADA, Seal, text="another") == "host-sealed-already"
    assert desk.refused(CLEO, Seal, text="foreign") == "host-players-only"
    assert desk.refused(None, Seal, text="foreign") == "host-players-only"
    assert list(desk.match.texts.items()) == [(BOB, "from Bob"), (ADA, " from Ada ")]


def test_texts_are_closed_when_the_game_starts() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.start()
    assert desk.refused(ADA, Seal, text="late") == "host-texts-closed"
    desk.ask(ADA, Replace, seat=1)
    assert desk.refused(CLEO, Join, text="late") == "host-texts-closed"
    desk.ask(CLEO, Join)
    desk.ask(ADA, Close)
    assert desk.refused(DAN, Join) == "host-over"
    assert desk.refused(ADA, Seal, text="late") == "host-texts-closed"


def test_a_seat_that_was_opened_in_the_game_may_be_taken() -> None:
    desk = digging()
    assert desk.refused(CLEO, Join) == "host-full"
    desk.ask(ADA, Replace, seat=1)
    desk.ask(CLEO, Join)
    desk.act("collect_1")
    desk.ask(CLEO, Act, **act("dig_2_3", seat=1, version=desk.match.version))


def test_the_seat_of_whoever_resigned_is_not_taken_again() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(BOB, Resign, seat=1)
    desk.take(events.Replaced(at=1.0, player=BOB, seat=1))
    assert desk.match.sittings[1].resigned
    assert desk.refused(DAN, Join) == "host-full"
    assert desk.refused(DAN, Join, seat=1) == "host-seat-taken"


# Leaving, coming back, resigning, standing answers.


def test_a_seat_is_given_up_before_the_start_and_left_to_a_mind_later() -> None:
    desk = Desk("bones", ADA, BOB)
    assert desk.ask(BOB, Leave, id="l", seat=1) == Left(at=0.0, player=BOB, id="l", seat=1)
    assert desk.refused(BOB, Leave, seat=1) == "host-not-your-seat"
    desk.ask(BOB, Join)
    desk.start()
    assert desk.refused(ADA, Leave, seat=1) == "host-not-your-seat"
    desk.ask(BOB, Leave, seat=1)
    assert desk.refused(BOB, Leave, seat=1) == "host-away-already"
    desk.ask(ADA, Close)
    assert desk.refused(ADA, Leave, seat=0) == "host-over"


def test_whoever_resigned_has_left_already() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(BOB, Resign, seat=1)
    assert desk.refused(BOB, Leave, seat=1) == "host-away-already"
    assert desk.refused(BOB, Back, seat=1) == "host-not-away"
    desk = digging(ADA, BOB, CLEO)
    desk.ask(BOB, Leave, seat=1)
    desk.ask(BOB, Resign, seat=1)
    assert desk.refused(BOB, Back, seat=1) == "host-not-away"


def test_whoever_is_away_comes_back() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    assert desk.refused(ADA, Back, seat=0) == "host-not-started"
    desk.start()
    assert desk.refused(ADA, Back, seat=0) == "host-not-away"
    desk.ask(ADA, Leave, seat=0)
    assert desk.refused(BOB, Back, seat=0) == "host-not-your-seat"
    assert desk.ask(ADA, Back, id="b", seat=0) == events.Back(at=0.0, player=ADA, id="b", seat=0)
    desk.ask(ADA, Close)
    assert desk.refused(ADA, Back, seat=0) == "host-over"


def test_who_may_not_resign() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB, CLEO)
    assert desk.refused(ADA, Resign, seat=0) == "host-not-started"
    desk.start()
    assert desk.refused(ADA, Resign, seat=1) == "host-not-your-seat"
    assert desk.refused(DAN, Resign, seat=1) == "host-not-your-seat"
    assert desk.ask(BOB, Resign, id="r", seat=1) == events.Resigned(at=0.0, player=BOB, id="r", seat=1)
    assert desk.refused(BOB, Resign, seat=1) == "host-resigned-already"
    assert over().refused(ADA, Resign, seat=0) == "host-over"


def test_who_may_not_give_a_standing_answer() -> None:
    desk = Desk("bones", ADA, BOB, CLEO)
    assert desk.ask(BOB, Standing, id="s", seat=1, answer="decline") == events.Standing(
        at=0.0, player=BOB, id="s", seat=1, answer="decline"
    )
    assert desk.refused(ADA, Standing, seat=1, answer="ask") == "host-not-your-seat"
    desk.start()
    desk.ask(BOB, Standing, seat=1, answer="ask")
    desk.ask(BOB, Resign, seat=1)
    assert desk.refused(BOB, Standing, seat=1, answer="decline") == "host-resigned-already"
    desk.ask(ADA, Close)
    assert desk.refused(ADA, Standing, seat=0, answer="ask") == "host-over"
    assert digging().refused(ADA, Standing, seat=0, answer="ask") == "host-no-barter"


def test_a_standing_answer_is_given_within_the_event_that_asks() -> None:
    desk = broke()
    desk.ask(BOB, Standing, seat=1, answer="decline")
    desk.act("ask")
    assert isinstance(desk.event, Played) and desk.event.moves == ["ask", "decline"]
    assert desk.mover == 2
    assert desk.legal[:2] == ["share_10", "share_20"]


def test_when_all_decline_the_turn_is_over_in_the_same_event() -> None:
    desk = broke(ADA, BOB, CLEO, clock=Clock(days=1))
    desk.act("ask")
    assert isinstance(desk.event, Played) and desk.event.moves == ["ask", "decline", "decline"]
    assert (desk.mover, desk.legal) == (1, ["throw"])


def test_whoever_wants_to_be_asked_is_asked() -> None:
    desk = broke()
    desk.act("ask")
    assert isinstance(desk.event, Played) and desk.event.moves == ["ask"]
    assert desk.mover == 1
    desk.ask(CLEO, Standing, seat=2, answer="decline")
    desk.act("share_30")
    assert isinstance(desk.event, Played) and desk.event.moves == ["share_30", "decline"]
    assert (desk.mover, desk.legal) == (0, ["accept_1", "refuse"])


def test_a_standing_answer_is_not_given_for_a_mind() -> None:
    desk = broke()
    desk.ask(BOB, Standing, seat=1, answer="decline")
    desk.ask(BOB, Leave, seat=1)
    desk.act("ask")
    assert isinstance(desk.event, Played) and desk.event.moves == ["ask"]


# The keeper's rights.


def test_the_keeper_starts_when_all_have_sat_down() -> None:
    desk = Desk("skulls-of-sedlec", ADA, OPEN, OPEN)
    desk.ask(BOB, Join, seat=2)
    desk.present = {ADA, BOB}
    assert desk.refused(BOB, Start) == "host-keeper-only"
    assert desk.refused(CLEO, Start) == "host-keeper-only"
    assert desk.refused(None, Start) == "host-keeper-only"
    with pytest.raises(Refused) as refused:
        desk.wanted(ADA, Start)
    assert (refused.value.key, refused.value.details) == ("host-not-ready", {"seat": 2})
    desk.ask(ADA, Replace, seat=1, mind="random")
    event = desk.ask(ADA, Start, id="go")
    assert isinstance(event, Started) and (event.player, event.id) == (ADA, "go")
    assert len(event.moves) == 2 and event.moves[0].startswith("seat_") and event.moves[1].startswith("card_")
    assert desk.refused(ADA, Start) == "host-started-already"
    assert over().refused(ADA, Start) == "host-started-already"


def test_a_rematch_starts_when_all_have_come() -> None:
    desk = rematch(over())
    assert desk.refused(BOB, Start) == "host-not-ready"
    desk.ask(ADA, Join)
    desk.ask(BOB, Start)


def test_an_absent_player_is_replaced() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.present = {ADA, BOB}
    assert desk.refused(BOB, Replace, seat=2, mind="random") == "host-keeper-only"
    assert desk.refused(ADA, Replace, seat=1, mind="random") == "host-not-absent"
    assert desk.refused(ADA, Replace, seat=0, mind="random") == "host-not-absent"
    assert desk.refused(ADA, Replace, seat=3, mind="random") == "host-no-seat"
    assert desk.refused(ADA, Replace, seat=2, mind="genius") == "host-no-mind"
    assert desk.refused(ADA, Replace, seat=2, mind="") == "host-no-mind"
    assert desk.ask(ADA, Replace, id="r", seat=2, mind="random") == events.Replaced(
        at=0.0, player=ADA, id="r", seat=2, mind="random"
    )
    assert desk.refused(ADA, Replace, seat=2, mind="rule-of-thumb") == "host-not-absent"
    desk.present = {ADA}
    desk.ask(ADA, Replace, seat=1)
    assert desk.match.sittings[1].kind == "open"
    assert over().refused(ADA, Replace, seat=1) == "host-over"


def test_before_the_start_the_opener_removes_whoever_holds_it_up() -> None:
    desk = Desk("bones", ADA, BOB, CLEO)
    desk.present = {ADA, BOB, CLEO}
    assert desk.refused(BOB, Replace, seat=2) == "host-keeper-only"
    assert desk.refused(ADA, Replace, seat=0) == "host-not-absent"
    desk.ask(ADA, Replace, seat=1)
    desk.ask(ADA, Replace, seat=2, mind="random")
    assert [sitting.kind for sitting in desk.match.sittings] == ["person", "open", "mind"]
    desk.ask(BOB, Join)
    desk.start()
    assert desk.refused(ADA, Replace, seat=1) == "host-not-absent"


def test_who_looks_on_and_does_not_come_to_a_rematch_is_removed() -> None:
    desk = rematch(over())
    desk.present = {ADA, BOB}
    assert [sitting.ready for sitting in desk.match.sittings] == [False, True]
    assert desk.refused(BOB, Start) == "host-not-ready"
    desk.ask(BOB, Replace, seat=0, mind="random")
    desk.ask(BOB, Start)


def test_the_keeper_is_never_absent() -> None:
    desk = digging()
    desk.present = set()
    assert desk.refused(ADA, Replace, seat=0) == "host-not-absent"


def test_whoever_resigned_is_not_replaced() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(BOB, Resign, seat=1)
    assert desk.refused(ADA, Replace, seat=1, mind="random") == "host-not-absent"


def test_while_the_creator_is_absent_the_first_who_is_not_keeps_the_table() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.present = {BOB, CLEO}
    assert desk.refused(CLEO, Close) == "host-keeper-only"
    desk.ask(BOB, Replace, seat=0, mind="random")
    desk.present = {CLEO}
    assert desk.refused(CLEO, Close) == "host-keeper-only"  # it is still Bob's game too
    desk.ask(BOB, Leave, seat=1)
    assert isinstance(desk.wanted(CLEO, Close), events.Ended)


def test_in_slow_play_nobody_is_absent_who_has_no_socket_open() -> None:
    desk = digging(ADA, BOB, clock=Clock(days=3))
    desk.present = {BOB}
    assert desk.refused(BOB, Replace, seat=0, mind="random") == "host-not-absent"
    desk.ask(ADA, Leave, seat=0)
    assert isinstance(desk.wanted(BOB, Replace, seat=0, mind="random"), events.Replaced)


def test_the_keeper_closes_a_table_at_any_time() -> None:
    desk = Desk("bones", ADA, OPEN)
    desk.present = {ADA}
    assert desk.refused(BOB, Close) == "host-keeper-only"
    assert desk.ask(ADA, Close, id="c") == events.Ended(at=0.0, player=ADA, id="c", why="closed")
    assert desk.refused(ADA, Close) == "host-over"
    desk = digging()
    desk.act("collect_1")
    desk.ask(ADA, Close)
    assert desk.match.why == "closed"


def test_a_game_is_called_off_before_anybody_has_played() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    assert desk.refused(BOB, Abort) == "host-not-started"
    desk.start()
    assert desk.refused(CLEO, Abort) == "host-players-only"
    assert desk.refused(None, Abort) == "host-players-only"
    assert desk.ask(BOB, Abort, id="a") == events.Ended(at=0.0, player=BOB, id="a", why="aborted")
    assert desk.refused(BOB, Abort) == "host-over"


def test_a_game_is_not_called_off_once_a_person_has_played() -> None:
    desk = digging("random", ADA)
    desk.think("collect_1")
    assert isinstance(desk.wanted(ADA, Abort), events.Ended)
    desk.moves("dig_2_3 card_1 card_2")
    assert desk.refused(ADA, Abort) == "host-too-late"
    desk = digging()
    desk.act("collect_1")
    desk.undo(0)
    assert desk.refused(BOB, Abort) == "host-too-late"


# Rematches.


def rematch(desk: Desk, player: str = BOB) -> Desk:
    """The table of a rematch that somebody wants."""
    event = open_rematch(desk.match, player, 9.0, commitment(SECRET))
    new = Desk("bones", ADA, ADA)
    new.match, new.log = match_from_log("rematch", SECRET, [event]), [events.written(event)]
    return new


def test_a_rematch_keeps_game_options_clock_and_seats_and_waits_for_all() -> None:
    desk = Desk("bones", ADA, BOB, "random", clock=Clock(days=3), end="rounds=1")
    desk.ask(BOB, Standing, seat=1, answer="ask")
    desk.start()
    desk.ask(ADA, Leave, seat=0)
    desk.ask(BOB, Resign, seat=1)
    desk.ask(ADA, Close)
    assert open_rematch(desk.match, BOB, 9.0, "promise") == Opened(
        at=9.0,
        player=BOB,
        game="bones",
        options={"seats": 3, "end": "rounds=1"},
        sittings=[
            Sitting("person", player=ADA, standing="decline"),
            Sitting("person", player=BOB, ready=True, standing="ask"),
            Sitting("mind", mind="random", ready=True),
        ],
        commitment="promise",
        clock=Clock(days=3),
    )


def test_a_rematch_keeps_the_deck_and_the_names_around_one_screen() -> None:
    deck = ["royal/priest"] * 18
    new = NewTable("skulls-of-sedlec", [NewSeat("me", name="Left"), NewSeat("me", name="Right")], {"deck": deck})
    match = match_from_log("table", SECRET, [open_table(new, ADA, 0.0, commitment(SECRET))])
    event = open_rematch(match, ADA, 1.0, "promise")
    assert event.options == {"seats": 2, "deck": deck}
    assert [(sitting.name, sitting.ready) for sitting in event.sittings] == [("Left", True), ("Right", True)]
    assert events.read(events.written(event)) == event


def test_a_reserved_seat_is_its_players_own() -> None:
    desk = rematch(over())
    assert [sitting.player for sitting in desk.match.sittings] == [ADA, BOB]
    assert desk.match.creator == BOB
    assert desk.refused(CLEO, Join) == "host-full"
    assert desk.refused(CLEO, Join, seat=0) == "host-seat-taken"
    desk.ask(ADA, Join)
    assert desk.match.sittings[0].ready
    assert desk.refused(ADA, Join) == "host-full"


def test_the_reserved_seat_comes_before_an_open_one() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(ADA, Replace, seat=1)
    desk.ask(ADA, Close)
    desk = rematch(desk, ADA)
    assert [sitting.kind for sitting in desk.match.sittings] == ["person", "open", "person"]
    joined = desk.ask(CLEO, Join)
    assert isinstance(joined, Joined) and joined.seat == 2


# All commands.


def test_every_command_that_changes_a_table_is_decided_here() -> None:
    assert set(DECIDERS) == {
        *(Act, Undo, Join, Seal, Pledge, Show, Leave, Back, Resign, Standing, Coach, Start, Replace, Close, Abort),
    }


def test_what_a_command_brings_names_who_asked_and_by_which_command() -> None:
    desk = Desk("bones", ADA, OPEN)
    desk.now = 3.5
    event = desk.wanted(BOB, Join, id="mine")
    assert (event.at, event.player, event.id) == (3.5, BOB, "mine")


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"act","id":"a","version":1,"seat":0,"actions":[]}',
        '{"type":"act","id":"a","version":1,"seat":0,"actions":["roll"],"extra":1}',
        '{"type":"act","id":"a","version":-1,"seat":0,"actions":["roll"]}',
        '{"type":"act","id":"a","version":1,"seat":8,"actions":["roll"]}',
        '{"type":"act","id":"a","version":"1","seat":0,"actions":["roll"]}',
        '{"type":"act","id":"a","seat":0,"actions":["roll"]}',
        '{"type":"act","id":"","version":1,"seat":0,"actions":["roll"]}',
        '{"type":"act","id":"a b","version":1,"seat":0,"actions":["roll"]}',
        '{"type":"act","version":1,"seat":0,"actions":["roll"]}',
        '{"type":"standing","id":"a","seat":0,"answer":"maybe"}',
        '{"type":"dance","id":"a"}',
        '{"id":"a"}',
        '{"type":"seal","id":"a","text":""}',
        '[]',
    ],
)  # fmt: skip
def test_a_malformed_message_is_no_command(message: str) -> None:
    with pytest.raises(ValidationError):
        json.decode(message, type=AnyCommand)


def test_a_chain_has_at_most_forty_actions() -> None:
    command = Act("a", 1, 0, ["roll"] * 40)
    assert json.decode(json.encode(command), type=AnyCommand) == command
    with pytest.raises(ValidationError):
        json.decode(json.encode(Act("a", 1, 0, ["roll"] * 41)), type=AnyCommand)


def test_deciding_changes_nothing() -> None:
    desk = laying()
    state, moves = list(desk.match.table.state), list(desk.match.table.record.moves)
    first = desk.wanted(ADA, Act, id="x", **act("lay_skull", "roll", "pay_left", version=desk.match.version))
    second = desk.wanted(ADA, Act, id="x", **act("lay_skull", "roll", "pay_left", version=desk.match.version))
    assert first == second
    assert (desk.match.table.state, desk.match.table.record.moves, desk.match.version) == (state, moves, 3)


def test_who_asks_counts_as_present() -> None:
    desk = digging()
    replaced = events.Replaced(at=0.0, player=BOB, id="c", seat=0, mind="random")
    assert decide(desk.match, Replace("c", seat=0, mind="random"), Asker(BOB, 0.0)) == replaced
    desk.present = {ADA}
    assert desk.refused(BOB, Replace, seat=0, mind="random") == "host-keeper-only"
