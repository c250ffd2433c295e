"""The turn at the beach of Shark Attacks! as a stopping problem, in code that runs at both speeds.

Of the dice on the table only this matters: how many stand, the swimmers that they show, how many are to be rolled and
how many show waves. What a turn's ends are worth is given; any number of cases is solved beside each other, in lanes.
"""

from typing import Any

from ....twin.kinds import Floats2
from ..rules import BLUE_DICE

HALVES = tuple(0.5**power for power in range(BLUE_DICE + 1))
SWEEPS = 10  # they leave less than 4e-16 of the error of the first guess, even if all go on


def _cells(standing: int) -> int:
    """The pairs (dice to roll, waves) that are possible beside this many standing dice."""
    return (BLUE_DICE - standing + 1) * (BLUE_DICE - standing + 2) // 2


# Standing dice show as many swimmers as there are, up to three times as many.
FIRST_ROWS = tuple(
    sum((2 * fewer + 1) * _cells(fewer) for fewer in range(standing)) for standing in range(BLUE_DICE + 2)
)
ROWS = FIRST_ROWS[BLUE_DICE + 1]

EXPORTED = ("solve", "lead")

TIE = 1e-12  # chances that differ by less are the same
WIDTH = 1e-9  # between chances that differ by less a seat may mix


def row(standing: int, swimmers: int, to_roll: int, waves: int) -> int:
    """The row of the state with this many dice that stand, swimmers on them, dice to roll, dice that show waves."""
    dice = to_roll + waves
    return FIRST_ROWS[standing] + (swimmers - standing) * _cells(standing) + dice * (dice + 1) // 2 + waves


def solve(
    values: Floats2, stop: Floats2, party: Floats2, flight: Floats2, by_swimmers: bool, fresh: Floats2, led: Floats2
) -> None:
    """Fills in the values of a turn from those of stopping and partying, by swimmers, and of fleeing, by dice.

    `fresh` is room for a number per dice rolled and lane. Each lane chooses what is best for it, unless `led` says by
    row and lane how often it goes on or has a party.
    """
    for standing in range(BLUE_DICE, -1, -1):
        for swimmers in range(standing, 3 * standing + 1):
            fleeing = min(swimmers, BLUE_DICE) if by_swimmers else standing
            _throws(values, standing, swimmers, fresh)
            _choices(values, standing, swimmers, stop[swimmers], party[swimmers], flight[fleeing], fresh, led)
            _finish(values, standing, swimmers)


def _throws(values: Any, standing: int, swimmers: int, fresh: Any) -> None:
    """What the next die brings if it stands, and by dice thrown what a throw brings in which some die does."""
    lanes = values.shape[1]
    sixth = 1 / 6
    for dice in range(1, BLUE_DICE - standing + 1):
        for lane in range(lanes):
            fresh[dice, lane] = 0
        share = 1.0
        for waves in range(dice):
            here = row(standing, swimmers, dice - waves, waves)
            one = row(standing + 1, swimmers + 1, dice - waves - 1, waves)
            two = row(standing + 1, swimmers + 2, dice - waves - 1, waves)
            three = row(standing + 1, swimmers + 3, dice - waves - 1, waves)
            for lane in range(lanes):
                stands = sixth * (values[one, lane] + values[two, lane] + values[three, lane])
                values[here, lane] = stands
                fresh[dice, lane] += share * stands
            share /= 2


def _choices(
    values: Any, standing: int, swimmers: int, stop: Any, party: Any, flight: Any, fresh: Any, led: Any
) -> None:
    """The values of the choices; those with different numbers of waves lead to each other."""
    lanes = values.shape[1]
    most = BLUE_DICE - standing
    here = row(standing, swimmers, 0, 0)
    for lane in range(lanes):
        values[here, lane] = max(stop[lane], party[lane])
        if len(led) > 0:
            values[here, lane] = stop[lane] + led[here, lane] * (party[lane] - stop[lane])
        fresh[0, lane] = 0
    for waves in range(1, most + 1):
        here = row(standing, swimmers, 0, waves)
        sunny, event = _sunny(waves, most), _event(waves, most)
        for lane in range(lanes):
            values[here, lane] = stop[lane]
            # What no sweep changes stands from now on one place further down, where it is not needed any more.
            fresh[waves - 1, lane] = event * (flight[lane] + fresh[sunny, lane] + fresh[waves - 1, lane])
    for _ in range(SWEEPS):
        for waves in range(most, 0, -1):
            here = row(standing, swimmers, 0, waves)
            more = row(standing, swimmers, 0, _sunny(waves, most))
            less = row(standing, swimmers, 0, waves - 1)
            event = _event(waves, most)
            all_more = event * HALVES[waves + 1] if waves < most else 0.0
            all_less = event * HALVES[waves - 1]
            for lane in range(lanes):
                on = fresh[waves - 1, lane] + all_more * values[more, lane] + all_less * values[less, lane]
                if len(led) > 0:
                    values[here, lane] = stop[lane] + led[here, lane] * (on - stop[lane])
                else:
                    values[here, lane] = on if on > stop[lane] else stop[lane]  # noqa: FURB136 (max is slow when compiled)


def _sunny(waves: int, most: int) -> int:
    """The dice that are rolled after the sun."""
    return min(waves + 1, most)  # SA-6


def _event(waves: int, most: int) -> float:
    """The weight of an event; with no blue die left, sun and waves lead back to this very choice, which is left out."""
    return 1 / 3 if waves < most else 1 / (3 - HALVES[waves])


def _finish(values: Any, standing: int, swimmers: int) -> None:
    """The values in the middle of a throw: as likely as not the next die is one more wave."""
    lanes = values.shape[1]
    for dice in range(1, BLUE_DICE - standing + 1):
        for waves in range(dice - 1, -1, -1):
            here = row(standing, swimmers, dice - waves, waves)
            wave = row(standing, swimmers, dice - waves - 1, waves + 1)
            for lane in range(lanes):
                values[here, lane] += values[wave, lane] / 2


def going_on(values: Any, standing: int, swimmers: int, waves: int, flight: Any, by_swimmers: bool) -> list[float]:
    """The values of the event die about to be rolled."""
    fleeing = min(swimmers, BLUE_DICE) if by_swimmers else standing
    sun = values[row(standing, swimmers, _sunny(waves, BLUE_DICE - standing), 0)]
    rain = values[row(standing, swimmers, waves - 1, 0)]
    return [(bitten + sunny + rainy) / 3 for bitten, sunny, rainy in zip(flight[fleeing], sun, rain, strict=True)]


def lead(values: Floats2, stop: Floats2, led: Floats2) -> None:
    """Fills in how often lanes go on or have a party by what they solved: where that is better, by more than a tie."""
    for standing in range(BLUE_DICE + 1):
        for swimmers in range(standing, 3 * standing + 1):
            for waves in range(BLUE_DICE + 1 - standing):
                here = row(standing, swimmers, 0, waves)
                for lane in range(led.shape[1]):
                    solved = lane % values.shape[1]
                    better = values[here, solved] - stop[swimmers, solved]
                    led[here, lane] = min(max((better - TIE) / WIDTH, 0.0), 1.0)
