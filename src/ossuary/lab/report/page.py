"""A report on a game as one self-contained HTML file: questions, answers, and a chart for each."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import NamedTuple

from ... import __version__
from ...words import Words
from . import charts
from .course import Setting
from .findings import Findings, Point, Points, edges_for, histogram, spread
from .game_report import REPORTS, name_of

CSS = Path(__file__).with_name("report.css")
TICKS = (0.2, 0.4, 0.6, 0.8)  # of a game, that an axis names
MOST_TICKS = 8
HALF_TIME = 0.5
ACCENT = "light-dark(#5b5648, #b3ab96)"  # of a game that has no colour of its own


class Told(NamedTuple):
    """A setting with its name and its findings."""

    setting: Setting
    name: str
    findings: Findings


class Figure(NamedTuple):
    """A question with its answer by setting, its chart, and its figures."""

    key: str
    answers: list[str]
    svg: str
    series: list[Points]
    form: Callable[[float], str]


def report(told: Sequence[Told], games: int, words: Words) -> str:
    """The report as HTML, on one setting or on two side by side."""
    game = told[0].setting.game
    title = words.say("report-title", title=words.say(f"rules-{game}-title"))
    settings = "".join(f"<li>{escape(one.name)}</li>" for one in told)
    minds = words.enumerate(list(told[0].setting.minds))
    about = words.say("report-about", games=games, minds=minds, seed=str(told[0].setting.seed))
    figures = "\n".join(_figure(figure, told, words) for figure in _figures(told, words))
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{CSS.read_text(encoding="utf-8")}</style>
</head>
<body style="--accent: {getattr(REPORTS.get(game), "ACCENT", ACCENT)}">
<header>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
<ul class="settings">{settings}</ul>
</header>
<main>
{figures}
</main>
<footer><p>{escape(words.say("report-made", version=__version__))}</p></footer>
</body>
</html>
"""


def _figures(told: Sequence[Told], words: Words) -> list[Figure]:
    """All charts that have something to show."""
    found = [one.findings for one in told]
    makers = (_length, _order, _gains, _growth, _sources, _leads, _lead_wins, _pushes)
    figures = [make(told[0].setting.game, found, words) for make in makers]
    return [figure for figure in figures if figure]


def _length(_: str, found: list[Findings], words: Words) -> Figure:
    rounds = [one.rounds() for one in found]
    edges = edges_for([length for one in rounds for length in one])
    answers = []
    for one, lengths in zip(found, rounds, strict=True):
        mean, low, high = spread(lengths)
        answers.append(words.say("report-length-answer", mean=mean, **_range(low, high), moves=one.moves()))
    return _columns("length", answers, [histogram(lengths, edges) for lengths in rounds], words)


def _order(_: str, found: list[Findings], words: Words) -> Figure:
    series = [one.wins_by_order() for one in found]
    answers = [
        words.say(
            "report-order-answer",
            percent=100 * points[0].y,
            low=100 * (points[0].low or 0),
            high=100 * (points[0].high or 0),
        )
        for points in series
    ]
    return _columns("order", answers, series, words)


def _gains(_: str, found: list[Findings], words: Words) -> Figure:
    gains = [one.gains() for one in found]
    edges = edges_for([gain for one in gains for gain in one])
    answers = []
    for one in gains:
        mean, low, high = spread(one)
        nothing = 100 * sum(gain <= 0 for gain in one) / len(one)
        answers.append(words.say("report-gains-answer", mean=mean, **_range(low, high), nothing=nothing))
    return _columns("gains", answers, [histogram(one, edges) for one in gains], words)


