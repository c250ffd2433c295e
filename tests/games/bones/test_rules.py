"""Bones, rule by rule, and whole games beside a referee that knows the rule page alone."""

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import count
from random import Random

from pytest import mark, raises

from ossuary.engine.nodes import CHANCE, TERMINAL, OptionError, State
from ossuary.engine.registry import GAMES
from ossuary.games.bones import rules as bones
from ossuary.games.bones.rules import Options, look, payoffs, scores
from tests.script import actions, move_named, play, refused

GAME = GAMES["bones"]


def seat_0_starts(seats: int) -> list[str]:
    return ["die_6"] * 2 + ["die_1"] * 2 * (seats - 1)


def drawn(tiles: str) -> list[str]:
    """The outcomes that draw these tiles, as in "25 36 44"."""
    return [f"tile_{tile[0]}_{tile[1]}" for tile in tiles.split()]


def thrown(throws: str) -> list[str]:
    """The moves of these throws, as in "5-2 1-1"."""
    return [move for dice in throws.split() for move in ("throw", f"die_{dice[0]}", f"die_{dice[2]}")]


def begun(tiles: str, seats: int = 2, end: str = "tiles") -> State:
    """A game in which seat 0 starts and draws these tiles."""
    moves = [*seat_0_starts(seats), *drawn(tiles)]
    return play(GAME, GAME.initial(Options(seats=seats, end=end)), " ".join(moves))


def draw(state: State, tiles: str) -> State:
    return play(GAME, state, " ".join(drawn(tiles)))


def throw(state: State, throws: str) -> State:
    return play(GAME, state, " ".join(thrown(throws)))


def hand(state: State, seat: int = 0) -> set[str]:
    """The tiles in a hand, as in {"25", "36"}."""
    return {f"{low}{high}" for low, high in look(state)["hands"][seat]}


def board(state: State) -> list[str]:
    """The tiles on the three spaces, -- where there is none."""
    return [f"{tile[0]}{tile[1]}" if tile else "--" for tile in look(state)["board"]]


def in_turn(state: State) -> int:
    return look(state)["seat"]


def phase(state: State) -> str:
    return look(state)["phase"]


def going_broke(seats: int, scored: bool) -> list[str]:
    """The moves that leave seat 0 without markers after three throws at 0|1, 0|2 and 0|3, filled to doubles.

    Where something was scored, every seat has taken three tiles before.
    """
    moves = seat_0_starts(seats)
    for tiles in ("23 56 66", "24 55 46", "25 45 44", "26 34 35")[: seats if scored else 0]:
        moves += [*drawn(tiles), *thrown(f"{tiles[0]}-{tiles[1]}")]
    return [*moves, *drawn("01 02 03"), "die_1", "die_2", "die_3", *thrown("6-5 5-6 6-5")]


def broke(seats: int = 2, end: str = "tiles", scored: bool = False) -> State:
    """The state that they lead to."""
    return play(GAME, GAME.initial(Options(seats=seats, end=end)), " ".join(going_broke(seats, scored)))


# All the tiles but the double blank and the last three, as they may come.
MOST_TILES = "01 02 03 04 05 06 11 12 13 14 15 16 22 23 24 25 26 33 34 35 36 44 45 46"


def emptied(tiles: str, end: str = "tiles") -> State:
    """A game after these tiles were drawn in this order, each turn taking all three by the layout of the last one."""
    state = begun("", end=end)
    for tile in tiles.split():
        state = draw(state, tile)
        if phase(state) == "paying":
            state = play(GAME, state, "pay_markers")
        for _ in range(3):
            state = play(GAME, state, "die_1") if phase(state) == "defining" else state
        if phase(state) == "throwing":
            state = throw(state, f"{max(int(tile[0]), 1)}-{tile[1]}")
    return state


# Setup.


def test_bn_1_the_highest_total_starts_and_play_passes_to_the_next_seat() -> None:
    state = play(GAME, GAME.initial(Options(seats=4)), "die_1*2 die_3*2 die_6 die_5 die_6 die_4")
    assert in_turn(state) == 2
    turns = []
    for tiles in ("11 22 33", "", "", ""):
        state = draw(state, tiles)
        turns.append(in_turn(state))
        state = throw(state, "6-5 " * 6)
    assert turns == [2, 3, 0, 1]


def test_bn_1_the_tied_ones_roll_again() -> None:
    state = play(GAME, GAME.initial(Options(seats=3)), "die_4 die_5 die_1*2 die_6 die_3")
    assert (phase(state), bones.mover(state)) == ("first_seat", CHANCE)
    assert in_turn(play(GAME, state, "die_2 die_1 die_2*2")) == 2
    assert refused(GAME, state, "throw") == 1


@mark.parametrize("seats", [-2, 0, 1, 5, True, "3", 2.0, None])
def test_bn_1_there_are_two_to_four_players(seats: int) -> None:
    with raises(OptionError):
        Options(seats=seats)


@mark.parametrize("seats", [2, 3, 4])
def test_bn_1_all_tiles_begin_in_the_bag(seats: int) -> None:
    seen = look(GAME.initial(Options(seats=seats)))
    assert seen["in_the_bag"] == 28
    assert seen["hands"] == [[]] * seats
    assert seen["scores"] == [0] * seats


def test_bn_1_hands_are_open() -> None:
    assert look(throw(begun("25 36 44"), "5-2"))["hands"] == [[(2, 5), (3, 6), (4, 4)], []]


# Turn.


def test_bn_2_the_spaces_are_filled_in_their_order() -> None:
    state = begun("")
    assert (phase(state), bones.mover(state)) == ("filling", CHANCE)
    assert list(bones.odds(state)) == [0] * 6 + [1] * 28
    assert board(draw(state, "25")) == ["25", "--", "--"]
    assert board(draw(state, "25 36")) == ["25", "36", "--"]
    assert board(draw(state, "25 36 44")) == ["25", "36", "44"]
    assert bones.odds(draw(state, "25"))[bones.OUTCOMES.index("tile_2_5")] == 0
    assert refused(GAME, state, "throw") == 2


