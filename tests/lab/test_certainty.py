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
    assert (low, high) == pytest.approx(wilson(0.5, 99), abs=1e-3)
    assert rate(np.full(50, 0.5), 100) == (0.5, wilson(0.5, 100))


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


def test_several_tests_are_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]


def test_who_looks_all_the_time_is_seldom_fooled() -> None:
    rng = np.random.default_rng(1)
    fair = rng.choice([-1.0, 0.0, 0.0, 1.0], size=(400, 1000))
    fooled = sum(decided([rounds], 0.9) is not None for rounds in fair)
    assert fooled <= 40
    naive = sum(
        any((paired(rounds[:looks]).chance or 0) < 0.1 for looks in range(20, 1001, 20)) for rounds in fair[:100]
    )
    assert naive > 25  # as often as the usual test would be


def test_a_clear_difference_is_decided_soon_and_three_need_more_than_one() -> None:
    rng = np.random.default_rng(2)
    clear = rng.choice([-1.0, 0.0, 1.0], p=[0.05, 0.45, 0.5], size=(3, 500))
    one, three = decided([clear[0]], 0.95), decided(list(clear), 0.95)
    assert one is not None and three is not None and 20 <= one <= three <= 120
    assert decided([clear[0][:10]], 0.95) is None
    bound = always(clear[0][:one], 0.95)
    assert bound.low > 0 and bound.chance is None
