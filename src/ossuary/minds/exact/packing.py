"""Positions packed into few words: each slot takes as many bits as its values need."""

from typing import Any

from ...engine.nodes import SEATS, State
from ...fair import GOLDEN, WORD, mix
from ...twin.kinds import Int32s1, Ints1, Ints2

BITS = 62  # of a word: compiled integers must stay below 2**63

# A layout has a row for each slot of a position: its lowest value, its bits, its word, its place in the word.
LOWEST, WIDTH, WORD_OF, SHIFT = range(4)

EXPORTED = ("place", "repack", "enter")


def pack(state: State, layout: Any, rows: Any, number: int) -> int:
    """Writes a state's position; returns the first slot whose value does not fit the layout, -1 if all fit."""
    for word in range(rows.shape[1]):
        rows[number, word] = 0
    for slot in range(len(layout)):
        value = state[SEATS + slot] - layout[slot, LOWEST]
        if value < 0 or value >> layout[slot, WIDTH]:
            return SEATS + slot
        rows[number, layout[slot, WORD_OF]] |= value << layout[slot, SHIFT]
    return -1


def pack_moved(state: State, moved: State, layout: Any, rows: Any, number: int, after: int) -> int:
    """Writes the position after a move from the one before it: like `pack`, but faster."""
    for word in range(rows.shape[1]):
        rows[after, word] = rows[number, word]
    for slot in range(len(layout)):
        change = moved[SEATS + slot] - state[SEATS + slot]
        if change:
            value = moved[SEATS + slot] - layout[slot, LOWEST]
            if value < 0 or value >> layout[slot, WIDTH]:
                return SEATS + slot
            rows[after, layout[slot, WORD_OF]] += change << layout[slot, SHIFT]
    return -1


def unpack(rows: Any, number: int, layout: Any, state: State) -> None:
    """Writes a state at this position, as if its turn had just begun."""
    for slot in range(SEATS):
        state[slot] = 0
    for slot in range(len(layout)):
        value = rows[number, layout[slot, WORD_OF]] >> layout[slot, SHIFT] & (1 << layout[slot, WIDTH]) - 1
        state[SEATS + slot] = layout[slot, LOWEST] + value


def place(sought: Ints2, number: int, rows: Ints2, table: Int32s1) -> int:
    """The place of a position in the table or, if it is not there, a free one."""
    mixed = 0
    for word in range(rows.shape[1]):
        mixed = mix((mixed ^ sought[number, word] & WORD) + GOLDEN & WORD)
        mixed = mix((mixed ^ sought[number, word] >> 32) + GOLDEN & WORD)
    found = mixed & len(table) - 1
    while table[found] >= 0:
        same = True
        for word in range(rows.shape[1]):
            same &= rows[table[found], word] == sought[number, word]
        if same:
            return found
        found = found + 1 & len(table) - 1
    return found


def repack(rows: Ints2, count: int, layout: Ints2, wider: Ints2, state: Ints1, packed: Ints2) -> None:
    """Writes the same positions in another layout, in the same order."""
    for number in range(count):
        unpack(rows, number, layout, state)
        pack(state, wider, packed, number)


def enter(rows: Ints2, count: int, table: Int32s1) -> None:
    """Fills an empty table with all positions."""
    for number in range(count):
        table[place(rows, number, rows, table)] = number