def test_bn_2_the_next_player_fills_only_the_empty_spaces_and_tiles_keep_theirs() -> None:
    state = play(GAME, throw(begun("25 36 44"), "5-4"), "take_2")
    assert in_turn(state) == 1
    assert board(state) == ["25", "--", "44"]
    assert board(draw(state, "66")) == ["25", "66", "44"]


def test_bn_2_every_turn_begins_with_six_markers_and_no_throws() -> None:
    state = begun("25 36 44")
    assert (look(state)["markers"], look(state)["throws"]) == (6, [])
    state = throw(state, "1-1 1-1 1-1 1-1 1-1")
    assert (look(state)["markers"], look(state)["throws"]) == (1, [2, 2, 2, 2, 2])
    state = throw(state, "1-1")
    assert (in_turn(state), look(state)["markers"], look(state)["throws"]) == (1, 6, [])


def test_bn_2_the_game_ends_when_no_tile_is_on_the_board_after_filling() -> None:
    state = emptied(f"{MOST_TILES} 55 56 66 00")
    assert look(state)["in_the_bag"] == 0
    assert board(state) == ["--", "--", "--"]
    assert bones.mover(state) == TERMINAL


def test_bn_3_the_double_blank_goes_to_the_hand_and_another_tile_is_drawn() -> None:
    state = begun("25 00")
    assert hand(state) == {"00"}
    assert board(state) == ["25", "--", "--"]
    state = draw(state, "36 44")
    assert board(state) == ["25", "36", "44"]
    assert look(state)["in_the_bag"] == 24


def test_bn_3_no_tile_replaces_the_double_blank_when_the_bag_is_empty() -> None:
    state = draw(emptied(MOST_TILES), "55 56 66")
    state = draw(play(GAME, throw(state, "6-4"), "take_1"), "00")
    assert (board(state), actions(GAME, state)) == (["--", "56", "66"], {"throw"})
    assert "00" in hand(state, 1)


def test_bn_3_the_double_blank_alone_fills_no_board() -> None:
    state = draw(throw(draw(emptied(MOST_TILES), "55 56 66"), "5-5"), "00")
    assert (phase(state), board(state)) == ("over", ["--", "--", "--"])
    assert "00" in hand(state, 1)


def test_bn_4_every_undefined_blank_is_rolled_for_one_marker_before_throwing() -> None:
    state = begun("04 36 05")
    assert (phase(state), bones.mover(state)) == ("defining", CHANCE)
    assert list(bones.odds(state)) == [1] * 6
    assert refused(GAME, state, "throw") == 4
    state = play(GAME, state, "die_3")
    assert (look(state)["marks"], look(state)["markers"]) == ([3, 0, 0], 5)
    assert refused(GAME, state, "throw") == 4
    state = play(GAME, state, "die_6")
    assert (look(state)["marks"], look(state)["markers"]) == ([3, 0, 6], 4)
    assert actions(GAME, state) == {"throw"}


def test_bn_4_without_a_blank_the_player_throws_at_once() -> None:
    assert actions(GAME, begun("25 36 44")) == {"throw"}


def test_bn_5_the_holder_of_the_double_blank_may_pay_with_it() -> None:
    state = begun("04 00 25 36")
    assert actions(GAME, state) == {"pay_markers", "pay_double_blank"}
    assert refused(GAME, state, "throw") == 4
    with_markers, with_tile = play(GAME, state, "pay_markers die_2"), play(GAME, state, "pay_double_blank die_2")
    assert (look(with_markers)["markers"], hand(with_markers)) == (5, {"00"})
    assert (look(with_tile)["markers"], hand(with_tile)) == (6, set())
    assert look(with_markers)["marks"] == look(with_tile)["marks"] == [2, 0, 0]


@mark.parametrize(
    ("tiles", "dice", "markers"),
    [
        ("00 25 04 36", "die_1", [6]),
        ("00 25 04 03", "die_1 die_2", [6, 6]),
        ("00 05 04 03", "die_1 die_1 die_1", [6, 6, 5]),
    ],
)
def test_bn_5_the_double_blank_defines_up_to_two_blanks_from_the_lowest_space(
    tiles: str, dice: str, markers: list[int]
) -> None:
    state = play(GAME, begun(tiles), "pay_double_blank")
    left = []
    for die in dice.split():
        state = play(GAME, state, die)
        left.append(look(state)["markers"])
    assert left == markers
    assert actions(GAME, state) == {"throw"}


def test_bn_5_it_is_decided_before_the_first_blank_is_rolled() -> None:
    state = play(GAME, begun("00 05 04 03"), "pay_markers die_1")
    assert bones.mover(state) == CHANCE
    assert refused(GAME, state, "pay_double_blank") == 4
    state = play(GAME, state, "die_1*2")
    assert look(state)["markers"] == 3
    assert refused(GAME, state, "pay_double_blank") == 5


def test_bn_5_paid_with_the_double_blank_is_out_of_the_game() -> None:
    state = play(GAME, begun("00 25 04 36"), "pay_double_blank die_1")
    assert [hand(state, seat) for seat in (0, 1)] == [set(), set()]
    assert look(state)["in_the_bag"] == 24


def test_bn_5_an_unused_half_is_lost() -> None:
    state = throw(play(GAME, begun("00 04 36 66"), "pay_double_blank die_1"), "4-1")
    state = throw(draw(state, "11 22 33"), "1-1")
    state = draw(state, "05 55 56")
    assert (in_turn(state), phase(state)) == (0, "defining")
    assert look(play(GAME, state, "die_1"))["markers"] == 5


def test_bn_5_a_double_blank_from_an_earlier_turn_pays_too() -> None:
    state = throw(begun("00 25 36 66"), "5-2")
    state = throw(draw(state, "11 22 33"), "1-1")
    state = draw(state, "05 55 56")
    assert (in_turn(state), actions(GAME, state)) == (0, {"pay_markers", "pay_double_blank"})


def test_bn_5_nobody_pays_with_the_double_blank_of_another() -> None:
    state = draw(throw(begun("00 25 36 66"), "5-2"), "04 05 06")
    assert (in_turn(state), phase(state)) == (1, "defining")
    assert refused(GAME, begun("25 36 44"), "pay_double_blank") == 5


