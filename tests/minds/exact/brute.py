"""One turn by brute force: every position that the rules lead to, valued from those after it, at compiled speed."""

from typing import Any

from ossuary.engine.nodes import CHANCE, INDEX, TERMINAL, THROW, TURN

# Given by the code that compiles this module.
game: Any = None

MOST = 1 << 20  # positions of a turn
PLACES = 1 << 21  # of the table that finds them
WAYS = 4  # moves that a position can have
LEAF = -3  # the mover where the turn has passed, or the game is over


def explore(rows: Any, movers: Any, weights: Any, after: Any, origins: Any, places: Any) -> int:
    """Writes down every position of the turn that begins in the first row, with a move to it; how many there are."""
    places[:] = -1
    state = rows[0].copy()
    turn = state[TURN]
    count = _place(rows, state, places, 0) + 1
    number = 0
    while number < count < len(rows) - WAYS:
        state[:] = rows[number]
        movers[number] = game.mover(state)
        weights[number] = 0
        if movers[number] == TERMINAL or state[TURN] != turn:
            movers[number] = LEAF
        else:
            actions = game.legal(state)
            odds = game.odds(state)
            way = 0
            for move in range(len(odds) if movers[number] == CHANCE else len(game.ACTIONS)):
                weight = odds[move] if movers[number] == CHANCE else actions >> move & 1
                if weight:
                    state[:] = rows[number]
                    game.advance(state, move)
                    weights[number, way] = weight
                    after[number, way] = _place(rows, state, places, count)
                    if after[number, way] == count:
                        origins[count] = number, move
                        count += 1
                    way += 1
        number += 1
    return count


def _place(rows: Any, state: Any, places: Any, count: int) -> int:
    """The number of a position, the next one where it is new."""
    state[THROW] = state[INDEX] = 0  # the key of a draw is no part of the position
    mixed = 0
    for slot in state:
        mixed = (mixed * 31 + slot) & 0xFFFFFFFF
    place = mixed * 0x9E3779B1 >> 8 & PLACES - 1
    while places[place] >= 0:
        same = True
        for slot in range(len(state)):
            same = same and rows[places[place], slot] == state[slot]
        if same:
            return int(places[place])
        place = place + 1 & PLACES - 1
    places[place] = count
    rows[count] = state
    return count


def settle(values: Any, movers: Any, weights: Any, after: Any) -> int:
    """Values every position but the leaves, in each lane, until nothing changes; how many sweeps it took."""
    lanes = values.shape[1]
    fresh = values[0].copy()
    sweeps = 0
    change = 1.0
    while change > 1e-14:
        change = 0.0
        sweeps += 1
        for number in range(len(movers) - 1, -1, -1):
            if movers[number] == LEAF:
                continue
            fresh[:] = 0
            total = 0.0
            for way in range(WAYS):
                weight, later = weights[number, way], after[number, way]
                if weight and movers[number] == CHANCE:
                    total += weight
                    for lane in range(lanes):
                        fresh[lane] += weight * values[later, lane]
                elif weight:
                    total = 1.0
                    for lane in range(lanes):
                        fresh[lane] = max(fresh[lane], values[later, lane])
            for lane in range(lanes):
                change = max(change, abs(fresh[lane] / total - values[number, lane]))
                values[number, lane] = fresh[lane] / total
    return sweeps
