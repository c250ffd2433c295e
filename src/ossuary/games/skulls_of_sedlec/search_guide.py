"""The guide through Skulls of Sedlec: piles with as many cards are alike, and so are both ends of a single card."""

from ...engine.nodes import SEAT, SEATS, State
from ...fair import any_of, toss
from .rule_of_thumb import choose
from .rules import (
    CARDS,
    DIG_LAST,
    DOWN,
    LEFT,
    PAIRS,
    PILES,
    PLACED,
    SHAPES,
    SPOTS,
    STACK,
    UNSEEN,
    UP,
    kind_scores,
    legal,
)
from .rules import PARTS as PART_NAMES

PARTS = len(PART_NAMES)
TRUST = 0.3  # of all curiosity, what goes to the favourite
POINT = 0.005  # what a point of lead is worth beside the win
NEAR = 6.6  # effort: some hundred moves
NOISE = 15  # percent of random actions in a playout


def favourite(state: State, rng: list[int]) -> int:
    """The action that looks best at first sight."""
    return choose(state, rng)


def playout(state: State, rng: list[int]) -> int:
    """The action that a playout goes on with."""
    if toss(rng, 100) < NOISE:
        return any_of(legal(state), rng)
    return choose(state, rng)


def first_alike(state: State, action: int) -> int:
    """The first action that comes to the same by symmetry."""
    if action < DIG_LAST:
        first, second = _depths(state, action)
        for other in range(action):
            if legal(state) >> other & 1 and _depths(state, other) == (first, second):
                return other
    elif action >= STACK and (action - STACK) % len(SPOTS) == LEFT and state[SHAPES + state[SEAT]] == 1:
        return action + 1
    return action


def _depths(state: State, dig: int) -> tuple[int, int]:
    """How many cards the two piles of a dig have face down, fewer first."""
    first, second = state[DOWN + PAIRS[dig][0]], state[DOWN + PAIRS[dig][1]]
    return min(first, second), max(first, second)


def parts(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """The score of a seat by kinds."""
    return kind_scores(state, seat)


def effort(state: State) -> float:
    """About how many moves it takes to compute the rest of a game of two, as a power of e."""
    unseen, untaken = 0, 0
    for card in range(CARDS):
        unseen += state[UNSEEN + card]
    for pile in range(PILES):
        untaken += state[UP + pile] > 0
    return 0.8 * (unseen + untaken + CARDS - state[PLACED]) + 1.05 * unseen - 6.3  # fitted to positions from play


def near_end(state: State) -> bool:
    """Whether little is left to compute until the end of the game."""
    return state[SEATS] == 2 and effort(state) < NEAR