def test_bn_6_a_defined_blank_keeps_its_value_while_the_tile_stays() -> None:
    state = throw(play(GAME, begun("04 36 66"), "die_3"), "1-1 1-1 1-1 1-1 1-1")
    state = play(GAME, state, "give_up")
    assert (in_turn(state), look(state)["marks"], actions(GAME, state)) == (1, [3, 0, 0], {"throw"})
    assert hand(throw(state, "4-3"), 1) == {"04", "36", "66"}


def test_bn_6_a_taken_tile_is_blank_again() -> None:
    state = play(GAME, throw(play(GAME, begun("04 36 66"), "die_3"), "6-1"), "take_1")
    assert (hand(state), look(state)["marks"]) == ({"04"}, [0, 0, 0])
    state = draw(state, "05")
    assert (board(state), phase(state)) == (["05", "36", "66"], "defining")
    state = throw(play(GAME, begun("04 36 66"), "die_3"), "4-3")
    assert look(state)["marks"] == [0, 0, 0]


def test_bn_7_a_throw_rolls_both_dice_and_costs_one_marker() -> None:
    state = play(GAME, begun("25 36 44"), "throw")
    assert (bones.mover(state), list(bones.odds(state))) == (CHANCE, [1] * 6)
    assert refused(GAME, state, "throw") == 7
    state = play(GAME, state, "die_1")
    assert (bones.mover(state), look(state)["first_die"], look(state)["throws"]) == (CHANCE, 1, [])
    state = play(GAME, state, "die_2")
    assert (bones.mover(state), look(state)["throws"], look(state)["markers"]) == (0, [3], 5)


def test_bn_7_without_a_marker_there_is_no_throw() -> None:
    state = broke()
    assert look(state)["markers"] == 0
    assert refused(GAME, state, "throw") == 7


@mark.parametrize("dice", ["6-1", "1-6", "4-3", "3-4"])
def test_bn_8_a_throw_matches_a_sum_in_any_way(dice: str) -> None:
    assert actions(GAME, throw(begun("25 66 44"), dice)) == {"take_1", "go_on"}


@mark.parametrize("dice", ["5-2", "2-5"])
def test_bn_8_a_throw_matches_a_layout_either_way_round(dice: str) -> None:
    assert hand(throw(begun("25 66 44"), dice)) == {"25", "66", "44"}


def test_bn_8_blanks_match_at_their_defined_values() -> None:
    state = play(GAME, begun("04 66 55"), "die_2")
    assert actions(GAME, throw(state, "3-3")) == {"take_1", "go_on"}
    assert actions(GAME, throw(state, "3-1")) == {"throw"}
    assert hand(throw(state, "2-4")) == {"04", "66", "55"}


def test_bn_8_one_half_alone_matches_nothing() -> None:
    assert actions(GAME, throw(begun("25 66 44"), "5-1")) == {"throw"}
    assert actions(GAME, throw(begun("25 66 44"), "5-5")) == {"throw"}


def test_bn_9_a_layout_takes_all_the_tiles_and_scores_all_the_throws() -> None:
    state = throw(begun("25 36 44"), "1-1 6-5 6-3")
    assert hand(state) == {"25", "36", "44"}
    assert scores(state) == [2 + 11 + 9, 0]
    assert (in_turn(state), board(state)) == (1, ["--", "--", "--"])


def test_bn_9_a_layout_is_not_passed_up_and_comes_before_a_sum() -> None:
    state = throw(begun("25 34 16"), "3-4")
    assert (in_turn(state), hand(state), scores(state)) == (1, {"25", "34", "16"}, [7, 0])


def test_bn_10_a_sum_takes_one_tile_and_scores_all_the_throws() -> None:
    state = throw(begun("25 36 44"), "1-1 5-4")
    assert actions(GAME, state) == {"take_2", "go_on"}
    state = play(GAME, state, "take_2")
    assert (hand(state), scores(state), in_turn(state)) == ({"36"}, [11, 0], 1)
    assert board(state) == ["25", "--", "44"]


def test_bn_10_of_several_matching_tiles_the_player_chooses_one() -> None:
    state = throw(begun("25 44 34"), "6-1")
    assert actions(GAME, state) == {"take_1", "take_3", "go_on"}
    assert hand(play(GAME, state, "take_3")) == {"34"}
    assert refused(GAME, state, "take_2") == 10
    assert refused(GAME, state, "throw") == 10


def test_bn_10_nothing_is_taken_and_nobody_goes_on_without_a_match() -> None:
    state = throw(begun("25 36 44"), "1-1")
    assert [refused(GAME, state, key) for key in ("take_1", "take_2", "take_3", "go_on")] == [10] * 4


def test_bn_10_nobody_goes_on_without_a_throw_left() -> None:
    state = throw(begun("25 36 44"), "1-1 1-1 1-1 1-1 1-1 6-1")
    assert actions(GAME, state) == {"take_1"}
    assert refused(GAME, state, "go_on") == 10


def test_bn_10_nobody_goes_on_without_a_marker_left() -> None:
    state = throw(play(GAME, begun("01 36 44"), "die_1"), "6-6 6-6 6-6 6-6 6-2")
    assert len(look(state)["throws"]) == 5
    assert actions(GAME, state) == {"take_3"}
    assert refused(GAME, state, "go_on") == 10


def test_bn_11_a_layout_after_going_on_scores_double() -> None:
    state = throw(play(GAME, throw(begun("25 36 44"), "6-1"), "go_on"), "1-1 4-4")
    assert (scores(state), hand(state)) == ([2 * (7 + 2 + 8), 0], {"25", "36", "44"})


def test_bn_11_any_layout_counts_after_going_on() -> None:
    state = throw(play(GAME, throw(begun("25 36 44"), "6-1"), "go_on"), "6-3")
    assert scores(state) == [32, 0]


def test_bn_11_further_sums_do_not_help_after_going_on() -> None:
    state = throw(play(GAME, throw(begun("25 36 44"), "6-1"), "go_on"), "6-1")
    assert actions(GAME, state) == {"throw"}
    assert refused(GAME, state, "take_1") == 11


def test_bn_11_who_goes_on_in_vain_gets_nothing() -> None:
    state = throw(play(GAME, throw(begun("25 36 44"), "6-1"), "go_on"), "1-1 1-1 1-1 1-1 6-1")
    assert (in_turn(state), scores(state), hand(state)) == (1, [0, 0], set())
    assert board(state) == ["25", "36", "44"]


