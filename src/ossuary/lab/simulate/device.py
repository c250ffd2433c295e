"""simulate() on a graphics card: the same games, in the same rows."""

import time
from collections.abc import Callable, Sequence
from types import ModuleType

import numpy as np

from ...engine.nodes import Refused
from ...engine.registry import Game, Options
from ...minds.mind import Choose
from ...minds.playing.simple import simple
from ...twin import fitted
from ...twin.cuda import card
from ...twin.device_array import DeviceArray
from ...twin.kernels import kernels
from . import Results, core, device_core, empty_results, loop_of

AT_ONCE = 1 << 18  # games at most: a card that also draws a screen must not be busy for seconds


def playing_on_device(game: Game) -> ModuleType:
    """The loop for one game on a card."""
    return fitted(device_core, game, loop=loop_of(game))


def simulate_on_device(
    game: Game,
    options: Options,
    minds: Sequence[str | Choose],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda games: None,
    first: int = 0,
) -> Results:
    """Plays this many games from number `first` of the seed on; loading the kernel is not in the seconds."""
    if games < 1:
        raise Refused("lab-no-games", games=games)
    names = [mind for mind in minds if isinstance(mind, str) and mind in core.MINDS]
    if len(names) < len(minds):
        raise Refused("cuda-mind", minds=", ".join(core.MINDS))
    for name in names:
        simple(game, name)  # refuses what the game does not have
    play = kernels(playing_on_device(game)).play_games
    seed = (seed + 2**63) % 2**64 - 2**63  # compiled integers have 64 bits; draws take no more from a seed
    start, seated = DeviceArray((game.SLOTS,), "int64"), DeviceArray((len(minds),), "int64")
    start.write(np.array(game.initial(options)))
    seated.write(np.array([core.MINDS.index(name) for name in names]))
    parts = -(-games // AT_ONCE)
    number = -(-games // parts)
    results, shape = empty_results(games, len(minds)), (number, len(minds))
    payoffs, scores = DeviceArray(shape, "float64"), DeviceArray(shape, "int64")
    lengths = DeviceArray((number,), "int64")
    card().wait()
    begun = time.perf_counter()
    for begin in range(0, games, number):
        part = slice(begin, min(begin + number, games))
        play(number, start, seed, first + begin, seated, payoffs, scores, lengths)
        play.check()
        size = part.stop - begin
        results.payoffs[part], results.scores[part] = payoffs.read()[:size], scores.read()[:size]
        results.lengths[part] = lengths.read()[:size]
        progress(size)
    return Results(results.payoffs, results.scores, results.lengths, time.perf_counter() - begun)
