"""Ratings: a measurement of strength by results, as sure as its games make it."""

from math import exp, log, sqrt

import pytest

from ossuary.rating.adjusted import adjusted, given_up
from ossuary.rating.rating import MIDDLE, SCALE, SPREAD, YEAR, Rating, chances, updated


def test_400_points_are_ten_to_one() -> None:
    assert chances([1900.0, 1500.0]) == pytest.approx([10 / 11, 1 / 11])
    assert chances([1500.0] * 4) == pytest.approx([0.25] * 4)


def test_a_win_between_equal_newcomers() -> None:
    winner, loser = updated([Rating(), Rating()], [1.0, 0.0], 1.0)
    # By hand: the slope of the chance is 1/4 a scale, its variance 1/4, and that of the difference 2 * 200².
    slope, spread = 0.25 / SCALE, 2 * SPREAD**2
    gain = spread * slope / (spread * slope**2 + 0.25)
    assert winner.mean - MIDDLE == pytest.approx(gain * 0.5 / 2)
    assert loser.mean - MIDDLE == pytest.approx(-gain * 0.5 / 2)
    # The sum of both strengths is as unknown as before, their difference is known better.
    left = spread * (1 - gain * slope)
    assert winner.deviation == loser.deviation == pytest.approx(sqrt((spread + left) / 4))
    assert (winner.games, loser.games) == (1, 1)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_measurement_as_matrices_have_it(seats: int) -> None:
    """The formula without matrices is that with them."""
    numpy = pytest.importorskip("numpy")
    ratings = [Rating(1400 + 37.0 * seat, 60 + 20.0 * seat, seat) for seat in range(seats)]
    results, noise = [1.3, *[-0.3 / (seats - 1)] * (seats - 1)], 0.08
    chance = numpy.array(chances([rating.mean for rating in ratings]))
    prior = numpy.diag([1 / rating.deviation**2 for rating in ratings])
    spread = numpy.linalg.inv(prior + (numpy.diag(chance) - numpy.outer(chance, chance)) / (noise * SCALE**2))
    moved = spread @ (numpy.array(results) - chance) / (noise * SCALE)
    found = updated(ratings, results, noise)
    assert [new.mean - old.mean for new, old in zip(found, ratings, strict=True)] == pytest.approx(list(moved))
    assert [new.deviation for new in found] == pytest.approx(list(numpy.sqrt(numpy.diag(spread))))
    assert [new.games for new in found] == [seat + 1 for seat in range(seats)]


def test_less_noise_counts_as_more_games() -> None:
    yardstick = Rating(1500, 0.1)
    by_wins = Rating()
    for _ in range(10):
        by_wins = updated([by_wins, yardstick], [0.5, 0.5], 1.0)[0]
    by_result = updated([Rating(), yardstick], [0.5, 0.5], 0.1)[0]
    assert by_wins.deviation == pytest.approx(by_result.deviation, rel=1e-4)


def test_who_is_well_known_moves_little() -> None:
    newcomer, known = updated([Rating(), Rating(1500, 20, 90)], [0.8, 0.2], 0.1)
    assert newcomer.mean - MIDDLE > 10 * (MIDDLE - known.mean) > 0
    assert known.deviation < 20


def test_what_is_expected_moves_nobody() -> None:
    before = [Rating(1600, 50, 3), Rating(1450, 70, 4), Rating(1500, 90, 5)]
    after = updated(before, chances([rating.mean for rating in before]), 0.2)
    assert [rating.mean for rating in after] == pytest.approx([rating.mean for rating in before])


def test_time_makes_less_sure_and_never_less_than_of_a_newcomer() -> None:
    known = Rating(1600, 40, 50)
    assert known.after(0) == known
    assert known.after(-5) == known
    assert known.after(YEAR).deviation == pytest.approx(sqrt(40**2 + 50**2))
    assert known.after(1000 * YEAR) == Rating(1600, SPREAD, 50)
    assert known.margin == pytest.approx(78.4)


def test_a_result_is_an_equal_share_and_skill() -> None:
    won = [1.0, 0.0]
    assert adjusted([-0.1, 0.1], won, won) == pytest.approx([0.4, 0.6])  # luck has won
    assert sum(adjusted([0.3, -0.1, -0.2], [0.0, 1.0, 0.0], [0.0, 1.0, 0.0])) == pytest.approx(1.0)


def test_part_of_the_luck_can_be_left_in() -> None:
    won = [1.0, 0.0]
    assert adjusted([-0.1, 0.1], won, won, 0.0) == won
    assert adjusted([-0.1, 0.1], won, won, 0.5) == pytest.approx([0.7, 0.3])


def test_who_gives_up_gives_away_what_was_left() -> None:
    ends = [0.6, 0.3, 0.1]
    assert given_up(ends, 0) == pytest.approx([0.0, 0.6, 0.4])
    assert adjusted([0.05, -0.05, 0.0], ends, given_up(ends, 0)) == pytest.approx(
        [1 / 3 + 0.05 - 0.6, 1 / 3 - 0.05 + 0.3, 1 / 3 + 0.3]
    )


@pytest.mark.parametrize("chance", [0.0, 0.02, 0.5, 0.98])
def test_giving_up_is_never_more_than_playing_on_and_losing(chance: float) -> None:
    """Who plays on and gives nothing away has, on average, what is left more than who gives up."""
    ends = [chance, 1 - chance]
    stopped = adjusted([0.0, 0.0], ends, given_up(ends, 0))[0]
    played_on = adjusted([0.0, 0.0], [0.0, 1.0], [0.0, 1.0])[0]
    assert played_on - stopped == pytest.approx(chance)


def test_ratings_come_to_the_strength_that_is_there() -> None:
    """Results that are what a difference of 150 points makes of them, one after the other."""
    expected = 1 / (1 + exp(-150 / 400 * log(10)))
    ratings = [Rating(), Rating()]
    for _ in range(60):
        ratings = updated(ratings, [expected, 1 - expected], 0.1)
    assert ratings[0].mean - ratings[1].mean == pytest.approx(150, abs=10)
