"""Luck and blame over many reviews: luck has mean zero, and reviews of different seeds agree on what they blame."""

from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from ossuary.engine.record import read
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import Review, review
from ossuary.minds.judging.review_budget import MOST
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

pytestmark = pytest.mark.compiled

RECORDS = Path(__file__).parents[2] / "records"
SETTINGS = [(game.NAME, seats) for game in GAMES.values() for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1)]
SHORT = {"rolling-bones": {"target": 20}, "shark-attacks": {"target": 20}}
FEW_SETTINGS = [("shark-attacks", 2), ("shark-attacks", 3), ("skulls-of-sedlec", 3), ("bones", 2)]


def reviewed(name: str, seats: int, seed: int, playouts: int) -> tuple[Review, list[float]]:
    """The review of a game by rule of thumb, and its result."""
    game = GAMES[name]
    options = game.Options(seats=seats, **SHORT.get(name, {}))
    table = Table(game, options, ["rule-of-thumb"] * seats, Seeded(seed))
    play = mind(game, "rule-of-thumb")
    table.begin()
    while not table.over:
        table.act(play(table.state, table.thoughts()))
    judge = judge_of(game, game.initial(options), playouts, 1 << 10)
    return review(table.record, judge), game.payoffs(table.state)


@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [
        *((name, seats, 8) for name, seats in FEW_SETTINGS),
        *(pytest.param(name, seats, 2000, marks=pytest.mark.nightly) for name, seats in SETTINGS),
    ],
)
def test_luck_has_mean_zero_and_sums_to_the_result_with_skill_and_seat(name: str, seats: int, games: int) -> None:
    lucks = []
    for seed in range(games):
        found, result = reviewed(name, seats, seed, playouts=60)
        for share, payoff in zip(found.shares, result, strict=True):
            assert 1 / seats + share.advantage + share.luck + share.skill == pytest.approx(payoff, abs=1e-9)
        assert sum(share.luck for share in found.shares) == pytest.approx(0, abs=1e-9)
        lucks.append(found.shares[0].luck)
    assert abs(mean(lucks)) < 4 * stdev(lucks) / sqrt(games)


def blamed(playouts: int, seed: int) -> list[int]:
    """The moves that a review of one record blames."""
    record = read((RECORDS / "bones-two.json").read_text(encoding="utf-8"))
    found = review(record, SearchJudge(record.game, playouts, seed=seed))
    return sorted(decision.move for decision in found.mattered())


@pytest.mark.parametrize("seed", range(2))
def test_a_review_of_few_games_blames_nothing_but_what_is_wrong(seed: int) -> None:
    assert set(blamed(400, seed)) <= {115, 197}


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(6))
def test_six_seeds_agree_on_what_they_blame(seed: int) -> None:
    assert blamed(MOST, seed) == [115, 197]


def test_perfect_play_is_not_charged_by_a_search_either() -> None:
    game = GAMES["shark-attacks"]
    for seed in range(4):
        table = Table(game, game.Options(target=30), ["perfect"] * 2, Seeded(seed))
        play = mind(game, "perfect")
        table.begin()
        while not table.over:
            table.act(play(table.state, table.thoughts()))
        found = review(table.record, SearchJudge(game, 300, 1 << 10))
        assert found.mattered() == []
