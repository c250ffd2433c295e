"""The simple minds: legal, reproducible, and a rule of thumb is worth something."""

import pytest

from ossuary.engine.registry import GAMES, Game
from ossuary.fair import Seeded, any_of, fortune, thought
from ossuary.lab.simulate import simulate
from ossuary.minds.playing.simple import SIMPLE
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

SMALL: dict[str, dict[str, int]] = {"rolling-bones": {"target": 10}, "shark-attacks": {"target": 30}}
CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]


def test_any_of_finds_every_action_about_equally_often() -> None:
    actions = 1 << 3 | 1 << 17 | 1 << 61
    found = [any_of(actions, [thought(fortune(1, 0), number)]) for number in range(3000)]
    assert set(found) == {3, 17, 61}
    assert all(900 < found.count(action) < 1100 for action in (3, 17, 61))


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("game", CASES)
def test_a_mind_plays_legally_to_the_end_and_the_same_again(game: Game, name: str) -> None:
    games = []
    for _ in range(2):
        table = Table(
            game, game.Options(seats=game.MAX_SEATS, **SMALL.get(game.NAME, {})), [name] * game.MAX_SEATS, Seeded(3)
        )
        table.begin()
        for _ in range(20_000):
            if table.over:
                break
            table.act(mind(game, name)(table.state, table.thoughts()))
        assert table.over
        games.append(table.record.moves)
    assert games[0] == games[1]


@pytest.mark.compiled
@pytest.mark.parametrize("game", CASES)
def test_the_rule_of_thumb_beats_random_from_either_seat(game: Game) -> None:
    first = simulate(game, game.Options(), ["rule-of-thumb", "random"], 400, seed=4)
    second = simulate(game, game.Options(), ["random", "rule-of-thumb"], 400, seed=4)
    assert first.payoffs[:, 0].mean() > 0.55
    assert second.payoffs[:, 1].mean() > 0.55
