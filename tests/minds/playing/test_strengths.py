"""Minds by name: each plays every game that it is offered for."""

from collections import Counter
from itertools import pairwise
from math import exp

import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded, fortune
from ossuary.minds.judging.pick_judge import solution
from ossuary.minds.playing.duel import Tally, duel, one_round
from ossuary.minds.playing.levels import Level, level_at, levels_for, slipped
from ossuary.minds.playing.measured import SEATS_MEASURED, measured
from ossuary.minds.playing.newcomer import NEWCOMER
from ossuary.minds.playing.strengths import MINDS, compiled, mind, minds_for, offered
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


def test_a_level_that_a_game_lacks_plays_as_the_next_stronger_one() -> None:
    bones, shark = GAMES["bones"], GAMES["shark-attacks"]
    start = bones.initial(bones.Options())
    assert levels_for(bones, start) == ("beginner", "strong") and "steady" in minds_for(bones, start)
    assert level_at(bones, start, "steady") == level_at(bones, start, "strong") == Level(0.0)
    three = shark.initial(shark.Options(seats=3))
    assert level_at(shark, three, "perfect") == level_at(shark, three, "strong")


def test_people_choose_from_the_levels_first() -> None:
    game = GAMES["rolling-bones"]
    start = game.initial(game.Options())
    assert offered(game, start) == ("beginner", "steady", "strong", "perfect", "random", "rule-of-thumb")
    assert "steady" not in offered(GAMES["bones"], GAMES["bones"].initial(GAMES["bones"].Options()))


def test_slips_are_the_rarer_the_more_they_cost() -> None:
    worths, chosen, rng = {3: 1.0, 5: 0.9, 8: 0.0, 9: -70.0}, Counter[int](), [1]
    for _ in range(4000):
        chosen[slipped(worths, 0.1, rng)] += 1
    assert chosen[9] == 0 and chosen[8] < 5
    assert chosen[5] / chosen[3] == pytest.approx(exp(-1), abs=0.05)


@pytest.mark.parametrize("seats", SEATS_MEASURED)
@pytest.mark.parametrize("name", list(GAMES))
def test_each_level_was_seen_to_beat_the_one_before(name: str, seats: int) -> None:
    game = GAMES[name]
    start, found = game.initial(game.Options(seats=seats)), measured(name)[seats]
    levels = levels_for(game, start)
    assert [one for one in found if one in levels] == list(levels)
    for weaker, stronger in pairwise(levels):
        assert found[weaker].wins[stronger] + 2 * found[weaker].errors[stronger] < 1 / seats


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_given_away_falls_from_level_to_level(name: str) -> None:
    for seats, found in measured(name).items():
        levels = levels_for(GAMES[name], GAMES[name].initial(GAMES[name].Options(seats=seats)))
        costs = [cost for level in levels if (cost := found[level].gives_away) is not None]
        assert costs == sorted(costs, reverse=True) and 0 <= costs[-1] < 0.002
        if (random := found.get("random")) and random.gives_away is not None:
            assert random.gives_away > costs[0]


def test_somebody_who_has_just_learned_a_game_wins_about_half_against_the_first_level() -> None:
    for name in GAMES:
        assert 0.4 <= measured(name)[2]["beginner"].wins[NEWCOMER] <= 0.6


def test_luck_that_a_judge_knows_is_taken_out() -> None:
    tally = Tally()
    for luck in (-0.3, -0.1, 0.1, 0.3) * 10:
        tally.add(0.6 + luck, luck)
    assert tally.score(2).share == pytest.approx(0.6) and tally.score(2).error < 1e-6 and tally.score(2).games == 80


def test_what_a_judge_calls_luck_has_mean_zero() -> None:
    game = GAMES["shark-attacks"]
    options, one, other = game.Options(target=20), compiled(game, "beginner"), compiled(game, "rule-of-thumb")
    tally, table = Tally(), solution(game, game.initial(game.Options(target=20)))
    for number in range(100):
        tally.add(*one_round(game, options, one, other, fortune(4, number), table.value))
    mean = tally.luck / tally.rounds
    assert abs(mean) < 4 * (tally.luck_squared / tally.rounds**2) ** 0.5
    plain = tally.share_squared / tally.rounds - (tally.share / tally.rounds) ** 2
    assert tally.score(2).error ** 2 < plain / tally.rounds / 2


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
    score = duel(GAMES[game], *minds, pairs)
    assert score.share + 3 * score.error >= 0.5, score
