"""Skeleton: all states of a turn with one skeleton, after a number of post-op rolls."""

from typing import NamedTuple

from .layout import PLACE, SCORED, STRIDE, Layout


class Skeleton(NamedTuple):
    """All states with one skeleton after a number of post-op rolls."""

    post_ops: int
    falses: int  # the number of its list of false bones
    shape: int
    scored: int  # points without a hat
    unlaid: int  # dice, with a hat that is worn
    left: int  # the most dice of a kind among them
    right: int
    centre: int
    place: int  # of its first row, and from one left die to the next
    stride: int
    itself: bool  # its own mirror image: only half of its states are worked out


def skeleton_of(states: Layout, post_ops: int, falses: int, shape: int, itself: bool) -> Skeleton:
    """A skeleton with its dice."""
    return Skeleton(
        post_ops,
        falses,
        shape,
        int(states.where[post_ops, falses, shape, SCORED]),
        states.unlaid[post_ops, shape],
        int(states.most[falses, shape, 0]),
        int(states.most[falses, shape, 1]),
        int(states.most[falses, shape, 2]),
        int(states.where[post_ops, falses, shape, PLACE]),
        int(states.where[post_ops, falses, shape, STRIDE]),
        itself,
    )
