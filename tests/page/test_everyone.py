"""For everyone: both languages, ears instead of eyes, the rules at hand, a slow line, and a way home."""

from collections.abc import Callable

from playwright.sync_api import expect

from .test_games import EVE, ME
from .visitor import TITLES, Visitor, seen


def test_german(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE").open()
    seen(ada, "Spiele um Knochen, Schädel und Zähne")
    ada.page.get_by_role("button", name="Einstellungen").click()
    ada.page.get_by_label("Sprache").select_option("en")
    seen(ada, "Games of bones, skulls and teeth")
    ada.page.reload()
    seen(ada, "Games of bones, skulls and teeth")


def test_bots_are_called_by_their_names_in_lists(visit: Callable[..., Visitor]) -> None:
    ada = visit(locale="de-DE")
    ada.set_up("bones", {"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"})
    ada.open()
    seen(ada, "Ada, Docht")


def test_what_a_screen_reader_hears(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.set_up("skulls-of-sedlec", ME, EVE)
    expect(ada.page.locator(".heard[aria-live=polite]")).to_contain_text("move")


def test_the_rules_of_every_game_can_be_read(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    for game, title in TITLES.items():
        ada.open(f"/rules/{game}")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)


def test_first_load_is_small(visit: Callable[..., Visitor]) -> None:
    ada = visit(new=True)
    sizes: list[int] = []
    ada.page.on(
        "requestfinished",
        lambda request: (
            sizes.append(request.sizes()["responseBodySize"]) if request.url.endswith((".js", ".css")) else None
        ),
    )
    ada.open()
    seen(ada, "Play now")
    ada.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < 150_000


def test_an_unknown_address_shows_the_way_home(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    for path in ("/nowhere", "/no/where", "/rules"):
        answer = ada.page.goto(path)
        assert answer
        assert answer.status == 404
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("There is nothing here")
    assert {"404" in error for error in ada.errors} == {True}  # the browser's own words for the status
    ada.errors.clear()
    ada.page.get_by_role("link", name="Home").click()
    seen(ada, "Play now")


def test_what_a_program_asks_for_is_refused_in_its_language(visit: Callable[..., Visitor]) -> None:
    answer = visit().context.request.get("/api/nowhere", headers={"accept": "text/html"})
    assert (answer.status, answer.json()["code"]) == (404, "host-no-page")
