"""Pig: roll a die as often as you dare and keep what you rolled, or roll a 1 and lose it; the first to 100 points wins.

A folk game, described by John Scarne in 1945. The rule page is en/rules.ftl.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from ossuary.engine.nodes import (
    CHANCE,
    INDEX,
    OWN,
    PHASE,
    SEAT,
    SEATS,
    TERMINAL,
    Part,
    State,
    begin_throw,
    begin_turn,
    next_seat,
    shares,
)
from ossuary.engine.options import Number, Option, check

NAME = "pig"
PREFIX = "PIG"
MIN_SEATS, MAX_SEATS = 2, 8  # PIG-1

# Moves: stable keys, whose index is the move.
ROLL, HOLD = 0, 1
ACTIONS = ("roll", "hold")
OUTCOMES = ("one", "two", "three", "four", "five", "six", *(f"seat_{seat}" for seat in range(MAX_SEATS)))
FIRST_SEAT_OUTCOME = 6
DIE = (1, 1, 1, 1, 1, 1)
FIRST_SEAT_ODDS = tuple((0,) * 6 + (1,) * seats + (0,) * (MAX_SEATS - seats) for seats in range(MAX_SEATS + 1))

# Phases: one constant per kind of node.
PHASES = ("first_seat", "choosing", "rolling", "over")
FIRST_SEAT, CHOOSING, ROLLING, OVER = range(4)

# Slots: options first, then the game's own.
TARGET = OWN  # points, 2 to 1000
SCORES = TARGET + 1  # by seat, points kept
TURN_TOTAL = SCORES + MAX_SEATS  # points at risk in this turn
SLOTS = TURN_TOTAL + 1

TARGETS = Number(usual=100, least=2, most=1000)  # PIG-5
OPTIONS: dict[str, Option] = {"target": TARGETS}


@dataclass(frozen=True)
class Options:
    """What the players agree on before a game."""

    seats: int = 2
    target: int = TARGETS.usual

    def __post_init__(self) -> None:
        check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1))


class Look(TypedDict):
    """The state spelled out."""

    phase: str
    seat: int
    target: int
    scores: list[int]
    turn_total: int


def initial(options: Options) -> State:
    """The state before the first seat is drawn."""
    state = [0] * SLOTS
    state[SEATS] = options.seats
    state[PHASE] = FIRST_SEAT
    state[TARGET] = options.target
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    phase = state[PHASE]
    if phase == OVER:
        return TERMINAL
    return state[SEAT] if phase == CHOOSING else CHANCE


def legal(state: State) -> int:
    """The legal actions, a bit each."""
    if state[PHASE] != CHOOSING:
        return 0
    if state[SCORES + state[SEAT]] + state[TURN_TOTAL] >= state[TARGET]:
        return 1 << HOLD  # PIG-5
    return 1 << ROLL | (state[TURN_TOTAL] > 0) << HOLD  # PIG-2, PIG-4


def refusal(state: State, action: int) -> int:
    """The number of the rule that forbids an action, 0 where it is legal."""
    if legal(state) >> action & 1:
        return 0
    phase = state[PHASE]
    if phase == FIRST_SEAT:
        return 1
    if phase == ROLLING:
        return 3
    return 4 if phase == CHOOSING and action == HOLD else 5


def odds(state: State) -> Sequence[int]:
    """The weights of the outcomes, in their order; those left out at the end weigh nothing."""
    return FIRST_SEAT_ODDS[state[SEATS]] if state[PHASE] == FIRST_SEAT else DIE


def advance(state: State, move: int) -> None:
    """Plays a legal action, or an outcome of chance, in place."""
    phase = state[PHASE]
    if phase == ROLLING:
        _rolled(state, 1 + move)
    elif phase == CHOOSING:
        if move == ROLL:
            state[PHASE] = ROLLING
            begin_throw(state)
        else:
            _hold(state)
    else:
        _begin(state, move - FIRST_SEAT_OUTCOME)  # PIG-1


def step(state: State, move: int) -> State:
    """The state after a move."""
    after = state.copy()
    advance(after, move)
    return after


def scores(state: State) -> list[int]:
    """The points of each seat."""
    return [state[SCORES + seat] for seat in range(state[SEATS])]


def payoffs(state: State) -> list[float]:
    """What each seat has of the win, all together 1 when the game is over."""
    if state[PHASE] != OVER:
        return [0.0 for _ in range(state[SEATS])]
    return shares(scores(state))


def tally(state: State, seat: int) -> list[Part]:
    """The score of a seat by parts: what it has kept, and what it has at risk."""
    parts = [Part("kept", state[SCORES + seat], [])]
    if seat == state[SEAT] and state[TURN_TOTAL]:
        parts.append(Part("risked", state[TURN_TOTAL], []))
    return parts


def look(state: State) -> Look:
    """The state spelled out with names."""
    return Look(
        phase=PHASES[state[PHASE]],
        seat=state[SEAT],
        target=state[TARGET],
        scores=scores(state),
        turn_total=state[TURN_TOTAL],
    )


def _begin(state: State, seat: int) -> None:
    # PIG-2
    begin_turn(state, seat)
    state[TURN_TOTAL] = 0
    state[PHASE] = CHOOSING


def _rolled(state: State, pips: int) -> None:
    # PIG-3
    state[INDEX] += 1
    if pips == 1:
        _begin(state, next_seat(state))
    else:
        state[TURN_TOTAL] += pips
        state[PHASE] = CHOOSING


def _hold(state: State) -> None:
    # PIG-4, PIG-5
    state[SCORES + state[SEAT]] += state[TURN_TOTAL]
    if state[SCORES + state[SEAT]] >= state[TARGET]:
        state[TURN_TOTAL] = 0
        state[PHASE] = OVER
    else:
        _begin(state, next_seat(state))
