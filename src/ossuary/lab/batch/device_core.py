"""The inner loop of environments on a graphics card: each thread steps games of its own."""

from typing import Any

from ...engine.nodes import CHANCE, TERMINAL
from ...fair import draw, fortune
from ...twin.kinds import Bools1, Float32s1, Float32s2, Int8s1, Int8s2, Int16s1, Int16s2, Int32s1, Int32s2, Ints1
from . import core

# Given by the code that compiles this module, once per game: its rules, and its loop with all that this brings.
game: Any = None
loop: Any = core
ACTIONS = COLUMNS = 0  # those of an observation

EXPORTED = ("step", "choose_any")
APART = EXPORTED
SHORT = True  # loops stay loops: code that is longer than what a processor of the card keeps at hand is slower


def own_arrays() -> dict[str, int]:
    """The arrays that each thread has for itself, with their lengths."""
    return {"state": game.SLOTS, "view": COLUMNS, "rng": 1}


def step(
    start: Ints1,
    states: Int32s2,
    lucks: Ints1,
    numbers: Ints1,
    actions: Ints1,
    seed: int,
    movers: Int8s1,
    legal: Ints1,
    over: Bools1,
    seen: Int16s2,
    masks: Int8s2,
    rewards: Float32s2,
    gains: Float32s1,
    moves: Ints1,
    refused: Ints1,
    state: Int32s1,
    view: Int16s1,
    thread: int,
    threads: int,
) -> None:
    """Steps games, as on a processor; an action that is not legal is noted, and its game stays as it is."""
    for row in range(thread, len(movers), threads):
        me, action = movers[row], actions[row]
        if me == TERMINAL:
            numbers[row] += len(actions)
            lucks[row] = fortune(seed, numbers[row])
            for slot in range(game.SLOTS):
                state[slot] = start[slot]
        else:
            for slot in range(game.SLOTS):
                state[slot] = states[slot, row]
            if 0 <= action < 63 and legal[row] >> action & 1:
                game.advance(state, action)
                moves[row] += 1
            else:
                refused[0] = row + 1
        luck, draws = lucks[row], 0
        while game.mover(state) == CHANCE:
            game.advance(state, loop.chance.drawn(state, draw(luck, state)))
            draws += 1
        moves[row] += draws
        mover = game.mover(state)
        loop.observer.observe(state, me if mover == TERMINAL else mover, view)
        movers[row] = mover
        over[row] = mover == TERMINAL
        legal[row] = actions_ = game.legal(state)
        for action in range(ACTIONS):
            masks[action, row] = actions_ >> action & 1
        for slot in range(game.SLOTS):
            states[slot, row] = state[slot]
        for column in range(COLUMNS):
            seen[column, row] = view[column]
        gains[row] = 0
        for seat in range(len(rewards)):
            rewards[seat, row] = 0
        if mover == TERMINAL:
            shares = game.payoffs(state)
            for seat in range(len(shares)):
                rewards[seat, row] = shares[seat]
            gains[row] = rewards[max(me, 0), row]


def choose_any(lucks: Ints1, moves: int, legal: Ints1, actions: Ints1, rng: Ints1, thread: int, threads: int) -> None:
    """Chooses any of the legal actions in each game."""
    for row in range(thread, len(actions), threads):
        loop.choose(lucks, moves, legal, actions, rng, row)
