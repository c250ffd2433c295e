"""What clients see: offers are the rules' legal actions with what they lead to, throws are grouped, rights hold."""

import random
from contextlib import suppress
from itertools import accumulate, product
from typing import Any

import pytest
from msgspec import json

from ossuary.engine.nodes import CHANCE, THROW, TURN, Refused
from ossuary.engine.record import key_of
from ossuary.engine.registry import Game, Options
from ossuary.host.live.live_table import Live
from ossuary.host.messages.view import happening, seat_names
from ossuary.host.protocol.answers import Update
from ossuary.host.protocol.commands import (
    Abort,
    Act,
    Back,
    Close,
    Coach,
    Join,
    Leave,
    Pledge,
    Replace,
    Resign,
    Seal,
    Standing,
    Start,
)
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Chain, Chair, Clock, Decision, Dice, Offer, Part, Piece, Result
from ossuary.host.protocol.values import Spoken
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.decide import decide
from ossuary.host.table.events import Played, Sitting
from ossuary.host.table.match import MOST_CHANGES
from ossuary.host.table.opening import open_table
from ossuary.host.table.rights import MAKES, Asker, rights
from tests.settings import SETTINGS, name_of

from ..desk import ADA, BOB, CLEO, DAN, GUESTS, NAMES, OPEN, SECRET, Desk, whole_game

FEW_SEATS = [setting for setting in SETTINGS if setting[1].seats <= 3]
EVERY_SETTING = pytest.mark.parametrize(("game", "options"), FEW_SEATS, ids=map(name_of, FEW_SEATS))
LEFT = "left_upper_arm left_forearm left_hand left_foot*3"
ROLL = f"{LEFT} right_hand*6 skull rib_cage spine hat gravestone gravestone"


def laying(*seats: str, **more: Any) -> Desk:
    """Rolling Bones after a pre-op roll of seat 0, with a gravestone."""
    desk = Desk("rolling-bones", *seats or (ADA, BOB), **more)
    desk.start(f"seat_0 {ROLL}")
    return desk


def digging(*seats: str, **more: Any) -> Desk:
    """Skulls of Sedlec before the first action, which is seat 0's."""
    desk = Desk("skulls-of-sedlec", *seats or (ADA, BOB), **more)
    desk.start("seat_0 card_3")
    return desk


def swimming(dice: str, *seats: str, **more: Any) -> Desk:
    """Shark Attacks! after the first roll of seat 0."""
    desk = Desk("shark-attacks", *seats or (ADA, BOB), **more)
    desk.start(f"fin_3*4 shark_wave*4 {dice}")
    return desk


def throwing(tiles: str, *seats: str, **more: Any) -> Desk:
    """Bones before the first throw, which is seat 0's."""
    desk = Desk("bones", *seats or (ADA, BOB), **more)
    desk.start(f"die_6*2 die_1*2 {tiles}")
    return desk


def leads_to(desk: Desk, player: str = ADA) -> dict[str, list[Part] | None]:
    """What each legal action brings for certain."""
    return {offer.action: offer.leads_to for offer in desk.yours(player).offers}


# Offers.


