"""The inner loop of environments: one action in each of many games, then chance up to the next choice."""

from typing import Any

from ..fair import draw, fortune, pick, thought
from ..minds.simple import any_of
from ..rules.nodes import CHANCE, TERMINAL, State
from .loop import unowned

# Given by who compiles this module, for one game each: its rules, and what is seen of it.
game: Any = None
sight: Any = None


def step(games: Any, scratch: Any, seed: int, actions: Any, shown: Any, first: int, last: int) -> int:
    """Steps the games of some rows, and begins the next one where a game was over; the moves made, chance included."""
    states, start, lucks, numbers = unowned(games[0]), unowned(games[1]), unowned(games[2]), unowned(games[3])
    movers, legal, seen, masks, rewards = shown
    movers, legal, seen = unowned(movers), unowned(legal), unowned(seen)
    masks, rewards = unowned(masks), unowned(rewards)
    state = unowned(scratch)
    moves = 0
    for row in range(first, last):
        me = movers[row]
        if me == TERMINAL:
            numbers[row] += len(actions)
            lucks[row] = fortune(seed, numbers[row])
            state[:] = start
        else:
            state[:] = states[row]
            game.advance(state, actions[row])
            moves += 1
        moves += draw_on(state, lucks[row])
        states[row] = state
        mover = game.mover(state)
        sight.observe(state, me if mover == TERMINAL else mover, seen[row])
        movers[row] = mover
        legal[row] = game.legal(state)
        show(state, legal[row], masks[row], rewards[row])
    return moves


def draw_on(state: State, luck: int) -> int:
    """Plays what chance owes before somebody chooses or the game is over; the number of draws."""
    draws = 0
    while game.mover(state) == CHANCE:
        game.advance(state, pick(game.odds(state), draw(luck, state)))
        draws += 1
    return draws


def show(state: State, actions: int, mask: Any, rewards: Any) -> None:
    """Writes a 1 for every legal action, and what every seat has of the win."""
    for action in range(len(mask)):
        mask[action] = actions >> action & 1
    if game.mover(state) == TERMINAL:
        shares = game.payoffs(state)
        for seat in range(len(rewards)):
            rewards[seat] = shares[seat]
    else:
        for seat in range(len(rewards)):
            rewards[seat] = 0.0


def first_illegal(movers: Any, legal: Any, actions: Any) -> int:
    """The first row whose action is not legal, -1 for none; a game that is over takes any."""
    for row in range(len(actions)):
        action = actions[row]
        if movers[row] != TERMINAL and (action < 0 or action > 62 or legal[row] >> action & 1 == 0):
            return row
    return -1


def choose_any(lucks: Any, moves: int, legal: Any, actions: Any) -> None:
    """Chooses any of the legal actions in every game, each as likely."""
    rng = actions[:1].copy()
    for row in range(len(actions)):
        if legal[row]:
            rng[0] = thought(lucks[row], moves)
            actions[row] = any_of(legal[row], rng)
