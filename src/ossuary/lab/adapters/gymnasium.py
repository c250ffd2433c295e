"""Our games as Gymnasium environments, one seat against minds; importing this registers `ossuary/NAME-v0`."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from ...engine.nodes import TERMINAL
from ...engine.registry import GAMES, game_named, options_for
from ...minds.mind import Choose
from ...minds.playing.one_game import fresh_mind
from ...minds.playing.simple import plain_mind
from ..batch import Batch
from ..batch.vector import Observation, observation_space
from .render import rendered

ILLEGAL = -1.0  # the reward for breaking a rule, which ends the game; to lose is 0


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; minds play the others."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own shape

    def __init__(
        self,
        game: str,
        minds: Sequence[str] = (),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Without a seat, one is drawn for each game; without minds, the best simple ones play."""
        self.game = game_named(game)
        self.render_mode = render_mode
        self.observation_space = cast("spaces.Space[Observation]", observation_space(game))
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(len(self.game.ACTIONS)))
        self._games = Batch(self.game, options_for(self.game, options), 1)
        self._names = list(minds) or [plain_mind(self.game)]
        self._minds = self._fresh()
        self._given, self._seat = seat, 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game and lets the minds play up to our first choice."""
        super().reset(seed=seed)
        seats = self._games.options.seats
        self._seat = int(self.np_random.integers(seats)) if self._given is None else self._given
        self._minds = self._fresh()
        self._thoughts = [int(self.np_random.integers(2**32))]
        self._games.reset(int(self.np_random.integers(2**62)))
        self._others_play()
        if self._games.movers[0] == TERMINAL:  # over before we had a choice: another
            return self.reset(options=options)
        return self._observation(), {"seat": self._seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays our action, then the minds up to our next choice; an illegal action ends the game."""
        self._games.check_begun()
        info = {"seat": self._seat}
        if not self._games.masks[0, action]:
            return self._observation(), ILLEGAL, True, False, info
        self._games.step(np.array([action]))
        self._others_play()
        over = bool(self._games.movers[0] == TERMINAL)
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(self._games.rewards[0, self._seat]), over, False, info

    def render(self) -> str | None:
        """The table in words: printed, or returned in the mode `ansi`."""
        names = [f"seat_{seat}" for seat in range(self._games.options.seats)]
        return rendered(self.render_mode, self.game, self._games.state(0), names)

    def close(self) -> None:
        """Stops the threads."""
        self._games.close()

    def _fresh(self) -> list[Choose]:
        """Fresh minds, so that a seed gives the same game whatever came before."""
        return [fresh_mind(self.game, name) for name in self._names]

    def _others_play(self) -> None:
        seats = self._games.options.seats
        while (mover := self._games.movers[0]) not in (self._seat, TERMINAL):
            choose = self._minds[(mover - self._seat) % seats % len(self._minds) - 1]
            self._games.step(np.array([choose(self._games.state(0), self._thoughts)]))

    def _observation(self) -> Observation:
        return {"observation": self._games.seen[0].copy(), "action_mask": self._games.masks[0].copy()}


for _name in GAMES:
    gymnasium.register(f"ossuary/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"game": _name})