def test_bn_11_who_goes_on_and_runs_out_of_markers_does_not_barter() -> None:
    state = throw(play(GAME, begun("01 36 44"), "die_1"), "6-2")
    state = throw(play(GAME, state, "go_on"), "6-6 6-6 6-6")
    assert actions(GAME, state) == {"throw"}
    assert (in_turn(throw(state, "6-6")), scores(throw(state, "6-6"))) == (1, [0, 0])


def test_bn_12_six_throws_without_a_match_score_nothing_and_leave_the_tiles() -> None:
    state = throw(begun("25 36 44"), "1-1 1-1 1-1 1-1 1-1 1-1")
    assert (in_turn(state), scores(state), hand(state)) == (1, [0, 0], set())
    assert board(state) == ["25", "36", "44"]


def test_bn_12_without_markers_and_without_a_deal_nothing_is_scored() -> None:
    state = play(GAME, broke(), "give_up")
    assert (in_turn(state), scores(state), board(state)) == (1, [0, 0], ["01", "02", "03"])


# Bartering.


def test_bn_13_a_player_without_markers_may_ask() -> None:
    assert actions(GAME, broke()) == {"ask", "give_up"}
    assert bones.mover(broke()) == 0


def test_bn_13_nobody_asks_with_a_marker_left() -> None:
    state = throw(begun("25 36 44"), "1-1")
    assert refused(GAME, state, "ask") == 13
    assert refused(GAME, state, "give_up") == 13


def test_bn_13_nobody_asks_without_a_throw_left() -> None:
    state = play(GAME, begun("01 36 44"), "die_1")
    state = play(GAME, throw(state, "6-6 6-6 6-6 6-6 6-6"), "ask share_10 accept_1")
    assert (in_turn(throw(state, "6-6")), phase(throw(state, "6-6"))) == (1, "throwing")


def test_bn_13_asking_again_is_open_after_each_throw_that_fails() -> None:
    state = throw(play(GAME, broke(), "ask share_10 accept_1"), "6-5")
    assert actions(GAME, state) == {"ask", "give_up"}
    state = throw(play(GAME, state, "ask share_10 accept_1"), "6-5")
    assert actions(GAME, state) == {"ask", "give_up"}
    state = throw(play(GAME, state, "ask share_10 accept_1"), "6-5")
    assert in_turn(state) == 1


def test_bn_13_nobody_asks_when_no_price_is_left() -> None:
    state = throw(play(GAME, broke(), "ask share_100 accept_1"), "6-5")
    assert actions(GAME, state) == {"ask", "give_up"}
    state = throw(play(GAME, state, "ask prize accept_1"), "6-5")
    assert (in_turn(state), phase(state)) == (1, "throwing")


def test_bn_14_the_opponents_offer_in_turn_from_the_next_seat_on() -> None:
    state = throw(draw(throw(begun("55 56 66", seats=4), "5-5"), "44 45 46"), "4-4")
    state = throw(play(GAME, draw(state, "01 02 03"), "die_1 die_2 die_3"), "6-5 6-5 6-5")
    assert in_turn(state) == 2
    movers = []
    for action in ("ask", "share_10", "decline", "prize"):
        state = play(GAME, state, action)
        movers.append(bones.mover(state))
    assert movers == [3, 0, 1, 2]
    assert look(state)["offers"] == {3: "share_10", 1: "prize"}
    assert actions(GAME, state) == {"accept_1", "accept_3", "refuse"}


def test_bn_14_the_price_is_a_share_a_tile_of_the_asker_or_the_prize() -> None:
    state = play(GAME, broke(scored=True), "ask")
    assert hand(state) == {"23", "56", "66"}
    assert actions(GAME, state) == {
        *(f"share_{percent}" for percent in range(10, 101, 10)),
        *("tile_2_3", "tile_5_6", "tile_6_6", "prize", "decline"),
    }
    assert refused(GAME, state, "tile_2_4") == 14  # the lender's own
    assert refused(GAME, state, "tile_0_1") == 14  # on the board


def test_bn_14_the_double_blank_can_be_a_price() -> None:
    state = play(GAME, begun("00 01 02 03"), "pay_markers die_1 die_2 die_3")
    state = play(GAME, throw(state, "6-5 6-5 6-5"), "ask")
    assert "tile_0_0" in actions(GAME, state)
    state = throw(play(GAME, state, "tile_0_0 accept_1"), "1-1")
    assert (hand(state), hand(state, 1)) == ({"01", "02", "03"}, {"00"})


def test_bn_14_shares_never_exceed_what_earlier_deals_left() -> None:
    state = throw(play(GAME, broke(), "ask share_70 accept_1"), "6-5")
    state = play(GAME, state, "ask")
    assert actions(GAME, state) == {"share_10", "share_20", "share_30", "prize", "decline"}
    assert refused(GAME, state, "share_40") == 14
    state = play(GAME, throw(play(GAME, state, "share_30 accept_1"), "6-5"), "ask")
    assert actions(GAME, state) == {"prize", "decline"}


def test_bn_14_neither_a_tile_nor_the_prize_is_promised_twice() -> None:
    state = throw(play(GAME, broke(scored=True), "ask tile_5_6 accept_1"), "6-5")
    state = play(GAME, state, "ask")
    assert {"tile_2_3", "tile_6_6", "prize"} <= actions(GAME, state)
    assert refused(GAME, state, "tile_5_6") == 14
    state = play(GAME, throw(play(GAME, state, "prize accept_1"), "6-5"), "ask")
    assert {"tile_2_3", "tile_6_6", "share_100"} <= actions(GAME, state)
    assert refused(GAME, state, "tile_5_6") == 14
    assert refused(GAME, state, "prize") == 14


def test_bn_14_an_offer_that_was_not_accepted_promises_nothing() -> None:
    state = throw(play(GAME, broke(seats=3), "ask share_100 prize accept_2"), "6-5")
    state = play(GAME, state, "ask")
    assert {"share_100"} <= actions(GAME, state)
    assert refused(GAME, state, "prize") == 14


def test_bn_14_nobody_offers_unasked() -> None:
    assert [refused(GAME, broke(), key) for key in ("share_10", "tile_0_1", "prize", "decline")] == [14] * 4


