"""SA-1 to SA-18, the examples of the rule page, exact odds, and games beside a second telling of the rules."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import prod
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from pytest import mark, raises

from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL, THROW, TURN, OptionError, State, position
from ossuary.engine.registry import GAMES
from ossuary.games.shark_attacks import rules as sa
from tests.script import actions, play, refused, to_replay

GAME = GAMES["shark-attacks"]

# SA-11, line by line.
PREY = {3: ((3,), (2, 1), (1, 1, 1), (2, 2)), 2: ((2,), (1, 1), (3,)), 1: ((1,), (2,), (3,)), 0: ()}
FACES = {0: 3, 1: 1, 2: 1, 3: 1}  # what a blue die shows, and a shark die, out of six

# Turns that cost three and one of the dice.
THREE_EATEN = "swimmer_1*3 wave*4 go_on shark_attack swimmer_1*3 fin_3"
ONE_EATEN = "swimmer_1 wave*6 go_on shark_attack swimmer_1 fin_1"


def start(moves: str, seats: int = 2, **options: object) -> State:
    """A game in which seat 0 won the roll-off."""
    state = GAME.initial(GAME.Options(seats=seats, **options))
    return play(GAME, state, f"fin_3*4 shark_wave*{4 * (seats - 1)} {moves}")


def flight(dice: int, sharks: int) -> State:
    """A flight of this many dice, in which a shark die was added for each die eaten before."""
    fleeing = dice + sharks - 1
    moves = f"swimmer_1*{fleeing} wave*{7 - fleeing} go_on shark_attack"
    for shark in range(1, sharks):
        moves += f" swimmer_1 wave*{fleeing - shark} fin_1 shark_wave*{shark - 1}"
    return start(moves)


def named(throw: tuple[int, ...], fins: tuple[int, ...]) -> str:
    """The moves of one throw of a flight."""
    blue = [f"swimmer_{number}" if number else "wave" for number in throw]
    return " ".join([*blue, *(f"fin_{number}" if number else "shark_wave" for number in fins)])


def signs(state: State) -> list[int]:
    return sa.look(state)["signs"]


def bitten(throw: tuple[int, ...], fins: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The dice that are eaten, in that order, and those that escape."""
    eaten: list[int] = []
    water = [number for number in throw if number]
    for shark in sorted(fins, reverse=True):
        for line in PREY[shark]:
            if not Counter(line) - Counter(water):
                for number in line:
                    water.remove(number)
                eaten += line
                break
    return eaten, sorted(water, reverse=True)


def test_sa_1_a_turn_starts_with_seven_dice() -> None:
    state = start("")
    for waiting in range(7, 0, -1):
        assert GAME.mover(state) == CHANCE
        assert sa.look(state)["to_roll"] == waiting
        assert GAME.odds(state) == (3, 1, 1, 1)
        state = play(GAME, state, "wave")
    assert GAME.mover(state) == 0


@mark.parametrize(("moves", "dice"), [(ONE_EATEN, 6), (THREE_EATEN, 4)])
def test_sa_1_each_sign_on_the_own_beach_costs_one_die(moves: str, dice: int) -> None:
    state = start(moves)
    assert sa.look(state)["to_roll"] == 7  # the other seat has none
    assert sa.look(play(GAME, state, "swimmer_1*7 stop"))["to_roll"] == dice


def test_sa_1_six_signs_leave_one_die() -> None:
    state = start("swimmer_1*6 wave go_on shark_attack swimmer_1*3 wave*3 fin_3 swimmer_1*3 fin_3 shark_wave")
    assert signs(state) == [6, 0]
    state = play(GAME, state, "wave*7 stop swimmer_2")
    assert GAME.mover(state) == 0
    assert sa.look(state)["blue"] == {"swimmer_2": 1}


def test_sa_2_nothing_is_chosen_before_the_dice_have_fallen() -> None:
    state = start("swimmer_1*6")
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "stop") == 2
    assert actions(GAME, play(GAME, state, "wave")) == {"stop", "go_on"}


def test_sa_2_dice_that_show_swimmers_stand() -> None:
    state = start("swimmer_1 swimmer_3*2 wave*4 go_on sun")
    assert sa.look(state)["blue"] == {"swimmer_1": 1, "swimmer_3": 2}
    assert sa.look(play(GAME, state, "wave*5"))["blue"] == {"wave": 5, "swimmer_1": 1, "swimmer_3": 2}


def test_sa_3_stopping_scores_the_swimmers() -> None:
    state = start("swimmer_1*2 swimmer_2 swimmer_3 wave*3")
    assert [part.points for part in GAME.tally(state, 0)] == [0, 7]
    state = play(GAME, state, "stop")
    assert GAME.scores(state) == [7, 0]
    assert state[SEAT] == 1


