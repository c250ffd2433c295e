"""What a turn of Bones is worth before its board is filled: the average over all possible draws from the bag."""

from typing import Any

from ....engine.nodes import SEAT, State
from ....twin.kinds import Floats2, Ints1
from ..rules import BAG, BAG_LEFT, BOARD, DOUBLE_BLANK, HANDS, SPACES, TILE_OUTCOME
from .ends import read_ends, read_worth
from .line import Room
from .turn import Desk, blanks, defining

EXPORTED = ("filling",)


def filling(state: State, room: Room, ends: Floats2, desk: Desk, aim: int, picked: Ints1) -> float:
    """What the turn is worth to its seat while tiles are to be drawn (BN-2, BN-3)."""
    now = state.copy()
    bagged = state[BAG + TILE_OUTCOME + DOUBLE_BLANK]
    empty = empty_spaces(state)
    tiles = state[BAG_LEFT] - bagged
    drawn = min(tiles, empty)
    # The double blank comes if it lies in the bag above the tile for the last space.
    comes = bagged * min(1.0, empty / state[BAG_LEFT])
    worth, boards = 0.0, 0
    for pick in range(drawn):
        picked[pick] = pick
    more = True
    while more:
        lay_out(state, picked, drawn, now)
        boards += 1
        for came in range(2):
            chance = comes if came else 1 - comes
            if chance > 0:
                now[BAG + TILE_OUTCOME + DOUBLE_BLANK] = bagged - came
                now[HANDS + state[SEAT]] = state[HANDS + state[SEAT]] | came << DOUBLE_BLANK  # BN-3
                worth += chance * begun(now, room, ends, desk, aim)
        more = next_pick(picked, drawn, tiles)
    return worth / boards


def empty_spaces(state: State) -> int:
    """How many spaces have no tile."""
    empty = 0
    for space in range(SPACES):
        if not state[BOARD + space]:
            empty += 1
    return empty


def lay_out(state: State, picked: Any, drawn: int, now: State) -> None:
    """Fills the empty spaces with the picked tiles of the bag, numbered without the double blank."""
    number, pick = 0, 0
    for tile in range(1, 28):
        if state[BAG + TILE_OUTCOME + tile]:
            if pick < drawn and picked[pick] == number:
                now[BOARD + nth_empty(state, pick)] = 1 + tile
                pick += 1
            number += 1


def nth_empty(state: State, number: int) -> int:
    """The space after this many other empty spaces."""
    space = 0
    while state[BOARD + space] or number:
        number -= state[BOARD + space] == 0
        space += 1
    return space


def begun(state: State, room: Room, ends: Any, desk: Desk, aim: int) -> float:
    """What the turn is worth once the board is filled, blanks paid in the better way (BN-5)."""
    seat, best = state[SEAT], -1e9
    held = state[HANDS + seat] & 1
    for paid in range(2):
        if paid and not (held and blanks(state)):
            continue
        state[HANDS + seat] -= paid
        read_ends(state, room, ends)
        read_worth(state, ends, aim, seat, desk.worth)
        best = max(best, defining(state, paid * min(2, blanks(state)), desk))
        state[HANDS + seat] += paid
    return best


def next_pick(picked: Any, drawn: int, tiles: int) -> bool:
    """Moves on to the next combination of tiles of this size; whether there is one."""
    for i in range(drawn - 1, -1, -1):
        if picked[i] < tiles - drawn + i:
            picked[i] += 1
            for after in range(i + 1, drawn):
                picked[after] = picked[after - 1] + 1
            return True
    return False