def test_bn_14_the_prize_of_a_sum_is_the_tile_that_is_taken() -> None:
    state = play(GAME, begun("01 02 13"), "die_5 die_4")  # totals 6, 6 and 4
    state = throw(play(GAME, throw(state, "6-5 6-5 6-5 6-5"), "ask prize accept_1"), "3-3")
    state = play(GAME, state, "take_2")
    assert (hand(state), hand(state, 1)) == (set(), {"02"})
    assert scores(state) == [50, 0]


def test_bn_14_the_prize_of_a_layout_is_the_tile_that_was_matched() -> None:
    state = throw(play(GAME, broke(), "ask prize accept_1"), "2-2")
    assert (hand(state), hand(state, 1)) == ({"01", "03"}, {"02"})


def test_bn_14_of_two_alike_the_prize_is_the_one_on_the_lower_space() -> None:
    state = play(GAME, begun("66 04 03"), "die_3 die_4")
    state = throw(play(GAME, throw(state, "6-5 6-5 6-5 6-5"), "ask prize accept_1"), "4-3")
    assert (hand(state), hand(state, 1)) == ({"66", "03"}, {"04"})


def test_bn_15_the_asker_accepts_one_offer_and_has_one_more_throw() -> None:
    state = play(GAME, broke(seats=3), "ask share_10 share_20")
    assert bones.mover(state) == 0
    assert actions(GAME, state) == {"accept_1", "accept_2", "refuse"}
    state = play(GAME, state, "accept_2")
    assert actions(GAME, state) == {"throw"}
    assert (look(state)["deals"], look(state)["markers"]) == ([(2, "share_20")], 1)
    assert look(state)["offers"] == {}


def test_bn_15_without_a_deal_the_turn_ends() -> None:
    state = play(GAME, broke(seats=3), "ask share_10 share_20 refuse")
    assert (in_turn(state), scores(state), board(state)) == (1, [0, 0, 0], ["01", "02", "03"])


def test_bn_15_when_all_decline_the_turn_ends() -> None:
    state = play(GAME, broke(seats=3), "ask decline*2")
    assert (in_turn(state), phase(state)) == (1, "throwing")


def test_bn_15_who_declined_is_not_accepted() -> None:
    state = play(GAME, broke(seats=3), "ask decline share_20")
    assert actions(GAME, state) == {"accept_2", "refuse"}
    assert [refused(GAME, state, f"accept_{seat}") for seat in (0, 1, 3)] == [15] * 3
    assert refused(GAME, broke(), "refuse") == 15


def test_bn_15_a_sum_matched_with_a_borrowed_marker_is_not_passed_up() -> None:
    state = play(GAME, begun("01 02 36"), "die_1 die_1")
    state = throw(play(GAME, throw(state, "6-6 6-6 6-6 6-6"), "ask share_10 accept_1"), "5-4")
    assert actions(GAME, state) == {"take_3"}
    assert refused(GAME, state, "go_on") == 10


def test_bn_16_a_turn_that_scores_pays_every_deal() -> None:
    state = throw(play(GAME, broke(seats=3, scored=True), "ask share_20 tile_6_6 accept_1"), "6-5")
    before = scores(state)
    state = throw(play(GAME, state, "ask prize tile_6_6 accept_2"), "6-5")
    state = throw(play(GAME, state, "ask prize decline accept_1"), "3-3")
    points = 5 * 11 + 6
    assert [after - early for after, early in zip(scores(state), before, strict=True)] == [points - 12, 12, 0]
    assert hand(state) == {"23", "56", "01", "02"}
    assert hand(state, 1) == {"24", "55", "46", "03"}
    assert hand(state, 2) == {"25", "45", "44", "66"}


def test_bn_16_a_turn_that_scores_nothing_owes_nothing() -> None:
    state = broke(seats=3, scored=True)
    before, hands = scores(state), look(state)["hands"]
    state = throw(play(GAME, state, "ask share_100 decline accept_1"), "6-5")
    state = throw(play(GAME, state, "ask decline tile_6_6 accept_2"), "6-5")
    state = play(GAME, state, "give_up")
    assert (scores(state), look(state)["hands"]) == (before, hands)


def test_bn_16_a_share_of_100_percent_leaves_the_asker_the_tiles_alone() -> None:
    state = throw(play(GAME, broke(), "ask share_100 accept_1"), "1-1")
    assert (scores(state), hand(state)) == ([0, 35], {"01", "02", "03"})


def test_bn_16_markers_and_deals_do_not_last() -> None:
    state = throw(play(GAME, broke(), "ask share_100 accept_1"), "1-1")
    state = draw(state, "55 56 66")
    assert (in_turn(state), look(state)["markers"], look(state)["deals"]) == (1, 6, [])
    assert scores(throw(state, "5-5")) == [0, 45]


# End.


@mark.parametrize("end", ["tiles", "rounds=1", "rounds=100", "points=1", "points=10000"])
def test_bn_17_the_end_is_tiles_rounds_or_points(end: str) -> None:
    assert look(GAME.initial(Options(end=end)))["end"] == end.partition("=")[0]
    assert Options().end == "tiles"


@mark.parametrize(
    "end",
    [
        *("", "Tiles", "tiles=1", "rounds", "rounds=", "rounds=0", "rounds=101", "rounds=-1", "rounds=1.5"),
        *("points", "points=0", "points=10001", "points=1e3", "points=10,000", "laps=3", "points=5 ", 7, None),
    ],
)
def test_bn_17_a_broken_end_is_refused(end: str) -> None:
    with raises(OptionError):
        Options(end=end)


def test_bn_17_by_tiles_the_game_ends_when_bag_and_board_are_empty() -> None:
    state = emptied(f"00 {MOST_TILES} 55 56 66")
    assert (phase(state), look(state)["in_the_bag"]) == ("over", 0)
    assert refused(GAME, state, "throw") == 17
    assert actions(GAME, state) == set()


def test_bn_17_by_tiles_the_game_goes_on_while_one_tile_is_left() -> None:
    state = draw(emptied(f"00 {MOST_TILES}"), "55 56 66")
    state = play(GAME, throw(state, "6-4"), "take_1")
    assert (bones.mover(state), board(state)) == (1, ["--", "56", "66"])
    state = throw(state, "1-1 " * 6)
    assert (bones.mover(state), board(state)) == (0, ["--", "56", "66"])


