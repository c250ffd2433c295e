"""Minds by name: each plays every game that it is offered for."""

import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.minds.playing.duel import duel
from ossuary.minds.playing.measured import measured
from ossuary.minds.playing.strengths import MINDS, compiled, mind, minds_for
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
    assert [game for game, name in OFFERED if name == "perfect"] == ["rolling-bones", "shark-attacks"]
    game = GAMES["shark-attacks"]
    assert minds_for(game, game.initial(game.Options(seats=3))) == MINDS[:-1]
    assert minds_for(game, game.initial(game.Options(target=101))) == MINDS[:-1]


@pytest.mark.parametrize("game", ["skulls-of-sedlec", "bones"])
def test_perfect_is_refused_where_no_game_is_solved(game: str) -> None:
    with pytest.raises(Refused, match=f"“perfect” cannot play this {game}: .* beginner, steady, strong\\. "):
        mind(GAMES[game], "perfect")


def test_every_mind_was_measured_against_all_others() -> None:
    for game in GAMES:
        found = measured(game)
        names = minds_for(GAMES[game], GAMES[game].initial(GAMES[game].Options()))
        assert list(found) == list(names)
        for name in names:
            assert set(found[name].wins) == set(names) - {name}
            assert 0 <= found[name].gives_away < 1
            for other, share in found[name].wins.items():
                assert share + found[other].wins[name] == pytest.approx(1)


def test_who_plays_better_was_seen_to_play_better() -> None:
    for game in GAMES:
        found = measured(game)
        assert found["strong"].gives_away < found["random"].gives_away
        assert found["strong"].wins["random"] > 0.5 > found["random"].wins["rule-of-thumb"]
        if "perfect" in found:
            assert found["perfect"].gives_away == pytest.approx(0, abs=1e-9)
            assert all(share >= 0.5 for share in found["perfect"].wins.values())


@pytest.mark.parametrize(
    ("game", "other", "pairs"),
    [
        ("rolling-bones", "rule-of-thumb", 2),
        ("shark-attacks", "random", 10),
        ("shark-attacks", "rule-of-thumb", 10),
        ("shark-attacks", "strong", 4),
    ],
)
def test_perfect_loses_ground_to_nobody(game: str, other: str, pairs: int) -> None:
    check_ground(game, other, pairs)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
@pytest.mark.parametrize("other", MINDS[:-1])
def test_perfect_loses_ground_to_nobody_in_many_games(game: str, other: str) -> None:
    check_ground(game, other, pairs=300)


def check_ground(game: str, other: str, pairs: int) -> None:
    minds = compiled(GAMES[game], "perfect"), compiled(GAMES[game], other)
    score = duel(GAMES[game], *minds, lambda shares: len(shares) >= pairs)
    assert score.share + 3 * score.error >= 0.5, score
