"""A match: what every event makes of it, its clocks, and that a log folds to the same match wherever it is cut."""

import random
from copy import deepcopy
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, Refused
from ossuary.engine.record import Record, course, read, replay
from ossuary.engine.registry import GAMES, Game, Options, options_for
from ossuary.fair import Seeded, commitment, draws_of
from ossuary.host.protocol.commands import Act, Back, Close, Coach, Join, Leave, Replace, Resign, Seal, Standing, Undo
from ossuary.host.protocol.table import Clock
from ossuary.host.protocol.values import Why
from ossuary.host.table import events, snapshots
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.decide import played
from ossuary.host.table.events import AnyEvent, Sitting
from ossuary.host.table.match import Match
from ossuary.table import Table
from tests.settings import SETTINGS, name_of

from ..desk import ADA, BOB, CLEO, DAN, GUESTS, OPEN, SECRET, Desk, facts, some_actions, whole_game

EVERY_SETTING = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=map(name_of, SETTINGS))
ROLL = "left_upper_arm left_forearm left_hand left_foot*3 right_hand*6 skull rib_cage spine hat gravestone gravestone"
LIVE, SLOW = Clock(seconds=30), Clock(days=2)


def laying(*seats: str, **more: Any) -> Desk:
    """Rolling Bones after a pre-op roll of seat 0, at 100 seconds."""
    desk = Desk("rolling-bones", *seats or (ADA, BOB), **more)
    desk.now = 100.0
    desk.start(f"seat_0 {ROLL}")
    return desk


def digging(*seats: str, **more: Any) -> Desk:
    """Skulls of Sedlec before the first action, which is seat 0's, at 100 seconds."""
    desk = Desk("skulls-of-sedlec", *seats or (ADA, BOB), **more)
    desk.now = 100.0
    desk.start("seat_0 card_3")
    return desk


# Events.


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(TypeError, match="does not begin with its opening"):
        match_from_log("table", SECRET, [events.Rematch(at=0.0, table="other")])


def test_opened() -> None:
    match = Desk("bones", ADA, OPEN, "random", clock=SLOW, at=4.0, end="rounds=3").match
    assert (match.id, match.version, match.game_version, match.status) == ("table", 1, 1, "open")
    assert (match.creator, match.clock, match.listed, match.touched) == (ADA, SLOW, False, 4.0)
    assert match.options == {"seats": 3, "end": "rounds=3"}
    assert match.commitment == commitment(SECRET)
    assert [sitting.kind for sitting in match.sittings] == ["person", "open", "mind"]
    assert (match.mover, match.deadline, match.wake, match.pieces, match.undo_seat) == (None, None, None, None, None)
    assert match.table.record.moves == []


def test_a_log_in_memory_is_left_alone() -> None:
    desk = Desk("skulls-of-sedlec", ADA, OPEN)
    first = events.read(desk.log[0])
    match = match_from_log("table", SECRET, [first])
    apply(match, events.Joined(at=1.0, player=BOB, seat=1))
    apply(match, events.Left(at=2.0, player=ADA, seat=0))
    assert events.written(first) == desk.log[0]


def test_joined() -> None:
    desk = Desk("bones", ADA, OPEN)
    desk.ask(BOB, Join, name="Bobby", text="a text")
    assert desk.match.sittings[1] == Sitting("person", player=BOB, name="Bobby", ready=True)
    assert desk.match.texts == {BOB: "a text"}
    assert desk.match.players == [ADA, BOB]
    assert (desk.match.version, desk.match.game_version) == (2, 1)


def test_whoever_comes_to_a_rematch_keeps_the_name_of_the_seat() -> None:
    waiting = Sitting("person", player=BOB, name="Bobby")
    seats = [Sitting("person", player=ADA, ready=True), waiting]
    match = match_from_log(
        "table", SECRET, [events.Opened(at=0.0, player=ADA, game="bones", options={}, sittings=seats)]
    )
    apply(match, events.Joined(at=1.0, player=BOB, seat=1))
    assert match.sittings[1] == Sitting("person", player=BOB, name="Bobby", ready=True)