def test_sa_3_stopping_puts_one_sign_back() -> None:
    state = start(f"{THREE_EATEN} wave*7 stop wave*4 stop")
    assert signs(state) == [2, 0]
    assert sa.look(state)["signs_in_the_middle"] == 4


def test_sa_3_stopping_is_allowed_without_a_wave_a_swimmer_or_a_sign() -> None:
    assert GAME.scores(start("swimmer_1*7 stop")) == [7, 0]
    state = start("wave*7 stop")
    assert GAME.scores(state) == signs(state) == [0, 0]


def test_sa_3_only_the_own_sign_goes_back() -> None:
    assert signs(start(f"{THREE_EATEN} wave*7 stop")) == [3, 0]


def test_sa_4_a_party_scores_double_and_clears_two_signs() -> None:
    state = start(f"{THREE_EATEN} wave*7 stop swimmer_2*4")
    assert actions(GAME, state) == {"stop", "party"}
    state = play(GAME, state, "party")
    assert GAME.scores(state) == [16, 0]
    assert signs(state) == [1, 0]
    assert state[SEAT] == 1


def test_sa_4_a_party_clears_as_many_signs_as_there_are() -> None:
    assert signs(start(f"{ONE_EATEN} wave*7 stop swimmer_1*6 party")) == [0, 0]
    assert signs(start("swimmer_1*7 party")) == [0, 0]


def test_sa_4_no_party_while_a_die_shows_a_wave() -> None:
    state = start("swimmer_1*6 wave")
    assert actions(GAME, state) == {"stop", "go_on"}
    assert refused(GAME, state, "party") == 4


def test_sa_5_going_on_rolls_the_event_die() -> None:
    state = start("swimmer_1 wave*6 go_on")
    assert GAME.mover(state) == CHANCE
    assert dict(zip(GAME.OUTCOMES, GAME.odds(state), strict=True)) == dict.fromkeys(GAME.OUTCOMES, 0) | {
        "sun": 2,
        "rain": 2,
        "shark_attack": 2,
    }
    assert refused(GAME, state, "stop") == 5


def test_sa_5_nobody_goes_on_without_a_wave() -> None:
    state = start("swimmer_1*7")
    assert actions(GAME, state) == {"stop", "party"}
    assert refused(GAME, state, "go_on") == 5


def test_sa_6_sun_adds_a_die_to_the_waves() -> None:
    assert sa.look(start("swimmer_1*5 wave*2 go_on sun"))["to_roll"] == 3
    assert sa.look(start("wave*7 go_on sun"))["to_roll"] == 8


def test_sa_6_with_all_eleven_dice_out_sun_adds_nothing() -> None:
    state = start("wave*7 go_on sun wave*8 go_on sun wave*9 go_on sun wave*10 go_on sun wave*11 go_on sun")
    assert sa.look(state)["to_roll"] == 11
    state = play(GAME, state, "swimmer_1*10 wave go_on sun")
    assert sa.look(state)["to_roll"] == 1
    assert GAME.scores(play(GAME, state, "swimmer_1 party")) == [22, 0]


def test_sa_6_a_die_that_the_rain_took_comes_back_with_the_sun() -> None:
    state = start("wave*7 go_on sun wave*8 go_on sun wave*9 go_on sun wave*10 go_on sun wave*11 go_on rain wave*10")
    assert sa.look(play(GAME, state, "go_on sun"))["to_roll"] == 11


def test_sa_7_rain_takes_one_of_the_waves() -> None:
    state = start("swimmer_3*4 wave*3 go_on rain")
    assert sa.look(state)["to_roll"] == 2
    assert sa.look(state)["blue"] == {"swimmer_3": 4}


def test_sa_7_rain_on_the_last_wave_leads_to_the_party() -> None:
    state = start("swimmer_1*6 wave go_on rain")
    assert GAME.mover(state) == 0
    assert actions(GAME, state) == {"stop", "party"}
    assert refused(GAME, state, "go_on") == 5
    assert GAME.scores(play(GAME, state, "party")) == [12, 0]
    assert GAME.scores(play(GAME, state, "stop")) == [6, 0]


def test_sa_7_a_party_without_a_swimmer_scores_nothing_and_clears_two_signs() -> None:
    state = start("swimmer_1*6 wave go_on shark_attack swimmer_1*3 wave*3 fin_3 swimmer_1*3 fin_3*2")
    state = play(GAME, state, "wave*7 stop wave go_on rain")
    assert actions(GAME, state) == {"stop", "party"}
    assert signs(play(GAME, state, "stop")) == [5, 0]
    state = play(GAME, state, "party")
    assert signs(state) == [4, 0]
    assert GAME.scores(state) == [0, 0]


def test_sa_8_a_shark_attack_starts_the_flight() -> None:
    state = start("swimmer_1*2 wave*5 go_on shark_attack")
    assert sa.look(state)["phase"] == "fleeing"
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "stop") == 15


