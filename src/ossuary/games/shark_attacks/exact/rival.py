"""The race against a rival of a known style, turn after turn, in code that runs at both speeds.

`best` holds the chances of the seat that begins a turn under best play, `mine` and `theirs` those of either player
against the other: each by what the seat that begins and the other need, and by the signs on both beaches.

A style says how the rival chooses between stopping and going on. It compares what best play makes of both, in points:
`noise` says how far apart they must be to be told apart, and a bias how many points going on seems to be worth more
than it is, by whether the rival is behind, level or ahead.
"""

from math import exp
from typing import Any

from ....twin import arrays
from ....twin.kinds import Floats1, Floats3, Floats4, Ints2
from ..rules import ALL_SIGNS, BLUE_DICE
from . import beach as shark_beach
from . import race as shark_race
from .race import NOT_LED, passed

EXPORTED = ("stake", "settle")
STAGE = "lab"  # a page asks its host for styles

SAMPLE = 10  # points, from which the worth of one is taken
LEAST_STAKE = 1e-12  # of a point
FAR = 15  # points that a seat must be apart to be behind or ahead
BEHIND, LEVEL, AHEAD = 1, 2, 3  # places in a style; its first number is the noise
STEEPEST = 40.0  # of a logistic curve, beyond which it is 0 or 1


def stake(wins: Floats3, need: int, rival: int, own: int, other: int) -> float:
    """What a point of this turn is worth to the seat that begins it, as a chance of winning."""
    more = passed(wins, need, rival, SAMPLE, own, other) - passed(wins, need, rival, 0, own, other)
    return float(max(more / SAMPLE, LEAST_STAKE))


def standing(need: int, rival: int) -> int:
    """Whether a seat is BEHIND, LEVEL or AHEAD."""
    if need - rival >= FAR:
        return BEHIND
    return AHEAD if rival - need >= FAR else LEVEL


def leaning(gap: float, noise: float) -> float:
    """How often a seat goes on if that seems to be worth so many points more than stopping."""
    if noise <= 0 or abs(gap) > STEEPEST * noise:
        return 1.0 if gap > 0 else 0.0
    return 1 / (1 + exp(-gap / noise))


def _lead(
    best: Any, need: int, rival: int, beaches: Any, style: Any, by_swimmers: bool, solved: Any, stop: Any, flight: Any
) -> Any:
    """How often a seat of this style goes on or has a party, by row and beach, from its turn under best play."""
    led = arrays.zeros(solved.shape)
    shark_beach.lead(solved, stop, led)
    noise, bias = style[0], style[standing(need, rival)]
    for lane in range(len(beaches)):
        worth = stake(best, need, rival, beaches[lane, 0], beaches[lane, 1])
        for dice in range(BLUE_DICE + 1):
            for swimmers in range(dice, 3 * dice + 1):
                fleeing = min(swimmers, BLUE_DICE) if by_swimmers else dice
                for waves in range(1, BLUE_DICE + 1 - dice):
                    sun = solved[shark_beach.row(dice, swimmers, min(waves + 1, BLUE_DICE - dice), 0), lane]
                    rain = solved[shark_beach.row(dice, swimmers, waves - 1, 0), lane]
                    gap = (flight[fleeing, lane] + sun + rain) / 3 - stop[swimmers, lane]
                    here = shark_beach.row(dice, swimmers, 0, waves)
                    if noise > 0 or bias != 0:  # else the seat plays perfectly
                        led[here, lane] = leaning(gap / worth + bias, noise)
    return led


def _again(wins: Any, need: int, rival: int, beaches: Any, flights: Any, before: Any, room: Any) -> None:
    """Takes up what has changed in the chances after a turn of 0 points; `before` is what they were in flights."""
    _, stop, party, flight, _ = room
    for lane in range(len(beaches)):
        own, other = beaches[lane, 0], beaches[lane, 1]
        stop[0, lane] = passed(wins, need, rival, 0, max(own - 1, 0), other)
        party[0, lane] = passed(wins, need, rival, 0, max(own - 2, 0), other)
        for dice in range(BLUE_DICE + 1):
            now = _eaten(wins, need, rival, own, other, flights, dice)
            flight[dice, lane] += now - before[dice, lane]
            before[dice, lane] = now


