"""The search: playouts per second in every game, its tree beside flat rollouts at equal time, and exact ends."""

import random
import time
from typing import Any

import numba
import numpy as np

from ossuary.fair import draw, fortune, pick
from ossuary.minds.exact import skulls_of_sedlec
from ossuary.minds.search import Search, guide_through
from ossuary.minds.simple import Choose, compiled
from ossuary.rules.catalogue import GAMES, Game
from ossuary.rules.nodes import CHANCE, TERMINAL, State
from ossuary.rules.skulls_of_sedlec import CARDS, UNSEEN

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
    search: Any = Search(game, size=1)
    settle, rules, playout = search._core.settle, search._core.game, guide_through(game).playout

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


def played(game: Game, minds: list[Choose], luck: int) -> State:
    """The end of a game between minds."""
    state = game.initial(game.Options(seats=len(minds)))
    while (seat := game.mover(state)) != TERMINAL:
        if seat == CHANCE:
            move = pick(game.odds(state), draw(luck, state))
        else:
            legal = game.legal(state)
            move = legal.bit_length() - 1 if legal & (legal - 1) == 0 else minds[seat](state, [0])
        game.advance(state, move)
    return state


def duel(game: Game, one: Choose, other: Choose, pairs: int) -> tuple[float, float]:
    """What one mind has of the wins against another, with the same dice from both seats; and the error of that."""
    shares = []
    for number in range(pairs):
        luck = fortune(1, number)
        first = game.payoffs(played(game, [one, other], luck))[0]
        second = game.payoffs(played(game, [other, one], luck))[1]
        shares.append((first + second) / 2)
    return float(np.mean(shares)), float(np.std(shares) / pairs**0.5)


def rates() -> None:
    """Prints playouts per second, from the first choice of each game."""
    print("| | playouts/s |\n|---|---:|")
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
            share, error = duel(game, tree(game, seconds), other, pairs)
            print(f"| {rival}, {name} | {seconds} | {2 * pairs} | {share:.1%} ± {error:.1%} |", flush=True)


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

    played(game, [watched, watched], fortune(2, 0))
    seconds.clear()
    for number in range(ENDS):
        played(game, [watched, watched], fortune(1, number))
    print("\n| unseen cards | exact choices a game | seconds, mean | most |\n|---:|---:|---:|---:|")
    for unseen, found in sorted(seconds.items()):
        print(f"| {unseen} | {len(found) / ENDS:.1f} | {np.mean(found):.3f} | {max(found):.3f} |")


if __name__ == "__main__":
    rates()
    strength()
    ends()