@mark.parametrize("event", ["sun wave*5", "rain wave*3"])
def test_sa_9_after_the_roll_the_player_chooses_again(event: str) -> None:
    state = start(f"swimmer_1*3 wave*4 go_on {event}")
    assert GAME.mover(state) == 0
    assert actions(GAME, state) == {"stop", "go_on"}
    assert GAME.scores(play(GAME, state, "stop")) == [3, 0]


def test_sa_10_the_dice_that_showed_swimmers_flee_from_one_shark_die() -> None:
    state = start("swimmer_3*2 swimmer_2 wave*4 go_on shark_attack")
    assert sa.look(state)["to_roll"] == 3
    assert sa.look(state)["sharks"] == sa.look(state)["sharks_to_roll"] == 1
    assert sa.look(state)["blue"] == {}
    for _ in range(3):
        assert GAME.odds(state) == (3, 1, 1, 1)
        state = play(GAME, state, "wave")
    assert GAME.odds(state) == (0, 0, 0, 0, 3, 1, 1, 1)


@mark.parametrize(
    ("roll", "dice", "swimmers"),
    [("swimmer_3*2 swimmer_2 wave*4", 3, 8), ("swimmer_3*6 wave", 6, 11), ("swimmer_2*5 swimmer_1 wave", 6, 11)],
)
def test_sa_10_with_the_option_one_die_per_swimmer_flees(roll: str, dice: int, swimmers: int) -> None:
    moves = f"{roll} go_on shark_attack"
    assert sa.look(start(moves))["to_roll"] == sa.look(start(moves, flight_dice="dice"))["to_roll"] == dice
    assert sa.look(start(moves, flight_dice="swimmers"))["to_roll"] == swimmers


@mark.parametrize("flight_dice", ["dice", "swimmers"])
def test_sa_10_without_a_swimmer_the_flight_is_over_at_once(flight_dice: str) -> None:
    state = start(f"{ONE_EATEN} wave*7 stop wave*6 go_on shark_attack", flight_dice=flight_dice)
    assert GAME.scores(state) == [0, 0]
    assert signs(state) == [1, 0]
    assert state[SEAT] == 1
    assert sa.look(state)["to_roll"] == 7


@mark.parametrize("flight_dice", ["die", "", None, 0])
def test_sa_10_other_flight_dice_are_refused(flight_dice: object) -> None:
    with raises(OptionError):
        GAME.Options(flight_dice=flight_dice)


def test_sa_11_the_table_holds_the_smallest_sets_that_total_at_least_the_fins() -> None:
    for fins in (1, 2, 3):
        sets = [dice for size in (1, 2, 3) for dice in combinations_with_replacement((3, 2, 1), size)]
        smallest = [dice for dice in sets if sum(dice) - min(dice) < fins <= sum(dice)]
        assert list(PREY[fins]) == sorted(smallest, key=lambda dice: (sum(dice), len(dice)))
    lines = [(fins, *(line.count(number) for number in (1, 2, 3))) for fins in (3, 2, 1) for line in PREY[fins]]
    assert list(sa.BITES) == lines


@mark.parametrize(
    ("throw", "fins", "eaten", "escaped"),
    [
        ((3, 2, 1, 1, 1), (3,), [3], [2, 1, 1, 1]),
        ((2, 2, 1, 1, 1), (3,), [2, 1], [2, 1, 1]),
        ((1, 1, 1, 1), (3,), [1, 1, 1], [1]),
        ((2, 2, 2), (3,), [2, 2], [2]),
        ((2,), (3,), [], [2]),
        ((1, 1), (3,), [], [1, 1]),
        ((3, 2, 1, 1), (2,), [2], [3, 1, 1]),
        ((3, 1, 1), (2,), [1, 1], [3]),
        ((3, 1), (2,), [3], [1]),
        ((1,), (2,), [], [1]),
        ((3, 2, 1), (1,), [1], [3, 2]),
        ((3, 2), (1,), [2], [3]),
        ((3,), (1,), [3], []),
        ((0, 0), (3,), [], []),
        ((3, 2, 1), (0,), [], [3, 2, 1]),
        ((3, 2, 1), (1, 2, 3), [3, 2, 1], []),
        ((2, 1, 1), (1, 3), [2, 1, 1], []),
        ((1, 1, 1), (2, 3), [1, 1, 1], []),
        ((3, 3, 1), (2, 2), [3, 3], [1]),
        ((2, 2, 1), (3, 3), [2, 1], [2]),
        ((3, 3), (0, 2, 0, 1), [3, 3], []),
    ],
)
def test_sa_11_a_shark_takes_the_first_line_that_is_there(
    throw: tuple[int, ...], fins: tuple[int, ...], eaten: list[int], escaped: list[int]
) -> None:
    assert bitten(throw, fins) == (eaten, escaped)
    assert sa.feed(throw, fins) == (eaten, escaped, throw.count(0))
    if len(throw) + len(fins) <= 6:
        # One die more stays in the water, so that the flight goes on and shows what became of the throw.
        before = flight(len(throw) + 1, len(fins))
        look = sa.look(play(GAME, before, named((*throw, 0), fins)))
        assert (look["eaten"] - sa.look(before)["eaten"], look["escaped"]) == (len(eaten), sum(escaped))


