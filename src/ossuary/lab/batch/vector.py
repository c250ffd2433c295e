"""VectorEnv: Gymnasium's vector API over many games at once, for learning by self-play."""

from functools import cached_property
from typing import Any, TypeAlias, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ...engine.registry import game_named, options_for
from ...minds.observation import fields
from . import Batch

Observation: TypeAlias = dict[str, NDArray[Any]]


def observation_space(name: str) -> spaces.Dict:
    """What an observation of a game looks like: its columns (docs/observations.md) and the mask of legal actions."""
    low = [field.low for field in fields(name) for _ in range(field.columns)]
    high = [field.high for field in fields(name) for _ in range(field.columns)]
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(game_named(name).ACTIONS),), np.int8),
        }
    )


class VectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Games side by side in which the caller plays every seat; the arrays are overwritten by each step.

    Where a game has ended, the next step begins another and ignores its action (autoreset mode NEXT_STEP).
    An observation is the view of the seat to move, `info["seat"]` (TERMINAL at the end, where the last mover's view
    stays); a reward is that of the seat whose action it was, and `info["rewards"]` has those of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  Gymnasium's own shape

    def __init__(self, game: str, num_envs: int, cores: int | None = None, **options: object) -> None:
        rules = game_named(game)
        self.games = Batch(rules, options_for(rules, options), num_envs, cores)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(len(rules.ACTIONS))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)  # never: every game comes to its end

    @cached_property
    def observation_space(self) -> spaces.Dict:  # type: ignore[override]
        """The space of all games at once, made when asked for: it takes more memory than the games."""
        return cast(spaces.Dict, batch_space(self.single_observation_space, self.num_envs))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restarts all games; without a seed, with another one each time."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays an action in every game."""
        self.games.step(actions)
        return self._observation(), self.games.gains, self.games.over, self._truncated, self._info()

    def any_actions(self) -> NDArray[np.int64]:
        """A random legal action in every game, uniformly."""
        return self.games.any_actions()

    def close_extras(self, **kwargs: Any) -> None:
        """Stops the threads."""
        self.games.close()

    def _observation(self) -> Observation:
        return {"observation": self.games.seen, "action_mask": self.games.masks}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.games.movers, "rewards": self.games.rewards}
