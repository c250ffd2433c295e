"""The daily game in a browser: from the start page to the result, the board, the calendar and the picture."""

from collections.abc import Callable

from playwright.sync_api import expect

from ossuary.daily.days import day_at, seconds_left
from ossuary.host.clock import clock

from ..daily.played import played
from ..host.conftest import later  # noqa: F401
from .test_barriers import in_both_themes
from .visitor import Visitor

HALF_A_DAY = 12 * 3600.0


def test_a_day_is_played_shown_and_shared(
    visit: Callable[..., Visitor],
    later: Callable[[float], None],  # noqa: F811
) -> None:
    later(seconds_left(clock()) + HALF_A_DAY)  # no midnight comes unasked
    day = day_at(clock())
    ada = visit(viewport={"width": 390, "height": 844})
    ada._post("/api/me", {"name": "Ada"})
    ada._post(f"/api/daily/{day}/shark-attacks/record", played("shark-attacks", day).write())
    ada.open("/")
    ada.page.get_by_role("link", name="The daily game").click()
    sharks = ada.page.locator("li[data-game=shark-attacks]")
    expect(sharks).to_contain_text("Given away")
    expect(ada.page.locator("tr.you")).to_contain_text("Ada")
    expect(ada.page.locator("a.played[aria-current=date]")).to_have_text(str(day.day))
    expect(ada.page.get_by_text("One day in a row")).to_be_visible()
    assert in_both_themes(ada) == []
    with ada.page.expect_download() as download:
        sharks.get_by_role("button", name="Share picture").click()
    assert download.value.suggested_filename == f"ossuary-{day}-shark-attacks.png"
    bones = ada.page.locator("li[data-game=bones]")
    bones.get_by_role("button", name="Play").click()
    ada.page.locator(".table").wait_for()
    ada.page.go_back()
    expect(bones.get_by_role("link", name="Go on")).to_be_visible()
