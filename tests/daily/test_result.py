"""Results: ranked by the chance of winning given away, whatever the dice brought."""

from datetime import date

import pytest

from ossuary.daily.best_line import best_line
from ossuary.daily.result import Decisions, counted, rank, result_of
from ossuary.engine.registry import GAMES

from .played import last, played

DAY = date(2026, 11, 18)


def test_the_best_line_gives_nothing_away() -> None:
    best = result_of(best_line(GAMES["shark-attacks"], DAY))
    assert best.given_away == pytest.approx(0, abs=1e-6)
    assert best.decisions == Decisions(good=best.decisions.good) and best.decisions.good > 0


def test_a_careless_game_gives_much_away_and_ranks_behind() -> None:
    careless = result_of(played("shark-attacks", DAY, last))
    best = result_of(best_line(GAMES["shark-attacks"], DAY))
    assert careless.given_away > 0.1
    assert rank(best.given_away, best.points) < rank(careless.given_away, careless.points)


def test_points_break_a_tie_and_nothing_else_does() -> None:
    places = [(0.02, 90), (0.02004, 95), (0.01, 10), (0.03, 200)]
    assert sorted(places, key=lambda place: rank(*place)) == [(0.01, 10), (0.02004, 95), (0.02, 90), (0.03, 200)]


def test_decisions_are_counted_by_how_good_they_were() -> None:
    assert counted(["best", "blunder", "fine", "slip", "mistake", "blunder"]) == Decisions(2, 1, 1, 2)
    assert counted([]) == Decisions()
