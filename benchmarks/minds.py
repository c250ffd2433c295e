"""What the minds cost: solving, the coach, the search beside flat rollouts at equal time, and exact ends."""

import random
import resource
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numba
import numpy as np

from ossuary.engine.nodes import CHANCE, TURN, State
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import fortune
from ossuary.games.rolling_bones import exact as rolling_bones
from ossuary.games.shark_attacks.exact import game as shark_attacks
from ossuary.games.skulls_of_sedlec.exact import game as skulls_of_sedlec
from ossuary.games.skulls_of_sedlec.rules import CARDS, UNSEEN
from ossuary.minds.judging.pick_judge import judge_of, solved
from ossuary.minds.mind import Choose
from ossuary.minds.playing.duel import duel
from ossuary.minds.playing.one_game import played
from ossuary.minds.playing.simple import compiled
from ossuary.minds.search import Search, core_of
from ossuary.twin import jitted

ROLLING_TARGET = 10  # all of it takes half an hour: ossuary solve rolling-bones --recompute
SECONDS = 1.0  # for counting playouts
DUELS = {"skulls-of-sedlec": (0.04, 40), "bones": (0.01, 100)}  # seconds a choice, pairs of games
ENDS = 10  # games
ROUND = 4  # flat rollouts of each action between two looks at the clock


def tree(game: Game, seconds: float) -> Choose:
    """A mind that follows the tree alone, without exact ends."""
    search = Search(game)

    def choose(state: State, rng: list[int]) -> int:
        search.look_at(state)
        search.think(seconds)
        return search.best()

    return choose


def flat(game: Game, seconds: float) -> Choose:
    """A mind that plays every action out equally often, by the same playouts as the tree, and takes the best mean."""
    core: Any = jitted(core_of(game))
    settle, rules, playout = core.settle, core.game, core.guide.playout

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def more(root: Any, state: Any, action: int, seat: int, rng: Any) -> float:
        total = 0.0
        for _ in range(ROUND):
            state[:] = root
            going = settle(state, action, rng)
            while going:
                going = settle(state, playout(state, rng), rng)
            total += rules.payoffs(state)[seat]
        return total

    generator = np.array([1])

    def choose(state: State, rng: list[int]) -> int:
        root, seat, legal = np.array(state), game.mover(state), game.legal(state)
        actions = [action for action in range(len(game.ACTIONS)) if legal >> action & 1]
        totals = [0.0] * len(actions)
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            for i, action in enumerate(actions):
                totals[i] += more(root, root.copy(), action, seat, generator)
        return actions[totals.index(max(totals))]

    first = first_choice(game)
    more(np.array(first), np.array(first), game.legal(first).bit_length() - 1, 0, generator)
    return choose


def first_choice(game: Game) -> State:
    """The first state of a game where somebody has a choice."""
    rng, state = random.Random(1), game.initial(game.Options())
    while (seat := game.mover(state)) == CHANCE or game.legal(state) & (game.legal(state) - 1) == 0:
        weights = game.odds(state) if seat == CHANCE else [game.legal(state) >> i & 1 for i in range(len(game.ACTIONS))]
        state = game.step(state, rng.choices(range(len(weights)), weights)[0])
    return state


def solving() -> None:
    """Prints what solving takes, each in a process of its own so that its memory can be told; compiled before."""
    print("| solved | seconds | CPU seconds | most memory |\n|---|---:|---:|---:|")
    for name, solve in SOLVES.items():
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            seconds, cpu, memory = pool.submit(_cost, solve).result()
        print(f"| {name} | {seconds:.1f} | {cpu:.1f} | {memory / 1e6:.0f} MB |", flush=True)


def _cost(solve: Callable[[bool], object]) -> tuple[float, float, int]:
    """Seconds, CPU seconds and bytes that solving takes, after a small one that compiles."""
    solve(True)
    begun, cpu = time.perf_counter(), time.process_time()
    solve(False)
    spent = time.perf_counter() - begun, time.process_time() - cpu
    return *spent, 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _rolling_turn(small: bool) -> object:
    return rolling_bones.expected_points(*((1, 1, 1) if small else (6, 6, 6)))