@settings(deadline=None)
@given(st.lists(st.integers(0, 3), max_size=11), st.lists(st.integers(0, 3), min_size=1, max_size=4))
def test_sa_11_what_any_throw_comes_to(throw: list[int], fins: list[int]) -> None:
    assert sa.feed(throw, fins) == (*bitten(tuple(throw), tuple(fins)), throw.count(0))


def test_sa_12_each_die_eaten_brings_a_sign_from_the_middle() -> None:
    state = start(THREE_EATEN)
    assert signs(state) == [3, 0]
    assert sa.look(state)["signs_in_the_middle"] == 3


def test_sa_12_with_an_empty_middle_each_sign_comes_from_an_opponent_of_choice() -> None:
    state = start(f"{THREE_EATEN} {THREE_EATEN} {THREE_EATEN}", seats=4)
    assert GAME.mover(state) == 2
    assert actions(GAME, state) == {"sign_from_0", "sign_from_1"}
    assert refused(GAME, state, "sign_from_2") == 12
    assert refused(GAME, state, "sign_from_3") == 12
    assert refused(GAME, state, "sign_from_5") == 12
    assert refused(GAME, state, "stop") == 12
    state = play(GAME, state, "sign_from_0 sign_from_1")
    assert actions(GAME, state) == {"sign_from_0", "sign_from_1"}
    state = play(GAME, state, "sign_from_0")
    assert signs(state) == [1, 2, 3, 0]
    assert state[SEAT] == 3


def test_sa_12_an_opponent_without_a_sign_left_is_no_choice() -> None:
    state = start(f"{ONE_EATEN} {THREE_EATEN} {ONE_EATEN} {THREE_EATEN}", seats=4)
    assert signs(state) == [1, 3, 1, 1]  # the middle had one
    assert actions(GAME, state) == {"sign_from_0", "sign_from_1", "sign_from_2"}
    state = play(GAME, state, "sign_from_2")
    assert actions(GAME, state) == {"sign_from_0", "sign_from_1"}
    assert refused(GAME, state, "sign_from_2") == 12
    assert signs(play(GAME, state, "sign_from_1")) == [1, 2, 0, 3]


def test_sa_12_if_nobody_has_a_sign_none_is_taken() -> None:
    state = start("swimmer_1*6 wave go_on shark_attack swimmer_1*3 wave*3 fin_3 swimmer_1*3 fin_3*2 wave*7 stop")
    state = play(GAME, state, "wave go_on sun swimmer_1 wave go_on shark_attack swimmer_1 fin_1")
    assert signs(state) == [6, 0]
    assert state[SEAT] == 1


def test_sa_12_the_flight_goes_on_after_the_signs() -> None:
    state = start(f"{THREE_EATEN} {THREE_EATEN} swimmer_1*2 wave*5 go_on shark_attack swimmer_1 wave fin_1", seats=3)
    state = play(GAME, state, "sign_from_0")
    assert GAME.mover(state) == CHANCE
    assert sa.look(state)["to_roll"] == 1
    assert sa.look(state)["sharks_to_roll"] == 2


def test_sa_12_signs_are_taken_in_a_flight_only() -> None:
    assert refused(GAME, start(f"{THREE_EATEN} wave*7"), "sign_from_0") == 12


def test_sa_13_what_was_not_eaten_has_escaped() -> None:
    state = play(GAME, flight(5, 1), "swimmer_3 swimmer_2*2 swimmer_1 wave fin_3")
    assert sa.look(state)["escaped"] == 2 + 2 + 1
    assert sa.look(state)["to_roll"] == 1


def test_sa_13_those_who_escaped_are_safe_from_later_throws() -> None:
    state = play(GAME, flight(2, 1), "swimmer_3 wave shark_wave wave fin_3")
    assert sa.look(state)["escaped"] == 3
    assert sa.look(state)["eaten"] == 0


def test_sa_14_waves_are_rolled_again_with_the_shark_dice() -> None:
    state = play(GAME, flight(4, 1), "swimmer_1 wave*3 fin_3")
    assert sa.look(state)["to_roll"] == 3
    assert sa.look(state)["sharks_to_roll"] == 1