def _growth(_: str, found: list[Findings], words: Words) -> Figure:
    series = [one.growth() for one in found]
    middles = [points[(len(points) - 1) // 2] for points in series]
    answers = [words.say("report-growth-answer", round=middle.x, points=middle.y) for middle in middles]
    titles = words.say("report-growth-x"), words.say("report-growth-y")
    svg = charts.lines(series, *titles, words.language, ",.0f", "d", _rounds(series))
    return Figure("growth", answers, svg, series, lambda value: words.say("arena-mean", number=value))


def _sources(game: str, found: list[Findings], words: Words) -> Figure | None:
    if game not in REPORTS:
        return None
    series = [[_named(game, point, words) for point in one.sources()] for one in found]
    most = [max(points, key=lambda point: point.y) for points in series]
    answers = [words.say("report-sources-answer", source=str(point.x), percent=100 * point.y) for point in most]
    svg = charts.rows(series, words.say("report-sources-y"), words.language)
    return Figure("sources", answers, svg, series, _percent(words))


def _named(game: str, point: Point, words: Words) -> Point:
    """A source with its name."""
    return point._replace(x=words.say(name_of(game, point.x, words)))


def _leads(_: str, found: list[Findings], words: Words) -> Figure:
    answers = []
    for one in found:
        changes = one.lead_changes()
        never = 100 * changes.count(0) / len(changes)
        answers.append(words.say("report-leads-answer", mean=spread(changes)[0], never=never))
    series = [one.leads() for one in found]
    svg = charts.columns(series, words.say("report-leads-x"), words.say("report-leads-y"), words.language, ".2f")
    return Figure("leads", answers, svg, series, lambda value: words.say("report-number", number=value))


def _lead_wins(_: str, found: list[Findings], words: Words) -> Figure | None:
    series = [one.lead_wins() for one in found]
    if not all(series):
        return None
    halves = [min(points, key=lambda point: abs(float(point.x) - HALF_TIME)) for points in series]
    answers = [words.say("report-lead-wins-answer", percent=100 * half.y) for half in halves]
    titles = words.say("report-lead-wins-x"), words.say("report-lead-wins-y")
    svg = charts.lines(series, *titles, words.language, charts.PERCENT, charts.PERCENT, TICKS)
    told = [
        [point._replace(x=words.say("report-percent", number=100 * float(point.x))) for point in points]
        for points in series
    ]
    return Figure("lead-wins", answers, svg, told, _percent(words))


def _pushes(_: str, found: list[Findings], words: Words) -> Figure | None:
    pushes = [one.pushes() for one in found]
    if not any(pushes):
        return None
    edges = edges_for([safe for one in pushes for safe, _ in one])
    answers = []
    for one in pushes:
        if not one:
            answers.append(words.say("report-pushes-none"))
            continue
        paid = 100 * sum(brought > safe for safe, brought in one) / len(one)
        safe, brought = (sum(side) / len(one) for side in zip(*one, strict=True))
        answers.append(words.say("report-pushes-answer", percent=paid, safe=safe, brought=brought))
    return _columns("pushes", answers, [one.pushes_by_stake(edges) for one in found], words)


def _rounds(series: list[Points]) -> range:
    """The rounds labelled on an axis: each once, and not too many."""
    last = max(len(points) for points in series)
    return range(1, last + 1, ceil(last / MOST_TICKS))


def _range(low: float, high: float) -> dict[str, int]:
    """The range of most values, in whole numbers, possibly equal."""
    return {"low": round(low), "high": round(high), "same": int(round(low) == round(high))}


def _columns(key: str, answers: list[str], series: list[Points], words: Words) -> Figure:
    svg = charts.columns(series, words.say(f"report-{key}-x"), words.say(f"report-{key}-y"), words.language)
    return Figure(key, answers, svg, series, _percent(words))


def _percent(words: Words) -> Callable[[float], str]:
    return lambda value: words.say("simulate-percent", number=100 * value)


def _figure(figure: Figure, told: Sequence[Told], words: Words) -> str:
    """A question, its answers, the chart, and its figures as a table."""
    keys = ['<span class="key"></span>', '<span class="key second"></span>'] if len(told) > 1 else [""]
    answers = "".join(f"<p>{key}{escape(answer)}</p>" for key, answer in zip(keys, figure.answers, strict=True))
    return f"""<figure id="{figure.key}">
<figcaption><h2>{escape(words.say(f"report-{figure.key}"))}</h2>{answers}</figcaption>
{figure.svg}
<details><summary>{escape(words.say("report-figures"))}</summary>
<div class="scroll">{_table(figure, told, words)}</div></details>
</figure>"""


def _table(figure: Figure, told: Sequence[Told], words: Words) -> str:
    heading = words.say("report-source" if figure.key == "sources" else f"report-{figure.key}-x")
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in (heading, *(one.name for one in told)))
    known = [{point.x: point.y for point in points} for points in figure.series]
    places = dict.fromkeys(point.x for points in figure.series for point in points)
    lines = []
    for place in places:
        cells = "".join(f"<td>{escape(figure.form(one[place])) if place in one else '–'}</td>" for one in known)
        lines.append(f'<tr><th scope="row">{escape(str(place))}</th>{cells}</tr>')
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