def test_sealed_texts_stand_in_the_order_of_their_coming() -> None:
    desk = Desk("bones", ADA, BOB, CLEO)
    for player in (CLEO, ADA, BOB):
        desk.ask(player, Seal, text=f"from {player}")
    assert list(desk.match.texts.values()) == ["from cleo", "from ada", "from bob"]
    desk.start()
    assert desk.match.table.draws.noted()["texts"] == ["from cleo", "from ada", "from bob"]


def test_left_before_the_start_opens_the_seat_and_what_was_given_to_the_dice_stays() -> None:
    desk = Desk("bones", ADA, OPEN, clock=SLOW)
    desk.ask(BOB, Join, name="Bobby", text="a text")
    desk.ask(BOB, Leave, seat=1)
    assert desk.match.sittings[1] == Sitting("open", standing="decline")
    assert desk.match.texts == {BOB: "a text"}
    assert desk.match.players == [ADA]


def test_left_in_the_game_leaves_the_seat_to_a_mind_and_back_takes_it_again() -> None:
    desk = digging()
    desk.ask(ADA, Leave, seat=0)
    assert desk.match.sittings[0] == Sitting("person", player=ADA, ready=True, away=True)
    assert desk.match.mind_plays(0)
    desk.ask(ADA, Back, seat=0)
    assert desk.match.sittings[0] == Sitting("person", player=ADA, ready=True)
    assert not desk.match.mind_plays(0)


def test_started() -> None:
    desk = digging()
    match = desk.match
    assert (match.status, match.version, match.game_version, match.mover) == ("playing", 3, 3, 0)
    assert (match.decision_began, match.touched) == (100.0, 100.0)
    assert match.table.record.moves == ["seat_0", "card_3"]
    assert match.pieces is not None and match.pieces.at["card_3"] == "pile_1"
    assert [moved.piece for moved in desk.moved] == ["draw_0", "card_3"]


def test_played() -> None:
    desk = digging()
    desk.now = 110.0
    desk.act("collect_1")
    match = desk.match
    assert (match.version, match.game_version, match.mover, match.acted, match.undo_seat) == (4, 4, 1, True, 0)
    assert match.table.record.moves == ["seat_0", "card_3", "collect_1"]
    assert [moved.piece for moved in desk.moved] == [None]
    desk.moves("dig_2_3 card_1 card_2")
    assert [moved.piece for moved in desk.moved] == [None, "card_1", "card_2"]
    assert (match.mover, match.undo_seat) == (1, None)


def test_undone() -> None:
    desk = digging()
    desk.act("collect_1")
    desk.undo(0)
    match = desk.match
    assert (match.version, match.game_version, match.mover, match.undo_seat) == (5, 5, 0, None)
    assert match.table.record.moves == ["seat_0", "card_3"]
    assert match.table.version == 4  # two draws, an action, and that it was taken back
    assert match.pieces is not None and match.pieces.at["card_3"] == "pile_1"


def test_standing() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.ask(BOB, Standing, seat=1, answer="decline")
    assert [sitting.standing for sitting in desk.match.sittings] == ["ask", "decline"]


def test_replaced_by_a_mind_or_by_whoever_joins() -> None:
    desk = Desk("bones", ADA, BOB, CLEO, clock=SLOW)
    desk.start()
    desk.ask(BOB, Leave, seat=1)
    desk.ask(CLEO, Leave, seat=2)
    desk.ask(ADA, Replace, seat=1, mind="rule-of-thumb")
    desk.ask(ADA, Replace, seat=2)
    assert desk.match.sittings[1:] == [
        Sitting("mind", mind="rule-of-thumb", standing="decline"),
        Sitting("open", standing="decline"),
    ]
    assert [desk.match.mind_plays(seat) for seat in range(3)] == [False, True, True]
    desk.ask(DAN, Join, name="Dan")
    assert desk.match.sittings[2] == Sitting("person", player=DAN, name="Dan", ready=True, standing="decline")


@pytest.mark.parametrize("why", ["closed", "aborted"])
def test_ended(why: Why) -> None:
    desk = digging()
    desk.take(events.Ended(at=101.0, player=ADA, why=why))
    match = desk.match
    assert (match.status, match.why, match.mover, match.wake) == ("over", why, None, None)
    assert match.payoffs() == [0.0, 0.0]


