"""The inner loop of environments: one action in each of many games, then chance up to the next choice."""

from typing import Any, TypeAlias

from ...engine.nodes import TERMINAL
from ...fair import any_of, fortune, thought
from ...twin.kinds import Bools1, Float32s1, Float32s2, Int8s1, Int8s2, Int16s2, Int32s2, Ints1
from ...twin.rows import row_of, spread, taken, unowned

# Given by the code that compiles this module, once per game: its rules, its outcomes, its observation, its actions.
game: Any = None
chance: Any = None
observer: Any = None
ACTIONS = 0

PART = 128  # games that a thread takes at a time: few, so that nobody waits long for the last

EXPORTED = ("step", "first_illegal", "choose_any")
APART = ("step",)  # no two of the arrays that it takes overlap

Games: TypeAlias = tuple[Int32s2, Ints1, Ints1, Ints1, Ints1]  # states, start, fortunes, numbers, chosen actions
Choosing: TypeAlias = tuple[Ints1, Ints1]  # fortunes, legal actions
Counters: TypeAlias = tuple[Ints1]  # the parts that were taken, by thread
Shown: TypeAlias = tuple[Int8s1, Ints1, Bools1, Int16s2, Int8s2, Float32s2, Float32s1]  # as Batch names them
Chosen: TypeAlias = tuple[Int8s1, Ints1, Ints1]  # movers, legal actions, those that were chosen


def next_part(counters: Any, thread: int, games: int) -> int:
    """The next part for a thread, -1 when all are taken.

    Each begins in a share of its own, the same at every step, since its core has those rows at hand; then it helps.
    """
    threads, parts = len(counters), (games + PART - 1) // PART
    for further in range(threads):
        share = (thread + further) % threads
        part = share * parts // threads + taken(counters, share)
        if part < (share + 1) * parts // threads:
            return part
    return -1


def step(games: Games, seed: int, shown: Shown, counted: Counters, thread: int) -> int:
    """Steps games, a part after the other as long as there are any; the moves made, chance included."""
    counters, moves, number = counted[0], 0, len(games[0])
    part = next_part(counters, thread, number)
    while part >= 0:
        first = part * PART
        moves += step_part(games, seed, shown, first, min(first + PART, number))
        part = next_part(counters, thread, number)
    return moves


def step_part(games: Games, seed: int, shown: Shown, first: int, last: int) -> int:
    """Steps the games of some rows, and begins the next one where a game was over; the moves made.

    All rewards and gains are 0 before.
    """
    states, start, lucks, numbers = unowned(games[0]), unowned(games[1]), unowned(games[2]), unowned(games[3])
    actions = unowned(games[4])
    movers, legal, over, seen = unowned(shown[0]), unowned(shown[1]), unowned(shown[2]), unowned(shown[3])
    masks, rewards, gains = unowned(shown[4]), unowned(shown[5]), unowned(shown[6])
    moves = 0
    for row in range(first, last):
        state, me = row_of(states, row, game.SLOTS), movers[row]
        if me == TERMINAL:
            numbers[row] += len(actions)
            lucks[row] = fortune(seed, numbers[row])
            for slot in range(game.SLOTS):
                state[slot] = start[slot]
        else:
            game.advance(state, actions[row])
            moves += 1
        moves += chance.draw_on(state, lucks[row])
        mover = game.mover(state)
        observer.observe(state, me if mover == TERMINAL else mover, seen[row])
        movers[row] = mover
        over[row] = mover == TERMINAL
        legal[row] = game.legal(state)
        spread(legal[row], ACTIONS, masks, row)
        if mover == TERMINAL:
            shares = game.payoffs(state)
            for seat in range(len(shares)):
                rewards[row, seat] = shares[seat]
            gains[row] = rewards[row, max(me, 0)]
    return moves


def first_illegal(chosen: Chosen) -> int:
    """The first row whose action is not legal, -1 for none; a game that is over takes any."""
    movers, legal, actions = unowned(chosen[0]), unowned(chosen[1]), unowned(chosen[2])
    wrong = 0
    for row in range(len(actions)):  # all of them, which compiled code does many at a time
        action = actions[row]
        wrong |= (movers[row] != TERMINAL) & ((action < 0) | (action > 62) | (legal[row] >> (action & 63) & 1 == 0))
    if wrong == 0:
        return -1
    for row in range(len(actions)):
        action = actions[row]
        if movers[row] != TERMINAL and (action < 0 or action > 62 or legal[row] >> action & 1 == 0):
            return row
    return -1


def choose_any(choosing: Choosing, moves: int, actions: Ints1, counted: Counters, thread: int) -> None:
    """Chooses any of the legal actions in each game, all as likely, a part after the other."""
    lucks, legal, counters = choosing[0], choosing[1], counted[0]
    rng = actions[:1].copy()
    part = next_part(counters, thread, len(actions))
    while part >= 0:
        first = part * PART
        for row in range(first, min(first + PART, len(actions))):
            choose(lucks, moves, legal, actions, rng, row)
        part = next_part(counters, thread, len(actions))


def choose(lucks: Any, moves: int, legal: Any, actions: Any, rng: Any, row: int) -> None:
    """Chooses any of the legal actions in one game."""
    rng[0] = thought(lucks[row], moves)
    action = any_of(legal[row], rng)
    actions[row] = action if legal[row] else 0  # nothing is legal in a game that is over
