"""How a turn of Shark Attacks! can end, as states made by the rules, and what is measured of them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ....engine.bits import lowest
from ....engine.nodes import PHASE, SEAT, State
from ....twin import arrays
from ..rules import (
    BITTEN,
    BLUE,
    BLUE_DICE,
    CHOOSING,
    EATEN,
    ESCAPED,
    FLEEING,
    PARTY,
    SCORES,
    SHARK_OUTCOME,
    SHARKS,
    SHARKS_TO_ROLL,
    SIGNING,
    SIGNS,
    SLOTS,
    STOP,
    TO_ROLL,
    Options,
    bank,
    initial,
    legal,
    step,
)
from .flight import MOST_SWIMMERS

Measure = Callable[[State], Sequence[float]]
Floats: TypeAlias = Any
Fled = dict[tuple[int, int], Sequence[float]]  # by dice eaten and swimmers escaped


def at_beach(state: State, flights: Any, measure: Measure) -> tuple[Floats, Floats, Floats]:
    """What is measured of a turn that ends with a stop or a party, by swimmers, or in a flight, by dice."""
    catches = range(MOST_SWIMMERS + 1)
    stop = arrays.array([measure(stopped(state, swimmers, STOP)) for swimmers in catches])
    party = arrays.array([measure(stopped(state, swimmers, PARTY)) for swimmers in catches])
    start = cleared(state)
    start[SHARKS] = 1
    fled = _fled(start, BLUE_DICE, measure)
    flight = arrays.array([_mean(flights[dice, 1], fled) for dice in range(BLUE_DICE + 1)])
    return stop, party, flight


def of_flight(state: State, ends: Floats, dice: int, measure: Measure) -> list[float]:
    """The mean of what is measured of a flight under way, from the chances of how it ends."""
    return _mean(ends, _fled(state, dice, measure))


def _mean(ends: Floats, fled: Fled) -> list[float]:
    """The mean of what is measured, by the chances of the ends."""
    means = [0.0] * len(fled[0, 0])
    for end, measured in fled.items():
        if chance := ends[end]:
            for number, one in enumerate(measured):
                means[number] += chance * one
    return means


def stopped(state: State, swimmers: int, action: int) -> State:
    """The state after stopping, or a party, with this many swimmers."""
    end = cleared(state)
    end[PHASE] = CHOOSING
    end[BLUE] = 1 if action == STOP else 0
    end[BLUE + 1] = swimmers
    return step(end, action)


def _fled(state: State, dice: int, measure: Measure) -> Fled:
    """What is measured by dice eaten and swimmers escaped from now on, if this many dice still swim."""
    ends = [(eaten, escaped) for eaten in range(dice + 1) for escaped in range(3 * (dice - eaten) + 1)]
    return {end: measure(_out_of_the_water(state, *end)) for end in ends}


def _out_of_the_water(state: State, eaten: int, escaped: int) -> State:
    """The state after a flight that ate and let escape this many more dice: a last shark finds nothing."""
    end = cleared(state)
    end[PHASE] = FLEEING
    end[SHARKS] = state[SHARKS]
    end[SHARKS_TO_ROLL] = 1
    end[BITTEN] = eaten
    end[EATEN] = state[EATEN]
    end[ESCAPED] = state[ESCAPED] + escaped
    end = step(end, SHARK_OUTCOME)
    while end[PHASE] == SIGNING:
        end = step(end, lowest(legal(end)))
    return end


def started(options: Options, needs: Sequence[int], signs: Sequence[int] = ()) -> State:
    """The state in which the first seat begins a turn, these points are missing to each, and signs stand so."""
    state = initial(options)
    state[SEAT] = options.seats - 1
    for seat, need in enumerate(needs):
        state[SCORES + seat] = options.target - need
    for seat, number in enumerate(signs):
        state[SIGNS + seat] = number
    bank(state, 0)
    return state


def cleared(state: State) -> State:
    """The state with no dice on the table."""
    cleared = state.copy()
    cleared[TO_ROLL:SLOTS] = [0] * (SLOTS - TO_ROLL)
    return cleared
