"""Our games at random, and Pig in their shape: compiled, vectorised, through PettingZoo and OpenSpiel, interpreted."""

import random
from functools import cache
from typing import Any

import numba
import numpy as np
import pyspiel

from benchmarks.contender import MOMENT, Clock, Contender, Pace, for_a_moment
from benchmarks.peers import pettingzoo_play, spiel_python_play
from ossuary import fair
from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.engine.registry import GAMES
from ossuary.fair import any_of, draw, fortune, pick, thought
from ossuary.lab.adapters import openspiel
from ossuary.lab.adapters.pettingzoo import env
from ossuary.lab.batch.vector import VectorEnv
from ossuary.lab.simulate import loop_of, simulate
from ossuary.twin import apart, jitted
from ossuary.twin.jit import intrinsics

TOGETHER = 4096  # games of the vectorised environment
CROWD = 32_768  # games whose step is long enough for two cores to share
LONGEST = 3000  # moves after which an interpreted game is left, so that a round stays short
assert openspiel  # registers our games


@cache
def share_of_choices(name: str) -> float:
    """How many of the moves of random games are choices; the compiled loop counts moves alone."""
    many, choices = VectorEnv(name, TOGETHER, 1), 0
    many.reset(seed=3)
    for _ in range(300):
        over = many.step(many.any_actions())[2]
        choices += TOGETHER - int(over.sum())
    many.close()
    return choices / many.games.moves


def compiled(name: str, cores: int = 1) -> Contender:
    """Whole games by the compiled loop."""
    game = GAMES[name]
    options, minds = game.Options(), ["random", "random"]
    warm = simulate(game, options, minds, 500, seed=1, cores=1)
    games, share = max(500, int(500 * MOMENT / warm.seconds)) * cores, share_of_choices(name)

    def play() -> Pace:
        pace = Pace(games=games)
        with Clock(pace):
            results = simulate(game, options, minds, games, seed=7, cores=cores)
        pace.moves = float(results.lengths.sum())
        pace.choices = pace.moves * share
        return pace

    return play


def by_numba(name: str) -> Contender:
    """The same games by the same loop, compiled by numba while it runs."""
    game = GAMES[name]
    batch, start, seated = jitted(loop_of(game)).batch, np.array(game.initial(game.Options())), np.zeros(2, np.int64)
    games, scratch, share = 500, apart(game.SLOTS), share_of_choices(name)
    payoffs, scores, lengths = np.zeros((games, 2)), np.zeros((games, 2), np.int64), np.zeros(games, np.int64)
    batch(start, scratch, 7, 0, seated, payoffs[:0], scores[:0], lengths[:0])

    def some(pace: Pace) -> None:
        batch(start, scratch, 7, int(pace.games), seated, payoffs, scores, lengths)
        pace.moves += float(lengths.sum())
        pace.choices += float(lengths.sum()) * share
        pace.games += games

    return for_a_moment(some)


def crowd(name: str, cores: int) -> Contender:
    """The vectorised environment with many games, for longer: games of a fixed length are all at the same place."""
    return vectorised(name, cores, CROWD, MOMENT * CROWD / TOGETHER)


def vectorised(name: str, cores: int = 1, games: int = TOGETHER, moment: float = MOMENT) -> Contender:
    """The vectorised environment, random actions included."""
    many = VectorEnv(name, games, cores)
    many.reset(seed=1)
    for _ in range(300):  # into the middle of games
        many.step(many.any_actions())

    def step(pace: Pace) -> None:
        moves = many.games.moves
        _, _, over, _, _ = many.step(many.any_actions())
        pace.moves += many.games.moves - moves
        pace.choices += games - int(over.sum())  # where a game is over, the next step only begins another
        pace.games += int(over.sum())

    return for_a_moment(step, moment)


def bytes_a_step(name: str) -> int:
    """What a step of the vectorised environment writes for a game."""
    one, two = (
        sum(value.nbytes for value in vars(VectorEnv(name, games, 1).games).values() if isinstance(value, np.ndarray))
        for games in (1, 2)
    )
    return int(two - one)


@cache
def written_in_a_nanosecond() -> float:
    """Bytes that are written where many games of an environment are."""
    room, pace = np.zeros(TOGETHER * 512, np.int8), Pace()
    while pace.cpu < MOMENT:
        with Clock(pace):
            room.fill(1)
        pace.moves += len(room)
    return pace.moves / pace.cpu / 1e9


def through_pettingzoo(name: str) -> Contender:
    """The PettingZoo adapter, in its wrappers."""
    made = env(name)
    games = made.unwrapped._games
    play = pettingzoo_play(made)

    def counted(pace: Pace) -> None:
        moves, choices = games.moves, pace.choices
        play(pace)
        pace.moves += games.moves - moves - (pace.choices - choices)  # the choices are counted already

    return for_a_moment(counted)


def through_openspiel(name: str) -> Contender:
    """The OpenSpiel adapter, in a loop of Python."""
    return for_a_moment(spiel_python_play(pyspiel.load_game("ossuary_" + name.replace("-", "_")), LONGEST))


def interpreted(name: str) -> Contender:
    """The rules as they are written."""
    game = GAMES[name]
    seeds = random.Random(1)

    def play(pace: Pace) -> None:
        state, luck, moves, rng = game.initial(game.Options()), fortune(seeds.getrandbits(60), 0), 0, [0]
        while (seat := game.mover(state)) != TERMINAL and moves < LONGEST:
            if seat == CHANCE:
                move = pick(game.odds(state), draw(luck, state))
            else:
                rng[0] = thought(luck, moves)
                move = any_of(game.legal(state), rng)
                pace.choices += 1
            game.advance(state, move)
            moves += 1
        pace.moves += moves
        pace.games += seat == TERMINAL

    return for_a_moment(play)


def generator() -> Contender:
    """Keyed draws and nothing else."""
    keyed, bare = jitted(fair).draw, intrinsics()["unowned"]

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def draws(number: int, row: Any) -> int:
        state = bare(row)
        total = 0
        for index in range(number):
            state[0], state[1], state[2] = index >> 8, index >> 4 & 15, index & 15
            total ^= keyed(123456789123456789, state)
        return total

    row, number = np.zeros(3, np.int64), 2_000_000
    draws(1, row)

    def some(pace: Pace) -> None:
        draws(number, row)
        pace.moves += number

    return for_a_moment(some)
