"""What a word draws is what the odds say, picked where they are returned."""

import linecache
from types import ModuleType

import pytest

from ossuary.contract.play import steps
from ossuary.engine.nodes import CHANCE
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import pick
from ossuary.twin import chance_of

WORDS = (0, 1, 2**30, 2**31, 3 * 2**30, 2**32 - 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_word_draws_what_the_odds_say(game: Game) -> None:
    drawn, seen = chance_of(game).drawn, 0
    for step in steps(game, game.Options(), 3):
        if game.mover(step.before) == CHANCE:
            seen += 1
            for word in WORDS:
                assert drawn(step.before, word) == pick(game.odds(step.before), word)
    assert seen > 10
    assert drawn.__module__ == game.odds.__module__  # which numba imports when it reads the function from its cache


def test_a_condition_picks_on_both_sides_and_a_function_inside_returns_what_it_did() -> None:
    made = _game(
        "def odds(state):\n    def die():\n        return (1, 1)\n    return die() if state[0] else (0, 0, 1)\n"
    )
    drawn = chance_of(made).drawn
    assert (drawn([1], 0), drawn([1], 2**32 - 1), drawn([0], 0)) == (0, 1, 2)


def _game(source: str) -> ModuleType:
    """A module of this source, which can be read again."""
    made, file = ModuleType("coins"), "<coins>"
    made.__file__ = file
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), vars(made))
    return made
