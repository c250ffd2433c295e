"""Positions packed into few words: each slot takes as many bits as its values need."""

from typing import Any

from ...engine.nodes import SEATS, State
from ...fair import GOLDEN, WORD, mix

BITS = 62  # of a word: compiled integers must stay below 2**63

# A layout has a row for each slot of a position: its lowest value, its bits, its word, its place in the word.
LOWEST, WIDTH, WORD_OF, SHIFT = range(4)


def misfit(state: State, layout: Any) -> int:
    """The first slot whose value the layout has no room for, -1 where the position fits."""
    for slot in range(SEATS, len(state)):
        value = state[slot] - layout[slot - SEATS, LOWEST]
        if value < 0 or value >> layout[slot - SEATS, WIDTH]:
            return slot
    return -1


def pack(state: State, layout: Any, words: Any) -> None:
    """Writes the position of a state that fits."""
    words[:] = 0
    for slot in range(len(layout)):
        words[layout[slot, WORD_OF]] |= (state[SEATS + slot] - layout[slot, LOWEST]) << layout[slot, SHIFT]


def unpack(words: Any, layout: Any, state: Any) -> None:
    """Writes a state at this position, as if its turn had just begun."""
    state[:SEATS] = 0
    for slot in range(len(layout)):
        value = words[layout[slot, WORD_OF]] >> layout[slot, SHIFT] & (1 << layout[slot, WIDTH]) - 1
        state[SEATS + slot] = layout[slot, LOWEST] + value


def place(words: Any, rows: Any, table: Any) -> int:
    """Where the table has these words or, if it has not, room for them."""
    mixed = 0
    for word in words:
        mixed = mix((mixed ^ word & WORD) + GOLDEN & WORD)
        mixed = mix((mixed ^ word >> 32) + GOLDEN & WORD)
    found = mixed & len(table) - 1
    while table[found] >= 0:
        same = True
        for word in range(len(words)):
            same &= rows[table[found], word] == words[word]
        if same:
            return found
        found = found + 1 & len(table) - 1
    return found


def repack(rows: Any, count: int, layout: Any, wider: Any, state: State, packed: Any) -> None:
    """Writes the same positions in another layout, in the same order."""
    for number in range(count):
        unpack(rows[number], layout, state)
        pack(state, wider, packed[number])


def enter(rows: Any, count: int, table: Any) -> None:
    """Fills an empty table with the positions that there are."""
    for number in range(count):
        table[place(rows[number], rows, table)] = number