def _rolling_game(small: bool) -> object:
    return rolling_bones.solve(1, floor=0) if small else rolling_bones.solve(ROLLING_TARGET)


def _shark_game(small: bool) -> object:
    return shark_attacks.solve(1 if small else 100)


def coaching() -> None:
    """Prints how long the coach takes for a decision with all its reasons, where best play is known."""
    print("\n| coach | decisions | median | 95% | most |\n|---|---:|---:|---:|---:|")
    for game in GAMES.values():
        if solved(game, game.initial(game.Options())):
            firsts, others = latencies(game)
            for name, found in ((f"{game.NAME}, first of a turn", firsts), (game.NAME, others)):
                columns = [f"{1e3 * value:.1f} ms" for value in (*np.quantile(found, [0.5, 0.95]), max(found))]
                print(f"| {name} | {len(found)} | {' | '.join(columns)} |", flush=True)


def latencies(game: Game) -> tuple[list[float], list[float]]:
    """Seconds of the coach in a game of two: for the first decision of each turn, and for all others."""
    judge = judge_of(game, game.initial(game.Options()))
    seconds: dict[bool, list[float]] = {True: [], False: []}
    turns: set[int] = set()

    def watched(state: State, rng: list[int]) -> int:
        begun = time.perf_counter()
        choices = judge.choices(state)
        for choice in choices:
            choice.why()
        seconds[state[TURN] not in turns].append(time.perf_counter() - begun)
        turns.add(state[TURN])
        return choices[0].action

    played(game, game.Options(), [watched, watched], fortune(3, 0))
    return seconds[True][1:], seconds[False][1:]  # the very first ones compile


def rates() -> None:
    """Prints playouts per second, from the first choice of each game."""
    print("\n| | playouts/s |\n|---|---:|")
    for game in GAMES.values():
        search = Search(game)
        search.look_at(first_choice(game))
        search.grow(100)
        print(f"| {game.NAME} | {search.think(SECONDS) / SECONDS:,.0f} |", flush=True)


def strength() -> None:
    """Prints how the tree fares against flat rollouts and the rule of thumb."""
    print("\n| tree against | seconds a choice | games | wins |\n|---|---:|---:|---:|")
    for name, (seconds, pairs) in DUELS.items():
        game = GAMES[name]
        rivals = {"flat rollouts": flat(game, seconds), "rule-of-thumb": compiled(game, "rule-of-thumb")}
        for rival, other in rivals.items():
            share, error, games = duel(game, tree(game, seconds), other, pairs)
            print(f"| {rival}, {name} | {seconds} | {games} | {share:.1%} ± {error:.1%} |", flush=True)


def ends() -> None:
    """Prints from when on the end of Skulls of Sedlec is exact, and what that takes, in games by rule of thumb."""
    game = GAMES["skulls-of-sedlec"]
    thumb = compiled(game, "rule-of-thumb")
    seconds: dict[int, list[float]] = {}

    def watched(state: State, rng: list[int]) -> int:
        begun = time.perf_counter()
        if skulls_of_sedlec.judge(state):
            unseen = sum(state[UNSEEN : UNSEEN + CARDS])
            seconds.setdefault(unseen, []).append(time.perf_counter() - begun)
        return thumb(state, rng)

    played(game, game.Options(), [watched, watched], fortune(2, 0))
    seconds.clear()
    for number in range(ENDS):
        played(game, game.Options(), [watched, watched], fortune(1, number))
    print("\n| unseen cards | exact choices a game | seconds, mean | most |\n|---:|---:|---:|---:|")
    for unseen, found in sorted(seconds.items()):
        print(f"| {unseen} | {len(found) / ENDS:.1f} | {np.mean(found):.3f} | {max(found):.3f} |")


SOLVES = {
    "Shark Attacks! to 100": _shark_game,
    "a turn of Rolling Bones with 18 dice": _rolling_turn,
    f"Rolling Bones to {ROLLING_TARGET}": _rolling_game,
}

if __name__ == "__main__":
    solving()
    coaching()
    rates()
    strength()
    ends()
