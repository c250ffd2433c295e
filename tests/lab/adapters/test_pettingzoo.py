"""Our games pass PettingZoo's own tests."""

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ossuary.engine.registry import GAMES
from ossuary.lab.adapters.pettingzoo import ILLEGAL, env

from ..batch.test_vector import SHORT

pytestmark = pytest.mark.compiled

CASES = [pytest.param(name, id=name, marks=pytest.mark.xdist_group(name)) for name in GAMES]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # of which a mask is no part
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # but one with the mask beside it
def test_api(name: str) -> None:
    api_test(env(name, **SHORT[name]), num_cycles=300)


@pytest.mark.parametrize("name", CASES)
def test_seed(name: str) -> None:
    seed_test(partial(env, name, **SHORT[name]), num_cycles=100)


@pytest.mark.parametrize("name", CASES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, **SHORT[name]))
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", CASES)
def test_the_win_is_shared_out_at_the_end(name: str) -> None:
    game, rng = env(name, **SHORT[name]), np.random.default_rng(5)
    game.reset(seed=5)
    rewards = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        rewards[agent] += reward
        assert observation is not None
        game.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", CASES)
def test_an_illegal_action_ends_the_game(name: str) -> None:
    game = env(name, **SHORT[name])
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.argmin(game.observe(agent)["action_mask"])))
    assert game.terminations[agent]
    assert game.rewards[agent] == ILLEGAL
