"""The compiled twin plays the same moves to the same states as the rules themselves, bit for bit."""

from typing import Any

import pytest

from ossuary.contract.compiled import same_functions, same_moves
from ossuary.engine.registry import GAMES, Game, Options

from ..settings import SETTINGS, name_of

GAME_CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]

pytestmark = pytest.mark.compiled


def grouped(settings: list[tuple[Game, Options]]) -> list[Any]:
    """The settings as test cases, those of one game in one process: each compiles its game once."""
    return [
        pytest.param(*setting, id=name_of(setting), marks=pytest.mark.xdist_group(setting[0].NAME))
        for setting in settings
    ]


def compare(game: Game, options: Options, mind: str, games: range) -> int:
    """Plays games at both speeds and compares every state, mover, legal set and move; how many moves that were."""
    total = 0
    for moves in same_moves(game, options, [mind] * options.seats, games, seed=2026):
        assert isinstance(moves, int), moves
        total += moves
    return total


@pytest.mark.parametrize(("game", "options"), grouped(SETTINGS))
def test_200_random_games_are_the_same_at_both_speeds(game: Game, options: Options) -> None:
    assert compare(game, options, "random", range(200)) >= 200


@pytest.mark.parametrize(("game", "options"), grouped(SETTINGS))
def test_rules_of_thumb_choose_the_same_at_both_speeds(game: Game, options: Options) -> None:
    assert compare(game, options, "rule-of-thumb", range(5)) >= 5


@pytest.mark.parametrize("game", GAME_CASES)
def test_functions_of_no_move_are_the_same_at_both_speeds(game: Game) -> None:
    assert list(same_functions(game, game.Options(), seed=5)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAME_CASES)
def test_20000_random_games_are_the_same_at_both_speeds(game: Game) -> None:
    settings = [options for other, options in SETTINGS if other is game]
    share = -(-20_000 // len(settings))
    for options in settings:
        assert compare(game, options, "random", range(share)) >= share
