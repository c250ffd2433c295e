"""The vectorised environment steps the games that the rules play, into arrays of a fixed shape."""

import threading
import time
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import draw, fortune, pick
from ossuary.lab.batch import Batch
from ossuary.lab.batch.vector import VectorEnv
from ossuary.minds.observation import OBSERVERS, width

pytestmark = pytest.mark.compiled

SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"seats": 3, "target": 5},
    "shark-attacks": {"seats": 3, "target": 30},
    "skulls-of-sedlec": {"seats": 3},
    "bones": {"seats": 3, "end": "rounds=2"},
}
CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]


def drawn_on(game: Game, state: list[int], luck: int) -> None:
    """Plays chance by the rules, up to the next choice."""
    while game.mover(state) == CHANCE:
        game.advance(state, pick(game.odds(state), draw(luck, state)))


@pytest.mark.parametrize("game", CASES)
def test_every_step_is_what_the_rules_play(game: Game) -> None:
    options, games = game.Options(**SHORT[game.NAME]), 3
    many = Batch(game, options, games)
    many.reset(seed=11)
    numbers = list(range(games))
    states = [game.initial(options) for _ in numbers]
    for row in range(games):
        drawn_on(game, states[row], fortune(11, row))
    ended = 0
    while ended < 2 * games:
        movers = [game.mover(state) for state in states]
        assert many.movers.tolist() == movers
        for row, state in enumerate(states):
            if movers[row] != TERMINAL:
                seen = [0] * width(game.NAME)
                OBSERVERS[game.NAME].observe(state, movers[row], seen)
                assert many.seen[row].tolist() == seen
                assert many.state(row) == state
            assert sum(int(bit) << action for action, bit in enumerate(many.masks[row])) == game.legal(state)
            assert many.rewards[row].tolist() == pytest.approx(game.payoffs(state))
        actions = many.any_actions()
        many.step(actions)
        for row, state in enumerate(states):
            if movers[row] == TERMINAL:
                ended += 1
                numbers[row] += games
                states[row] = game.initial(options)
            else:
                game.advance(state, int(actions[row]))
            drawn_on(game, states[row], fortune(11, numbers[row]))


@pytest.mark.parametrize("game", CASES)
def test_the_same_on_one_core_and_on_two(game: Game) -> None:
    one, two = (Batch(game, game.Options(**SHORT[game.NAME]), 2000, cores) for cores in (1, 2))
    for many in (one, two):
        many.reset(seed=4)
        for _ in range(40):
            many.step(many.any_actions())
    assert np.array_equal(one.seen, two.seen)
    assert np.array_equal(one.rewards, two.rewards)
    assert one.moves == two.moves


@pytest.mark.parametrize("game", CASES)
def test_gymnasiums_shapes_and_its_own_statistics(game: Game) -> None:
    env = VectorEnv(game.NAME, 300, **SHORT[game.NAME])
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    watched = RecordEpisodeStatistics(env)
    observation, info = watched.reset(seed=1)
    assert env.observation_space.contains(observation)
    over = np.zeros(300, bool)
    for _ in range(60):
        before = over.copy()
        observation, rewards, over, cut, info = watched.step(env.any_actions())
        assert rewards.shape == over.shape == cut.shape == info["seat"].shape == (300,)
        assert not over[before].any()  # the step after the last one begins the next game
        assert np.array_equal(info["seat"] == TERMINAL, over)
        assert info["rewards"].sum(axis=1) == pytest.approx(over.astype(float))
    assert env.observation_space.contains(observation)
    assert env.action_space.contains(env.any_actions())
    assert watched.episode_count > 0
    watched.close()


@pytest.mark.parametrize("game", CASES)
def test_a_reward_goes_to_who_moved_and_all_are_told(game: Game) -> None:
    env = VectorEnv(game.NAME, 50, **SHORT[game.NAME])
    _, info = env.reset(seed=3)
    for _ in range(100):
        movers = np.maximum(info["seat"].copy(), 0)
        _, rewards, _, _, info = env.step(env.any_actions())
        assert np.array_equal(rewards, info["rewards"][np.arange(50), movers])


@pytest.mark.parametrize("game", CASES)
def test_what_somebody_writes_into_the_arrays_is_gone_with_the_next_step(game: Game) -> None:
    one, other = (VectorEnv(game.NAME, 50, **SHORT[game.NAME]) for _ in range(2))
    one.reset(seed=3)
    other.reset(seed=3)
    for _ in range(60):
        _, rewards, over, _, info = one.step(one.any_actions())
        _, expected, _, _, told = other.step(other.any_actions())
        assert np.array_equal(rewards, expected)
        assert np.array_equal(info["rewards"], told["rewards"])
        rewards -= 0.01  # as who wants short games does
        info["rewards"] -= 0.01
        over[:] = False


def test_nobody_is_still_at_work_after_an_interruption() -> None:
    game, begun, done = GAMES["bones"], threading.Event(), []

    def work(counters: Any, thread: int) -> None:
        if thread == 0:
            begun.wait(10)
            raise KeyboardInterrupt
        begun.set()
        time.sleep(0.2)
        done.append(thread)

    many = Batch(game, game.Options(), 2000, cores=2)
    with pytest.raises(KeyboardInterrupt):
        many._share(work)
    assert done == [1]


@pytest.mark.parametrize("game", CASES)
def test_seeds(game: Game) -> None:
    env = VectorEnv(game.NAME, 20)
    first, actions = env.reset(seed=1)[0]["observation"].copy(), env.any_actions()
    assert np.array_equal(env.reset(seed=1)[0]["observation"], first)
    assert np.array_equal(env.any_actions(), actions)
    assert not np.array_equal(env.reset(seed=2)[0]["observation"], first)


@pytest.mark.parametrize("game", CASES)
def test_an_illegal_action_is_refused_before_anything_moves(game: Game) -> None:
    many = Batch(game, game.Options(), 5)
    many.reset(seed=1)
    seen, actions = many.seen.copy(), many.any_actions()
    for wrong in (int(np.argmin(many.masks[3])), -1, len(game.ACTIONS), 1000):
        actions[3] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 3"):
            many.step(actions)
        assert np.array_equal(many.seen, seen)


@pytest.mark.parametrize("game", CASES)
def test_a_million_games_fit_in_a_gigabyte(game: Game) -> None:
    many = Batch(game, game.Options(seats=game.MAX_SEATS), 1000)
    held = sum(value.nbytes for value in vars(many).values() if isinstance(value, np.ndarray))
    assert held * 1000 < 800_000_000  # and some 150 MB for Python, numpy and numba


def test_what_cannot_be_is_refused_in_words() -> None:
    games = "rolling-bones, shark-attacks, skulls-of-sedlec, bones"
    with pytest.raises(ValueError, match=rf"^There is no game “chess”\. Choose one of: {games}\. "):
        VectorEnv("chess", 2)
    with pytest.raises(ValueError, match=r"^At least one game is needed, not 0\. "):
        VectorEnv("bones", 0)
    with pytest.raises(ValueError, match=r"^The option target must be a whole number from 1 to 1,000, not “0”\. "):
        VectorEnv("shark-attacks", 2, target=0)
    env = VectorEnv("shark-attacks", 2)
    with pytest.raises(ValueError, match=r"^The games have not started: call reset first\. "):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match=r"^The games have not started: call reset first\. "):
        env.any_actions()
    env.close()
