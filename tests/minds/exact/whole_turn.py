"""A turn of Rolling Bones by brute force: what each position is worth by the rules alone, compared with the solver."""

from typing import Any

from ossuary.engine.nodes import CHANCE, INDEX, SEAT, TERMINAL, THROW, TURN, State
from ossuary.games.rolling_bones import rules
from ossuary.games.rolling_bones.exact.layout import LOW, POINTS_BELOW
from ossuary.games.rolling_bones.exact.states import worth_of_state

DEEPEST = 1000  # moves after each other in a turn, and more
PENDING = -1.0  # stands for a value that is not known yet; worths are never below 0


def compare(tables: Any, states: Any, worth: Any, stay: Any, roll: Any, start: Any, keys: Any, values: Any) -> Any:
    """Values every position of the turn that begins here; how many there are, and how far off the solver is at most.

    keys (0 for none) and values are the table of what is known, by a 64-bit number made of the position.
    """
    path = start.copy().repeat(DEEPEST).reshape((len(start), DEEPEST)).T.copy()
    depth, positions, worst = 0, 0, 0.0
    while depth >= 0:
        state = path[depth]
        value = _from_next(state, worth, keys, values, path[depth + 1])
        if value == PENDING:
            depth += 1
            continue
        key = _key(state)
        place = _place(keys, key)
        keys[place], values[place] = key, value
        positions += 1
        if 2 * positions > len(keys):
            return positions, worst + 1e9  # the table is too small
        worst = max(worst, abs(value - worth_of_state(tables, states, worth, stay, roll, 0, state)))
        depth -= 1
    return positions, worst


def _from_next(state: State, worth: Any, keys: Any, values: Any, after: State) -> float:
    """What a position is worth, from what follows; PENDING where that is not known, with the position left in after."""
    if rules.mover(state) == CHANCE:
        weights = rules.odds(state)
        total = ways = 0.0
        for face in range(len(weights)):
            if weights[face]:
                value = _next(state, face, worth, keys, values, after)
                if value == PENDING:
                    return value
                ways += weights[face]
                total += weights[face] * value
        return total / ways
    best = LOW
    actions = rules.legal(state)
    for action in range(len(rules.ACTIONS)):
        if actions >> action & 1:
            value = _next(state, action, worth, keys, values, after)
            if value == PENDING:
                return value
            best = max(best, value)
    return best


def _next(state: State, move: int, worth: Any, keys: Any, values: Any, after: State) -> float:
    after[:] = state
    rules.advance(after, move)
    if after[TURN] != state[TURN] or rules.mover(after) == TERMINAL:
        seat = rules.SCORES + state[SEAT]
        return float(worth[POINTS_BELOW + after[seat] - state[seat], 0])
    place = _place(keys, _key(after))
    return float(values[place]) if keys[place] else PENDING


def _key(state: State) -> int:
    """A number for a position, in which the key of a draw has no part."""
    low, high = 0x12345, 0x6789A
    for slot in range(len(state)):
        if slot not in (THROW, INDEX):
            low = ((low ^ state[slot] & 0xFFFF) * 0x2C9277B5 + slot) & 0x7FFFFFFF
            high = ((high ^ low >> 7 ^ state[slot] & 0xFFFF) * 0x1B873593 + 0x3243F) & 0x7FFFFFFF
    return high << 31 | low | 1 << 62


def _place(keys: Any, key: int) -> int:
    place = (key ^ key >> 29) & len(keys) - 1
    while keys[place] not in (0, key):
        place = place + 1 & len(keys) - 1
    return place
