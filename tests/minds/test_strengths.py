"""Minds by name: each plays every game that it is offered for."""

import pytest

from ossuary.fair import Seeded
from ossuary.minds.strengths import MINDS, mind, minds_for
from ossuary.rules.catalogue import GAMES
from ossuary.table import Table

pytestmark = pytest.mark.compiled
CHOICES = 3
OFFERED = [
    (game, name) for game in GAMES for name in minds_for(GAMES[game], GAMES[game].initial(GAMES[game].Options()))
]


@pytest.mark.parametrize(("game", "name"), OFFERED)
def test_a_mind_makes_legal_choices(game: str, name: str) -> None:
    table = Table(GAMES[game], GAMES[game].Options(), [name, name], Seeded(2))
    choose = mind(GAMES[game], name)
    table.begin()
    for _ in range(CHOICES):
        table.act(choose(table.state, table.thoughts()))
    assert table.version > CHOICES


def test_perfect_is_offered_where_a_game_is_solved() -> None:
    assert [game for game, name in OFFERED if name == "perfect"] == ["shark-attacks"]
    game = GAMES["shark-attacks"]
    assert minds_for(game, game.initial(game.Options(seats=3))) == MINDS[:-1]
    assert minds_for(game, game.initial(game.Options(target=101))) == MINDS[:-1]