def test_rematch() -> None:
    desk = digging()
    desk.ask(ADA, Close)
    desk.take(events.Rematch(at=101.0, player=BOB, table="next"))
    assert (desk.match.rematch, desk.match.status) == ("next", "over")


def imported(record: Record) -> Match:
    """The table on which a record was laid."""
    sittings = [Sitting("mind", mind=name) for name in record.players]
    first = events.Opened(
        at=0.0, player=ADA, game=record.game.NAME, options={**vars(record.options)}, sittings=sittings
    )
    laid = events.Imported(at=0.0, player=ADA, players=record.players, draws=record.draws, moves=record.moves)
    return match_from_log("table", b"", [events.read(events.written(event)) for event in (first, laid)])


def seeded() -> Table:
    """The first moves of a game elsewhere."""
    table = Table(GAMES["bones"], options_for(GAMES["bones"], {"end": "rounds=1"}), ["you", "random"], Seeded(7))
    table.begin()
    table.act(0)
    return table


def test_imported() -> None:
    table = seeded()
    match = imported(table.record)
    assert (match.status, match.why, match.version, match.mover, match.creator) == ("over", "imported", 2, None, ADA)
    assert match.names == ["you", "random"]
    assert match.table.state == table.state
    assert match.record([]) == table.record
    assert (match.commitment, match.payoffs()) == (None, [0.0, 0.0])


@pytest.mark.parametrize(
    "draws",
    [
        {},
        {"seed": 7},
        {"commitment": "0" * 64, "texts": ["a"]},
        {"commitment": "0" * 64, "texts": ["a"], "secret": "1" * 64},
    ],
)
def test_an_imported_record_comes_out_as_it_came_in_be_it_true_or_not(draws: dict[str, Any]) -> None:
    record = seeded().record
    record.draws = draws
    assert read(imported(record).record([]).write()) == record


# The last commands.


def test_a_command_is_known_again_with_the_version_that_it_made() -> None:
    desk = digging()
    desk.ask(ADA, Act, id="first", version=3, seat=0, actions=["collect_1"])
    assert desk.match.recent_commands["ada"]["first"] == 4
    desk.ask(BOB, Leave, id="first", seat=1)
    assert (desk.match.recent_commands["ada"]["first"], desk.match.recent_commands["bob"]["first"]) == (4, 5)
    assert "cleo" not in desk.match.recent_commands


def test_what_a_mind_or_the_host_does_is_no_command() -> None:
    desk = digging("random", ADA)
    before = deepcopy(desk.match.recent_commands)
    desk.think("collect_1")
    assert desk.match.recent_commands == before


def test_the_last_sixty_four_commands_of_each_player_are_known_again() -> None:
    desk = digging()
    desk.ask(ADA, Act, id="mine", version=3, seat=0, actions=["collect_1"])
    for number in range(70):
        desk.ask(BOB, Leave if number % 2 == 0 else Back, id=f"n{number}", seat=1)
    assert list(desk.match.recent_commands[BOB].items()) == [(f"n{number}", 5 + number) for number in range(6, 70)]
    assert desk.match.recent_commands[ADA]["mine"] == 4


# How often somebody may change their mind.


def test_a_player_takes_back_a_thousand_times_and_then_plays_on() -> None:
    desk = digging()
    for _ in range(1000):
        desk.act("collect_1")
        desk.undo(0)
    desk.act("collect_1")
    assert desk.yours(ADA).undo == []
    assert desk.refused(ADA, Undo, version=desk.match.version, seat=0) == "host-too-many-changes"
    assert desk.match.version == 2004
    desk.ask(ADA, Resign, seat=0)
    assert desk.match.why == "resigned"


def test_a_player_who_has_come_and_gone_a_thousand_times_is_not_let_in_again_but_others_are() -> None:
    desk = Desk("bones", ADA, OPEN, OPEN)
    for _ in range(1000):
        desk.ask(BOB, Join, seat=1)
        desk.ask(BOB, Leave, seat=1)
    assert desk.refused(BOB, Join, seat=1) == "host-too-many-changes"
    assert "join" not in desk.yours(BOB).rights
    desk.ask(CLEO, Join, seat=1)
    assert desk.match.sittings[1].player == CLEO


