"""The flight of Shark Attacks! as chances of what comes out of it, in code that runs at both speeds.

For two players a flight is chance alone: each sign comes from the middle or from the only other beach (SA-12).
"""

from typing import Any

from ....engine.nodes import PHASE, State
from ....twin import arrays
from ....twin.kinds import Floats2, Floats3, Floats4
from ..rules import (
    BLUE,
    BLUE_DICE,
    EATEN,
    ESCAPED,
    FINS,
    FLEEING,
    SHARK_DICE,
    SHARK_DIE,
    SHARK_OUTCOME,
    SHARKS,
    SHARKS_TO_ROLL,
    SIGNS,
    SWIMMER_DIE,
    TO_ROLL,
    advance,
)

MOST_SWIMMERS = 3 * BLUE_DICE

EXPORTED = ("throw", "follow", "fill")
FACTORIALS = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800)


def no_chances() -> Any:
    """Room for the chances of a throw."""
    return arrays.zeros((BLUE_DICE + 1, BLUE_DICE + 1, MOST_SWIMMERS + 1))


def ways(ones: int, twos: int, threes: int, dice: int, die: Any, wave: int) -> float:
    """The chance of a number of dice with each number, the others waves; the die's faces begin with the wave."""
    waves = dice - ones - twos - threes
    chance = FACTORIALS[dice] / (FACTORIALS[ones] * FACTORIALS[twos] * FACTORIALS[threes] * FACTORIALS[waves])
    total = die[wave] + die[wave + 1] + die[wave + 2] + die[wave + 3]
    for face, count in ((0, waves), (1, ones), (2, twos), (3, threes)):
        chance *= (die[wave + face] / total) ** count
    return chance


def begin(state: State, dice: int, sharks: int) -> None:
    """Makes it a state in which so many dice are about to be thrown."""
    state[PHASE] = FLEEING
    state[TO_ROLL] = dice
    state[SHARKS] = state[SHARKS_TO_ROLL] = sharks


def throw(state: State, scratch: State, chances: Floats3) -> None:
    """Fills in the chances of what a throw comes to that is under way: by waves, dice eaten, swimmers escaped."""
    chances[:] = 0
    dice = state[TO_ROLL]
    for ones in range(dice + 1):
        for twos in range(dice + 1 - ones):
            for threes in range(dice + 1 - ones - twos):
                likely = ways(ones, twos, threes, dice, SWIMMER_DIE, 0)
                _sharks(state, scratch, chances, likely, dice - ones - twos - threes, ones, twos, threes)


def _sharks(
    state: State, scratch: State, chances: Any, likely: float, waves: int, ones: int, twos: int, threes: int
) -> None:
    """The same once the blue dice have come to rest; the rules see the last shark die fall."""
    dice = state[SHARKS_TO_ROLL] - 1
    for one in range(dice + 1):
        for two in range(dice + 1 - one):
            for three in range(dice + 1 - one - two):
                likely_fins = likely * ways(one, two, three, dice, SHARK_DIE, SHARK_OUTCOME)
                for last in range(4):
                    scratch[:] = state
                    scratch[TO_ROLL] = 0
                    scratch[BLUE] += waves + 1  # one wave too many keeps the flight going, and so what it has come to
                    scratch[BLUE + 1] += ones
                    scratch[BLUE + 2] += twos
                    scratch[BLUE + 3] += threes
                    scratch[SHARKS_TO_ROLL] = 1
                    scratch[FINS] += dice - one - two - three
                    scratch[FINS + 1] += one
                    scratch[FINS + 2] += two
                    scratch[FINS + 3] += three
                    scratch[SIGNS] = scratch[SIGNS + 1] = 0  # nobody has one to lend
                    advance(scratch, SHARK_OUTCOME + last)
                    eaten = scratch[EATEN] - state[EATEN]
                    escaped = scratch[ESCAPED] - state[ESCAPED]
                    chances[scratch[TO_ROLL] - 1, eaten, escaped] += likely_fins * SHARK_DIE[SHARK_OUTCOME + last] / 6


def follow(chances: Floats3, sharks: int, flights: Floats4, ends: Floats2) -> None:
    """Fills in the chances of how a flight ends, by dice eaten and swimmers escaped, from those of its next throw."""
    ends[:] = 0
    for waves in range(chances.shape[0]):
        for eaten in range(chances.shape[1]):
            joined = min(sharks + 1, SHARK_DICE) if eaten else sharks  # SA-14
            for escaped in range(chances.shape[2]):
                if chances[waves, eaten, escaped] > 0:
                    for more in range(waves + 1):
                        for later in range(3 * (waves - more) + 1):
                            chance = chances[waves, eaten, escaped] * flights[waves, joined, more, later]
                            ends[eaten + more, escaped + later] += chance


def fill(flights: Floats4, chances: Floats3, start: State, scratch: State) -> None:
    """Fills in the chances of how a flight ends: by dice in the water, sharks, dice eaten, swimmers escaped."""
    flights[:] = 0
    for sharks in range(SHARK_DICE + 1):
        flights[0, sharks, 0, 0] = 1
    for dice in range(1, BLUE_DICE + 1):
        for sharks in range(1, SHARK_DICE + 1):
            begin(start, dice, sharks)
            throw(start, scratch, chances)
            again = chances[dice, 0, 0]  # nothing but waves: the same throw once more
            chances[dice, 0, 0] = 0
            follow(chances, sharks, flights, flights[dice, sharks])
            for eaten in range(dice + 1):
                for escaped in range(3 * (dice - eaten) + 1):
                    flights[dice, sharks, eaten, escaped] /= 1 - again
