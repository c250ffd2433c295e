"""simulate(): many games at compiled speed, the same results on any number of cores."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ...engine.nodes import Refused
from ...engine.registry import Game, Options
from ...fair import fortune
from ...minds.mind import Choose
from ...minds.playing.one_game import fresh_mind, played
from ...minds.playing.simple import simple
from ...minds.rule_of_thumb import thumb_of
from ...twin import apart, chance_of, fitted, twin
from . import core

CHUNKS = 100  # pieces of work at most, each reported as progress
LEAST = 25  # games in a piece; handing out fewer costs more than playing them


@dataclass(frozen=True)
class Results:
    """The results of a series of games, one row each."""

    payoffs: NDArray[np.float64]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]
    seconds: float


def loop_of(game: Game) -> ModuleType:
    """The loop for one game."""
    return fitted(core, game, chance=chance_of(game), thumb=thumb_of(game))


def simulate(
    game: Game,
    options: Options,
    minds: Sequence[str | Choose],
    games: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    first: int = 0,
) -> Results:
    """Plays this many games from number `first` of the seed on; `progress` is told how many more are done.

    Compiling is not in the seconds.
    """
    if games < 1:
        raise Refused("lab-no-games", games=games)
    names = [mind for mind in minds if isinstance(mind, str)]
    if len(names) < len(minds) or not set(names) <= set(core.MINDS):
        return _one_by_one(game, options, minds, range(first, first + games), seed, progress)
    for name in names:
        simple(game, name)  # refuses what the game does not have
    batch = twin(loop_of(game)).batch
    seed = (seed + 2**63) % 2**64 - 2**63  # compiled integers have 64 bits; draws take no more from a seed
    start = np.array(game.initial(options))
    seated = np.array([core.MINDS.index(name) for name in names])
    results = empty_results(games, len(minds))

    def play(begin: int, end: int) -> int:
        rows = slice(begin, end)
        taken = results.payoffs[rows], results.scores[rows], results.lengths[rows]
        batch(start, apart(game.SLOTS), seed, first + begin, seated, *taken)
        return end - begin

    play(0, 0)
    chunks = max(1, min(CHUNKS, games // LEAST))
    edges = [games * chunk // chunks for chunk in range(chunks + 1)]
    begun = time.perf_counter()
    with ThreadPoolExecutor(cores or os.cpu_count() or 1) as pool:
        for done in (map if cores == 1 else pool.map)(play, edges[:-1], edges[1:]):
            progress(done)
    return Results(results.payoffs, results.scores, results.lengths, time.perf_counter() - begun)


def _one_by_one(
    game: Game,
    options: Options,
    minds: Sequence[str | Choose],
    numbers: range,
    seed: int,
    progress: Callable[[int], None],
) -> Results:
    """The same with minds that the compiled loop cannot play."""
    results = empty_results(len(numbers), len(minds))
    begun = time.perf_counter()
    for row, number in enumerate(numbers):
        choosers = [fresh_mind(game, mind) if isinstance(mind, str) else mind for mind in minds]
        state, results.lengths[row] = played(game, options, choosers, fortune(seed, number))
        results.payoffs[row] = game.payoffs(state)
        results.scores[row] = game.scores(state)
        progress(1)
    return Results(results.payoffs, results.scores, results.lengths, time.perf_counter() - begun)


def empty_results(games: int, seats: int) -> Results:
    """Room for the results of a series of games."""
    return Results(np.zeros((games, seats)), np.zeros((games, seats), np.int64), np.zeros(games, np.int64), 0.0)
