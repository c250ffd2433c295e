"""An independent check of a table: in every checked state no action is better by the rules than the table says."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, isnan

from ...engine.nodes import CHANCE, TERMINAL, TURN, State, position
from ...engine.registry import Game, actions_of
from ..judging.exact_judge import Solved

TIE = 1e-12  # chances that differ by less are the same


@dataclass
class Checked:
    """The number of states checked, and the largest difference found, with its state."""

    states: int = 0
    worst: float = 0.0
    where: State | None = None


def look_at(game: Game, solved: Solved, state: State, so_far: Checked) -> None:
    """Compares the value of a state with the values after its moves."""
    said, mixes = solved.value(state), getattr(solved, "mixes_within", lambda _: TIE)
    mover = game.mover(state)
    if mover == TERMINAL:
        found = game.payoffs(state)
    elif mover == CHANCE:
        odds = game.odds(state)
        parts = [(weight, solved.value(game.step(state, move))) for move, weight in enumerate(odds) if weight]
        found = [sum(weight * value[seat] for weight, value in parts) / sum(odds) for seat in range(len(said))]
    else:
        found = _chosen(
            said, mover, [solved.value(game.step(state, move)) for move in _moves(game, state)], mixes(state)
        )
    difference = max(abs(one - other) for one, other in zip(said, found, strict=True))
    if isnan(difference):
        difference = inf  # NaN counts as the largest difference
    so_far.states += 1
    if difference > so_far.worst:
        so_far.worst, so_far.where = difference, state


def _chosen(said: Sequence[float], mover: int, values: Sequence[Sequence[float]], width: float) -> list[float]:
    """What is nearest to what is said of a decision: the mover's best, and for others any mix of about as good ones."""
    best = max(value[mover] for value in values)
    good = [[*value[:mover], best, *value[mover + 1 :]] for value in values if not value[mover] < best - width]
    return [min(max(one, min(each)), max(each)) for one, each in zip(said, zip(*good, strict=True), strict=True)]


def wander(game: Game, solved: Solved, start: State, states: int, rng: random.Random) -> Iterator[Checked]:
    """Checks this many states of random games from here, one after the other, as long as the table knows them."""
    so_far, state, known = Checked(), start, getattr(solved, "covers", lambda _: True)
    for _ in range(states):
        look_at(game, solved, state, so_far)
        yield so_far
        mover = game.mover(state)
        if mover == TERMINAL:
            state = start
        elif mover == CHANCE:
            odds = game.odds(state)
            state = game.step(state, rng.choices(range(len(odds)), odds)[0])
        else:
            state = game.step(state, rng.choice(_moves(game, state)))
        if not known(state):
            state = start


def explore(game: Game, solved: Solved, start: State, so_far: Checked) -> None:
    """Checks every state that can be reached within the turn of this one."""
    seen = {position(start)}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        look_at(game, solved, state, so_far)
        for move in _moves(game, state):
            after = game.step(state, move)
            if after[TURN] == start[TURN] and position(after) not in seen:
                seen.add(position(after))
                waiting.append(after)


def _moves(game: Game, state: State) -> list[int]:
    """Every move that can be made: outcomes with a weight, or legal actions."""
    if game.mover(state) == CHANCE:
        return [move for move, weight in enumerate(game.odds(state)) if weight]
    return actions_of(game, state)