def test_a_player_who_has_gone_away_too_often_can_come_back_and_stays() -> None:
    desk = digging()
    for _ in range(999):  # and he has come once
        desk.ask(BOB, Leave, seat=1)
        desk.ask(BOB, Back, seat=1)
    assert desk.refused(BOB, Leave, seat=1) == "host-too-many-changes"
    assert not desk.match.sittings[1].away


# The keeper of a table.


def test_the_creator_keeps_the_table_while_present() -> None:
    match = Desk("bones", ADA, BOB, CLEO).match
    assert match.keeper({ADA, BOB, CLEO}) == ADA
    assert match.keeper({BOB, CLEO}) == BOB
    assert match.keeper({CLEO}) == CLEO
    assert match.keeper({DAN}) == ADA
    assert match.keeper(set()) == ADA


def test_whoever_gave_their_seat_up_keeps_the_table_only_where_nobody_else_is() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.ask(ADA, Leave, seat=0)
    assert desk.match.keeper({ADA, BOB}) == BOB
    assert desk.match.keeper({ADA}) == ADA
    assert desk.match.keeper(set()) is None


def test_keeping_follows_the_seats_not_the_order_of_coming() -> None:
    desk = Desk("bones", OPEN, ADA, OPEN)
    desk.ask(CLEO, Join, seat=2)
    desk.ask(BOB, Join, seat=0)
    assert desk.match.players == [BOB, ADA, CLEO]
    assert desk.match.keeper({BOB, CLEO}) == BOB


# Resigning.


def test_resigning_ends_a_game_of_two() -> None:
    desk = digging()
    desk.ask(ADA, Resign, seat=0)
    assert (desk.match.status, desk.match.why) == ("over", "resigned")
    assert desk.match.payoffs() == [0.0, 1.0]
    assert desk.match.mover is None


def test_resigning_against_a_mind_ends_the_game() -> None:
    desk = digging(ADA, "random", "random")
    desk.ask(ADA, Resign, seat=0)
    assert (desk.match.why, desk.match.payoffs()) == ("resigned", [0.0, 0.5, 0.5])


def test_in_a_larger_game_a_mind_plays_on_for_whoever_resigned() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(ADA, Resign, seat=0)
    match = desk.match
    assert (match.status, match.mover, match.mind_plays(0), match.game_version) == ("playing", 0, True, 4)
    desk.think("collect_1")
    assert match.mover == 1
    desk.ask(CLEO, Resign, seat=2)
    assert (match.status, match.why, match.payoffs()) == ("over", "resigned", [0.0, 1.0, 0.0])


def test_people_around_one_screen_resign_one_by_one() -> None:
    desk = digging(ADA, ADA, ADA)
    desk.ask(ADA, Resign, seat=1)
    assert desk.match.status == "playing"
    desk.ask(ADA, Resign, seat=0)
    assert (desk.match.status, desk.match.payoffs()) == ("over", [0.0, 0.0, 1.0])


def test_whoever_resigned_stays_so_when_the_seat_is_given_to_a_mind() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(ADA, Resign, seat=0)
    desk.take(events.Replaced(at=101.0, player=ADA, seat=0, mind="random"))
    desk.ask(BOB, Resign, seat=1)
    assert (desk.match.why, desk.match.payoffs()) == ("resigned", [0.0, 0.0, 1.0])


# Clocks.


def test_without_a_clock_nothing_runs_out() -> None:
    match = digging().match
    assert (match.decision_began, match.deadline, match.wake) == (100.0, None, None)


@pytest.mark.parametrize(("clock", "deadline"), [(LIVE, 130.0), (SLOW, 100.0 + 2 * 86_400)])
def test_a_clock_gives_time_for_one_decision(clock: Clock, deadline: float) -> None:
    desk = digging(clock=clock)
    assert (desk.match.decision_began, desk.match.deadline, desk.match.wake) == (100.0, deadline, deadline)


def test_a_decision_lasts_from_the_roll_to_the_action_that_closes_it() -> None:
    desk = laying(clock=LIVE)
    desk.now = 110.0
    desk.act("lay_skull")
    assert (desk.match.decision_began, desk.match.deadline) == (100.0, 130.0)
    desk.now = 115.0
    desk.act("lay_rib_cage", "roll")
    assert (desk.match.decision_began, desk.match.deadline) == (100.0, 130.0)
    desk.now = 120.0
    desk.moves("pay_left left_foot*5 right_hand*6 gravestone*4")
    assert (desk.match.decision_began, desk.match.deadline) == (120.0, 150.0)


