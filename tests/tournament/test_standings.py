"""Standings, computed by hand."""

from ossuary.tournament.meetings import Meeting
from ossuary.tournament.standings import Standing, standings


def test_swiss_with_a_bye() -> None:
    rounds = [
        [Meeting(0, 2, 1.0, 7), Meeting(3, 1, 0.5, 0), Meeting(4, None)],
        [Meeting(4, 0, 0.0, -3), Meeting(1, 2, 1.0, 1), Meeting(3, None)],
    ]
    assert standings([0, 1, 2, 3, 4], rounds, "swiss") == [
        Standing(0, 1, 2.0, 1.0, 0.0, 10, 2),  # met 2 (0 points) and 4 (1 point)
        Standing(3, 2, 1.5, 3.0, 0.0, 0, 1),  # met 1 (1.5), and rested: as if against itself (1.5)
        Standing(1, 3, 1.5, 1.5, 0.0, 1, 2),  # met 3 (1.5) and 2 (0)
        Standing(4, 4, 1.0, 3.0, 0.0, -3, 1),  # rested (1), met 0 (2)
        Standing(2, 5, 0.0, 3.5, 0.0, -8, 2),
    ]


def test_who_is_equal_by_buchholz_is_told_apart_by_their_own_game_then_by_points() -> None:
    own = [[Meeting(0, 1, 0.0, -1), Meeting(2, 3, 0.0, -9)], [Meeting(2, 0, 0.0, 0), Meeting(3, 1, 1.0, 5)]]
    told = standings([0, 1, 2, 3], own, "swiss")
    assert [(one.player, one.points, one.second, one.direct) for one in told] == [
        (3, 2.0, 1.0, 0.0), (1, 1.0, 3.0, 0.0), (0, 1.0, 1.0, 0.0), (2, 0.0, 3.0, 0.0),
    ]  # fmt: skip
    equal = [[Meeting(0, 1, 0.5, 0), Meeting(2, 3, 0.5, 0)]]
    assert [one.place for one in standings([0, 1, 2, 3], equal, "swiss")] == [1, 1, 1, 1]
    by_margin = [[Meeting(0, 1, 1.0, 2), Meeting(2, 3, 1.0, 3)]]
    assert [(one.player, one.place) for one in standings([0, 1, 2, 3], by_margin, "swiss")] == [
        (2, 1), (0, 2), (1, 3), (3, 4),
    ]  # fmt: skip


def test_round_robin_puts_the_own_game_before_sonneborn_berger_and_counts_no_bye() -> None:
    rounds = [
        [Meeting(0, 3, 0.0, -1), Meeting(1, 2, 1.0, 1)],
        [Meeting(3, 2, 0.0, -1), Meeting(0, 1, 1.0, 1)],
        [Meeting(1, 3, 1.0, 1), Meeting(2, 0, 0.0, -1)],
    ]
    told = standings([0, 1, 2, 3], rounds, "round-robin")
    assert [(one.player, one.points, one.direct, one.second) for one in told] == [
        (0, 2.0, 1.0, 3.0), (1, 2.0, 0.0, 2.0), (2, 1.0, 1.0, 1.0), (3, 1.0, 0.0, 2.0),
    ]  # fmt: skip
    alone = standings([0, 1, 2], [[Meeting(0, 1, 1.0, 1), Meeting(2, None)]], "round-robin")
    assert [(one.player, one.points, one.played) for one in alone] == [(0, 1.0, 1), (2, 0.0, 0), (1, 0.0, 1)]


def test_a_game_that_goes_on_counts_nothing_yet() -> None:
    rounds = [[Meeting(0, 1), Meeting(2, 3, 1.0, 4)]]
    told = standings([0, 1, 2, 3], rounds, "swiss")
    assert {one.player: (one.points, one.played) for one in told} == {0: (0, 0), 1: (0, 0), 2: (1, 1), 3: (0, 1)}
