"""Our games pass OpenSpiel's own tests, and its own search plays them."""

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from ossuary.engine.registry import GAMES
from ossuary.lab.adapters import openspiel  # noqa: F401  registers the games
from ossuary.minds.observation import OBSERVERS, width

SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 1},
    "shark-attacks": {"players": 3, "target": 20},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds:1"},
}


def loaded(name: str) -> Any:
    """A short game, through OpenSpiel's own list of games."""
    return pyspiel.load_game("ossuary_" + name.replace("-", "_"), SHORT[name])


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.xdist_group("openspiel")
@pytest.mark.parametrize("name", GAMES)
def test_its_api_test_passes(name: str) -> None:
    from open_spiel.integration_tests import api_test  # loads scipy.stats, which no other test needs

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["pytest"])
    game = loaded(name)
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": game.get_type().short_name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [text for _, text in (*result.failures, *result.errors)] == []


@pytest.mark.parametrize("name", GAMES)
def test_its_simulation_passes_with_copies_and_pickles(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_given_as_in_all_its_games(name: str) -> None:
    short_name = loaded(name).get_type().short_name
    assert pyspiel.load_game(str(pyspiel.load_game(short_name, {"players": 3}))).num_players() == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_string_names_the_game_and_its_options(name: str) -> None:
    game = pyspiel.load_game(str(loaded(name)))
    assert game.num_players() == SHORT[name].get("players", 2)
    assert game.num_distinct_actions() == len(GAMES[name].ACTIONS)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)


@pytest.mark.parametrize("name", GAMES)
def test_its_own_search_plays_to_the_end(name: str) -> None:
    game, rng = loaded(name), np.random.RandomState(3)
    search = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, chosen = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif chosen < 3:
            state.apply_action(search.step(state))
            chosen += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_the_observation(name: str) -> None:
    game = loaded(name)
    observation, state, rng = make_observation(game), game.new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    seen = [0] * width(name)
    OBSERVERS[name].observe(state.row, 1, seen)
    observation.set_from(state, player=1)
    assert observation.tensor.tolist() == seen
    assert observation.dict["me"].tolist() == [1]
    assert state.observation_tensor(1) == seen
