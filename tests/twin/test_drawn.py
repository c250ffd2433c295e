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


@pytest.mark.parametrize("weights", [(1, 1, 1), (0, 0, 2, 2, 2), (0, 3), (0, 3, 0), (1, 2), (1, 0, 1), (0, 0, 1, 3)])
def test_a_table_is_picked_from_as_it_is_whether_its_weights_are_equal_or_not(weights: tuple[int, ...]) -> None:
    drawn = chance_of(_game(f"DIE = {weights}\ndef odds(state):\n    return DIE\n")).drawn
    words = [*WORDS, *range(0, 2**32, 2**32 // 97)]
    assert [drawn([], word) for word in words] == [pick(weights, word) for word in words]


def test_a_table_that_odds_hides_is_not_picked_from() -> None:
    drawn = chance_of(_game("DIE = (1, 1)\ndef odds(state):\n    DIE = (0, 0, 1)\n    return DIE\n")).drawn
    assert drawn([], 0) == 2


def _game(source: str) -> ModuleType:
    """A module of this source, which can be read again."""
    name = f"coins_{abs(hash(source))}"
    made, file = ModuleType(name), f"<{name}>"
    made.__file__, made.PHASES = file, ("tossing",)  # type: ignore[attr-defined]
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), vars(made))
    return made