def test_sa_14_one_shark_die_joins_after_a_throw_with_casualties() -> None:
    state = play(GAME, flight(4, 1), "swimmer_1*3 wave fin_3")
    assert sa.look(state)["eaten"] == 3
    assert sa.look(state)["sharks"] == sa.look(state)["sharks_to_roll"] == 2
    state = play(GAME, state, "wave fin_3*2")
    assert sa.look(state)["sharks"] == 2


def test_sa_14_there_are_four_shark_dice_at_the_most() -> None:
    state = flight(3, 4)
    assert sa.look(state)["sharks"] == 4
    state = play(GAME, state, "swimmer_1 wave*2 fin_1 shark_wave*3")
    assert sa.look(state)["sharks"] == sa.look(state)["sharks_to_roll"] == 4


def test_sa_15_the_flight_ends_when_no_die_is_left_in_the_water() -> None:
    state = play(GAME, flight(3, 2), "swimmer_3*2 wave shark_wave*2 swimmer_2 fin_1 shark_wave")
    assert GAME.scores(state) == [6, 0]
    assert state[SEAT] == 1
    assert sa.look(state)["to_roll"] == 7


def test_sa_15_no_sign_goes_back() -> None:
    state = start(f"{THREE_EATEN} wave*7 stop swimmer_2 wave*3 go_on shark_attack swimmer_2 shark_wave")
    assert signs(state) == [3, 0]
    assert GAME.scores(state) == [6, 0]


def test_sa_16_if_nobody_was_eaten_the_score_is_tripled() -> None:
    state = play(GAME, flight(2, 1), "swimmer_3 wave shark_wave")
    assert [part.points for part in GAME.tally(state, 0)] == [0, 3, 6]
    assert GAME.scores(play(GAME, state, "swimmer_2 fin_3")) == [15, 0]


def test_sa_16_one_casualty_in_the_whole_flight_is_enough() -> None:
    state = play(GAME, flight(3, 1), "swimmer_3 swimmer_1 wave fin_1")
    assert [part.points for part in GAME.tally(state, 0)] == [0, 3]
    assert GAME.scores(play(GAME, state, "swimmer_2 shark_wave*2")) == [5, 0]


def test_sa_17_the_highest_total_of_fins_starts() -> None:
    state = GAME.initial(GAME.Options(seats=3))
    assert GAME.mover(state) == CHANCE
    assert GAME.odds(state) == (0, 0, 0, 0, 3, 1, 1, 1)
    assert refused(GAME, state, "stop") == 17
    state = play(GAME, state, "fin_3*2 shark_wave*2 fin_3*2 fin_1 shark_wave fin_3 fin_1*3")
    assert state[SEAT] == 1
    assert sa.look(state)["phase"] == "swimming"
    assert GAME.mover(play(GAME, state, "wave*7")) == 1


def test_sa_17_the_tied_ones_roll_again() -> None:
    state = play(GAME, GAME.initial(GAME.Options(seats=4)), "fin_1*4 fin_2*4 shark_wave*4 fin_2*4")
    assert sa.look(state)["phase"] == "first_seat"
    state = play(GAME, state, "fin_1*4 fin_1*4 shark_wave*3 fin_1 shark_wave*4")  # seats 1 and 3, tied once more
    assert state[SEAT] == 1
    assert sa.look(state)["phase"] == "swimming"


def test_sa_17_turns_go_in_seat_order() -> None:
    state = play(GAME, GAME.initial(GAME.Options(seats=3)), "shark_wave*4 fin_1*4 shark_wave*4")
    seats = []
    for _ in range(4):
        seats.append(state[SEAT])
        state = play(GAME, state, "swimmer_1*7 stop")
    assert seats == [1, 2, 0, 1]
    assert GAME.scores(state) == [7, 14, 7]


@mark.parametrize("seats", [1, 7, 0, "2", 2.0, True, None])
def test_sa_17_other_numbers_of_seats_are_refused(seats: object) -> None:
    with raises(OptionError):
        GAME.Options(seats=seats)


@mark.parametrize("end", ["stop", "party"])
def test_sa_18_the_game_ends_at_once_and_who_reaches_the_target_wins(end: str) -> None:
    state = start(f"swimmer_1*7 {end}", target=7, seats=3)
    assert GAME.mover(state) == TERMINAL
    assert GAME.payoffs(state) == [1.0, 0.0, 0.0]
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "stop") == 18


def test_sa_18_a_flight_may_reach_the_target_too() -> None:
    moves = "wave*7 stop swimmer_1 wave*6 go_on shark_attack swimmer_3 shark_wave"
    state = start(moves, target=9)
    assert GAME.mover(state) == TERMINAL
    assert GAME.scores(state) == [0, 9]
    assert GAME.payoffs(state) == [0.0, 1.0]
    assert GAME.mover(start(moves, target=10)) == CHANCE


