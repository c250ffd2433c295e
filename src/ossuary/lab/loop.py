"""The inner loop of simulation: whole games, in code that runs at both speeds."""

from ..fair import draw, fortune, pick, thought
from ..rules import rolling_bones as game
from ..rules.nodes import CHANCE, TERMINAL


def play(state, seeded, rng):
    moves = 0
    while True:
        seat = game.mover(state)
        if seat == TERMINAL:
            return moves
        if seat == CHANCE:
            move = pick(game.odds(state), draw(seeded, state))
        else:
            rng[0] = thought(seeded, moves)
            move = choose(state, rng)
        game.advance(state, move)
        moves += 1

from ..fair import toss
def choose(state, rng):
    mask = game.legal(state)
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    n = toss(rng, count)
    while n:
        mask &= mask - 1
        n -= 1
    i = 0
    while mask & 1 == 0:
        mask >>= 1
        i += 1
    return i

def batch(start, first, games, seed):
    total = 0
    state = start.copy()
    rng = start[:1].copy()
    for g in range(first, first + games):
        state[:] = start
        total += play(state, fortune(seed, g), rng)
    return total
