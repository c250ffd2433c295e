"""Bones: the exact mind against rules of thumb with paired dice, and the figures that its estimates rest on.

python -m benchmarks.bones duel [SEATS] [SECONDS]
python -m benchmarks.bones figures [SEATS] [GAMES]
"""

import sys
import time
from collections import defaultdict
from collections.abc import Callable

import numpy as np

from ossuary.engine.bits import count, lowest
from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, TURN, State
from ossuary.engine.registry import GAMES
from ossuary.fair import draw, fortune, pick, thought
from ossuary.games.bones.exact.game import choose
from ossuary.games.bones.exact.line import TILES_A_TURN, expected_line, out
from ossuary.games.bones.exact.memo import room
from ossuary.games.bones.rules import (
    HANDS,
    PHASES,
    SCORES,
    Options,
    advance,
    initial,
    legal,
    mover,
    odds,
    payoffs,
    scores,
)
from ossuary.minds.mind import Choose
from ossuary.minds.playing.simple import compiled
from ossuary.twin import twin

THUMB = compiled(GAMES["bones"], "rule-of-thumb")


def played(luck: int, minds: list[Choose], seen: Callable[[State, float], None]) -> State:
    """The end of a game; `seen` is told each state and the seconds of processor that a choice in it took."""
    state, moves = initial(Options(seats=len(minds))), 0
    while mover(state) != TERMINAL:
        spent, actions = 0.0, legal(state)
        if mover(state) == CHANCE:
            move = pick(odds(state), draw(luck, state))
        elif actions & (actions - 1) == 0:
            move = lowest(actions)
        else:
            begun = time.process_time()
            move = minds[mover(state)](state, [thought(luck, moves)])
            spent = time.process_time() - begun if minds[mover(state)] is choose else 0.0
        seen(state, spent)
        advance(state, move)
        moves += 1
    return state


def duel(seats: int = 2, seconds: float = 300) -> None:
    """The exact mind in each seat in turn against rules of thumb in the others, with the same dice."""
    wins: list[float] = []
    thoughts = defaultdict(list)

    def seen(state: State, spent: float) -> None:
        if spent:
            thoughts[PHASES[state[PHASE]]].append(1000 * spent)

    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        won = 0.0
        for own in range(seats):
            minds = [choose if seat == own else THUMB for seat in range(seats)]
            won += payoffs(played(fortune(77, len(wins)), minds, seen))[own]
        wins.append(won / seats)
    error = np.std(wins) / len(wins) ** 0.5
    print(f"{seats} seats, {seats * len(wins)} games: {np.mean(wins):.2%} ± {error:.2%} won, {1 / seats:.2%} is even")
    for phase, times in thoughts.items():
        print(f"{phase}: {len(times)} decisions, ms mean {np.mean(times):.2f}, 99% {np.quantile(times, 0.99):.2f}")


def figures(seats: int = 2, games: int = 2000) -> None:
    """Points and tiles of a turn, and how the difference of two seats still moves from the start of a turn on."""
    turns = tiles = points = 0
    moved: dict[tuple[int, int], list[float]] = defaultdict(list)
    for game in range(games):
        begun: dict[int, tuple[int, int, list[float]]] = {}

        def seen(state: State, _: float, begun: dict[int, tuple[int, int, list[float]]] = begun) -> None:
            if state[TURN] and state[TURN] not in begun:
                line = [twin_line(state[HANDS + seat], 0, room(state)) for seat in range(seats)]
                stand = [state[SCORES + seat] + line[seat] for seat in range(seats)]
                begun[state[TURN]] = state[SEAT], count(out(state)), stand

        state = played(fortune(5, game), [THUMB] * seats, seen)
        turns += state[TURN] - 1
        tiles += 28
        points += sum(state[SCORES : SCORES + seats])
        final = scores(state)
        for seat, left, stand in begun.values():
            for after in range(1, seats):
                other = (seat + after) % seats
                moved[left, after].append(final[seat] - final[other] - stand[seat] + stand[other])
    print(f"a turn: {tiles / turns:.2f} tiles, {points / turns:.1f} points")
    shapes = [(left / TILES_A_TURN, after, np.mean(by), np.var(by)) for (left, after), by in moved.items() if left]
    left, after, mean, variance = np.array(shapes).T
    slope, start = np.polyfit(left, variance * seats, 1)
    print(f"variance times seats: {start:.0f} and {slope:.0f} a turn; head start {np.mean(mean / after) * seats:.1f}")


if __name__ == "__main__":
    twin_line = twin(sys.modules[expected_line.__module__]).expected_line
    numbers = [int(number) for number in sys.argv[2:]]
    (duel if sys.argv[1] == "duel" else figures)(*numbers)
