"""The report: every point has a source, every figure is what the games say, and the page needs nothing else."""

import re
from collections import Counter
from dataclasses import asdict, replace
from typing import Any, cast

import pytest

from ossuary.engine.record import course
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Seeded
from ossuary.lab.report.course import Course, Push, Setting, Stretch, courses
from ossuary.lab.report.findings import Findings, Point, edges_for, histogram, spread
from ossuary.lab.report.game_report import REPORTS
from ossuary.lab.report.page import Told, report
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table
from ossuary.words import LANGUAGES, Words

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("rolling-bones", {"target": 20}),
    ("shark-attacks", {"target": 60}),
    ("shark-attacks", {"target": 60, "flight_dice": "swimmers", "seats": 4}),
    ("skulls-of-sedlec", {"seats": 3}),
    ("bones", {}),
    ("bones", {"end": "points=60", "seats": 4}),
    ("bones", {"end": "rounds=3"}),
]
every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS)
CHARTS = ["length", "order", "gains", "growth", "sources", "leads", "lead-wins", "pushes"]


def played(game: str, options: dict[str, Any], games: int = 12) -> tuple[Setting, list[Course]]:
    """Games at random, which need nothing compiled."""
    agreed = asdict(cast(Any, options_for(GAMES[game], options)))
    setting = Setting(game, agreed, ("random",) * agreed["seats"], 3)
    return setting, courses(Stretch(setting, 0, games))


@every_setting
def test_every_point_has_a_source(game: str, options: dict[str, Any]) -> None:
    for one in played(game, options)[1]:
        assert sum(one.sources.values()) == sum(one.final)
        assert set(one.sources) <= set(REPORTS[game].SOURCES)


@every_setting
def test_the_course_is_that_of_the_record(game: str, options: dict[str, Any]) -> None:
    setting, (found, *_) = played(game, options, games=1)
    rules = GAMES[game]
    table = Table(rules, options_for(rules, setting.options), list(setting.minds), Seeded(3))
    choose = mind(rules, "random")
    table.begin()
    while not table.over:
        table.act(choose(table.state, table.thoughts()))
    scores = course(table.record)
    assert len(found.scores) == len(scores) and found.final == scores[-1]
    assert found.scores[:-1] == scores[:-1]
    assert found.moves == len(table.record.moves)


def test_a_push_is_told_with_what_was_safe() -> None:
    for game, options in (("rolling-bones", {"target": 15}), ("shark-attacks", {"target": 60}), ("bones", {})):
        pushes = [push for one in played(game, options)[1] for push in one.pushes]
        assert pushes and all(push.safe > 0 for push in pushes)
    sharks = played("shark-attacks", {"target": 60})[1]
    assert any(push.brought < push.safe for one in sharks for push in one.pushes)
    assert played("skulls-of-sedlec", {})[1][0].pushes == []


def test_games_that_all_take_the_same_are_told_so_and_every_round_stands_once_below_the_chart() -> None:
    setting, found = played("bones", {"end": "rounds=3"})
    page = report([Told(setting, "", Findings("bones", found))], 12, Words("en"))
    assert "nine out of ten games take 3. A game" in page and "3 to 3" not in page
    growth = page[page.index('<figure id="growth">') :]
    labels = re.findall(r">([^<>]+)</text>", growth[: growth.index("</svg>")])
    assert [label for label in labels if label in ("1", "2", "3")] == ["1", "2", "3"]


# Two games for two: in the first seat 1 begins, in the second seat 0 does.
BY_HAND = [
    Course(
        seats=[1, 0, 1, 0, 1],
        scores=[[0, 5], [8, 5], [8, 5], [8, 5], [8, 20]],
        final=[8, 20],
        payoffs=[0.0, 1.0],
        sources=Counter(swimmers=18, party=10),
        pushes=[Push(5, 0), Push(5, 15)],
        moves=50,
    ),
    Course(
        seats=[0, 1],
        scores=[[20, 0], [20, 4]],
        final=[20, 4],
        payoffs=[1.0, 0.0],
        sources=Counter(swimmers=4, escaped=20),
        moves=30,
    ),
]