def test_a_decision_is_opened_by_the_action_of_another_seat() -> None:
    desk = digging(clock=LIVE)
    desk.now = 117.0
    desk.act("collect_1")
    assert (desk.match.mover, desk.match.decision_began, desk.match.deadline) == (1, 117.0, 147.0)


def test_clocks_count_by_seat_for_people_around_one_screen() -> None:
    desk = digging(ADA, ADA, clock=LIVE)
    desk.now = 117.0
    desk.act("collect_1")
    assert (desk.match.mover, desk.match.deadline) == (1, 147.0)


def test_undo_gives_no_time_back() -> None:
    desk = digging(clock=LIVE)
    desk.now = 120.0
    desk.act("collect_1")
    desk.now = 125.0
    desk.undo(0)
    assert (desk.match.mover, desk.match.decision_began, desk.match.deadline) == (0, 100.0, 130.0)
    desk.now = 129.0
    desk.act("collect_1")
    assert (desk.match.mover, desk.match.decision_began, desk.match.deadline) == (1, 129.0, 159.0)


def test_undo_action_by_action_stays_within_the_decision() -> None:
    desk = laying(clock=LIVE)
    for at, action in ((105.0, "lay_skull"), (110.0, "lay_rib_cage"), (115.0, "lay_hat")):
        desk.now = at
        desk.act(action)
    for at in (116.0, 117.0, 118.0):
        desk.now = at
        desk.undo(0)
        assert (desk.match.decision_began, desk.match.deadline) == (100.0, 130.0)


def test_what_the_host_answered_for_a_seat_is_not_taken_back() -> None:
    desk = Desk("bones", ADA, BOB, CLEO, clock=LIVE)
    desk.ask(BOB, Standing, seat=1, answer="decline")
    desk.now = 100.0
    desk.start("die_6*2 die_1*4 tile_0_1 tile_0_2 tile_1_1 die_1*2")
    for _ in range(4):
        desk.moves("throw die_6*2")
    desk.now = 110.0
    desk.act("ask")
    assert (desk.match.mover, desk.match.decision_began, desk.match.undo_seat) == (2, 110.0, None)


def test_what_changes_nothing_in_the_game_gives_no_time() -> None:
    desk = digging(ADA, BOB, CLEO, clock=LIVE)
    desk.now = 120.0
    for player, kind, seat in ((BOB, Leave, 1), (BOB, Back, 1), (ADA, Leave, 0), (ADA, Back, 0), (CLEO, Resign, 2)):
        desk.ask(player, kind, seat=seat)
        assert desk.match.decision_began == 100.0, kind
    assert desk.match.deadline == 130.0


def test_a_mind_has_no_clock_and_somebody_looks_after_it() -> None:
    desk = digging("random", ADA, clock=LIVE)
    assert (desk.match.mover, desk.match.deadline, desk.match.wake) == (0, None, 105.0)
    desk.now = 103.0
    desk.think("collect_1")
    assert (desk.match.mover, desk.match.decision_began, desk.match.deadline) == (1, 103.0, 133.0)
    desk.now = 110.0
    desk.ask(ADA, Leave, seat=1)
    assert desk.match.deserted
    assert (desk.match.deadline, desk.match.wake) == (None, 140.0)  # minds alone take the time of the clock
    desk.ask(ADA, Back, seat=1)
    assert (desk.match.deadline, desk.match.wake) == (133.0, 133.0)


def timed_out(desk: Desk) -> None:
    """The clock of the decision runs out, and a mind plays it."""
    deadline = desk.match.deadline
    assert deadline is not None
    desk.now = deadline
    desk.think(*some_actions(desk, random.Random(0), most=40), by="clock")