def test_sa_18_the_target_is_100_unless_agreed_otherwise() -> None:
    assert sa.Options().target == 100
    assert sa.Options(target=1).target == 1
    assert sa.Options(target=1000).target == 1000
    state = start("swimmer_3*7 party wave*7 stop swimmer_3*7 party wave*7 stop swimmer_2*7")
    assert GAME.scores(play(GAME, state, "stop")) == [98, 0]
    assert GAME.mover(play(GAME, state, "stop")) == CHANCE
    assert GAME.mover(play(GAME, state, "party")) == TERMINAL


@mark.parametrize("target", [0, 1001, "100", 100.0, True, None])
def test_sa_18_other_targets_are_refused(target: object) -> None:
    with raises(OptionError):
        GAME.Options(target=target)


def test_sa_example_1_stopping_scores_6_and_two_signs_leave_five_dice() -> None:
    roll = "swimmer_3 swimmer_2 swimmer_1 wave*4"
    assert GAME.scores(start(f"{roll} stop")) == [6, 0]
    state = start(f"{THREE_EATEN} wave*7 stop wave*4 stop wave*7 stop")
    assert signs(state) == [2, 0]
    assert sa.look(state)["to_roll"] == 5


def test_sa_example_2_a_party_of_twelve_scores_24_and_clears_two_signs() -> None:
    state = start("swimmer_1*4 swimmer_2 swimmer_3*2 party")
    assert GAME.scores(state) == [24, 0]
    # With three signs a turn has four dice; three times sun brings it to seven that show twelve.
    state = start(f"{THREE_EATEN} wave*7 stop wave*4 go_on sun wave*5 go_on sun wave*6 go_on sun")
    state = play(GAME, state, "swimmer_1*4 swimmer_2 swimmer_3*2 party")
    assert GAME.scores(state) == [24, 0]
    assert signs(state) == [1, 0]


def test_sa_example_3_the_two_twos_are_eaten() -> None:
    assert sa.feed((2, 2, 0), (3,)) == ([2, 2], [], 1)
    state = play(GAME, flight(3, 1), "swimmer_2*2 wave fin_3")
    assert signs(state) == [2, 0]
    assert sa.look(state)["sharks"] == 2
    assert sa.look(state)["to_roll"] == 1


def test_sa_example_4_two_ones_escape_from_three_fins() -> None:
    assert sa.feed((1, 1, 0), (3,)) == ([], [1, 1], 1)
    state = play(GAME, flight(3, 1), "swimmer_1*2 wave fin_3")
    assert sa.look(state)["escaped"] == 2
    assert signs(state) == [0, 0]
    assert sa.look(state)["sharks"] == 1


def test_sa_example_5_two_fins_take_the_three_and_one_fin_takes_the_one() -> None:
    assert sa.feed((3, 1), (2, 1)) == ([3, 1], [], 0)
    state = flight(2, 2)
    assert signs(state) == [1, 0]
    state = play(GAME, state, "swimmer_3 swimmer_1 fin_1 fin_2")
    assert signs(state) == [3, 0]
    assert GAME.scores(state) == [0, 0]


def test_sa_example_6_three_dice_flee_unharmed_for_21() -> None:
    state = play(GAME, flight(3, 1), "swimmer_3*2 wave shark_wave swimmer_1 shark_wave")
    assert GAME.scores(state) == [21, 0]


@cache
def throws(dice: int, sharks: int) -> dict[tuple[int, int, int], Fraction]:
    """The odds of the dice eaten, the swimmers escaped and the waves, over all that the dice can show."""
    odds: defaultdict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
    for shown in product(FACES, repeat=dice + sharks):
        eaten, escaped = bitten(shown[:dice], shown[dice:])
        odds[len(eaten), sum(escaped), shown[:dice].count(0)] += Fraction(prod(FACES[face] for face in shown))
    return {end: weight / 6 ** (dice + sharks) for end, weight in odds.items()}


def ends(dice: int, sharks: int, escaped: int = 0, eaten: int = 0) -> dict[tuple[int, int], Fraction]:
    """The odds of the points and the signs of a flight; a throw of nothing but waves changes nothing."""
    if dice == 0:
        return {(escaped if eaten else 3 * escaped, eaten): Fraction(1)}
    odds: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (bites, swimmers, waves), chance in throws(dice, sharks).items():
        if waves < dice:
            after = ends(waves, min(4, sharks + 1) if bites else sharks, escaped + swimmers, eaten + bites)
            for end, weight in after.items():
                odds[end] += weight * chance / (1 - throws(dice, sharks)[0, 0, dice])
    return dict(odds)