def test_bn_17_by_rounds_everybody_has_n_turns() -> None:
    state = begun("11 22 33", seats=3, end="rounds=2")
    turns = []
    while bones.mover(state) != TERMINAL:
        turns.append(in_turn(state))
        state = throw(state, "6-5 " * 6)
    assert turns == [0, 1, 2, 0, 1, 2]


def test_bn_17_by_points_the_game_ends_as_soon_as_a_score_reaches_n() -> None:
    assert phase(throw(begun("25 36 44", end="points=10"), "1-1 4-4")) == "over"
    assert phase(throw(begun("25 36 44", end="points=11"), "1-1 4-4")) == "filling"


def test_bn_17_by_points_a_lender_may_end_the_game() -> None:
    state = throw(play(GAME, broke(end="points=28"), "ask share_80 accept_1"), "1-1")
    assert (look(state)["scores"], phase(state)) == ([7, 28], "over")
    state = throw(play(GAME, broke(end="points=29"), "ask share_80 accept_1"), "1-1")
    assert (look(state)["scores"], phase(state)) == ([7, 28], "filling")


def test_bn_17_by_points_only_what_is_left_after_the_deals_counts() -> None:
    state = throw(play(GAME, broke(end="points=30"), "ask share_50 accept_1"), "1-1")
    assert (look(state)["scores"], phase(state)) == ([18, 17], "filling")


@mark.parametrize("end", ["rounds=100", "points=10000"])
def test_bn_17_whatever_the_option_the_game_ends_without_tiles(end: str) -> None:
    assert phase(emptied(f"00 {MOST_TILES} 55 56 66", end=end)) == "over"


def test_bn_18_the_pips_of_the_best_line_are_added() -> None:
    state = throw(begun("23 36 11", end="rounds=1"), "1-1")
    assert scores(state) == [2, 0]
    state = throw(draw(state, "44 55 66"), "4-4")
    assert look(state)["lines"] == [14, 12]  # 2|3 3|6, and 6|6 alone
    assert scores(state) == [2 + 14, 8 + 12]


def test_bn_18_without_tiles_there_is_no_line() -> None:
    state = throw(begun("11 22 33", end="rounds=1"), "6-5 " * 12)
    assert (look(state)["lines"], scores(state)) == ([0, 0], [0, 0])


def test_bn_18_a_line_has_no_branches() -> None:
    state = draw(throw(begun("12 13 14", end="rounds=1"), "1-2"), "55 56 66")
    assert look(throw(state, "1-1 " * 6))["lines"] == [9, 0]  # 3|1 1|4


def test_bn_18_a_tally_lays_the_line_end_to_end() -> None:
    state = throw(begun("23 36 11", end="rounds=1"), "1-1")
    banked, line = bones.tally(state, 0)
    assert (banked.name, banked.points, line.name, line.points) == ("banked", 2, "line", 14)
    assert line.pieces in (["2_3", "3_6"], ["6_3", "3_2"])


def test_bn_19_the_highest_total_wins() -> None:
    state = throw(begun("23 36 11", end="rounds=1"), "1-1")
    assert payoffs(state) == [0, 0]
    assert payoffs(throw(draw(state, "44 55 66"), "4-4")) == [0, 1]


def test_bn_19_equal_totals_share_the_win() -> None:
    assert payoffs(throw(begun("11 22 33", seats=3, end="rounds=1"), "6-5 " * 18)) == [1 / 3] * 3
    state = play(GAME, throw(begun("14 66 55", seats=3, end="rounds=1"), "3-2"), "take_1")
    state = draw(play(GAME, throw(draw(state, "23"), "4-1"), "take_1"), "12")
    state = throw(state, "1-1 " * 6)
    assert (scores(state), payoffs(state)) == ([10, 10, 0], [0.5, 0.5, 0])


# Examples.


def test_bn_example_1_sums_and_layouts_with_a_defined_blank() -> None:
    state = play(GAME, begun("25 36 04"), "die_3")
    assert actions(GAME, throw(state, "6-1")) == {"take_1", "take_3", "go_on"}
    assert actions(GAME, throw(state, "5-4")) == {"take_2", "go_on"}
    for dice in ("5-2", "3-6", "4-3"):
        assert hand(throw(state, dice)) == {"25", "36", "04"}


def test_bn_example_2_stopping_at_the_sum_scores_20() -> None:
    state = throw(begun("25 33 46"), "4-1 6-2 4-3")
    assert actions(GAME, state) == {"take_1", "go_on"}
    state = play(GAME, state, "take_1")
    assert (scores(state), hand(state), board(state)) == ([20, 0], {"25"}, ["--", "33", "46"])


def test_bn_example_3_going_on_scores_54_or_nothing() -> None:
    state = play(GAME, throw(begun("25 33 46"), "4-1 6-2 4-3"), "go_on")
    matched, missed = throw(state, "5-2"), throw(state, "1-1 1-1 1-1")
    assert (scores(matched), hand(matched)) == ([54, 0], {"25", "33", "46"})
    assert (scores(missed), hand(missed), in_turn(missed)) == ([0, 0], set(), 1)


def test_bn_example_4_two_blanks_and_four_throws_open_bartering() -> None:
    state = throw(play(GAME, begun("01 02 33"), "die_1 die_2"), "6-6 6-6 6-6 6-6")
    assert (look(state)["markers"], len(look(state)["throws"])) == (0, 4)
    assert actions(GAME, state) == {"ask", "give_up"}


def test_bn_example_5_a_taken_blank_counts_0_in_the_line_and_joins_blanks() -> None:
    state = throw(play(GAME, begun("04 01 33", end="rounds=1"), "die_3 die_2"), "4-3")
    assert hand(state) == {"04", "01", "33"}
    state = throw(draw(state, "55 56 66"), "1-1 " * 6)
    assert look(state)["lines"] == [6, 0]  # 3|3 alone has more pips than 4|0 0|1
    state = throw(play(GAME, begun("04 05 33", end="rounds=1"), "die_3 die_2"), "4-3")
    state = throw(draw(state, "55 56 66"), "1-1 " * 6)
    assert look(state)["lines"] == [9, 0]  # 4|0 0|5


