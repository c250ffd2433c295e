"""The roll-off for the first seat (SA-17, BN-1): the highest total starts, the tied ones roll again."""

from collections import defaultdict
from fractions import Fraction

from pytest import mark

from ossuary.engine import rolloff
from ossuary.engine.nodes import CHANCE, OWN, SEAT, SEATS, THROW, State
from ossuary.engine.registry import GAMES
from ossuary.engine.rolloff import CONTENDERS, SLOTS
from tests.script import play

BASE = OWN + 2  # anywhere


def begun(seats: int, dice: int) -> State:
    """The start of a roll-off."""
    state = [0] * (BASE + SLOTS)
    state[SEATS] = seats
    rolloff.begin(state, BASE, dice)
    return state


def winner(seats: int, throws: str) -> int:
    """The winner after these throws, one per seat that rolls, as in "5-2 3-3"; only the last die decides it."""
    dice = [[int(pips) for pips in throw.split("-")] for throw in throws.split()]
    state = begun(seats, len(dice[0]))
    results = [rolloff.roll(state, BASE, len(throw), pips) for throw in dice for pips in throw]
    assert results[:-1] == [-1] * (len(results) - 1)
    return results[-1]


def rollers(seats: int, totals: list[int]) -> list[int]:
    """Which seat rolls one die each time, these totals coming up, and at last who has won or -1."""
    state = begun(seats, 1)
    order = []
    won = -1
    for total in totals:
        order.append(state[SEAT])
        won = rolloff.roll(state, BASE, 1, total)
    return [*order, won]


@mark.parametrize(
    ("seats", "throws", "seat"),
    [
        (2, "6-1 3-3", 0),
        (2, "1-1 1-2", 1),
        (3, "2-2 6-6 6-5", 1),
        (4, "1-1 2-1 3-1 4-1", 3),
        (4, "1-2 1-1 1-1 1-1", 0),
        (6, "0-1 0-2 0-3 1-0 3-1 2-1", 4),
    ],
)
def test_the_highest_total_of_all_dice_wins(seats: int, throws: str, seat: int) -> None:
    assert winner(seats, throws) == seat


def test_a_throw_of_nothing_but_waves_beats_nobody_and_ties_with_its_like() -> None:
    assert winner(2, "0-0-0-0 0-0-0-1") == 1
    assert winner(2, "0-0-0-0 0-0-0-0 0-0-0-0 1-0-0-0") == 1


def test_the_seats_roll_in_their_order_each_once() -> None:
    assert rollers(4, [2, 5, 1, 4]) == [0, 1, 2, 3, 1]


def test_only_the_tied_ones_roll_again() -> None:
    assert rollers(4, [3, 6, 6, 2, 1, 5]) == [0, 1, 2, 3, 1, 2, 2]
    assert rollers(3, [4, 1, 4, 6, 5]) == [0, 1, 2, 0, 2, 0]


def test_a_tie_below_the_highest_total_is_none() -> None:
    assert rollers(4, [2, 2, 6, 2]) == [0, 1, 2, 3, 2]


def test_those_who_tie_again_roll_again() -> None:
    assert rollers(3, [4, 4, 4, 5, 1, 5, 2, 2, 6, 3]) == [0, 1, 2, 0, 1, 2, 0, 2, 0, 2, 0]


def test_a_lower_total_wins_a_later_round() -> None:
    assert winner(2, "6-6 6-6 1-1 1-2") == 1


def test_a_won_roll_off_leaves_nothing_behind() -> None:
    state = begun(3, 1)
    for pips in (4, 4, 2, 5, 3):
        rolloff.roll(state, BASE, 1, pips)
    assert state[BASE : BASE + SLOTS] == [0] * SLOTS


def test_every_throw_has_a_key_of_its_own() -> None:
    state = begun(3, 2)
    keys = []
    for pips in (6, 6, 6, 6, 1, 1, 2, 3, 2, 2):
        keys.append(tuple(state[:3]))
        rolloff.roll(state, BASE, 2, pips)
    assert keys == [(0, throw, index) for throw in range(1, 6) for index in range(2)]
    assert state[THROW] == 5


def one_round(start: State, dice: int, faces: dict[int, int]) -> dict[tuple[int, int], Fraction]:
    """The chances of (winner, contenders) after one round of a roll-off, -1 where the contenders go on."""
    ways = {(tuple(start), -1): Fraction(1)}
    for _ in range(dice * start[BASE + CONTENDERS].bit_count()):
        after: dict[tuple[tuple[int, ...], int], Fraction] = defaultdict(Fraction)
        for (row, _), chance in ways.items():
            for pips, weight in faces.items():
                state = list(row)
                won = rolloff.roll(state, BASE, dice, pips)
                after[tuple(state), won] += chance * Fraction(weight, sum(faces.values()))
        ways = after
    results: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (row, won), chance in ways.items():
        results[won, row[BASE + CONTENDERS]] += chance
    return results


def chances(seats: int, contenders: int, dice: int, faces: dict[int, int]) -> list[Fraction]:
    """The exact chance of each seat: a round leaves a winner, fewer contenders, or the same ones as before."""
    start = begun(seats, dice)
    for _ in range(0 if contenders == (1 << seats) - 1 else dice * seats):
        rolloff.roll(start, BASE, dice, contenders >> start[SEAT] & 1)  # the others lose
    assert start[BASE + CONTENDERS] == contenders
    results = one_round(start, dice, faces)
    won = [results.get((seat, 0), Fraction(0)) for seat in range(seats)]
    again = results.pop((-1, contenders))
    for (winner, fewer), chance in results.items():
        if winner < 0:
            assert fewer & ~contenders == 0
            later = chances(seats, fewer, dice, faces)
            won = [mine + chance * mine_later for mine, mine_later in zip(won, later, strict=True)]
    return [mine / (1 - again) for mine in won]


@mark.parametrize("dice", [1, 2])
@mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_the_same_chance_to_start(seats: int, dice: int) -> None:
    faces = dict.fromkeys(range(1, 7), 1) if dice == 2 else {0: 3, 1: 1, 2: 1, 3: 1}
    assert chances(seats, (1 << seats) - 1, dice, faces) == [Fraction(1, seats)] * seats


def test_two_playing_dice_each_tie_in_146_of_1296_cases() -> None:
    results = one_round(begun(2, 2), 2, dict.fromkeys(range(1, 7), 1))
    assert results == {(0, 0): Fraction(575, 1296), (1, 0): Fraction(575, 1296), (-1, 0b11): Fraction(146, 1296)}


def test_bn_1_each_rolls_both_dice_and_the_winner_fills_the_board() -> None:
    game = GAMES["bones"]
    state = play(game, game.initial(game.Options(seats=3)), "die_2 die_3 die_6 die_1 die_3 die_4")
    assert game.mover(state) == CHANCE
    assert game.look(state)["phase"] == "first_seat"
    state = play(game, state, "die_1 die_5 die_6 die_6")
    assert (game.look(state)["phase"], game.look(state)["seat"]) == ("filling", 2)


def test_sa_17_each_rolls_the_four_shark_dice_and_the_most_fins_start() -> None:
    game = GAMES["shark-attacks"]
    state = play(game, game.initial(game.Options(seats=2)), "shark_wave*3 fin_1 shark_wave*2 fin_1 shark_wave")
    assert game.look(state)["phase"] == "first_seat"
    state = play(game, state, "fin_3 shark_wave*3 fin_1*4")
    assert (game.look(state)["phase"], game.look(state)["seat"]) == ("swimming", 1)
