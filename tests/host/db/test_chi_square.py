"""The chi-square test: known values, and too few draws for a test."""

import math

from pytest import approx, mark

from ossuary.host.db.chi_square import beyond, chi_square

# From tables: what chi-square exceeds with this probability, by degrees of freedom.
KNOWN = [
    (1, 0.05, 3.8415),
    (1, 0.001, 10.8276),
    (2, 0.05, 5.9915),
    (3, 0.5, 2.3660),
    (5, 0.05, 11.0705),
    (5, 0.001, 20.5150),
    (17, 0.01, 33.4087),
    (27, 0.05, 40.1133),
    (100, 0.05, 124.3421),
    (500, 0.025, 563.8515),
]


@mark.parametrize(("freedom", "probability", "chi"), KNOWN)
def test_how_likely_a_chi_square_is(freedom: int, probability: float, chi: float) -> None:
    assert beyond(chi, freedom) == approx(probability, rel=2e-4)


@mark.parametrize("freedom", [1, 2, 3, 8, 31, 400])
def test_a_larger_chi_square_is_less_likely(freedom: int) -> None:
    likely = [beyond(chi, freedom) for chi in (0.0, 0.1, 1.0, freedom, 2 * freedom, 10 * freedom, 10_000.0)]
    assert likely[0] == 1.0 and likely == sorted(likely, reverse=True) and 0 <= likely[-1] < 1e-12


def test_two_degrees_of_freedom_are_an_exponential() -> None:
    assert beyond(7.0, 2) == approx(math.exp(-3.5))


def test_chi_square_of_a_die() -> None:
    assert chi_square([5, 8, 9, 8, 10, 20], [1] * 6) == approx(13.4)
    assert chi_square([30, 10, 10, 10], [3, 1, 1, 1]) == 0.0


def test_too_few_draws_say_nothing() -> None:
    assert chi_square([5, 5, 5, 5, 5, 4], [1] * 6) is None
    assert chi_square([5, 5, 5, 5, 5, 5], [1] * 6) == 0.0
    assert chi_square([15, 5, 5, 4], [3, 1, 1, 1]) is None
