"""A report in a browser: every chart is there, whole and readable, on a phone and on a desk, without any network."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ossuary.lab.report.findings import Findings
from ossuary.lab.report.page import Told, report
from ossuary.words import Words

from ..lab.report.test_report import CHARTS, played

SMALL: dict[str, dict[str, Any]] = {"rolling-bones": {"target": 20}, "bones": {}}
SMALLEST = 9  # pixels, as wide letters on a phone still can be read
MEASURED = """svg => {
    const box = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent.trim());
    const inside = text => {
        const own = text.getBoundingClientRect();
        const wide = own.left >= box.left - 2 && own.right <= box.right + 2;
        return wide && own.top >= box.top - 2 && own.bottom <= box.bottom + 2;
    };
    const scale = box.width / svg.viewBox.baseVal.width;
    return {
        width: box.width,
        height: box.height,
        cut: texts.filter(text => !inside(text)).map(text => text.textContent),
        smallest: Math.min(...texts.map(text => scale * parseFloat(getComputedStyle(text).fontSize))),
        painted: [...svg.querySelectorAll('.mark-rect path, .mark-line path, .mark-symbol path')]
            .filter(mark => !['none', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(mark).stroke)).length,
    };
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["rolling-bones", "bones"])
@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "dark"), (1280, 800, "light")])
def test_every_chart_is_shown(
    browser: Browser, tmp_path: Path, game: str, language: str, width: int, height: int, scheme: str
) -> None:
    setting, found = played(game, SMALL[game])
    one = Told(setting, "one", Findings(game, found))
    (tmp_path / "report.html").write_text(report([one, one._replace(name="two")], 12, Words(language)), "utf-8")
    window = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    asked: list[str] = []
    window.on("request", lambda request: asked.append(request.url))
    window.goto((tmp_path / "report.html").as_uri())
    assert len(asked) == 1
    assert window.evaluate("document.documentElement.scrollWidth") <= width
    assert [figure.get_attribute("id") for figure in window.locator("figure").all()] == CHARTS
    for svg in window.locator("figure > svg").all():
        svg.scroll_into_view_if_needed()
        chart = svg.evaluate(MEASURED)
        assert chart["width"] >= 300 and chart["height"] >= 120 and chart["painted"] >= 2
        assert chart["cut"] == [] and chart["smallest"] >= SMALLEST
    figures = window.locator("summary").first
    box = figures.bounding_box()
    assert box and box["height"] >= 44
    figures.click()
    assert window.locator("table").first.is_visible()
    window.close()