def rows_after_throw(state: State) -> dict[tuple[int, ...], Fraction]:
    """The odds of the states in which the next throw, or the next turn, begins."""
    rolling, done = {tuple(state): Fraction(1)}, defaultdict[tuple[int, ...], Fraction](Fraction)
    while rolling:
        further = defaultdict[tuple[int, ...], Fraction](Fraction)
        for row, chance in rolling.items():
            odds = GAME.odds(list(row))
            for outcome, weight in enumerate(odds):
                if weight:
                    after = tuple(GAME.step(list(row), outcome))
                    over = after[TURN] != row[TURN] or after[THROW] != row[THROW]
                    (done if over else further)[after] += chance * weight / sum(odds)
        rolling = further
    return done


def rows_at_end(state: State) -> dict[tuple[int, int], Fraction]:
    """The odds of the points and the signs of seat 0 when its turn is over."""
    odds: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    again = Fraction(0)
    for row, chance in rows_after_throw(state).items():
        after = list(row)
        if after[TURN] != state[TURN]:
            odds[GAME.scores(after)[0], signs(after)[0]] += chance
        elif position(after) == position(state):
            again += chance
        else:
            for end, weight in rows_at_end(after).items():
                odds[end] += weight * chance
    return {end: weight / (1 - again) for end, weight in odds.items()}


