"""Rolling Bones by rule of thumb: lay what fits, bury what is worth it, pay with the dice that are needed least."""

from ...engine.bits import count, lowest
from ...engine.nodes import PHASE, SEAT, State
from .rules import (
    ALL_SITES,
    BURY,
    FALSE_DIE,
    FALSE_SITE,
    FILLED,
    HAT_ON,
    LAY_HAT,
    LEAVE,
    OWED,
    PAY,
    PAYING,
    PLACING,
    POST_OPS,
    ROLL,
    SCORES,
    SECTION_SITES,
    TAKE_HAT,
    TARGET,
    TO_ROLL,
    legal,
    open_sites,
    skeleton_score,
)

ENOUGH = (14, 10, 5, 1, 1, 1)  # points worth burying, by post-op rolls made


def choose(state: State, rng: list[int]) -> int:
    """An action of the seat to move."""
    actions = legal(state)
    if state[PHASE] == PAYING:
        return PAY + _least_needed(state, actions)
    if state[PHASE] == PLACING:
        return FALSE_SITE + _site_for_false_bone(state, actions >> FALSE_SITE)
    if actions & ALL_SITES:
        return lowest(actions & ALL_SITES) if state[FILLED] else _first_bone(actions & ALL_SITES)
    points = skeleton_score(state)
    if state[HAT_ON] and points < 0:
        return TAKE_HAT
    if actions >> LAY_HAT & 1 and points > 0:
        return LAY_HAT
    if actions >> BURY & 1 and _worth_it(state, points):
        return BURY
    if actions >> FALSE_DIE:
        return FALSE_DIE + lowest(actions >> FALSE_DIE)
    if actions >> ROLL & 1:
        return ROLL
    if actions >> BURY & 1 and points > 0:
        return BURY
    if actions >> LEAVE & 1:
        return LEAVE
    if actions >> LAY_HAT & 1:
        return LAY_HAT
    return lowest(actions)


def _first_bone(shown: int) -> int:
    """A bone of the largest piece that the bones shown can make."""
    best, largest = 0, 0
    for bone in range(16):
        if shown >> bone & 1:
            piece = grown = 1 << bone
            while grown:
                grown = open_sites(piece) & shown
                piece |= grown
            if count(piece) > largest:
                best, largest = bone, count(piece)
    return best


def _worth_it(state: State, points: int) -> bool:
    return points >= ENOUGH[min(state[POST_OPS], 5)] or state[SCORES + state[SEAT]] + points >= state[TARGET]


def _least_needed(state: State, actions: int) -> int:
    """The kind of die with the most to spare: dice left, less the sites that they can still fill."""
    best, most = 0, -99
    for kind in range(3):
        if actions >> (PAY + kind) & 1:
            missing = count(ALL_SITES & 0b111111 << 6 * kind & ~state[FILLED])
            spare = 2 * state[TO_ROLL + kind] - missing
            if kind == 2 and state[TO_ROLL + 2] <= state[OWED] + 1:
                spare -= 6  # the last centre dice carry the gravestone
            if spare > most:
                best, most = kind, spare
    return best


def _site_for_false_bone(state: State, sites: int) -> int:
    """An open site in the section that is nearest to being full."""
    best, fewest = 0, 99
    for site in range(16):
        if sites >> site & 1:
            missing = 0
            for section in SECTION_SITES:
                if section >> site & 1:
                    missing = count(section & ~state[FILLED])
            if missing < fewest:
                best, fewest = site, missing
    return best