def test_after_three_clocks_in_a_row_a_mind_takes_the_seat_until_its_player_is_back() -> None:
    desk = Desk("shark-attacks", ADA, BOB, clock=LIVE, target=1000)
    desk.start()
    seat, told = desk.mover, []
    while not desk.match.sittings[seat].away:
        if desk.mover == seat:
            timed_out(desk)
            told.append((desk.match.sittings[seat].strikes, desk.match.sittings[seat].away))
        else:
            desk.act("stop")
    assert told == [(1, False), (2, False), (3, True)]
    other = desk.match.sittings[1 - seat]
    assert (other.strikes, other.away) == (0, False)
    assert desk.match.mind_plays(seat)
    desk.ask(desk.match.sittings[seat].player, Back, seat=seat)
    assert (desk.match.sittings[seat].strikes, desk.match.sittings[seat].away) == (0, False)
    assert not desk.match.mind_plays(seat)


def test_an_action_of_the_player_ends_the_row() -> None:
    desk = digging(clock=LIVE)
    ada, bob = desk.match.sittings
    desk.think("collect_1", by="clock")
    desk.moves("dig_2_3 card_1 card_2")
    desk.act("keep_2")
    desk.think("collect_3", by="clock")
    assert (ada.strikes, ada.away) == (2, False)
    desk.act("stack_a_right")
    desk.act("stack_a_right")
    assert (ada.strikes, ada.away) == (0, False)
    desk.moves("dig_4_5 card_4 card_5")
    desk.act("keep_4")
    desk.think("stack_a_left", by="clock")
    assert (ada.strikes, ada.away, bob.strikes) == (1, False, 0)


def test_whoever_acts_is_back() -> None:
    desk = digging()
    desk.ask(ADA, Leave, seat=0)
    desk.act("collect_1")
    assert not desk.match.sittings[0].away


def test_a_mind_that_plays_for_somebody_does_not_bring_them_back() -> None:
    desk = digging()
    desk.ask(ADA, Leave, seat=0)
    desk.think("collect_1")
    assert desk.match.sittings[0].away
    assert not desk.match.acted


# Records and sealed dice.


def test_the_record_of_a_running_game_keeps_the_secret() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.ask(BOB, Seal, text="a text")
    assert desk.match.record(["Ada", "Bob"]).draws == {"commitment": commitment(SECRET), "texts": ["a text"]}
    desk.start()
    record = desk.match.record(["Ada", "Bob"])
    assert record.players == ["Ada", "Bob"]
    assert record.draws == {"commitment": commitment(SECRET), "texts": ["a text"]}
    desk.ask(ADA, Close)
    assert desk.match.record(["Ada", "Bob"]).draws == {**record.draws, "secret": SECRET.hex()}


