"""Series of games: reproducible, the same on any number of cores, and what the rules themselves would play."""

from typing import Any

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import draw, fortune, pick, thought
from ossuary.lab.simulate import simulate
from ossuary.minds.playing.strengths import mind

pytestmark = pytest.mark.compiled

CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]
SMALL: dict[str, dict[str, Any]] = {"rolling-bones": {"target": 15}, "shark-attacks": {"target": 40}}


@pytest.mark.parametrize("game", CASES)
def test_a_series_is_the_same_on_one_core_and_on_two(game: Game) -> None:
    options = game.Options(**SMALL.get(game.NAME, {}))
    one, two = (simulate(game, options, ["random", "rule-of-thumb"], 300, seed=5, cores=cores) for cores in (1, 2))
    assert np.array_equal(one.payoffs, two.payoffs)
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.lengths, two.lengths)


@pytest.mark.parametrize("game", CASES)
def test_a_series_holds_the_games_that_the_rules_play(game: Game) -> None:
    options = game.Options(seats=game.MAX_SEATS, **SMALL.get(game.NAME, {}))
    minds = ["random", "rule-of-thumb"] * game.MAX_SEATS
    results = simulate(game, options, minds[: game.MAX_SEATS], 20, seed=9)
    for number in range(20):
        state, luck, moves = game.initial(options), fortune(9, number), 0
        while (seat := game.mover(state)) != TERMINAL:
            if seat == CHANCE:
                move = pick(game.odds(state), draw(luck, state))
            else:
                move = mind(game, minds[seat])(state, [thought(luck, moves)])
            game.advance(state, move)
            moves += 1
        assert results.lengths[number] == moves
        assert results.scores[number].tolist() == game.scores(state)
        assert results.payoffs[number].tolist() == game.payoffs(state)


@pytest.mark.parametrize("game", CASES)
def test_progress_counts_every_game(game: Game) -> None:
    done: list[int] = []
    options = game.Options(**SMALL.get(game.NAME, {}))
    results = simulate(game, options, ["random", "random"], 37, seed=1, progress=done.append)
    assert sum(done) == len(results.lengths) == 37
    assert results.payoffs.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("game", CASES)
def test_two_seeds_give_two_series(game: Game) -> None:
    options = game.Options(**SMALL.get(game.NAME, {}))
    one, two = (simulate(game, options, ["random", "random"], 50, seed=seed) for seed in (1, 2))
    assert not np.array_equal(one.lengths, two.lengths)
