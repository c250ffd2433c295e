"""SK-16: the best pairing, against all pairings."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from pytest import mark

from ossuary.games.skulls_of_sedlec.pairs import ADJACENT, best_pairing, pairing

ALL_SKULLS = (1 << 18) - 1
LEVELS = ((0, 2, 4, 6), (1, 3, 5, 7), (8, 10, 12), (9, 11, 13), (14, 16), (15, 17))  # skulls from left to right

stacks = st.integers(0, ALL_SKULLS)
few_romantics = st.sets(st.integers(0, 17), max_size=8).map(lambda skulls: sum(1 << skull for skull in skulls))


def where(skull: int) -> tuple[int, int]:
    """The level of a skull and its centre, in half cards from the left edge of the bottom row."""
    level = next(level for level, skulls in enumerate(LEVELS) if skull in skulls)
    return level, 1 + level // 2 + 2 * LEVELS[level].index(skull)


def touch(one: int, other: int) -> bool:
    (level, centre), (other_level, other_centre) = where(one), where(other)
    if level == other_level:
        return abs(centre - other_centre) == 2
    return abs(level - other_level) == 1 and abs(centre - other_centre) <= 1


@cache
def most_pairs(romantics: int) -> int:
    """The size of a best pairing, by pairing the highest romantic with each other one and with none."""
    if romantics == 0:
        return 0
    highest = romantics.bit_length() - 1
    rest = romantics ^ 1 << highest
    partners = [skull for skull in range(highest) if rest >> skull & 1 and touch(highest, skull)]
    return max([most_pairs(rest), *(1 + most_pairs(rest ^ 1 << partner) for partner in partners)])


def check_pairing(romantics: int) -> None:
    pairs = pairing(romantics)
    assert len(pairs) == best_pairing(romantics) == most_pairs(romantics)
    skulls = [skull for pair in pairs for skull in pair]
    assert len(set(skulls)) == len(skulls)
    assert all(romantics >> skull & 1 for skull in skulls)
    assert all(touch(one, other) for one, other in pairs)


def test_sk_16_adjacent_skulls_touch_edge_to_edge() -> None:
    for one in range(18):
        assert ADJACENT[one] == sum(1 << other for other in range(18) if touch(one, other))


@given(stacks)
def test_sk_16_no_pairing_has_more_pairs_than_the_best_one(romantics: int) -> None:
    check_pairing(romantics)


@given(few_romantics)
def test_sk_16_the_best_pairing_of_few_romantics(romantics: int) -> None:
    check_pairing(romantics)


def test_sk_16_a_stack_of_romantics_pairs_all() -> None:
    check_pairing(ALL_SKULLS)
    assert best_pairing(ALL_SKULLS) == 9


@mark.parametrize(
    ("skulls", "pairs"),
    [
        ((), 0),
        ((0,), 0),
        ((0, 1), 1),  # one card
        ((0, 2), 1),  # neighbours
        ((0, 3), 0),  # corner to corner
        ((0, 4), 0),
        ((1, 8), 1),  # a lower skull on the uppers below it
        ((3, 8), 1),
        ((5, 8), 0),
        ((1, 9), 0),
        ((9, 14), 1),
        ((13, 16), 1),
        ((15, 17), 1),
        ((1, 3, 8), 1),  # example 3: three that all touch one another
        ((0, 1, 10, 11, 15), 2),  # example 3: two pairs and one alone on level 6
        ((0, 2, 4, 6), 2),  # a row of four: not the middle two
        ((1, 3, 5, 8, 10, 12), 3),
        ((1, 3, 8, 14, 9), 2),
    ],
)
def test_sk_16_pairs(skulls: tuple[int, ...], pairs: int) -> None:
    romantics = sum(1 << skull for skull in skulls)
    check_pairing(romantics)
    assert best_pairing(romantics) == pairs
