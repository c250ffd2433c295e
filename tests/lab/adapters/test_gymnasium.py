"""One seat against minds passes Gymnasium's own check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ossuary.engine.registry import GAMES
from ossuary.lab.adapters.gymnasium import ILLEGAL, SeatEnv

pytestmark = pytest.mark.compiled

SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 5},
    "shark-attacks": {"seats": 3, "target": 30},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=2"},
}
CASES = [pytest.param(name, id=name, marks=pytest.mark.xdist_group(name)) for name in GAMES]


@pytest.mark.parametrize("name", CASES)
def test_check_env(name: str) -> None:
    made = gymnasium.make(f"ossuary.lab.adapters.gymnasium:ossuary/{name}-v0", minds=["random"], **SHORT[name])
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", CASES)
def test_a_game_ends_with_a_share_of_the_win(name: str) -> None:
    game, rng = SeatEnv(name, ["random", "rule-of-thumb"], seat=1, **SHORT[name]), np.random.default_rng(2)
    observation, info = game.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == 1
        assert observation["observation"][1] == 1  # our own view
        observation, reward, over, _, info = game.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert 0 <= reward <= 1


@pytest.mark.parametrize("name", CASES)
def test_an_illegal_action_ends_the_game(name: str) -> None:
    game = SeatEnv(name, ["random"], **SHORT[name])
    observation, _ = game.reset(seed=1)
    _, reward, over, _, _ = game.step(int(np.argmin(observation["action_mask"])))
    assert (reward, over) == (ILLEGAL, True)


@pytest.mark.xdist_group("skulls-of-sedlec")
def test_a_seed_gives_the_same_game_whatever_a_mind_remembers() -> None:
    game, courses = SeatEnv("skulls-of-sedlec", ["steady"]), []
    for _ in range(3):
        observation, _ = game.reset(seed=5)
        rng, over, course = np.random.default_rng(1), False, []
        while not over:
            observation, _, over, _, _ = game.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            course.append(observation["observation"].tolist())
        courses.append(course)
    assert courses[0] == courses[1] == courses[2]
