"""Charts as inline SVG, drawn by Vega-Lite; one setting solid, the other hollow, to differ in print."""

import re
import textwrap
from collections.abc import Sequence
from typing import Any

import vl_convert

from .findings import Points

WIDTH, HEIGHT, ROW = 300, 170, 40  # pixels; a chart fills a phone and is set beside others on a desk
NAME = 17  # letters in a line of a name beside a bar
LOCALES: dict[str, Any] = {"en": "en-US", "de": "de-DE"}
PERCENT = ".0%"
# Vega is given these, and the page says what they are by day, by night and on paper.
COLOURS = {"#010101": "text", "#020202": "quiet", "#030303": "edge", "#040404": "accent", "#050505": "surface"}
TEXT, QUIET, EDGE, ACCENT, SURFACE = COLOURS
CONFIG = {
    "aria": False,  # the page tells what is seen, and has it as a table
    "background": None,
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": QUIET,
        "labelFontSize": 12,
        "titleColor": TEXT,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "gridColor": EDGE,
        "domainColor": EDGE,
        "tickColor": EDGE,
    },
    "axisY": {"minExtent": 36, "titlePadding": 10},  # fonts are wider on some machines than Vega expects
}


def columns(series: Sequence[Points], x: str, y: str, language: str, form: str = PERCENT) -> str:
    """Vertical bars, side by side for two settings, with error bars if there are any."""
    across = {
        "field": "x",
        "type": "ordinal",
        "sort": None,
        "title": x,
        "axis": {"labelAngle": 0, "labelOverlap": True, "labelSeparation": 10},
    }
    side = {"xOffset": {"field": "setting"}} if len(series) > 1 else {}
    up = {"field": "y", "type": "quantitative", "title": y, "axis": {"format": form, "tickCount": 5}}
    bounds = {"y": {"field": "low", "type": "quantitative", "title": y}, "y2": {"field": "high"}}
    layers = [
        {"mark": BAR, "encoding": {"x": across, "y": up, **side, **FILL}},
        *([{"mark": BOUND, "encoding": {"x": across, **bounds, **side}}] if _bounded(series) else []),
    ]
    return _drawn({"layer": layers, "width": WIDTH, "height": HEIGHT}, series, language)


def rows(series: Sequence[Points], x: str, language: str) -> str:
    """Horizontal bars, for long names."""
    names = {
        "labelExpr": "split(datum.label, '|')",
        "labelLimit": 0,
        "minExtent": 125,
        "labelPadding": 6,
        "ticks": False,
    }
    up = {"field": "x", "type": "nominal", "sort": None, "title": None, "axis": names}
    series = [[point._replace(x="|".join(textwrap.wrap(str(point.x), NAME))) for point in points] for points in series]
    side = {"yOffset": {"field": "setting"}} if len(series) > 1 else {}
    across = {"field": "y", "type": "quantitative", "title": x, "axis": {"format": PERCENT, "tickCount": 5}}
    layer = {"mark": BAR, "encoding": {"y": up, "x": across, **side, **FILL}}
    height = max(HEIGHT, ROW * len(series[0]))
    return _drawn({"layer": [layer], "width": WIDTH - 110, "height": height}, series, language)


def lines(
    series: Sequence[Points], x: str, y: str, language: str, form: str, across_form: str, ticks: Sequence[float]
) -> str:
    """Lines, solid and dashed, with error bars if there are any."""
    axis = {"format": across_form, "values": list(ticks)}
    across = {"field": "x", "type": "quantitative", "title": x, "axis": axis}
    up = {"field": "y", "type": "quantitative", "title": y, "axis": {"format": form, "tickCount": 5}}
    bounds = {"y": {"field": "low", "type": "quantitative", "title": y}, "y2": {"field": "high"}}
    dashed = {
        "strokeDash": {"field": "setting", "scale": {"domain": [0, 1], "range": [[1, 0], [5, 4]]}, "legend": None}
    }
    layers = [
        *([{"mark": BOUND, "encoding": {"x": across, **bounds, **APART}}] if _bounded(series) else []),
        {
            "mark": {"type": "line", "color": ACCENT, "strokeWidth": 2},
            "encoding": {"x": across, "y": up, **dashed, **APART},
        },
        {"mark": DOT, "encoding": {"x": across, "y": up, **FILL}},
    ]
    return _drawn({"layer": layers, "width": WIDTH, "height": HEIGHT}, series, language)


BAR = {"type": "bar", "stroke": ACCENT, "strokeWidth": 1.5}
DOT = {"type": "point", "stroke": ACCENT, "strokeWidth": 1.5, "size": 36, "opacity": 1}
BOUND = {"type": "rule", "color": TEXT, "strokeWidth": 1.5}
FILL = {
    "fill": {
        "field": "setting",
        "type": "ordinal",
        "scale": {"domain": [0, 1], "range": [ACCENT, SURFACE]},
        "legend": None,
    }
}
APART = {"detail": {"field": "setting"}}


def _bounded(series: Sequence[Points]) -> bool:
    return any(point.low is not None for points in series for point in points)


def _drawn(spec: dict[str, Any], series: Sequence[Points], language: str) -> str:
    """The SVG of a chart, in the colours of the page and as wide as there is room."""
    values = [{"setting": number, **point._asdict()} for number, points in enumerate(series) for point in points]
    whole = {"data": {"values": values}, "config": CONFIG, **spec}
    svg: str = vl_convert.vegalite_to_svg(whole, format_locale=LOCALES[language], allowed_base_urls=[])
    for colour, name in COLOURS.items():
        svg = svg.replace(f'"{colour}"', f'"var(--{name})"')
    return re.sub(
        r'<svg [^>]*?width="\d+" height="\d+"',
        '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"',
        svg,
        count=1,
    )
