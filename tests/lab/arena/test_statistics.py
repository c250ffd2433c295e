"""How certain figures are: literal values, and promises kept on games of pure luck."""

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ossuary.lab.arena.statistics import always, decided, fewest, once, rate, shared, wilson


def test_an_interval_of_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert wilson(1.0, 10) == pytest.approx((0.722467, 1.0), abs=1e-6)


def test_a_rate_of_rounds_that_go_as_a_whole_has_the_bounds_of_clopper_and_pearson() -> None:
    # As scipy.stats.binomtest(7, 10).proportion_ci() says.
    mean, interval = rate(np.array([1.0] * 7 + [0.0] * 3))
    assert mean == pytest.approx(0.7)
    assert interval == pytest.approx((0.3475471, 0.9332605), abs=1e-7)
    assert rate(np.ones(8))[1] == pytest.approx((0.025 ** (1 / 8), 1.0))
    assert rate(np.array([0.0]))[1] == pytest.approx((0.0, 0.975))


@cache
def interval(rounds: tuple[float, ...], certainty: float) -> tuple[float, float]:
    """The interval of a difference that is looked at once."""
    found = once(np.array(rounds), certainty, reach=1)
    return found.low, found.high


def holds(rounds: NDArray[np.float64], certainty: float, true: float) -> bool:
    """Whether the interval of these rounds holds their true mean."""
    low, high = interval(tuple(sorted(rounds.tolist())), certainty)
    return low <= true <= high


LUCKS = {  # chances of a round that is lost, shared and won
    "alike": (0.25, 0.5, 0.25),
    "better": (0.05, 0.45, 0.5),
    "all_or_nothing": (0.4, 0.0, 0.6),
    "hardly_ever_apart": (0.0, 0.97, 0.03),
    "nearly_always_won": (0.02, 0.0, 0.98),
}


@pytest.mark.parametrize("number", [2, 3, 5, 10, 30])
@pytest.mark.parametrize("luck", LUCKS)
def test_the_interval_of_a_difference_holds_at_any_number_of_rounds(number: int, luck: str) -> None:
    rng, chances = np.random.default_rng(number), LUCKS[luck]
    rounds = rng.choice([-1.0, 0.0, 1.0], p=chances, size=(4000, number))
    assert np.mean([holds(one, 0.95, chances[2] - chances[0]) for one in rounds]) >= 0.95


@pytest.mark.parametrize("number", [2, 3, 5, 10, 30])
def test_the_intervals_of_all_pairs_hold_together(number: int) -> None:
    rng = np.random.default_rng(number)
    skill = np.array([0.0, 0.3, 0.6])  # of three minds that meet in pairs; a round is won by skill and luck
    first, second = np.triu_indices(3, 1)
    true = skill[second] - skill[first]
    rounds = np.where(rng.random((4000, 3, number)) < (1 + true[:, None]) / 2, 1.0, -1.0)
    held = [all(holds(one[pair], shared(0.95, 3), true[pair]) for pair in range(3)) for one in rounds]
    assert np.mean(held) >= 0.95


@pytest.mark.parametrize("number", [2, 3, 5, 10, 30])
def test_the_interval_of_a_rate_holds_from_few_rounds_on(number: int) -> None:
    rng = np.random.default_rng(number)
    luck = rng.beta(1.4, 0.6, size=(40, number))  # the games of a round go alike, but not quite: 70% on average
    for rounds in (luck, rng.binomial(6, luck) / 6, rng.binomial(6, 0.7, luck.shape) / 6):
        intervals = [rate(one)[1] for one in rounds]
        assert np.mean([low <= 0.7 <= high for low, high in intervals]) >= 0.95


def test_many_rounds_have_the_interval_that_is_usual() -> None:
    rounds = np.random.default_rng(6).choice([-1.0, 0.0, 1.0], p=[0.1, 0.6, 0.3], size=1000)
    found = once(rounds, 0.95, reach=1)
    # As scipy.stats.ttest_1samp says: 0.1700 to 0.2440.
    assert (found.mean, found.low, found.high) == pytest.approx((0.207, 0.1688, 0.2446), abs=1e-4)
    assert found.chance is not None and 1e-30 < found.chance < 1e-20
    halved = once(rounds / 2, 0.95, reach=0.5)
    assert (halved.low, halved.high) == pytest.approx((found.low / 2, found.high / 2))


def test_few_rounds_prove_little() -> None:
    assert once(np.ones(4), 0.95, reach=1).chance == pytest.approx(0.125)  # no more than their signs can tell
    assert once(np.zeros(4), 0.95, reach=1).chance == 1
    assert once(np.ones(1), 0.95, reach=1).chance == 1
    equal = once(np.zeros(10), 0.95, reach=1)
    assert (equal.low, equal.high) == pytest.approx((-0.3084971, 0.3084971))


def test_so_many_rounds_it_takes_to_prove_anything() -> None:
    assert [fewest(pairs) for pairs in (1, 3, 28)] == [6, 7, 11]
    for pairs in (1, 3, 28):
        enough, few = np.ones(fewest(pairs)), np.ones(fewest(pairs) - 1)
        assert once(few, shared(0.95, pairs), reach=1).low < 0 < once(enough, shared(0.95, pairs), reach=1).low


def test_who_looks_all_the_time_is_seldom_fooled() -> None:
    rng = np.random.default_rng(1)
    fair = rng.choice([-1.0, 0.0, 0.0, 1.0], size=(400, 1000))
    fooled = sum(decided([rounds], 0.9, reach=1) is not None for rounds in fair)
    assert fooled <= 40


@pytest.mark.parametrize("seldom", [0.02, 0.1, 0.2])
def test_who_seldom_wins_but_then_a_whole_round_fools_nobody(seldom: float) -> None:
    rng = np.random.default_rng(3)
    lopsided = np.where(rng.random((400, 1000)) < seldom, 1.0, -seldom / (1 - seldom))  # as much as the other in all
    assert sum(decided([rounds], 0.99, reach=1) is not None for rounds in lopsided) <= 4


def test_a_clear_difference_is_decided_soon_and_three_need_more_than_one() -> None:
    rng = np.random.default_rng(2)
    clear = rng.choice([-1.0, 0.0, 1.0], p=[0.05, 0.45, 0.5], size=(3, 500))
    one, three = decided([clear[0]], 0.95, reach=1), decided(list(clear), 0.95, reach=1)
    assert one is not None and three is not None and 10 <= one <= three <= 120
    assert decided([clear[0][:9]], 0.95, reach=1) is None


def test_what_is_decided_is_what_its_interval_says() -> None:
    rounds = np.random.default_rng(4).choice([-0.5, 0.0, 0.5], p=[0.2, 0.4, 0.4], size=2000)
    end = decided([rounds], 0.99, reach=0.5)
    assert end is not None and end > 20
    before, after = always(rounds[: end - 10], 0.99, reach=0.5), always(rounds[:end], 0.99, reach=0.5)
    assert before.low < 0 < after.low < after.mean < after.high < 0.5
    assert after.chance is None
    mirrored = always(-rounds[:end], 0.99, reach=0.5)
    assert (mirrored.low, mirrored.high) == pytest.approx((-after.high, -after.low))
    assert always(-rounds[:end] / 0.5, 0.99, reach=1).high == pytest.approx(mirrored.high / 0.5)
    assert always(np.full(5, -1.0), 0.95, reach=1).low == -1
