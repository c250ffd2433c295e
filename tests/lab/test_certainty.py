"""How certain figures are: literal values, and promises kept on games of pure luck."""

import numpy as np
import pytest

from ossuary.lab.certainty import always, decided, holm, paired, rate, wilson


def test_an_interval_of_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert wilson(1.0, 10) == pytest.approx((0.722467, 1.0), abs=1e-6)


def test_games_that_go_alike_count_for_less() -> None:
    together = np.array([1.0, 0.0] * 50)  # ten games a round, all won or all lost
    mean, (low, high) = rate(together, 1000)
    assert mean == 0.5
    assert (low, high) == wilson(0.5, 100)  # as many as there are rounds
    assert rate(np.full(50, 0.5), 100) == (0.5, wilson(0.5, 100))
    assert rate(np.ones(8), 80) == (1.0, wilson(1.0, 8))
    assert rate(np.array([0.5]), 10) == (0.5, wilson(0.5, 1))


@pytest.mark.parametrize("number", [2, 3, 5, 10, 30])
def test_the_interval_of_a_rate_holds_from_few_rounds_on(number: int) -> None:
    rng = np.random.default_rng(number)
    luck = rng.beta(1.4, 0.6, size=(1000, number))  # the games of a round go alike, but not quite: 70 % on average
    for rounds in (luck, rng.binomial(6, luck) / 6, rng.binomial(6, 0.7, luck.shape) / 6):
        intervals = [rate(one, 6 * number)[1] for one in rounds]
        assert np.mean([low <= 0.7 <= high for low, high in intervals]) >= 0.92


def test_the_paired_test_is_students() -> None:
    found = paired(np.array([0.5, 0.0, 1.0, 0.5, -0.5, 0.5, 1.0, 0.0, 0.5, 0.5]))
    # As scipy.stats.ttest_1samp says: p = 0.02237, and 0.0713 to 0.7287.
    assert found.mean == pytest.approx(0.4)
    assert found.chance == pytest.approx(0.02237, abs=2e-4)
    assert (found.low, found.high) == pytest.approx((0.0713, 0.7287), abs=5e-4)


def test_few_rounds_prove_little() -> None:
    assert paired(np.ones(4)).chance == 0.125  # all four rounds one way: no more than their signs can tell
    assert paired(np.zeros(4)).chance == 1
    assert paired(np.ones(1)).chance == 1
    many = paired(np.random.default_rng(6).choice([-1.0, 0.0, 1.0], p=[0.1, 0.6, 0.3], size=1000))
    assert many.chance is not None and 1e-35 < many.chance < 1e-20  # and many prove no more than they do


def test_several_tests_are_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]


def test_who_looks_all_the_time_is_seldom_fooled() -> None:
    rng = np.random.default_rng(1)
    fair = rng.choice([-1.0, 0.0, 0.0, 1.0], size=(400, 1000))
    fooled = sum(decided([rounds], 0.9, reach=1) is not None for rounds in fair)
    assert fooled <= 40
    naive = sum(
        any((paired(rounds[:looks]).chance or 0) < 0.1 for looks in range(20, 1001, 20)) for rounds in fair[:100]
    )
    assert naive > 25  # as often as the usual test would be


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