@EVERY_SETTING
def test_all_draws_of_a_whole_game_can_be_verified_at_its_end(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    seats = GUESTS[: given.pop("seats")]
    *_, desk = whole_game(game.NAME, *seats, seed=2, **given)
    with desk.to_repeat():
        assert (desk.match.status, desk.match.why) == ("over", "finished")
        assert sum(desk.match.payoffs()) == pytest.approx(1)
        record = read(desk.match.record(list(seats)).write())
        assert record.draws["commitment"] == desk.match.commitment == commitment(bytes.fromhex(record.draws["secret"]))
        assert record.draws["texts"] == ["seed 2"]
        draws = draws_of(record.draws)
        assert draws is not None
        for step in replay(record):
            if game.mover(step.before) == CHANCE:
                assert draws.outcome(game.odds(step.before), step.before) == step.move
        assert step.after == desk.match.table.state
        assert record.options == options


# Folding.


def folded(desk: Desk) -> Match:
    """The match that the log tells of."""
    return match_from_log("table", SECRET, map(events.read, desk.log))


def something(desk: Desk, rng: random.Random) -> AnyEvent:
    """What somebody or something may do at this table just now; raises Refused where it may not be after all."""
    match = desk.match
    desk.now += rng.choice((0.0, 1.5, 40.0))
    desk.present = {guest for guest in GUESTS if rng.random() < 0.5}
    seat = rng.randrange(len(match.sittings))
    player = match.sittings[seat].player or rng.choice(GUESTS)
    luck = rng.random()
    if luck < 0.6:
        mover = desk.mover
        actions = some_actions(desk, rng)
        if match.mind_plays(mover):
            return played(match, mover, actions, "mind", desk.now)
        if rng.random() < 0.1:
            return played(match, mover, actions, "clock", desk.now)
        return desk.wanted(match.sittings[mover].player, Act, version=match.version, seat=mover, actions=actions)
    if luck < 0.7:
        last = match.table.last_seat
        asker = match.sittings[last].player if last >= 0 else player
        return desk.wanted(asker, Undo, version=rng.choice((match.game_version, match.version)), seat=max(0, last))
    if luck < 0.76:
        return desk.wanted(player, Leave, seat=seat)
    if luck < 0.83:
        return desk.wanted(player, Back, seat=seat)
    if luck < 0.87:
        return desk.wanted(player, Standing, seat=seat, answer=rng.choice(("ask", "decline")))
    if luck < 0.88:
        return desk.wanted(player, Coach, wanted=rng.random() < 0.8)
    if luck < 0.93:
        return desk.wanted(match.keeper(desk.present), Replace, seat=seat, mind=rng.choice((None, "random")))
    if luck < 0.995:
        return desk.wanted(rng.choice(GUESTS), Join)
    return desk.wanted(player, Resign, seat=seat)


def wild_game(game: Game, options: Options, seed: int) -> set[str]:
    """Plays a game with everything that can come between, folding its log as it grows; what came between."""
    rng = random.Random(f"{seed} {game.NAME} {options}")
    given: dict[str, Any] = {**vars(options)}
    seats = [rng.choice((ADA, guest, "random")) for guest in GUESTS[: given.pop("seats")]]
    seats[rng.randrange(len(seats))] = ADA
    desk = Desk(game.NAME, *seats, clock=rng.choice((None, LIVE, SLOW)), **given)
    desk.ask(ADA, Seal, text=f"seed {seed}")
    desk.start()
    again, kinds = folded(desk), set()
    with desk.to_repeat():
        while desk.match.status == "playing":
            try:
                desk.take(something(desk, rng))
            except Refused:
                continue
            kinds.add(type(desk.event).__name__)
            apply(again, events.read(desk.log[-1]))
            if rng.random() < 0.2:
                again = snapshots.read("table", SECRET, snapshots.written(again))
            assert facts(again) == facts(desk.match)
            assert desk.match.version == len(desk.log)
            if rng.random() < 0.05:
                assert facts(folded(desk)) == facts(desk.match)
        assert facts(folded(desk)) == facts(desk.match)
        *_, last = replay(desk.match.record([""] * len(seats)))
        assert last.after == desk.match.table.state
        assert [turned.scores for turned in desk.match.course] == course(desk.match.table.record)
        assert desk.match.why in ("finished", "resigned")
        assert sum(desk.match.payoffs()) == pytest.approx(1)
    return kinds


@EVERY_SETTING
def test_a_log_folds_to_the_same_match_wherever_it_is_cut(game: Game, options: Options) -> None:
    for seed in range(2):
        wild_game(game, options, seed)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_a_log_folds(name: str) -> None:
    game = GAMES[name]
    options = game.Options(seats=3, **{"rolling-bones": {"target": 15}, "shark-attacks": {"target": 80}}.get(name, {}))
    happened: set[str] = set()
    wanted = {"Played", "Left", "Back", "Replaced", "Joined", "Resigned", "Coached"}
    wanted |= {"Standing"} if name == "bones" else set()
    wanted |= {"Undone"} if name != "shark-attacks" else set()  # a roll follows nearly every action there
    for seed in range(2, 200):
        happened |= wild_game(game, options, seed)
        if happened >= wanted:
            break
    assert happened >= wanted


@EVERY_SETTING
def test_an_action_taken_back_leaves_the_match_as_it_was(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    changing = ("version", "game_version", "touched", "recent_commands", "changes", "acted", "table version")
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=8, clock=LIVE, **given):
        if desk.match.mover is None or len(desk.log) > 60:
            break
        before = {name: value for name, value in facts(folded(desk)).items() if name not in changing}
        seat = desk.mover
        desk.now += 1
        desk.act(desk.legal[-1])
        while desk.match.undo_seat is not None and len(desk.match.table.record.moves) > len(before["moves"]):
            desk.now += 1
            desk.undo(desk.match.undo_seat)
            if len(desk.match.table.record.moves) == len(before["moves"]):
                after = {name: value for name, value in facts(desk.match).items() if name not in changing}
                with desk.to_repeat():
                    assert (desk.mover, after) == (seat, before)