def test_figures_of_games_by_hand() -> None:
    found = Findings("shark-attacks", BY_HAND)
    assert found.rounds() == [3, 1]
    assert found.moves() == 40
    assert [(point.x, point.y) for point in found.wins_by_order()] == [(1, 1.0), (2, 0.0)]
    assert found.gains() == [5, 8, 0, 0, 15, 20, 4]
    assert [point.y for point in found.growth()] == [(13 / 2 + 24 / 2) / 2, (13 / 2 + 24 / 2) / 2]
    shares = {point.x: point.y for point in found.sources()}
    assert shares == {"swimmers": 22 / 52, "party": 10 / 52, "escaped": 20 / 52, "unharmed": 0}
    assert found.lead_changes() == [2, 0]
    assert [point.y for point in found.leads()] == [0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0]
    assert [(point.x, point.y) for point in found.lead_wins()][:2] == [(0.1, 1.0), (0.2, 1.0)]
    assert found.lead_wins()[4].y == 0.5
    assert found.pushes() == [(5, 0), (5, 15)]


def test_bars_hold_everything_in_round_steps() -> None:
    values = [0, 3, 3, 7, 12, 29, 60]
    edges = edges_for(values)
    assert edges == [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]
    bars = histogram(values, edges)
    assert bars[0] == Point("0–4", 3 / 7) and bars[-1] == Point("55–59", 1 / 7)
    assert sum(bar.y for bar in bars) == pytest.approx(1)
    assert edges_for([4, 4]) == [4, 5] and histogram([4, 4], [4, 5]) == [Point("4", 1.0)]
    assert spread([1, 2, 3]) == pytest.approx((2, 1.1, 2.9))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_needs_nothing_else(game: str, language: str) -> None:
    setting, found = played(game, {"target": 15} if game in ("rolling-bones", "shark-attacks") else {})
    one = Told(setting, "<one>", Findings(game, found))
    text = report([one, one._replace(name="two & a half")], 12, Words(language))
    assert text.count("<svg ") == len(re.findall('<figure id="', text)) >= 7
    shown = re.findall('<figure id="(.+?)"', text)
    assert shown == [key for key in CHARTS if key != "pushes" or game != "skulls-of-sedlec"]
    addresses = set(re.findall(r"[a-z]+://[^\s\"'<)]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<script|<link|<img|@import|url\(|#0[1-5]0[1-5]0[1-5]|\bnan\b", text)
    assert "&lt;one&gt;" in text and "two &amp; a half" in text
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Nobody risked safe points in these games."),
        ("de", "In diesen Partien hat niemand aufs Spiel gesetzt, was sicher war."),
    ],
)
def test_pushes_of_one_setting_are_shown_beside_none_of_the_other(language: str, line: str) -> None:
    setting, found = played("shark-attacks", {"target": 60}, games=40)
    bold = Told(setting, "bold", Findings("shark-attacks", found))
    shy = Told(setting, "shy", Findings("shark-attacks", [replace(one, pushes=[]) for one in found]))
    alone = pushes_shown(report([bold], 40, Words(language)))
    answers = re.findall("<p>(.*?)</p>", alone)
    bars = len(re.findall("<path", alone))
    for told in ([bold, shy], [shy, bold]):
        figure = pushes_shown(report(told, 40, Words(language)))
        said = [re.sub("<.+?>", "", answer) for answer in re.findall("<p>(.*?)</p>", figure)]
        assert said == ([*answers, line] if told[0] is bold else [line, *answers])
        assert len(re.findall("<path", figure)) == bars
        cells = [re.findall("<td>(.+?)</td>", row) for row in re.findall('<tr><th scope="row">.+?</tr>', figure)]
        assert cells and all(row[told.index(shy)] == "–" != row[told.index(bold)] for row in cells)
    assert pushes_shown(report([shy, shy], 40, Words(language))) == ""


def pushes_shown(text: str) -> str:
    """The chart of pushes, nothing where there is none."""
    found = re.search('<figure id="pushes">.*?</figure>', text, re.DOTALL)
    return found[0] if found else ""


def test_numbers_are_written_as_in_the_language() -> None:
    setting, found = played("shark-attacks", {"target": 60})
    told = [Told(setting, "one", Findings("shark-attacks", found))]
    assert re.search(r"\d\.\d rounds on average", report(told, 12, Words("en")))
    assert re.search(r"Im Mittel \d,\d Runden", report(told, 12, Words("de")))