def settle(
    best: Floats3,
    mine: Floats3,
    theirs: Floats3,
    games: Ints2,
    beaches: Ints2,
    flights: Floats4,
    by_swimmers: bool,
    style: Floats1,
    replies: bool,
    tolerance: float,
) -> int:
    """Solves my turns and the rival's in games with these needs; returns the number of rounds.

    I reply as well as I can, or else play as if the rival did.
    """
    lanes, rounds = len(beaches), 0
    starts = [shark_beach.row(0, 0, 7 - beaches[lane, 0], 0) for lane in range(lanes)]
    own, others = shark_race.room(lanes), shark_race.room(lanes)
    for game in range(len(games)):
        need, rival = games[game, 0], games[game, 1]
        shark_race.turn(best, rival, need, beaches, flights, by_swimmers, others)
        led = _lead(best, rival, need, beaches, style, by_swimmers, others[0], others[1], others[3])
        my_led = NOT_LED
        if not replies:
            shark_race.turn(best, need, rival, beaches, flights, by_swimmers, own)
            my_led = arrays.zeros(own[0].shape)
            shark_beach.lead(own[0], own[1], my_led)
        for lane in range(lanes):  # a first guess: as far from best play as with a point fewer
            mine[need, rival, lane] += mine[need - 1, rival, lane] - best[need - 1, rival, lane]
            theirs[rival, need, lane] += theirs[rival - 1, need, lane] - best[rival - 1, need, lane]
        my_zero, their_zero = arrays.zeros((BLUE_DICE + 1, lanes)), arrays.zeros((BLUE_DICE + 1, lanes))
        shark_race.weigh(theirs, need, rival, beaches, flights, own[1], own[2], own[3])
        shark_race.weigh(mine, rival, need, beaches, flights, others[1], others[2], others[3])
        _note(theirs, need, rival, beaches, flights, my_zero)
        _note(mine, rival, need, beaches, flights, their_zero)
        change = 1.0
        while change > tolerance:
            rounds += 1
            _again(mine, rival, need, beaches, flights, their_zero, others)
            shark_beach.solve(others[0], others[1], others[2], others[3], by_swimmers, others[4], led)
            change = _take(theirs, rival, need, starts, others[0])
            _again(theirs, need, rival, beaches, flights, my_zero, own)
            shark_beach.solve(own[0], own[1], own[2], own[3], by_swimmers, own[4], my_led)
            change = max(change, _take(mine, need, rival, starts, own[0]))
    return rounds


def _note(wins: Any, need: int, rival: int, beaches: Any, flights: Any, zero: Any) -> None:
    """Fills in what flights without a point are worth."""
    for lane in range(len(beaches)):
        own, other = beaches[lane, 0], beaches[lane, 1]
        for dice in range(BLUE_DICE + 1):
            zero[dice, lane] = _eaten(wins, need, rival, own, other, flights, dice)


def _eaten(wins: Any, need: int, rival: int, own: int, other: int, flights: Any, dice: int) -> float:
    """The part of a flight's worth in which all dice are eaten, which is all of it that scores nothing."""
    taken = min(dice, ALL_SIGNS - own - other)
    lent = min(dice - taken, other)  # SA-12
    worth: float = flights[dice, 1, dice, 0] * passed(wins, need, rival, 0, own + taken + lent, other - lent)
    return worth


def _take(wins: Any, need: int, rival: int, starts: Any, values: Any) -> float:
    """Takes the chances at the start of a turn, and says how far one moved at most."""
    moved = 0.0
    for lane in range(len(starts)):
        moved = max(moved, abs(values[starts[lane], lane] - wins[need, rival, lane]))
        wins[need, rival, lane] = values[starts[lane], lane]
    return float(moved)