def test_bn_example_6_27_points_with_30_and_50_percent_pay_8_13_and_6() -> None:
    state = throw(play(GAME, begun("01 02 25", seats=3), "die_1 die_1"), "2-2 2-2 2-2 2-2")
    state = throw(play(GAME, state, "ask share_30 decline accept_1"), "2-2")
    state = throw(play(GAME, state, "ask decline share_50 accept_2"), "2-5")
    assert scores(state) == [6, 8, 13]


# The referee.

Tile = tuple[int, int]
Question = tuple[int, set[str]]
DICE = {"die_1", "die_2", "die_3", "die_4", "die_5", "die_6"}
ACTION_OF = {key: action for action, key in enumerate(bones.ACTIONS)}
ALL_TILES = {(low, high) for high in range(7) for low in range(high + 1)}


class Referee:
    """Asks for the moves of a game and keeps the accounts by the words of the rule page."""

    def __init__(self, seats: int, end: str) -> None:
        self.seats = seats
        self.end, _, number = end.partition("=")
        self.end_at = int(number or 0)
        self.bag = set(ALL_TILES)
        self.board: list[Tile | None] = [None, None, None]
        self.marks = [0, 0, 0]
        self.scores = [0] * seats
        self.hands: list[set[Tile]] = [set() for _ in range(seats)]
        self.turns = 0
        self.markers = 0
        self.throws: list[int] = []
        self.deals: list[tuple[int, str]] = []
        self.seen: Counter[str] = Counter()  # what happened, for tests that must not miss it

    def game(self) -> Generator[Question, str, None]:
        """Each question is the mover and the moves that are open; the answer is one of them."""
        seat = yield from self.roll_off()
        while True:
            self.markers, self.throws, self.deals = 6, [], []
            yield from self.fill(seat)
            if self.board == [None, None, None]:
                return
            yield from self.define_blanks(seat)
            yield from self.turn(seat)
            self.turns += 1
            if self.end == "rounds" and self.turns == self.seats * self.end_at:
                return
            if self.end == "points" and max(self.scores) >= self.end_at:
                return
            seat = (seat + 1) % self.seats

    def roll_off(self) -> Generator[Question, str, int]:
        rolling = list(range(self.seats))
        while len(rolling) > 1:
            totals = {}
            for seat in rolling:
                totals[seat] = sum((yield from self.dice()))
            rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
        return rolling[0]

    def dice(self) -> Generator[Question, str, tuple[int, int]]:
        return int((yield CHANCE, DICE)[-1]), int((yield CHANCE, DICE)[-1])

    def fill(self, seat: int) -> Generator[Question, str, None]:
        for space in range(3):
            while self.board[space] is None and self.bag:
                key = yield CHANCE, {f"tile_{low}_{high}" for low, high in self.bag}
                tile = (int(key[5]), int(key[7]))
                self.bag.remove(tile)
                if tile == (0, 0):
                    self.hands[seat].add(tile)
                else:
                    self.board[space] = tile

    def define_blanks(self, seat: int) -> Generator[Question, str, None]:
        blanks = [space for space, tile in enumerate(self.board) if tile and 0 in tile and not self.marks[space]]
        paid = 0
        payable = blanks and (0, 0) in self.hands[seat]
        if payable and (yield seat, {"pay_markers", "pay_double_blank"}) == "pay_double_blank":
            self.hands[seat].remove((0, 0))
            self.seen[f"double blank for {len(blanks)}"] += 1
            paid = 2
        for space in blanks:
            self.marks[space] = int((yield CHANCE, DICE)[-1])
            if paid > 0:
                paid -= 1
            else:
                self.markers -= 1

    def turn(self, seat: int) -> Generator[Question, str, None]:
        went_on = False
        while len(self.throws) < 6:
            if self.markers == 0:
                if went_on or not (yield from self.barter(seat)):
                    return
                self.markers = 1
            yield seat, {"throw"}
            dice = yield from self.dice()
            self.markers -= 1
            self.throws.append(sum(dice))
            halves = {
                space: sorted(half or self.marks[space] for half in tile)
                for space, tile in enumerate(self.board)
                if tile
            }
            alike = [space for space in halves if halves[space] == sorted(dice)]
            equal = {f"take_{space + 1}" for space in halves if sum(halves[space]) == sum(dice)}
            if alike:
                self.seen["layouts alike"] += len(alike) > 1
                self.seen["doubled"] += went_on
                self.take(seat, sorted(halves), alike[0], sum(self.throws) * (2 if went_on else 1))
                return
            if equal and not went_on:
                may_go_on = {"go_on"} if self.markers and len(self.throws) < 6 else set()
                answer = yield seat, equal | may_go_on
                if answer != "go_on":
                    self.take(seat, [int(answer[-1]) - 1], int(answer[-1]) - 1, sum(self.throws))
                    return
                went_on = True

    def take(self, seat: int, spaces: list[int], matched: int, points: int) -> None:
        prize = self.board[matched]
        assert prize is not None
        for space in spaces:
            tile = self.board[space]
            assert tile is not None
            self.hands[seat].add(tile)
            self.board[space] = None
            self.marks[space] = 0
        self.scores[seat] += points
        for lender, price in self.deals:
            kind, *details = price.split("_")
            self.seen[f"paid {kind}"] += 1
            if kind == "share":
                share = points * int(details[0]) // 100
                self.scores[seat] -= share
                self.scores[lender] += share
            else:
                tile = prize if kind == "prize" else (int(details[0]), int(details[1]))
                self.hands[seat].remove(tile)
                self.hands[lender].add(tile)

    def barter(self, seat: int) -> Generator[Question, str, bool]:
        prices = self.prices(seat)
        if not prices:
            self.seen["no price left"] += 1
            return False
        if (yield seat, {"ask", "give_up"}) == "give_up":
            return False
        offers = {}
        for lender in [*range(seat + 1, self.seats), *range(seat)]:
            offer = yield lender, prices | {"decline"}
            if offer != "decline":
                offers[lender] = offer
        if not offers:
            return False
        answer = yield seat, {f"accept_{lender}" for lender in offers} | {"refuse"}
        if answer == "refuse":
            return False
        lender = int(answer[-1])
        self.deals.append((lender, offers[lender]))
        self.seen[f"deal {len(self.deals)}"] += 1
        return True

    def prices(self, seat: int) -> set[str]:
        promised = {price for _, price in self.deals}
        percent = sum(int(price[6:]) for _, price in self.deals if price.startswith("share"))
        tiles = {f"tile_{low}_{high}" for low, high in self.hands[seat]}
        shares = {f"share_{more}" for more in range(10, 101, 10) if percent + more <= 100}
        return shares | (tiles - promised) | ({"prize"} - promised)


