"""Batch: a number of games of one kind, stepped together by compiled code into arrays that are made once."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.nodes import TERMINAL, Refused
from ...engine.registry import Game, Options
from ...minds.observation import OBSERVERS, width
from ...twin import Lasting, chance_of, fitted, twin
from . import core

LEAST = 512  # games for each core; handing out fewer costs more than stepping them


def stepping_of(game: Game) -> ModuleType:
    """The loop for one game."""
    given = {"chance": chance_of(game), "observer": OBSERVERS[game.NAME], "ACTIONS": len(game.ACTIONS)}
    return fitted(core, game, **given)


class Batch:
    """Games side by side, one per row; each step overwrites the same arrays."""

    def __init__(self, game: Game, options: Options, games: int, cores: int | None = None) -> None:
        if games < 1:
            raise Refused("lab-no-games", games=games)
        self.game = game
        self.options = options
        self._begun = False
        self.moves = 0  # made so far, chance included
        self.movers = np.full(games, TERMINAL, np.int8)  # the seat to move, TERMINAL where the game is over
        self.over = np.ones(games, np.bool_)
        self.legal = np.zeros(games, np.int64)  # the legal actions, a bit each
        self.seen = np.zeros((games, width(game.NAME)), np.int16)  # the mover's view; at the end the last mover's
        self.masks = np.zeros((games, len(game.ACTIONS)), np.int8)  # the legal actions, a column each
        self.rewards = np.zeros((games, options.seats), np.float32)  # by seat, what it has of the win
        self.gains = np.zeros(games, np.float32)  # the same of the seat whose action it was
        self._seed = 0
        self._moves_before = 0  # the last reset
        self._numbers = np.zeros(games, np.int64)  # in the series of the seed
        self._lucks = np.zeros(games, np.int64)
        self._start = np.array(game.initial(options))
        self._actions = np.zeros(games, np.int64)
        self._loop = twin(stepping_of(game))
        interpreted = self._loop is stepping_of(game)  # where narrow numbers would overflow
        self._states = np.zeros((games, game.SLOTS), np.int64 if interpreted else np.int32)
        self._games = Lasting((self._states, self._start, self._lucks, self._numbers, self._actions))
        self._shown = Lasting((self.movers, self.legal, self.over, self.seen, self.masks, self.rewards, self.gains))
        self._chosen = Lasting((self.movers, self.legal, self._actions))
        self._choosing = Lasting((self._lucks, self.legal))
        cores = max(1, min(cores or os.cpu_count() or 1, games // LEAST))
        self._cores = cores
        self._counters = np.zeros(cores, np.int64)
        self._counted = Lasting((self._counters,))
        self._pool = ThreadPoolExecutor(cores, "many")

    def __len__(self) -> int:
        return len(self.movers)

    def reset(self, seed: int) -> None:
        """Restarts all games, as number 0, 1, 2, … of the series of this seed."""
        self._seed = (seed + 2**63) % 2**64 - 2**63  # compiled integers have 64 bits; draws take no more from a seed
        self._numbers[:] = np.arange(len(self)) - len(self)
        self.movers[:] = TERMINAL
        self._moves_before = self.moves
        self._begun = True
        self._step()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Plays an action in every game and the chance that follows it; where a game was over, the next one begins."""
        self.check_begun()
        self._actions[:] = actions
        row = self._loop.first_illegal(self._chosen)
        if row >= 0:
            raise ValueError(f"action {self._actions[row]} is not legal in game {row}: its mask shows those that are")
        self._step()

    def any_actions(self) -> NDArray[np.int64]:
        """A random legal action in every game, uniformly."""
        self.check_begun()
        actions = np.empty(len(self), np.int64)
        choose, choosing, moves = self._loop.choose_any, self._choosing, self.moves - self._moves_before
        self._share(lambda counted, thread: choose(choosing, moves, actions, counted, thread))
        return actions

    def check_begun(self) -> None:
        """Refuses to continue games that have not started."""
        if not self._begun:
            raise Refused("lab-reset-first")

    def state(self, row: int) -> list[int]:
        """The state of a game, as the rules have it."""
        state: list[int] = self._states[row].tolist()
        return state

    def close(self) -> None:
        """Stops the threads."""
        self._pool.shutdown()

    def _step(self) -> None:
        games, shown, step, seed = self._games, self._shown, self._loop.step, self._seed
        self.rewards.fill(0)  # in one go, which costs less than a few in each row
        self.gains.fill(0)
        self.moves += sum(self._share(lambda counted, thread: step(games, seed, shown, counted, thread)))

    def _share(self, work: Callable[[Any, int], Any]) -> list[Any]:
        """Runs all games on one thread per core; returns the threads' results."""
        self._counters.fill(0)
        if self._cores == 1:
            return [work(self._counted, 0)]
        helpers = [self._pool.submit(work, self._counted, thread) for thread in range(1, self._cores)]
        try:
            mine = work(self._counted, 0)
            # Threads that got no core before the work was done are not waited for.
            return [mine, *(helper.result() for helper in helpers if not helper.cancel())]
        except BaseException:  # Ctrl-C, too: no thread may still be at work when the caller goes on
            wait([helper for helper in helpers if not helper.cancel()])
            raise
