"""Where the dice of Rolling Bones are, and what is drawn of them."""

from collections.abc import Sequence

from ...engine.nodes import State
from ...engine.pieces import ASIDE, HAND
from .rules import (
    BONES,
    CENTRE_DIE,
    CHOSEN,
    DICE_PER_KIND,
    FACES,
    FALSE,
    FILLED,
    FIRST_SEAT_ODDS,
    HAT_ON,
    KINDS,
    LEFT_DIE,
    RIGHT_DIE,
    ROLLED,
    TO_ROLL,
)

# What is drawn, with all its sides; a lot has as many as there are seats, a deck or a bag what is left.
DRAWS: dict[str, Sequence[int]] = {
    "left": LEFT_DIE,
    "right": RIGHT_DIE,
    "centre": CENTRE_DIE,
    "lot": FIRST_SEAT_ODDS[-1],
}


def dice(state: State) -> dict[str, list[str]]:
    """Where the dice of each kind are, in any order."""
    filled, made = state[FILLED], {}
    for kind, name in enumerate(KINDS):
        places = [HAND] * state[TO_ROLL + kind]
        for face in range(6 * kind, 6 * kind + 6):
            places += [FACES[face]] * state[ROLLED + face]
        made[name] = places
    for site, bone in enumerate(BONES):
        if filled >> site & 1:
            shown = state[FALSE + site] - 1 if state[FALSE + site] else site
            made[KINDS[shown // 6]].append(f"on_{bone}")
    if state[HAT_ON]:
        made["centre"].append("worn")
    if state[CHOSEN]:
        made[KINDS[(state[CHOSEN] - 1) // 6]].append("chosen")
    dice = DICE_PER_KIND
    return {name: places + [ASIDE] * (dice - len(places)) for name, places in made.items()}
