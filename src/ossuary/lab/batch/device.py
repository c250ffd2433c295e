"""DeviceBatch: games side by side on a graphics card, where observations, masks, rewards and actions stay."""

from types import ModuleType

import numpy as np

from ...engine.nodes import TERMINAL, Refused
from ...engine.registry import Game, Options
from ...minds.observation import width
from ...twin import fitted
from ...twin.device_array import DeviceArray
from ...twin.kernels import kernels
from . import device_core, stepping_of


def stepping_on_device(game: Game) -> ModuleType:
    """The loop for one game on a card."""
    given = {"ACTIONS": len(game.ACTIONS), "COLUMNS": width(game.NAME)}
    return fitted(device_core, game, loop=stepping_of(game), **given)


class DeviceBatch:
    """As Batch, but its arrays lie on the card: torch, jax and cupy take them by DLPack, without a copy.

    The choices of the next step are written to `actions`; each step overwrites the same arrays.
    """

    def __init__(self, game: Game, options: Options, games: int) -> None:
        if games < 1:
            raise Refused("lab-no-games", games=games)
        self.game, self.options = game, options
        self._begun = False
        self._kernels = kernels(stepping_on_device(game))
        self.movers = DeviceArray((games,), "int8")  # the seat to move, TERMINAL where the game is over
        self.over = DeviceArray((games,), "bool")
        self.legal = DeviceArray((games,), "int64")  # the legal actions, a bit each
        self.seen = DeviceArray((games, width(game.NAME)), "int16")  # the mover's view, as in Batch
        self.masks = DeviceArray((games, len(game.ACTIONS)), "int8")
        self.rewards = DeviceArray((games, options.seats), "float32")  # by seat, what it has of the win
        self.gains = DeviceArray((games,), "float32")  # the same of the seat whose action it was
        self.actions = DeviceArray((games,), "int64")  # those of the next step
        self._moves = DeviceArray((games,), "int64")
        self._refused = DeviceArray((1,), "int64")
        self._numbers, self._lucks = DeviceArray((games,), "int64"), DeviceArray((games,), "int64")
        self._states = DeviceArray((games, game.SLOTS), "int32")
        self._start = DeviceArray((game.SLOTS,), "int64")
        self._start.write(np.array(game.initial(options)))
        self._seed = self._steps = 0

    def __len__(self) -> int:
        return self.movers.shape[0]

    @property
    def moves(self) -> int:
        """The moves made so far, chance included."""
        return int(self._moves.read().sum())

    def reset(self, seed: int) -> None:
        """Restarts all games, as number 0, 1, 2, … of the series of this seed."""
        self._seed = (seed + 2**63) % 2**64 - 2**63
        self._numbers.write(np.arange(len(self)) - len(self))
        self.movers.write(np.full(len(self), TERMINAL, np.int8))
        self._refused.clear()
        self._begun, self._steps = True, 0
        self._step()

    def step(self) -> None:
        """Plays the chosen actions and the chance that follows; where a game was over, the next one begins."""
        if not self._begun:
            raise Refused("lab-reset-first")
        self._step()

    def choose_any(self) -> None:
        """Chooses a random legal action in every game, uniformly; not the same as `Batch.any_actions` does."""
        self._kernels.choose_any(len(self), self._lucks, self._steps, self.legal, self.actions)

    def check(self) -> None:
        """Waits for the card, and raises if an action was not legal: its game did not go on."""
        self._kernels.choose_any.check()
        self._kernels.step.check()
        if row := int(self._refused.read()[0]):
            self._refused.clear()
            raise ValueError(f"an action was not legal in game {row - 1}: its mask shows those that are")

    def _step(self) -> None:
        games = self._start, self._states, self._lucks, self._numbers, self.actions, self._seed
        shown = self.movers, self.legal, self.over, self.seen, self.masks, self.rewards, self.gains
        self._kernels.step(len(self), *games, *shown, self._moves, self._refused)
        self._steps += 1
