"""Known values: how many positions there are at each depth, and chances that follow from dice and cards by formula.

tests/known/positions.json holds the numbers of positions: by game, after 0, 1, 2 … moves of two players with the usual
options. Most of them are derived here once more, by counting dice and cards.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import islice
from math import comb, factorial
from pathlib import Path
from typing import NamedTuple

from pytest import mark

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, State, position
from ossuary.engine.registry import GAMES, Game
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from tests.script import play

POSITIONS: dict[str, list[int]] = json.loads((Path(__file__).parent / "known" / "positions.json").read_text("utf-8"))
ROLLING_BONES, SHARK_ATTACKS, SKULLS, BONES = GAMES.values()

# The moves after which seat 0 has won the roll-off, or the lot.
SEAT_0 = {
    "rolling-bones": "seat_0",
    "shark-attacks": "fin_3*4 shark_wave*4",
    "skulls-of-sedlec": "seat_0",
    "bones": "die_6*2 die_1*2",
}


class Likely(NamedTuple):
    """A state and the chance of it, or of any other that counts as the same."""

    state: State
    chance: Fraction


def start(game: Game, moves: str = "") -> State:
    """A game for two in which seat 0 goes first."""
    return play(game, game.initial(game.Options()), f"{SEAT_0[game.NAME]} {moves}")


def moves(game: Game, state: State) -> list[int]:
    """The possible moves, of a seat or of chance."""
    if game.mover(state) == CHANCE:
        return [outcome for outcome, weight in enumerate(game.odds(state)) if weight]
    legal = game.legal(state)
    return [action for action in range(len(game.ACTIONS)) if legal >> action & 1]


def layers(game: Game) -> Iterator[int]:
    """The number of different positions after 0, 1, 2 … moves."""
    layer = [game.initial(game.Options())]
    while layer:
        yield len(layer)
        after = (game.step(state, move) for state in layer for move in moves(game, state))
        layer = list({position(state): state for state in after}.values())


def drawn(game: Game, state: State, draws: int, same: Callable[[State], tuple[int, ...]] = position) -> list[Likely]:
    """The exact chances of the states after this many draws, equal states together."""
    layer = [Likely(state, Fraction(1))]
    for _ in range(draws):
        after: dict[tuple[int, ...], Likely] = {}
        for before, chance in layer:
            odds = game.odds(before)
            for outcome in moves(game, before):
                state = game.step(before, outcome)
                part = chance * odds[outcome] / sum(odds)
                known = after.get(same(state), Likely(state, Fraction(0)))
                after[same(state)] = Likely(known.state, known.chance + part)
        layer = list(after.values())
    return layer


def chance_of(layer: Iterable[Likely], condition: Callable[[State], bool]) -> Fraction:
    return sum((chance for state, chance in layer if condition(state)), Fraction(0))


def mean(layer: Iterable[Likely], value: Callable[[State], int]) -> Fraction:
    return sum((chance * value(state) for state, chance in layer), Fraction(0))


@mark.parametrize("game", GAMES)
def test_the_number_of_positions_at_each_depth(game: str) -> None:
    assert list(islice(layers(GAMES[game]), len(POSITIONS[game]))) == POSITIONS[game]


def test_dice_of_rolling_bones_are_counts_by_face() -> None:
    left = [2 * comb(dice + 5, 5) for dice in range(7)]
    left_and_right = [2 * comb(11, 5) * comb(dice + 5, 5) for dice in range(1, 5)]
    assert POSITIONS["rolling-bones"] == [1, *left, *left_and_right]


def test_positions_of_shark_attacks_from_the_roll_off_to_the_first_choice() -> None:
    one = [1 + 3 * dice for dice in range(4)]  # a total of 0 to 3 fins a die
    roll_off = [*one, *(13 * number for number in one)]
    rolls = [2 * comb(dice + 3, 3) for dice in range(8)]  # either seat, dice by face
    again = [rolled + tied for rolled, tied in zip(rolls, roll_off, strict=True)]
    assert POSITIONS["shark-attacks"][:16] == [*roll_off, *again]

    going_on, stopping, partying = comb(10, 3) - comb(9, 2), 22, 15  # 0 to 21 points, or 14 to 42 in twos
    both = 4  # 14, 16, 18 and 20
    tied = 1
    assert POSITIONS["shark-attacks"][16] == 2 * (going_on + stopping + partying - both) + tied


def test_positions_of_skulls_of_sedlec_up_to_the_second_card_dug() -> None:
    opened = 2 * 18
    digs, later_digs = comb(5, 2), comb(6, 2)  # in pairs of closed piles, before and after the open card is collected
    chosen = opened * (digs + 1)
    first_card = opened * (digs * 17 + later_digs)
    second_card = opened * (digs * 17 * 16 + later_digs * 17)
    assert POSITIONS["skulls-of-sedlec"] == [1, 2, opened, chosen, first_card, second_card]


def test_positions_of_bones_from_the_roll_off_to_the_first_blank() -> None:
    roll_off = [1, 6, 11, 66]
    one = 2 * 28 + 6  # any tile for either seat, or a second roll-off
    two = 2 * (27 * 26 + 27) + 11  # the double blank in hand leaves a space empty
    three = 2 * (27 * 26 * 25 + 27 * 26) + 66
    without_blanks = 21 * 20 * 19
    with_blanks = 27 * 26 * 25 - without_blanks
    four = 2 * (without_blanks + 6 * with_blanks + 27 * 26 * 25) + 3
    assert POSITIONS["bones"] == [*roll_off, 3, one, two, three, four]


def test_the_lot_of_rolling_bones_and_skulls_is_fair() -> None:
    for game in (ROLLING_BONES, SKULLS):
        for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
            first = drawn(game, game.initial(game.Options(seats=seats)), 1)
            assert {state[SEAT]: chance for state, chance in first} == dict.fromkeys(range(seats), Fraction(1, seats))


def test_the_chances_of_a_roll_off_follow_from_the_totals() -> None:
    fins = [1]
    for _ in range(4):
        fins = [
            sum(
                weight * fins[total - face] for face, weight in enumerate((3, 1, 1, 1)) if 0 <= total - face < len(fins)
            )
            for total in range(len(fins) + 3)
        ]
    tied = Fraction(sum(ways**2 for ways in fins), 6**8)
    rolled = drawn(SHARK_ATTACKS, SHARK_ATTACKS.initial(SHARK_ATTACKS.Options()), 8)
    assert chance_of(rolled, lambda state: state[PHASE] == shark_attacks.FIRST_SEAT) == tied
    won = {state[SEAT]: chance for state, chance in rolled if state[PHASE] == shark_attacks.SWIMMING}
    assert won == {0: (1 - tied) / 2, 1: (1 - tied) / 2}

    pips = [min(total - 1, 13 - total) for total in range(2, 13)]
    rolled = drawn(BONES, BONES.initial(BONES.Options()), 4)
    tied = chance_of(rolled, lambda state: state[PHASE] == bones.FIRST_SEAT)
    assert tied == Fraction(sum(ways**2 for ways in pips), 6**4) == Fraction(73, 648)


def test_the_gravestones_of_a_pre_op_roll_are_those_of_six_dice() -> None:
    def gravestones(state: State) -> tuple[int, ...]:
        return (state[rolling_bones.ROLLED + rolling_bones.GRAVESTONE],)

    rolled = drawn(ROLLING_BONES, start(ROLLING_BONES), 18, same=gravestones)
    binomial = {(number,): Fraction(comb(6, number) * 5 ** (6 - number), 6**6) for number in range(7)}
    assert {gravestones(state): chance for state, chance in rolled} == binomial
    assert chance_of(rolled, lambda state: gravestones(state) > (0,)) == 1 - Fraction(5, 6) ** 6


def test_the_left_dice_show_all_six_bones_once_in_65_rolls() -> None:
    rolled = drawn(ROLLING_BONES, start(ROLLING_BONES), 6)
    faces = slice(rolling_bones.ROLLED, rolling_bones.ROLLED + 6)
    assert chance_of(rolled, lambda state: state[faces] == [1] * 6) == Fraction(factorial(6), 6**6) == Fraction(5, 324)
    assert mean(rolled, lambda state: sum(dice > 0 for dice in state[faces])) == 6 * (1 - Fraction(5, 6) ** 6)


def test_seven_dice_bring_seven_swimmers_on_average() -> None:
    rolled = drawn(SHARK_ATTACKS, start(SHARK_ATTACKS), 7)
    assert mean(rolled, lambda state: shark_attacks.tally(state, 0)[1].points) == 7
    assert mean(rolled, lambda state: state[shark_attacks.BLUE]) == Fraction(7, 2)
    party = chance_of(rolled, lambda state: bool(shark_attacks.legal(state) >> shark_attacks.PARTY & 1))
    assert party == Fraction(1, 2) ** 7


def test_the_event_die_has_three_events_alike() -> None:
    after = drawn(SHARK_ATTACKS, start(SHARK_ATTACKS, "wave*7 go_on"), 1)
    assert sorted(chance for _, chance in after) == [Fraction(1, 3)] * 3


def test_a_single_die_that_flees_scores_eleven_thirds_on_average() -> None:
    fleeing = start(SHARK_ATTACKS, "swimmer_1 wave*6 go_on shark_attack")
    thrown = drawn(SHARK_ATTACKS, fleeing, 2)
    back = chance_of(thrown, lambda state: position(state) == position(fleeing))
    assert back == Fraction(1, 2)  # a wave, and so the same throw once more
    # One fin eats one swimmer, one or two fins two, any number three; a swimmer who escapes alone scores three times.
    expected = sum(Fraction(1, 6) * 3 * number * (1 - Fraction(number, 6)) for number in (1, 2, 3)) / (1 - back)
    assert mean(thrown, lambda state: state[shark_attacks.SCORES]) / (1 - back) == expected == Fraction(11, 3)


def test_the_first_card_shows_a_royal_in_two_of_nine_games() -> None:
    def royals(state: State) -> bool:
        look = skulls_of_sedlec.look(state)
        return any("royal" in look["deck"][card] for card in look["up"] if card is not None)

    assert chance_of(drawn(SKULLS, start(SKULLS), 1), royals) == Fraction(4, 18)
    dug = drawn(SKULLS, start(SKULLS, "card_3 dig_2_3"), 2)
    assert len(dug) == 17 * 16
    assert chance_of(dug, royals) == 1 - Fraction(comb(13, 2), comb(17, 2))


def test_three_tiles_bring_the_double_blank_and_other_blanks_as_often_as_a_draw_without_replacement() -> None:
    filled = drawn(BONES, start(BONES), 3)
    assert chance_of(filled, lambda state: state[bones.HANDS] == 1) == Fraction(3, 28)
    full = [Likely(state, chance) for state, chance in filled if state[PHASE] != bones.FILLING]
    assert chance_of(full, lambda state: state[PHASE] == bones.THROWING) == Fraction(comb(21, 3), comb(28, 3))


@mark.parametrize(
    ("tiles", "layout", "total"),
    [
        ("1_2 3_3 4_6", 5, 5),  # 1-2, 3-3 and 4-6; 6 in four other ways, 10 in one
        ("1_1 2_2 6_6", 3, 2),  # 4 in two other ways
        ("1_4 2_3 5_6", 6, 0),  # both ways to throw 5
        ("1_6 2_5 3_4", 6, 0),  # all ways to throw 7
        ("1_5 2_4 4_5", 6, 3),  # 3-3, and 3-6 both ways
    ],
)
def test_the_throws_that_match_three_tiles(tiles: str, layout: int, total: int) -> None:
    drawn_tiles = " ".join(f"tile_{tile}" for tile in tiles.split())
    thrown = drawn(BONES, start(BONES, f"{drawn_tiles} throw"), 2)
    assert chance_of(thrown, lambda state: state[PHASE] == bones.FILLING) == Fraction(layout, 36)
    assert chance_of(thrown, lambda state: state[PHASE] == bones.MATCHED) == Fraction(total, 36)
    assert chance_of(thrown, lambda state: state[PHASE] == bones.THROWING) == Fraction(36 - layout - total, 36)
    assert bones.layouts(start(BONES, drawn_tiles)) == layout
