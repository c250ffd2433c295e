"""Tests of the protocol that change the host of this process from outside."""
# ruff: noqa: F401  what is imported are the tests

from ..live.test_practice import (
    test_a_press_looks_at_the_worst_mistake_first,
    test_the_answer_is_exact_and_a_right_one_comes_back_later_than_a_wrong_one,
)