def longest(tiles: frozenset[Tile], value: int) -> int:
    """The most pips of a line that goes on from a value, by trying all of them."""
    lines = (
        low + high + longest(tiles - {(low, high)}, low + high - value) for low, high in tiles if value in (low, high)
    )
    return max(lines, default=0)


SHY = {"give_up", "decline", "refuse", "pay_double_blank"}


class Fate:
    """Random answers; loaded dice, early blanks and eager players make for more deals."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.loaded = rng.choice((0.0, 0.5, 0.8))
        self.face = rng.choice(bones.OUTCOMES[:6])
        self.eager = rng.choice((0.0, 0.7, 0.9))

    def answer(self, mover: int, moves: set[str]) -> str:
        if moves == DICE:
            return self.face if self.rng.random() < self.loaded else self.rng.choice(bones.OUTCOMES[:6])
        keys = sorted(moves)
        if mover == CHANCE and self.rng.random() < self.loaded:
            keys = [key for key in keys if key.startswith("tile_0")] or keys
        if mover != CHANCE and self.rng.random() < self.eager:
            keys = [key for key in keys if key not in SHY]
        kind = self.rng.choice(sorted({key.partition("_")[0] for key in keys}))
        return self.rng.choice([key for key in keys if key.startswith(kind)])


def check_game(seats: int, end: str, seed: int, opening: Sequence[str] = ()) -> Counter[str]:
    """Plays a random game after this opening, every node checked beside the referee; what happened in it."""
    fate = Fate(Random(f"{seats} {end} {seed}"))
    referee = Referee(seats, end)
    state = GAME.initial(Options(seats=seats, end=end))
    course = referee.game()
    question = next(course)
    for move in count():
        check_question(state, question, seed)
        if question[0] >= 0 and (len(question[1]) > 1 or not referee.throws):
            check_accounts(state, referee, seed)
        answer = opening[move] if move < len(opening) else fate.answer(*question)
        bones.advance(state, move_named(GAME, state, answer))
        try:
            question = course.send(answer)
        except StopIteration:
            break
    assert bones.mover(state) == TERMINAL, seed
    check_accounts(state, referee, seed)
    check_end(state, referee, seed)
    return referee.seen


def check_question(state: State, question: Question, seed: int) -> None:
    mover, moves = question
    assert bones.mover(state) == mover, seed
    if moves == DICE:
        assert list(bones.odds(state)) == [1] * 6, seed
    elif mover == CHANCE:
        assert list(bones.odds(state)) == [int(key in moves) for key in bones.OUTCOMES], seed
    else:
        assert bones.legal(state) == sum(1 << ACTION_OF[key] for key in moves), seed


def check_accounts(state: State, referee: Referee, seed: int) -> None:
    seen = look(state)
    assert seen["scores"] == referee.scores, seed
    assert [set(tiles) for tiles in seen["hands"]] == referee.hands, seed
    assert seen["board"] == referee.board, seed
    assert seen["marks"] == referee.marks, seed
    assert seen["in_the_bag"] == len(referee.bag), seed
    if seen["phase"] != "over":
        assert seen["markers"] == referee.markers, seed
        assert seen["throws"] == referee.throws, seed
        assert seen["deals"] == referee.deals, seed


def check_end(state: State, referee: Referee, seed: int) -> None:
    totals = scores(state)
    for seat, tiles in enumerate(referee.hands):
        line = totals[seat] - referee.scores[seat]
        assert line == look(state)["lines"][seat]
        if len(tiles) <= 8:
            assert line == max(longest(frozenset(tiles), value) for value in range(7)), seed
    assert payoffs(state) == [(total == max(totals)) / totals.count(max(totals)) for total in totals], seed


@mark.parametrize(("end", "games"), [("tiles", 40), ("rounds=1", 300), ("points=40", 150)])
@mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree_with_the_referee(seats: int, end: str, games: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen += check_game(seats, end, seed)
    assert {"doubled", "layouts alike", "double blank for 1", "double blank for 2", "deal 1"} <= seen.keys()


@mark.parametrize("scored", [False, True])
@mark.parametrize("seats", [2, 3, 4])
def test_bartering_agrees_with_the_referee(seats: int, scored: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        seen += check_game(seats, "rounds=2", seed, going_broke(seats, scored))
    assert {"deal 3", "paid share", "paid prize"} <= seen.keys()
    assert "paid tile" in seen or not scored


def test_every_tile_is_somewhere_exactly_once() -> None:
    for seed in range(30):
        rng = Random(seed)
        state = GAME.initial(Options(seats=2 + seed % 3))
        paid = False
        while bones.mover(state) != TERMINAL:
            if phase(state) == "filling":
                assert tiles_in(state) == sorted(ALL_TILES - {(0, 0)} if paid else ALL_TILES), seed
            if bones.mover(state) == CHANCE:
                moves = [outcome for outcome, weight in enumerate(bones.odds(state)) if weight]
            else:
                moves = [action for action in range(len(bones.ACTIONS)) if bones.legal(state) >> action & 1]
            move = rng.choice(moves)
            paid = paid or (phase(state) == "paying" and bones.ACTIONS[move] == "pay_double_blank")
            bones.advance(state, move)


def tiles_in(state: State) -> list[Tile]:
    """The tiles in the bag, from which one is about to be drawn, on the board and in the hands."""
    bag = [key for key, weight in zip(bones.OUTCOMES, bones.odds(state), strict=True) if weight]
    tiles = [(int(key[5]), int(key[7])) for key in bag]
    tiles += [tile for tile in look(state)["board"] if tile]
    return sorted([*tiles, *(tile for hand in look(state)["hands"] for tile in hand)])
