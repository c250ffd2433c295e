"""BN-18: the best line, against all lines."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pytest import mark

from ossuary.games.bones.lines import PIPS, TILES, best_line, laid_out, line_pips, pips

ALL_TILES = (1 << 28) - 1

hands = st.sets(st.integers(0, 27), max_size=9).map(lambda tiles: sum(1 << tile for tile in tiles))
large_hands = st.integers(0, ALL_TILES)


def hand(tiles: str) -> int:
    """A hand from its tiles, as in "02 55"."""
    return sum(1 << TILES.index((int(tile[0]), int(tile[1]))) for tile in tiles.split())


def longest(tiles: int, value: int) -> int:
    """The most pips of a line that goes on from a value, by trying all of them."""
    most = 0
    for tile, halves in enumerate(TILES):
        if tiles >> tile & 1 and value in halves:
            most = max(most, PIPS[tile] + longest(tiles ^ 1 << tile, sum(halves) - value))
    return most


def check_line(tiles: int) -> None:
    line = best_line(tiles)
    assert line & ~tiles == 0
    laid = laid_out(line)
    assert sorted((min(tile), max(tile)) for tile in laid) == [TILES[i] for i in range(28) if line >> i & 1]
    assert all(left[1] == right[0] for left, right in pairwise(laid))
    assert pips(line) == sum(sum(tile) for tile in laid) == line_pips(tiles)
    assert bool(line) == bool(tiles)
    assert best_line(tiles) == line


def test_the_tiles_are_a_double_six_set() -> None:
    assert TILES[:8] == ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (1, 1))
    assert TILES[27] == (6, 6)
    assert len(set(TILES)) == 28
    assert sum(PIPS) == 168


@given(hands)
def test_bn_18_no_line_has_more_pips_than_the_best_one(tiles: int) -> None:
    check_line(tiles)
    assert line_pips(tiles) == max(longest(tiles, value) for value in range(7))


@given(large_hands)
def test_bn_18_the_best_line_of_any_hand_is_a_line(tiles: int) -> None:
    check_line(tiles)


@given(large_hands, st.integers(0, 27))
def test_bn_18_one_more_tile_never_makes_the_best_line_worse(tiles: int, tile: int) -> None:
    assert line_pips(tiles) <= line_pips(tiles | 1 << tile)


@mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("00", 0),
        ("34", 7),
        ("66", 12),
        ("11 22 33 66", 12),  # doubles alone: the heaviest
        ("00 11", 2),
        ("01 12 23 55", 10),  # a double that nothing joins
        ("01 12 23 55 66", 12),  # … and one that is heavier than the line
        ("01 12 02 45 56 46", 30),  # two separate rings
        ("00 01 11 56", 11),
        ("00 01 03 04 06 05", 11),  # all on the blank: the two heaviest
        ("06 16 26 36 46 56", 21),
        ("06 16 26 36 46 56 66", 33),  # the double six between two of them
    ],
)
def test_bn_18_points_of_a_line(tiles: str, points: int) -> None:
    check_line(hand(tiles))
    assert line_pips(hand(tiles)) == points


@mark.parametrize(
    ("tiles", "points"),
    [
        ("02 04 05 12 13 23", 19),  # without 0|2, the cheapest to leave out, a ring and two tiles fall apart
        ("12 13 23 34 45 46", 29),
        ("03 05 06 16 23 24 34", 34),
        ("01 02 03 05 13 25 26 45", 32),  # six values are odd, and both tiles between the parts are the cheapest
        ("01 02 03 13 36 44 46 56", 35),
        ("00 02 03 04 12 15 25 36", 30),
        ("02 12 14 23 24 33 35 36 55", 45),
        ("01 02 12 34 35 45 03 14 25", 39),  # two rings joined by three tiles
        ("01 03 04 12 16 23 25 33 35", 38),
        ("11 01 02 22 03 33 04 44 05 55", 27),  # a star with a double on each arm
        ("01 02 04 13 16 22 33 36 44 45", 48),
        ("00 01 04 06 11 12 13 24 25 45 66", 47),
    ],
)
def test_bn_18_no_tile_may_be_left_out_that_holds_the_line_together(tiles: str, points: int) -> None:
    check_line(hand(tiles))
    assert line_pips(hand(tiles)) == max(longest(hand(tiles), value) for value in range(7)) == points


def test_bn_18_the_whole_set_is_one_line() -> None:
    # Each value is on six tiles besides its double: no value is odd.
    assert best_line(ALL_TILES) == ALL_TILES
    assert line_pips(ALL_TILES) == 168
    check_line(ALL_TILES)


@mark.parametrize("missing", range(28))
def test_bn_18_a_set_less_one_tile_is_one_line(missing: int) -> None:
    rest = ALL_TILES ^ 1 << missing
    assert best_line(rest) == rest
    assert line_pips(rest) == 168 - PIPS[missing]
    check_line(rest)


def test_bn_example_5_a_taken_blank_is_blank() -> None:
    assert line_pips(hand("04")) == 4
    assert line_pips(hand("04 06")) == 10
    assert laid_out(best_line(hand("04 06"))) in ([(4, 0), (0, 6)], [(6, 0), (0, 4)])
    assert line_pips(hand("04 36")) == 9


def test_bn_18_no_tiles_lay_no_line() -> None:
    assert laid_out(0) == []
