"""The compiled twin plays the same moves to the same states as the rules themselves, bit for bit."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.engine.registry import GAMES, Game, Options
from ossuary.fair import draw, fortune, pick, thought
from ossuary.minds.playing.simple import THUMBS
from ossuary.minds.playing.strengths import mind
from ossuary.twin import twin

from . import trace
from .settings import SETTINGS, name_of

MOST_MOVES = 20_000
RANDOM, RULE_OF_THUMB = 0, 1

GAME_CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]

pytestmark = pytest.mark.compiled


def grouped(settings: list[tuple[Game, Options]]) -> list[Any]:
    """The settings as test cases, those of one game in one process: each compiles its game once."""
    return [
        pytest.param(*setting, id=name_of(setting), marks=pytest.mark.xdist_group(setting[0].NAME))
        for setting in settings
    ]


def compare(game: Game, options: Options, minds: list[int], games: range) -> int:
    """Plays games at both speeds and compares every state, mover, legal set and move; how many moves that were."""
    compiled = twin(trace, game, thumb=THUMBS[game.NAME])
    start = np.array(game.initial(options))
    states = np.zeros((MOST_MOVES, len(start)), np.int64)
    facts = np.zeros((MOST_MOVES, 3), np.int64)
    choosers = [mind(game, "rule-of-thumb" if kind else "random") for kind in minds]
    total = 0
    for number in games:
        luck = fortune(2026, number)
        last = compiled.trace(start.copy(), luck, np.array(minds), np.zeros(1, np.int64), states, facts)
        rows, notes = states[: last + 1].tolist(), facts[: last + 1].tolist()
        state = game.initial(options)
        for row, (seat, legal, move) in enumerate(notes):
            where = f"{game.NAME} {options} game {number} row {row}"
            assert state == rows[row], where
            assert (game.mover(state), game.legal(state)) == (seat, legal), where
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                chosen = pick(game.odds(state), draw(luck, state))
            else:
                chosen = choosers[seat](state, [thought(luck, row)])
            assert chosen == move, where
            game.advance(state, chosen)
        total += last
    return total


@pytest.mark.parametrize(("game", "options"), grouped(SETTINGS))
def test_200_random_games_are_the_same_at_both_speeds(game: Game, options: Options) -> None:
    assert compare(game, options, [RANDOM] * options.seats, range(200)) >= 200


@pytest.mark.parametrize(("game", "options"), grouped(SETTINGS))
def test_rules_of_thumb_choose_the_same_at_both_speeds(game: Game, options: Options) -> None:
    assert compare(game, options, [RULE_OF_THUMB] * options.seats, range(5)) >= 5


@pytest.mark.parametrize("game", GAME_CASES)
def test_functions_of_no_move_are_the_same_at_both_speeds(game: Game) -> None:
    compiled: Any = twin(cast(ModuleType, game))
    state = game.initial(game.Options())
    luck = fortune(5, 0)
    while game.mover(state) != TERMINAL:
        row = np.array(state)
        for action in range(len(game.ACTIONS)):
            assert compiled.refusal(row, action) == game.refusal(state, action)
        assert list(compiled.odds(row)) == list(game.odds(state))
        assert compiled.scores(row) == game.scores(state)
        assert compiled.payoffs(row) == game.payoffs(state)
        seat = game.mover(state)
        if seat == CHANCE:
            move = pick(game.odds(state), draw(luck, state))
        else:
            move = mind(game, "rule-of-thumb")(state, [thought(luck, state[0])])
        assert compiled.step(row, move).tolist() == game.step(state, move)
        assert row.tolist() == state
        state = game.step(state, move)
    assert compiled.payoffs(np.array(state)) == game.payoffs(state)


COMPILE_ROLLOFF = """
import numpy
from ossuary.engine import rolloff
from ossuary.twin import twin
begin = twin(rolloff).begin
begin(numpy.full(40, 2), 20, 1)
print(sum(begin.stats.cache_hits.values()))
"""


def test_only_a_change_in_what_a_module_imports_compiles_it_anew(tmp_path: Path) -> None:
    source = Path(__file__).parents[1] / "src" / "ossuary"
    copy = shutil.copytree(source, tmp_path / "ossuary", ignore=shutil.ignore_patterns("static", "__pycache__"))
    settings = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}

    def cache_hits() -> int:
        ran = subprocess.run([sys.executable, "-c", COMPILE_ROLLOFF], env=settings, capture_output=True, check=True)
        return int(ran.stdout)

    def change(file: Path) -> None:
        file.write_text(file.read_text() + "\n")

    assert cache_hits() == 0
    change(copy / "minds" / "judging" / "coach.py")
    change(copy / "games" / "bones" / "rules.py")
    assert cache_hits() == 1
    change(copy / "engine" / "bits.py")
    assert cache_hits() == 0


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAME_CASES)
def test_20000_random_games_are_the_same_at_both_speeds(game: Game) -> None:
    settings = [options for other, options in SETTINGS if other is game]
    share = -(-20_000 // len(settings))
    for options in settings:
        assert compare(game, options, [RANDOM] * options.seats, range(share)) >= share