@EVERY_SETTING
def test_the_offers_are_exactly_the_legal_actions_of_the_seat_to_move(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    seats = GUESTS[: given.pop("seats")]
    for desk in whole_game(game.NAME, *seats, seed=1, **given):
        legal, mover, state = desk.legal, desk.match.mover, desk.match.table.state
        with desk.to_repeat():
            for seat, player in enumerate(seats):
                yours = desk.yours(player)
                assert yours.seats == [seat]
                assert [offer.action for offer in yours.offers] == (legal if seat == mover else [])
                assert {offer.seat for offer in yours.offers} <= {seat}
                for chain in yours.chains:
                    assert (chain.seat, chain.actions[0] in legal, len(chain.actions) > 1) == (seat, True, True)
            assert desk.yours(None).offers == desk.yours("somebody").offers == []
            if mover is not None:
                now = [Part(*part) for part in game.tally(state, mover)]
                for offer in desk.yours(seats[mover]).offers:
                    after = game.tally(game.step(state, game.ACTIONS.index(offer.action)), mover)
                    then = [Part(*part) for part in after]
                    assert offer.leads_to == (None if then == now else then)


def test_what_laying_taking_the_hat_off_and_burying_lead_to() -> None:
    desk = laying()
    banked, skull = Part("banked", 0, []), Part("trunk", 1, ["skull"])
    assert leads_to(desk)["lay_skull"] == [banked, skull]
    assert leads_to(desk)["lay_left_foot"] == [banked, Part("left_leg", 1, ["left_foot"])]
    assert leads_to(desk)["roll"] is None
    desk.act("lay_skull", "lay_rib_cage")
    trunk = Part("trunk", 2, ["skull", "rib_cage"])
    assert leads_to(desk) == {
        "lay_left_upper_arm": [banked, Part("left_arm", 1, ["left_upper_arm"]), trunk],
        "lay_spine": [banked, Part("trunk", 3, ["skull", "rib_cage", "spine"])],
        "lay_hat": [banked, trunk, Part("hat", 2, ["hat"])],
        "bury": [Part("banked", 2, [])],
        "roll": None,
    }
    desk.act("lay_hat", "lay_left_upper_arm", "lay_left_forearm", "lay_left_hand")
    assert leads_to(desk) == {
        "lay_spine": [
            banked,
            Part("left_arm", 5, ["left_upper_arm", "left_forearm", "left_hand"]),
            Part("trunk", 3, ["skull", "rib_cage", "spine"]),
            Part("hat", 8, ["hat"]),
        ],
        "take_hat": [banked, Part("left_arm", 5, ["left_upper_arm", "left_forearm", "left_hand"]), trunk],
        "bury": [Part("banked", 14, [])],
        "roll": None,
    }


def test_what_a_false_bone_leads_to() -> None:
    desk = laying()
    desk.act("lay_skull")
    desk.moves("roll pay_left left_foot*5 right_hand*6 pelvis*5")
    assert leads_to(desk) == {"false_left_foot": None, "false_right_hand": None, "false_pelvis": None}
    desk.act("false_pelvis")
    assert leads_to(desk) == {"on_rib_cage": [Part("banked", 0, []), Part("trunk", -4, ["skull", "false_rib_cage"])]}


def test_what_stopping_leads_to() -> None:
    desk = swimming("swimmer_3 swimmer_2 swimmer_1 wave*4")
    assert leads_to(desk) == {"stop": [Part("banked", 6, [])], "go_on": None}


def test_what_partying_leads_to() -> None:
    desk = swimming("swimmer_2*5 swimmer_1*2")
    assert leads_to(desk) == {"stop": [Part("banked", 12, [])], "party": [Part("banked", 24, [])]}


def test_what_placing_a_card_leads_to() -> None:
    desk = digging()
    assert all(parts is None for parts in leads_to(desk).values())
    desk.act("collect_1")
    desk.moves("dig_2_3 card_1 card_2")
    desk.act("keep_2")
    stacked = [
        Part("royals", 0, []),
        Part("peasants", 2, ["row1_1_lower", "row1_1_upper"]),
        Part("priests", 0, []),
        Part("romantics", 0, []),
        Part("criminals", 0, []),
    ]
    led = leads_to(desk)
    assert led.pop("stack_a_right") == stacked
    assert all(parts is None for parts in led.values())


def test_what_taking_a_tile_leads_to() -> None:
    desk = throwing("tile_2_5 tile_3_6 tile_4_6")
    assert leads_to(desk) == {"throw": None}
    desk.moves("throw die_2*2")
    desk.moves("throw die_3 die_4")
    assert leads_to(desk) == {"take_1": [Part("banked", 11, []), Part("line", 7, ["5_2"])], "go_on": None}


def test_what_a_ready_chain_leads_to() -> None:
    desk = laying()
    spoken = Spoken("host-chain-lay-all", {"number": 7})
    assert desk.yours(ADA).chains == [
        Chain(
            0,
            "lay-all",
            spoken,
            [
                *("lay_left_upper_arm", "lay_left_forearm", "lay_left_hand"),
                *("lay_rib_cage", "lay_skull", "lay_spine", "lay_hat"),
            ],
            [
                Part("banked", 0, []),
                Part("left_arm", 5, ["left_upper_arm", "left_forearm", "left_hand"]),
                Part("trunk", 3, ["skull", "rib_cage", "spine"]),
                Part("hat", 8, ["hat"]),
            ],
        )
    ]
    desk.act(*desk.yours(ADA).chains[0].actions)
    assert desk.yours(ADA).chains == []
    assert desk.yours(BOB).chains == []


def test_an_offer_is_said() -> None:
    stop = Offer(0, "stop", Spoken("shark-attacks-stop", {"points": 6, "signs": 0}), [Part("banked", 6, [])])
    assert swimming("swimmer_3 swimmer_2 swimmer_1 wave*4").yours(ADA).offers[0] == stop


def test_one_client_is_offered_what_all_of_its_seats_may_do() -> None:
    desk = digging(ADA, ADA)
    assert (desk.yours(ADA).seats, {offer.seat for offer in desk.yours(ADA).offers}) == ([0, 1], {0})
    desk.act("collect_1")
    assert (desk.yours(ADA).undo, {offer.seat for offer in desk.yours(ADA).offers}) == ([0], {1})


def test_nothing_is_offered_to_whoever_is_away_or_has_resigned() -> None:
    desk = digging(ADA, BOB, CLEO)
    desk.ask(ADA, Leave, seat=0)
    assert (desk.yours(ADA).offers, desk.yours(ADA).chains) == ([], [])
    desk.ask(ADA, Back, seat=0)
    assert desk.yours(ADA).offers != []
    desk.ask(ADA, Resign, seat=0)
    assert desk.yours(ADA).offers == []


# Undo.


def test_the_seats_that_may_take_back() -> None:
    desk = digging(ADA, BOB, CLEO)

    def undo() -> list[list[int]]:
        return [desk.yours(player).undo for player in (ADA, BOB, CLEO, None)]

    assert undo() == [[], [], [], []]
    desk.act("collect_1")
    assert undo() == [[0], [], [], []]
    desk.moves("dig_2_3 card_1 card_2")
    assert undo() == [[], [], [], []]
    desk.act("keep_2")
    desk.act("collect_3")
    assert undo() == [[], [], [2], []]
    desk.ask(CLEO, Resign, seat=2)
    assert undo() == [[], [], [], []]


def test_what_a_mind_played_for_somebody_is_not_offered_back() -> None:
    desk = digging()
    desk.think("collect_1", by="clock")
    assert desk.yours(ADA).undo == []


# Rights.


def accepted(desk: Desk, player: str | None) -> set[str]:
    """The kinds of commands of which `decide` accepts one, beside acting and undoing."""
    seats = range(8)
    commands: list[Any] = [Join("x"), Seal("x", "text"), Pledge("x", "0" * 64), Start("x"), Close("x"), Abort("x")]
    commands += [kind("x", seat) for kind, seat in product((Leave, Back, Resign, Replace), seats)]
    commands += [Standing("x", seat, "decline") for seat in seats]
    commands += [Coach("x"), Coach("x", wanted=False)]
    found = set()
    for command in commands:
        try:
            event = decide(desk.match, command, Asker(player, desk.now, desk.present))
            assert type(event) is MAKES.get(type(command), type(event))
            assert type(command) in MAKES or not desk.match.counts(type(event))
            found.add(type(command).__name__.lower())
        except Refused:
            pass
    return found


def test_the_rights_are_what_is_accepted_whatever_happens() -> None:
    known: dict[tuple[Any, ...], list[str]] = {}
    for seed in range(12):
        rng = random.Random(seed)
        game = rng.choice(("bones", "skulls-of-sedlec"))
        desk = Desk(game, ADA, *rng.choice(((BOB, CLEO), (OPEN, BOB), ("random", BOB), (ADA, BOB), (BOB, "random"))))
        if seed % 3 == 2:
            desk.match.changes[BOB] = MOST_CHANGES
        for _ in range(40):
            desk.present = {guest for guest in (ADA, BOB, CLEO, DAN) if rng.random() < 0.6}
            player, seat = rng.choice((ADA, BOB, CLEO, DAN)), rng.randrange(3)
            kind = rng.choice((Join, Seal, Pledge, Start, Leave, Back, Resign, Replace, Standing, Coach, Act, Act, Act))
            given: dict[str, Any] = {} if kind in (Join, Seal, Pledge, Start, Coach) else {"seat": seat}
            given |= {"answer": "decline"} if kind is Standing else {"text": "a"} if kind is Seal else {}
            given |= {"pledge": "0" * 64} if kind is Pledge else {}
            given |= {"wanted": rng.random() < 0.7} if kind is Coach else {}
            if kind is Act and desk.match.mover is not None:
                player, given = desk.match.sittings[desk.mover].player or player, {"seat": desk.mover}
                given |= {"version": desk.match.version, "actions": [rng.choice(desk.legal)]}
            elif kind is Act:
                continue
            with suppress(Refused):
                desk.ask(player, kind, **given)
            match, present = desk.match, frozenset(desk.present)
            for who in (ADA, BOB, CLEO, DAN, None):
                own = desk.yours(who)
                talk = {"say"} if own.seats else set()
                talk |= {"rematch"} if own.seats and match.status == "over" else set()
                with desk.to_repeat():
                    assert set(own.rights) == accepted(desk, who) | talk, who
                    assert len(set(own.rights)) == len(own.rights)
                    # What a host remembers them by, see Live.own.
                    stamp = (seed, who, match.seating_version, match.status, match.acted, present)
                    assert known.setdefault(stamp, own.rights) == own.rights


def test_rights_from_the_opening_to_the_end() -> None:
    desk = Desk("bones", ADA, OPEN)
    desk.present = {ADA, BOB}
    assert desk.yours(None).rights == []
    assert desk.yours(BOB).rights == ["join"]
    assert desk.yours(ADA).rights == ["join", "seal", "pledge", "close", "leave", "standing", "coach", "replace", "say"]
    desk.ask(BOB, Join)
    assert desk.yours(ADA).rights == [
        "seal",
        "pledge",
        "start",
        "close",
        "leave",
        "standing",
        "coach",
        "replace",
        "say",
    ]
    assert desk.yours(BOB).rights == ["seal", "pledge", "leave", "standing", "coach", "say"]
    desk.start()
    assert desk.yours(ADA).rights == ["close", "abort", "leave", "resign", "standing", "coach", "say"]
    desk.present = {ADA}
    assert desk.yours(ADA).rights == ["close", "abort", "leave", "resign", "standing", "coach", "replace", "say"]
    desk.ask(ADA, Leave, seat=0)
    assert desk.yours(ADA).rights == ["close", "abort", "back", "resign", "standing", "coach", "replace", "say"]
    desk.ask(ADA, Close)
    assert desk.yours(ADA).rights == ["say", "rematch"]
    assert desk.yours(DAN).rights == []


def test_the_invitation_is_shown_to_the_players_while_the_table_lasts() -> None:
    desk = Desk("bones", ADA, OPEN)
    assert (desk.yours(ADA).invite, desk.yours(BOB).invite, desk.yours(None).invite) == ("invitation", None, None)
    desk.ask(ADA, Close)
    assert desk.yours(ADA).invite is None


# The table.


def test_a_table_before_the_start() -> None:
    desk = Desk("bones", ADA, OPEN, "random", clock=Clock(days=1), at=3.0, end="rounds=2")
    desk.present = {ADA}
    view = desk.view
    assert (view.table, view.game, view.version, view.status, view.keeper) == ("table", "bones", 1, "open", ADA)
    assert view.options == {"seats": 3, "end": "rounds=2"}
    assert (view.mover, view.decision, view.look, view.state, view.scores, view.places) == (None, None, {}, [], [], {})
    assert view.chairs == [
        Chair("person", "Ada", ADA, None, True, True, False, False, "decline"),
        Chair("open", None, None, None, False, False, False, False, "decline"),
        Chair("mind", "random", None, "random", True, True, False, False, "ask"),
    ]
    commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert (view.clock, view.dice, view.now) == (Clock(days=1), Dice(commitment, [], False, [], None), 3.0)


def test_a_table_in_the_game() -> None:
    desk = Desk("rolling-bones", ADA, BOB, clock=Clock(seconds=30), target=7)
    desk.now = 50.0
    desk.start(f"seat_1 {ROLL}")
    desk.act("lay_skull")
    view = desk.view
    assert (view.version, view.mover, view.decision) == (4, 1, Decision(1, 50.0, 80.0))
    assert (view.look["phase"], view.look["skeleton"]) == ("laying", {"skull": "skull"})
    assert view.state == desk.match.table.state
    assert view.scores == [0, 0]
    assert view.tallies == [[Part("banked", 0, [])], [Part("banked", 0, []), Part("trunk", 1, ["skull"])]]
    assert view.places["centre_1"] == "on_skull"
    assert view.described[0] == Spoken(
        "rolling-bones-player", {"who": Spoken("seat", {"number": 0}), "score": 0, "target": 7}
    )
    assert view.result is None


def test_the_secret_is_shown_when_the_table_is_over() -> None:
    desk = digging()
    assert desk.view.dice is not None and desk.view.dice.secret is None
    desk.ask(ADA, Close)
    assert desk.view.dice is not None and desk.view.dice.secret == "00" * 32


def test_the_texts_are_shown_in_their_order() -> None:
    desk = Desk("bones", ADA, OPEN)
    desk.ask(BOB, Join, text="from Bob")
    desk.ask(ADA, Seal, text="from Ada")
    assert desk.view.dice is not None and desk.view.dice.texts == ["from Bob", "from Ada"]


def test_names_are_distinct() -> None:
    seats = [NewSeat("me"), NewSeat("me", name="Ada"), NewSeat("open"), NewSeat("open"), NewSeat("mind", mind="random")]
    new = NewTable("rolling-bones", [*seats, NewSeat("mind", mind="random")])
    match = match_from_log("table", SECRET, [open_table(new, ADA, 0.0, "promise")])
    assert seat_names(match, {ADA: "Ada"}) == ["Ada 1", "Ada 2", "", "", "random 5", "random 6"]
    apply(match, events.Joined(at=1.0, player=BOB, seat=2, name="random 6"))
    assert seat_names(match, {ADA: "Ada"}) == ["Ada 1", "Ada 2", "random 6 3", "", "random 5", "random 6 6"]
    assert seat_names(match, {}) == ["", "Ada", "random 6 3", "", "random 5", "random 6 6"]


def test_a_result() -> None:
    desk = digging()
    desk.ask(ADA, Resign, seat=0)
    won = Spoken("game-won", {"who": Spoken("seat", {"number": 1})})
    assert desk.view.result == Result("resigned", [0, 0], [0.0, 1.0], [], [won])
    desk = digging()
    desk.ask(ADA, Abort)
    assert desk.view.result == Result(
        "aborted", [0, 0], [0.0, 0.0], [], [Spoken("host-told-ended", {"why": "aborted"})]
    )
    desk = Desk("bones", ADA, OPEN)
    desk.ask(ADA, Close)
    assert desk.view.result == Result("closed", [], [0.0, 0.0], [], [Spoken("host-told-ended", {"why": "closed"})])


def test_an_imported_record_is_shown_with_the_names_of_its_players() -> None:
    sittings = [Sitting("mind", mind="you"), Sitting("mind", mind="random")]
    first = events.Opened(at=0.0, player=ADA, game="skulls-of-sedlec", options={"seats": 2}, sittings=sittings)
    laid = events.Imported(at=0.0, player=ADA, players=["Anna", "Ben"], draws={}, moves=["seat_0", "card_1"])
    desk = Desk("bones", ADA, ADA)
    desk.match = match_from_log("table", b"", [first, laid])
    view = desk.view
    assert [chair.name for chair in view.chairs] == ["Anna", "Ben"]
    assert (view.status, view.dice, view.places["card_1"]) == ("over", None, "pile_1")
    assert view.result is not None and view.result.why == "imported"


# What happened.


def test_the_beats_of_a_start() -> None:
    desk = laying()
    happened = desk.happening
    assert (happened.version, happened.kind, happened.seat, happened.by) == (3, "started", None, "player")
    assert happened.told == [Spoken("host-told-started", {})]
    first, roll = happened.beats
    assert (first.seat, first.action, first.throw) == (None, None, [Piece("draw_0", "seat_0")])
    assert first.told == [Spoken("first-seat", {"who": Spoken("seat", {"number": 0})})]
    assert (roll.seat, roll.action, len(roll.throw)) == (None, None, 18)
    assert roll.throw[:2] == [Piece("left_1", "left_upper_arm"), Piece("left_2", "left_forearm")]
    assert roll.throw[17] == Piece("centre_6", "gravestone")
    assert [line.key for line in roll.told] == ["rolling-bones-opens"]


def test_actions_stand_alone_and_the_dice_of_a_throw_together() -> None:
    desk = swimming("swimmer_3 swimmer_1 wave*5")
    desk.moves("go_on sun wave*4 swimmer_2 swimmer_2")
    beats = desk.happening.beats
    assert [(beat.seat, beat.action, [piece.outcome for piece in beat.throw]) for beat in beats] == [
        (0, "go_on", []),
        (None, None, ["sun"]),
        (None, None, ["wave", "wave", "wave", "wave", "swimmer_2", "swimmer_2"]),
    ]
    assert len({piece.piece for piece in beats[2].throw}) == 6
    assert [[line.key for line in beat.told] for beat in beats] == [
        ["shark-attacks-goes-on"],
        ["shark-attacks-sun"],
        ["shark-attacks-rolls"],
    ]


def test_every_seat_of_a_roll_off_throws_for_itself() -> None:
    desk = swimming("wave*7")
    assert [len(beat.throw) for beat in desk.happening.beats] == [4, 4, 7]


def test_a_standing_answer_is_a_beat_of_its_own_seat() -> None:
    desk = Desk("bones", ADA, BOB, CLEO, clock=Clock(days=1))
    desk.start("die_6*2 die_1*4 tile_0_1 tile_0_2 tile_1_1 die_1*2")
    for _ in range(4):
        desk.moves("throw die_6*2")
    desk.act("ask")
    assert [(beat.seat, beat.action) for beat in desk.happening.beats] == [(0, "ask"), (1, "decline"), (2, "decline")]


def test_what_was_missed_is_told_without_looks() -> None:
    desk = digging()
    match = match_from_log("table", SECRET, map(events.read, desk.log[:-1]))
    beats = happening(match, desk.event, apply(match, desk.event)).beats
    assert [(beat.throw, beat.told) for beat in beats] == [(beat.throw, beat.told) for beat in desk.happening.beats]
    assert [(beat.look, beat.places) for beat in beats] == [({}, {})]


@EVERY_SETTING
def test_the_beats_are_the_moves_grouped_by_throw(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=2, **given):
        beats, steps = desk.happening.beats, [moved.step for moved in desk.moved]
        flat = [move for beat in beats for move in ([beat.action] if beat.action else [p.outcome for p in beat.throw])]
        throws = {(step.before[TURN], step.before[THROW]) for step in steps if game.mover(step.before) == CHANCE}
        actions = [step for step in steps if game.mover(step.before) != CHANCE]
        with desk.to_repeat():
            assert flat == [key_of(game, step.before, step.move) for step in steps]
            assert len(beats) == len(throws) + len(actions)
            assert [beat.seat for beat in beats if beat.action] == [game.mover(step.before) for step in actions]
            if isinstance(desk.event, Played):
                assert flat == desk.event.moves
            ends = accumulate(len(beat.throw) or 1 for beat in beats)
            assert [beat.look for beat in beats] == [game.look(steps[end - 1].after) for end in ends]
            assert (beats[-1].look, beats[-1].places) == (desk.view.look, desk.view.places)
            started, over = steps[0].before[TURN] == 0, desk.match.status == "over"
            keys = [line.key.replace("game-shared", "game-won") for line in desk.happening.told]
            assert keys == ["host-told-started"] * started + ["game-won"] * over


def told(desk: Desk) -> tuple[str, int | None, str, list[Spoken]]:
    happened = desk.happening
    return happened.kind, happened.seat, happened.by, happened.told


def test_what_happens_beside_the_game_is_told() -> None:
    ada, bob = Spoken("seat", {"number": 0}), Spoken("seat", {"number": 1})
    desk = Desk("bones", ADA, OPEN, OPEN)
    assert told(desk) == ("opened", None, "player", [Spoken("host-told-opened", {})])
    desk.ask(BOB, Join)
    assert told(desk) == ("joined", 1, "player", [Spoken("host-told-joined", {"who": bob})])
    desk.ask(BOB, Seal, text="a")
    assert told(desk) == ("sealed", None, "player", [Spoken("host-told-sealed", {})])
    desk.ask(ADA, Replace, seat=2, mind="random")
    told_mind = Spoken("host-told-replaced", {"number": 3})
    assert told(desk) == ("replaced", 2, "player", [told_mind])
    desk.start()
    desk.ask(BOB, Standing, seat=1, answer="decline")
    told_answer = Spoken("host-told-standing", {"who": bob, "answer": "decline"})
    assert told(desk) == ("standing", 1, "player", [told_answer])
    desk.ask(ADA, Leave, seat=0)
    assert told(desk) == ("left", 0, "player", [Spoken("host-told-left", {"who": ada})])
    desk.ask(ADA, Back, seat=0)
    assert told(desk) == ("back", 0, "player", [Spoken("host-told-back", {"who": ada})])
    desk.ask(ADA, Replace, seat=1)
    assert told(desk) == ("replaced", 1, "player", [Spoken("host-told-vacated", {"number": 2})])
    desk.ask(ADA, Close)
    assert told(desk) == ("ended", None, "player", [Spoken("host-told-ended", {"why": "closed"})])
    desk.take(events.Rematch(at=1.0, player=ADA, table="next"))
    assert told(desk) == ("rematch", None, "player", [Spoken("host-told-rematch", {})])


def test_undo_clocks_and_resigning_are_told() -> None:
    ada = Spoken("seat", {"number": 0})
    desk = digging()
    desk.act("collect_1")
    assert told(desk) == ("played", 0, "player", [])
    desk.undo(0)
    assert told(desk) == ("undone", 0, "player", [Spoken("host-told-undone", {"who": ada})])
    desk.think("collect_1", by="clock")
    assert told(desk) == ("played", 0, "clock", [Spoken("host-told-clock", {"who": ada})])
    desk.ask(ADA, Resign, seat=0)
    won = Spoken("game-won", {"who": Spoken("seat", {"number": 1})})
    assert told(desk) == ("resigned", 0, "player", [Spoken("host-told-resigned", {"who": ada}), won])


def test_who_has_won_is_told_once() -> None:
    desk = digging()
    desk.ask(ADA, Resign, seat=0)
    desk.take(events.Rematch(at=1.0, player=BOB, table="next"))
    assert told(desk)[3] == [Spoken("host-told-rematch", {})]
    assert desk.view.rematch == "next"


@EVERY_SETTING
def test_an_update_goes_through_the_socket_as_it_is(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=7, **given):
        player = None if desk.match.mover is None else desk.match.sittings[desk.mover].player
        sent = json.encode(Update(desk.view, desk.yours(player), [desk.happening]))
        got = json.decode(sent, type=Update)
        with desk.to_repeat():
            assert json.encode(got) == sent
            assert got.yours == desk.yours(player)


def test_rights_are_asked_for_by_client() -> None:
    desk = digging()
    assert rights(desk.match, Asker(BOB, 0.0, {ADA, BOB})) == ["abort", "leave", "resign", "coach", "say"]


def test_who_is_here_is_found_each_time() -> None:
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    live = Live(desk.match, "invite", NAMES, set())
    first = live.view(1.0)
    live.elsewhere, live.names = {ADA}, {**NAMES, ADA: "Augusta"}
    again = live.view(2.0)
    assert [seen.chairs[0].name for seen in (first, again)] == ["Ada", "Augusta"]
    assert [seen.chairs[0].present for seen in (first, again)] == [False, True]
    assert [seen.now for seen in (first, again)] == [1.0, 2.0]
