"""Our games as PettingZoo's AEC environments: `env(game, seats=3)`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ...engine.nodes import TERMINAL
from ...engine.registry import game_named, options_for
from ...minds.observation import OBSERVERS
from ..batch import Batch
from ..batch.vector import Observation, observation_space
from .render import rendered

ILLEGAL = -1.0  # the reward of an agent that breaks a rule, which ends the game; to lose is 0


def env(game: str, render_mode: str | None = None, **options: object) -> AECEnv[str, Observation, int]:
    """A game in PettingZoo's usual wrappers."""
    made: AECEnv[str, Observation, int] = raw_env(game, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  as PettingZoo calls it
    """A game whose agents are its seats; chance is played automatically."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.metadata = {"name": game, "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = game_named(game)
        self._games = Batch(self.game, options_for(self.game, options), 1)
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.options.seats)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.game.ACTIONS)) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed another one each time."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._games.reset(int(self._np_random.integers(2**62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._viewer = self.agents[self._games.movers[0]]

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._games.step(np.array([action]))
        self._cumulative_rewards[self.agent_selection] = 0.0
        seat = self._games.movers[0]
        if seat == TERMINAL:
            self.rewards = dict(zip(self.agents, self._games.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self._viewer = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, with the actions that are legal for it now."""
        if agent == self._viewer:
            return {"observation": self._games.seen[0].copy(), "action_mask": self._games.masks[0].copy()}
        seen, state = np.zeros_like(self._games.seen[0]), self._games.state(0)
        OBSERVERS[self.game.NAME].observe(state, self.possible_agents.index(agent), seen)
        return {"observation": seen, "action_mask": np.zeros_like(self._games.masks[0])}

    def render(self) -> str | None:
        """The table in words: printed, or returned in the mode `ansi`."""
        return rendered(self.render_mode, self.game, self._games.state(0), self.possible_agents)

    def close(self) -> None:
        """Stops the threads."""
        self._games.close()
