"""Pairing: everybody plays or rests, nobody meets anybody twice, nobody rests twice, and the seats are shared out."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ossuary.tournament import round_robin, swiss
from ossuary.tournament.matching import Matching
from ossuary.tournament.meetings import LEAST, MOST, Meeting, opponents, rested, seat_balance

from .played import by_lot, played, ranked

SIZES = st.integers(LEAST, MOST)


def check(size: int, rounds: list[list[Meeting]]) -> None:
    """What holds of any tournament in which nobody was withdrawn."""
    byes = list[int]()
    for meetings in rounds:
        seated = [player for one in meetings for player in (one.first, one.second) if player is not None]
        assert sorted(seated) == [*range(size)]
        byes += [one.first for one in meetings if one.second is None]
    assert len(byes) == len(set(byes)) == (len(rounds) if size % 2 else 0)
    met = opponents(rounds)
    assert all(len(others) == len(set(others)) for others in met.values())


@settings(max_examples=40, deadline=None)
@given(SIZES, st.data(), st.integers(0, 2**32))
def test_a_swiss_tournament(size: int, data: st.DataObject, seed: int) -> None:
    number = data.draw(st.integers(1, min(swiss.most_rounds(size), 9)))
    rounds = played("swiss", size, number, seed)
    check(size, rounds)
    assert max(map(abs, seat_balance(rounds).values())) <= swiss.LEANING


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8, 9, 15, 16, 31, 64])
def test_as_many_rounds_as_are_certain(size: int) -> None:
    number = swiss.most_rounds(size)
    for seed in range(20 if size < 12 else 1):
        check(size, played("swiss", size, number, seed))


@settings(max_examples=40, deadline=None)
@given(SIZES)
def test_a_round_robin(size: int) -> None:
    rounds = [round_robin.pair(size, number) for number in range(round_robin.rounds_of(size))]
    check(size, rounds)
    met = opponents(rounds)
    assert all(sorted(met[player]) == [other for other in range(size) if other != player] for player in range(size))
    balance = seat_balance(rounds)
    assert {abs(balance[player]) for player in range(size)} == ({0} if size % 2 else {1})


def test_the_first_round_and_the_second_as_one_would_pair_them_by_hand() -> None:
    first = swiss.pair([0, 1, 2, 3, 4, 5, 6, 7], [])
    assert first == [Meeting(0, 4), Meeting(5, 1), Meeting(2, 6), Meeting(7, 3)]
    rounds = [[one._replace(share=1.0) for one in first]]
    assert ranked([*range(8)], rounds)[:4] == [0, 2, 5, 7]
    second = swiss.pair([0, 2, 5, 7, 1, 3, 4, 6], rounds)
    assert second is not None
    assert [{one.first, one.second} for one in second] == [{0, 5}, {2, 7}, {1, 4}, {3, 6}]


def test_the_last_one_rests_first_and_then_the_last_who_has_not() -> None:
    first = swiss.pair([0, 1, 2, 3, 4], [])
    assert first is not None and rested([first]) == {4}
    rounds = [[one if one.second is None else one._replace(share=1.0) for one in first]]
    second = swiss.pair([0, 2, 1, 3, 4], rounds)
    assert second is not None and rested([second]) == {3}


def test_who_is_withdrawn_is_not_paired() -> None:
    lots = random.Random(3)
    for size in (6, 9, 14):
        players, rounds = [*range(size)], list[list[Meeting]]()
        while len(players) > 3:
            meetings = swiss.pair(ranked(players, rounds), rounds)
            if meetings is None:
                break
            assert sorted(p for one in meetings for p in one[:2] if p is not None) == players
            rounds.append(by_lot(meetings, lots))
            players.remove(lots.choice(players))
        met = opponents(rounds)
        assert len(rounds) >= 2 and all(len(others) == len(set(others)) for others in met.values())


def test_none_is_said_only_where_there_is_no_pairing() -> None:
    everybody_met = [round_robin.pair(4, number) for number in range(3)]
    assert swiss.pair([0, 1, 2, 3], everybody_met) is None
    # Six players after three rounds in which two groups of three met each other: two triangles are left.
    crossed = [[Meeting(one, 3 + (one + turn) % 3) for one in range(3)] for turn in range(3)]
    assert swiss.pair([*range(6)], crossed) is None
    assert swiss.pair([*range(6)], crossed[:2]) is not None


@settings(max_examples=200, deadline=None)
@given(st.integers(1, 4), st.data())
def test_partners_are_found_wherever_there_are_any(half: int, data: st.DataObject) -> None:
    size = 2 * half
    pairs = [pair for pair in combinations(range(size), 2) if data.draw(st.booleans())]
    may: list[set[int]] = [{b for a, b in pairs if a == one} | {a for a, b in pairs if b == one} for one in range(size)]

    def possible(left: list[int]) -> bool:
        return not left or any(
            other in may[left[0]] and possible([one for one in left[1:] if one != other]) for other in left[1:]
        )

    matching = Matching(may)
    assert matching.complete == possible([*range(size)])
    if not matching.complete:
        return
    left = [*range(size)]
    while left:
        one = left.pop(0)
        for other in left:
            rest = [third for third in left if third != other]
            fixed = matching.fix(one, other)
            assert fixed == (other in may[one] and possible(rest))
            if fixed:
                left = rest
                break