@mark.parametrize("sharks", [1, 2, 3, 4])
@mark.parametrize("dice", [1, 2, 3])
def test_sa_10_to_16_the_exact_odds_of_one_throw(dice: int, sharks: int) -> None:
    state = flight(dice, sharks)
    found: defaultdict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
    for row, chance in rows_after_throw(state).items():
        look = sa.look(list(row))
        eaten = look["signs"][0] - (sharks - 1)
        if row[TURN] == state[TURN]:
            found[eaten, look["escaped"], look["to_roll"]] += chance
        else:
            points = look["scores"][0]
            found[eaten, points if look["signs"][0] else points // 3, 0] += chance
    assert found == throws(dice, sharks)


@mark.parametrize(
    ("dice", "points", "eaten"),
    [
        (1, Fraction(11, 3), Fraction(1, 3)),
        (2, Fraction(488, 81), Fraction(164, 243)),
        (3, Fraction(1451377, 183708), Fraction(4367, 4374)),
    ],
)
def test_sa_10_to_16_the_exact_odds_of_whole_flights(dice: int, points: Fraction, eaten: Fraction) -> None:
    odds = rows_at_end(flight(dice, 1))
    assert odds == ends(dice, 1)
    assert sum(odds.values()) == 1
    assert sum(end[0] * chance for end, chance in odds.items()) == points
    assert sum(end[1] * chance for end, chance in odds.items()) == eaten


class Afternoon:
    """A game kept with lists of dice by what they show, signs in the middle counted one by one."""

    def __init__(self, options: sa.Options) -> None:
        self.options = options
        self.scores = [0] * options.seats
        self.signs = [0] * options.seats
        self.middle = 6
        self.seat = 0
        self.doing = "first_seat"
        self.contenders = list(range(options.seats))
        self.blue: list[int] = []  # on the table, by swimmers
        self.red: list[int] = []  # by fins
        self.dice = 0  # that the blue ones on the table will be
        self.sharks = 0
        self.escaped = 0
        self.harmed = False
        self.due = 0

    def die(self) -> tuple[str, ...]:
        if self.doing == "event":
            return ("sun", "rain", "shark_attack")
        if self.doing == "first_seat" or len(self.blue) == self.dice:
            return ("shark_wave", "fin_1", "fin_2", "fin_3")
        return ("wave", "swimmer_1", "swimmer_2", "swimmer_3")

    def legal(self) -> set[str]:
        if self.doing == "choosing":
            return {"stop", "go_on" if 0 in self.blue else "party"}
        if self.doing == "signing":
            return {f"sign_from_{seat}" for seat in self.lenders()}
        return set()

    def lenders(self) -> list[int]:
        return [seat for seat, held in enumerate(self.signs) if held and seat != self.seat]

    def falls(self, face: str) -> None:
        number = int(face[-1]) if face[-1].isdigit() else 0
        if self.doing == "event":
            self.event(face)
        elif self.doing == "first_seat":
            self.red.append(number)
            if len(self.red) == 4 * len(self.contenders):
                totals = [sum(self.red[i : i + 4]) for i in range(0, len(self.red), 4)]
                self.contenders = [
                    seat for seat, total in zip(self.contenders, totals, strict=True) if total == max(totals)
                ]
                self.red = []
                if len(self.contenders) == 1:
                    self.begin(self.contenders[0])
        elif self.doing == "swimming":
            self.blue.append(number)
            self.choose_when_all_lie()
        elif len(self.blue) < self.dice:
            self.blue.append(number)
        else:
            self.red.append(number)
            if len(self.red) == self.sharks:
                self.bite()

    def does(self, action: str) -> None:
        if action == "go_on":
            self.doing = "event"
        elif action in ("stop", "party"):
            for _ in range(1 if action == "stop" else 2):
                if self.signs[self.seat]:
                    self.signs[self.seat] -= 1
                    self.middle += 1
            self.end(sum(self.blue) * (1 if action == "stop" else 2))
        else:
            self.signs[int(action[-1])] -= 1
            self.signs[self.seat] += 1
            self.due -= 1
            self.take_signs()

    def begin(self, seat: int) -> None:
        self.seat = seat
        self.blue, self.red = [], []
        self.sharks = self.escaped = 0
        self.harmed = False
        self.dice = 7 - self.signs[seat]
        self.doing = "swimming"

    def choose_when_all_lie(self) -> None:
        self.doing = "choosing" if len(self.blue) == self.dice else "swimming"

    def event(self, face: str) -> None:
        swimmers = [number for number in self.blue if number]
        if face == "shark_attack":
            self.sharks = 1
            self.dice = len(swimmers) if self.options.flight_dice == "dice" else min(11, sum(swimmers))
            self.flee()
            return
        self.dice = min(11, self.dice + 1) if face == "sun" else self.dice - 1
        self.blue = swimmers
        self.choose_when_all_lie()

    def flee(self) -> None:
        self.blue, self.red = [], []
        self.doing = "fleeing"
        if self.dice == 0:
            self.end(self.escaped * (1 if self.harmed else 3))

    def bite(self) -> None:
        eaten, escaped = bitten(tuple(self.blue), tuple(self.red))
        self.due = len(eaten)
        self.escaped += sum(escaped)
        self.dice = self.blue.count(0)
        if eaten:
            self.harmed = True
            self.sharks = min(4, self.sharks + 1)
        self.take_signs()

    def take_signs(self) -> None:
        while self.due and self.middle:
            self.due -= 1
            self.middle -= 1
            self.signs[self.seat] += 1
        if self.due and self.lenders():
            self.doing = "signing"
        else:
            self.flee()

    def end(self, points: int) -> None:
        self.scores[self.seat] += points
        if self.scores[self.seat] >= self.options.target:
            self.doing = "over"
        else:
            self.begin((self.seat + 1) % self.options.seats)


def check_afternoon(state: State, day: Afternoon) -> None:
    look = sa.look(state)
    assert look["phase"] == day.doing
    assert actions(GAME, state) == day.legal()
    assert (look["scores"], look["signs"], look["signs_in_the_middle"]) == (day.scores, day.signs, day.middle)
    signing = day.doing == "signing"
    assert look["signs_due"] == (day.due if signing else 0)
    if day.doing != "over":
        table = [0] * day.dice if signing else day.blue
        assert look["blue"] == Counter(f"swimmer_{number}" if number else "wave" for number in table)
        assert look["to_roll"] == day.dice - len(table)
        assert (look["escaped"], look["eaten"] > 0) == (day.escaped, day.harmed)
        assert signing or look["sharks"] == day.sharks


def play_beside(random: Random, moves: list[str], refusals: Counter[int]) -> None:
    """Plays a game with loaded dice, checks every state and counts the refusals met."""
    options = sa.Options(random.randint(2, 6), random.choice((20, 100, 200)), random.choice(("dice", "swimmers")))
    state, day = GAME.initial(options), Afternoon(options)
    loads = {face: random.choice((0.3, 1, 3)) for face in GAME.OUTCOMES} | {"wave": random.choice((1, 3, 20))}
    boldness = random.choice((1, 4, 20))
    while day.doing != "over" and len(moves) < 600:
        check_afternoon(state, day)
        for key in random.sample(GAME.ACTIONS, 3):
            reason = refused(GAME, state, key)
            assert (reason == 0) == (key in day.legal())
            refusals[reason] += 1
        keys = sorted(day.legal())
        if keys:
            assert GAME.mover(state) == day.seat
            moves += random.choices(keys, [boldness if key == "go_on" else 1 for key in keys])
            state = GAME.step(state, GAME.ACTIONS.index(moves[-1]))
            day.does(moves[-1])
        else:
            assert GAME.mover(state) == CHANCE
            faces = day.die()
            moves += random.choices(faces, [loads[face] for face in faces])
            assert {GAME.OUTCOMES[i] for i, weight in enumerate(GAME.odds(state)) if weight} == set(faces)
            state = GAME.step(state, GAME.OUTCOMES.index(moves[-1]))
            day.falls(moves[-1])
    check_afternoon(state, day)


def test_sa_1_to_18_whole_games_beside_a_second_telling_of_the_rules() -> None:
    refusals: Counter[int] = Counter()
    for seed in range(60):
        moves: list[str] = []
        with to_replay(seed, moves):
            play_beside(Random(seed), moves, refusals)
    assert set(refusals) == {0, 2, 4, 5, 12, 15, 17}
