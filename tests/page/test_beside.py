"""Beside a real table: the helper counts as `ossuary score` does, the coach answers, a score sheet keeps the game."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..host.host import OSSUARY, Host
from .test_barriers import in_both_themes
from .test_touch import SMALL
from .visitor import PHONE, TITLES, Visitor, seen

pytestmark = pytest.mark.xdist_group("beside")  # one window for most of it, where Python is fetched once

RULES = 120_000  # ms until Python is there
LONGEST = 400_000  # ms until a judge is compiled on a busy machine
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SITES = ["skull", "rib_cage", "left_upper_arm", "spine", "pelvis"]


def scored(game: str, positions: list[Any], lang: str = "en") -> list[str]:
    """What `ossuary score` says of each position."""
    words = [*OSSUARY[:-1], lang, "score", game]
    run = subprocess.run(words, input=json.dumps(positions), capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def counts(page: Page, told: str) -> None:
    """The page tells the number that the command tells first, and each of its parts."""
    first = told.split(maxsplit=1)[0].replace("-", "−")
    expect(page.locator(".points")).to_have_text(re.compile(rf"^{re.escape(first)} "))
    shown = page.locator(".told").inner_text().lower().replace("−", "-")
    for name, points in re.findall(r"([a-z ]+) (-?\d+)(?:,|$)", told.partition(": ")[2]):
        assert re.search(rf"{name.strip()} {points}\b", shown), (name, points, shown)


def helper(visitor: Visitor, game: str) -> Page:
    """The helper of a game, with its rules there; they are fetched once in a window."""
    if visitor.page.url == "about:blank":
        visitor.open("/beside")
    visitor.page.evaluate(GO, f"/beside/{game}")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
    visitor.page.locator(".points").wait_for(timeout=RULES)
    return visitor.page


@pytest.fixture(scope="module")
def window(host: Host, browser: Browser) -> Iterator[Visitor]:
    """A window where Python is fetched once."""
    visitor = Visitor(browser, host.url).open("/beside")
    yield visitor
    visitor.close()


@pytest.fixture
def ada(window: Visitor) -> Iterator[Visitor]:
    """A visitor with the rules loaded, no entries and no sheets."""
    page = window.page
    page.evaluate(GO, "/beside")
    page.locator(".games").wait_for()
    while page.locator(".sheets").count():
        page.locator(".sheets a").first.click()
        thrown_away(page)
    yield window
    window.check()


def thrown_away(page: Page) -> None:
    """Deletes the sheet that is shown."""
    page.get_by_role("button", name="Delete this sheet").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(".games").wait_for()


def test_what_is_tapped_in_is_counted_as_the_command_counts_it(ada: Visitor) -> None:
    skeletons(helper(ada, "rolling-bones"))
    stacks(helper(ada, "skulls-of-sedlec"))
    tiles(helper(ada, "bones"))
    throws(helper(ada, "shark-attacks"))


def skeletons(page: Page) -> None:
    """Bone after bone, then the hat, then a false one."""
    parts = [dict.fromkeys(SITES[:number], "right") for number in range(len(SITES) + 1)]
    hatted = [{"bones": parts[-1], "hat": True}, {"bones": {**parts[-1], "rib_cage": "false"}, "hat": True}]
    told = scored("rolling-bones", [*({"bones": bones} for bones in parts), *hatted])
    counts(page, told[0])
    for site, line in zip([*SITES, "hat", "rib_cage"], told[1:], strict=True):
        page.locator(f"[data-site={site}]").click()
        counts(page, line)
    page.locator("[data-site=rib_cage]").click()
    expect(page.locator(".against")).to_contain_text("The skeleton has a gap")
    page.get_by_role("button", name="Undo").click()
    counts(page, told[-1])
    page.get_by_role("button", name="Clear").click()
    counts(page, told[0])


def stacks(page: Page) -> None:
    """Card after card."""
    cards = [
        "royal/peasant",
        "priest/criminal",
        "romantic/romantic",
        "peasant/priest",
        "criminal/priest",
        "royal/royal",
    ]
    rows: list[list[list[str] | None]] = [[None] * 4, [None] * 3, [None] * 2]
    positions = []
    for number, card in enumerate(cards):
        rows[number // 4][number % 4] = card.split("/")
        positions.append({"players": 2, "rows": [list(row) for row in rows]})
    for card, line in zip(cards, scored("skulls-of-sedlec", positions), strict=True):
        for kind in card.split("/"):
            page.get_by_role("button", name=kind, exact=True).click()
        counts(page, line)
    page.get_by_role("button", name="Row 1, place 2").click()
    page.get_by_role("button", name="Empty this place").click()
    expect(page.locator(".against")).to_contain_text("has nothing to lie on")
    page.get_by_role("button", name="3 players").click()
    counts(page, "0 points: royals 0, criminals 0")


def tiles(page: Page) -> None:
    """Tile after tile."""
    taken = [[5, 2], [6, 2], [6, 6], [3, 0], [5, 3], [4, 4]]
    positions = [{"tiles": taken[: number + 1]} for number in range(len(taken))]
    for (high, low), line in zip(taken, scored("bones", positions), strict=True):
        page.get_by_role("button", name=f"{high}|{low or 'blank'}", exact=True).click()
        expect(page.locator(".points")).to_have_text(re.compile(rf"^{line.split(maxsplit=1)[0]} pips?$"))
        laid = page.get_by_role("list", name="The best line").get_by_role("listitem")
        expect(laid).to_have_count(len(line.partition(": ")[2].split()))
    page.get_by_role("button", name="6|6", exact=True).click()
    counts(page, scored("bones", [{"tiles": [tile for tile in taken if tile != [6, 6]]}])[0])


def throws(page: Page) -> None:
    """Swimmers, then shark after shark."""
    throw, fins = [2, 2, 0, 3, 1], [3, 1, 2]
    for face in throw:
        page.locator(".blue .faces button").nth(face).click()
    positions = [{"throw": throw, "fins": fins[: number + 1]} for number in range(len(fins))]
    for face, line in zip(fins, scored("shark-attacks", positions), strict=True):
        page.locator(".shark .faces button").nth(face).click()
        eaten, escaped, waves = line.split("; ")  # eaten: 3, 2; escaped: nothing; 1 wave
        prey, safe = (re.findall(r"\d", part) for part in (eaten, escaped))
        expect(page.get_by_role("button", name="eaten")).to_have_count(len(prey))
        expect(page.locator(".points")).to_have_text(re.compile(rf"^{sum(map(int, safe))} swimmers?$"))
        expect(page.locator(".told")).to_contain_text(waves)


def test_the_coach(ada: Visitor) -> None:
    at_the_beach(ada, helper(ada, "shark-attacks"))
    with_a_skeleton(ada, helper(ada, "rolling-bones"))


def test_the_coach_needs_no_host(ada: Visitor) -> None:
    page = helper(ada, "shark-attacks")
    ada.context.route("**/api/counsel", lambda route: route.abort())
    at_the_beach(ada, page)
    assert page.locator(".problem").count() == 0
    ada.context.unroute("**/api/counsel")


def test_without_compiled_code_the_coach_asks_the_host(visit: Callable[..., Visitor]) -> None:
    ada = visit(new=True)
    ada.context.route("**/compiled.json", lambda route: route.fulfill(status=404))
    page = helper(ada, "shark-attacks")
    with page.expect_response("**/api/counsel", timeout=LONGEST):
        at_the_beach(ada, page)


def at_the_beach(ada: Visitor, page: Page) -> None:
    """A party that wins, computed exactly."""
    for face in (3, 3, 3, 3):
        page.locator(".blue .faces button").nth(face).click()
    seen(ada, "Party for 24")
    page.get_by_text("The score so far").click()
    page.get_by_label("Player 1’s points").fill("80")
    page.get_by_label("Player 2’s points").fill("90")
    hint = page.locator(".hint")
    while not hint.count():
        page.get_by_role("button", name="Ask the coach").click()
        page.locator(".hint, .problem").first.wait_for(timeout=LONGEST)
    expect(hint).to_contain_text("Best: Party for 24")
    expect(hint).to_contain_text("That wins at once.")
    page.get_by_role("button", name="Why").click()
    seen(ada, "Exact chances of winning")


def with_a_skeleton(ada: Visitor, page: Page) -> None:
    """A roll, what is missing of it, and the next roll with its price."""
    seen(ada, "Tap in the dice of the last roll")
    faces = page.locator(".faces button")
    for face, number in ((0, 6), (6, 6), (12, 3), (13, 2)):
        for _ in range(number):
            faces.nth(face).click()
    seen(ada, "One die is missing.")
    faces.nth(17).click()
    page.get_by_role("button", name="Roll again").click()
    seen(ada, "Still to pay for this roll: 1 die.")
    page.get_by_role("button", name="Pay with one of the 6 left dice").click()
    seen(ada, "Tap in the dice of the last roll")
    expect(page.get_by_role("group", name="Rolls paid for")).to_contain_text("1")
    laid_of_this_roll(page)


def laid_of_this_roll(page: Page) -> None:
    """A false bone is due as long as nothing of the roll is laid, and then no more; the hat comes off for good."""
    page.locator("[data-site=skull]").click()
    faces = page.locator(".faces button")
    for face, number in ((5, 5), (11, 6), (16, 5)):
        for _ in range(number):
            faces.nth(face).click()
    expect(page.get_by_role("button", name="Choose the false bone: left foot")).to_be_visible()
    page.locator("[data-site=hat]").click()
    said = page.get_by_role("group", name="Laid from this roll")
    expect(said.get_by_role("button", name="Only the hat")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take the hat off").click()
    expect(page.get_by_role("group", name="Hats taken off")).to_contain_text("1")
    page.get_by_role("button", name="Choose the false bone: left foot").click()
    expect(page.get_by_text("False bone to place: left foot")).to_be_visible()
    page.locator("[data-site=rib_cage]").click()
    expect(said.get_by_role("button", name="A bone")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Roll again")).to_be_visible()
    expect(page.get_by_role("button", name="Choose the false bone: left foot")).to_have_count(0)
    said.get_by_role("button", name="Nothing yet").click()
    expect(page.get_by_text("This many false bones need more paid rolls")).to_be_visible()


# The score sheet.


def begun(visitor: Visitor, game: str, *names: str) -> Page:
    """A new sheet for these people."""
    page = helper(visitor, game)
    page.get_by_role("button", name="New score sheet").click()
    page.get_by_role("button", name="One more").wait_for()
    for _ in names[2:]:
        page.get_by_role("button", name="One more").click()
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Name of the player in seat {number}").fill(name)
    return page


def write(page: Page, points: int) -> None:
    """Writes a number down by the keys."""
    for key in str(abs(points)):
        page.locator(".keys").get_by_role("button", name=key, exact=True).click()
    if points < 0:
        page.get_by_role("button", name="Plus or minus").click()
    before = page.locator("td").all_inner_texts()
    page.get_by_role("button", name="Write down").click()
    page.wait_for_function(
        "before => [...document.querySelectorAll('td')].map((it) => it.innerText) + '' !== before + ''", arg=before
    )


def sums(page: Page) -> list[str]:
    return page.locator("tfoot td").all_inner_texts()


def test_a_game_to_its_target_is_kept_and_can_be_taken_back(ada: Visitor) -> None:
    page = begun(ada, "rolling-bones", "Anna", "Ben", "Cleo")
    page.get_by_label("Points to win").fill("40")
    page.get_by_role("button", name="Start").click()
    for points, turn in ((18, "Ben"), (-5, "Cleo"), (25, "Anna"), (21, "Ben")):
        write(page, points)
        seen(ada, f"{turn}’s turn")
    assert sums(page) == ["39", "−5", "25"]
    write(page, 12)
    write(page, 15)
    seen(ada, "Cleo wins!")
    assert sums(page) == ["39", "7", "40"]
    page.reload()
    page.get_by_text("Cleo wins!").wait_for(timeout=RULES)
    page.get_by_role("button", name="Undo").click()
    seen(ada, "Cleo’s turn")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    text = download.value.path().read_text()
    assert text.splitlines()[0] == ",,Anna,Ben,Cleo"
    assert text.splitlines()[-1] == "5,Ben: 12,39,7,25"
    page.get_by_role("link", name="All games and sheets").click()
    page.get_by_role("link", name="Anna, Ben and Cleo").click()
    thrown_away(page)
    seen(ada, "None yet.")


def test_each_game_ends_in_its_own_way(ada: Visitor) -> None:
    one_tap(ada)
    a_tie(ada)
    shares_and_lines(ada)


def one_tap(ada: Visitor) -> None:
    """What is counted is written down."""
    page = begun(ada, "rolling-bones", "Anna", "Ben")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Count it").click()
    for site in SITES[:2]:
        page.locator(f"[data-site={site}]").click()
    page.get_by_role("button", name="Write 2 for Anna").click()
    seen(ada, "Ben’s turn")
    assert sums(page) == ["2", "0"]


def a_tie(ada: Visitor) -> None:
    """The best kind breaks it."""
    page = begun(ada, "skulls-of-sedlec", "Anna", "Ben")
    page.get_by_role("button", name="Start").click()
    for kinds in ((9, 4), (10, 3)):
        for kind, points in zip(("royals", "peasants"), kinds, strict=True):
            page.locator(".given", has_text=kind).click()
            for key in str(points):
                page.locator(".keys").get_by_role("button", name=key, exact=True).click()
        page.get_by_role("button", name="Write down").click()
        seen(ada, "Ben" if kinds[0] == 9 else "wins!")
    assert sums(page) == ["13", "13"]
    seen(ada, "Ben wins!")
    page = begun(ada, "skulls-of-sedlec", "Anna", "Ben", "Cleo")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Count it").click()
    expect(page.get_by_role("button", name="3 players")).to_have_attribute("aria-pressed", "true")


def shares_and_lines(ada: Visitor) -> None:
    """A lender gets a share, and lines are laid in the end."""
    page = begun(ada, "bones", "Anna", "Ben")
    page.get_by_role("button", name="Start").click()
    for name, keys in (("Points", "30"), ("Of which for Ben", "99")):
        page.locator(".given", has_text=name).click()
        for key in keys:
            page.locator(".keys").get_by_role("button", name=key, exact=True).click()
    page.get_by_role("button", name="Write down").click()
    seen(ada, "The shares add up to 99, more than the 30 of this turn.")
    page.get_by_role("button", name="Delete the last digit").click()
    page.get_by_role("button", name="Write down").click()
    seen(ada, "Ben’s turn")
    assert sums(page) == ["21", "9"]
    page.get_by_role("button", name="The last tile is gone").click()
    seen(ada, "Anna counts")
    page.get_by_role("link", name="Count it").click()
    page.get_by_role("button", name="6|6", exact=True).click()
    page.get_by_role("button", name="Write 12 for Anna").click()
    seen(ada, "Ben counts")
    write(page, 24)
    seen(ada, "Anna and Ben share the win.")


def test_whose_signs_to_take_is_a_choice(ada: Visitor) -> None:
    page = begun(ada, "shark-attacks", "Anna", "Ben", "Cleo")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Count it").click()
    for row, faces in (("blue", (2, 1, 0)), ("shark", (3,))):
        for face in faces:
            page.locator(f".{row} .faces button").nth(face).click()
    expect(page.locator(".told")).to_contain_text("Signs now – Anna: 2, Ben: 0, Cleo: 0", timeout=RULES)
    seen(ada, "In a flight your only choice is whose signs to take")
    page.get_by_text("Warning signs").click()
    for name in ("Ben", "Cleo"):
        page.get_by_label(f"{name}’s signs").fill("3")
    page.get_by_role("button", name="Take a sign from Cleo’s beach").click()
    expect(page.locator(".told")).to_contain_text("Signs now – Anna: 1, Ben: 3, Cleo: 2")
    page.get_by_role("button", name="Take a sign from Ben’s beach").click()
    expect(page.locator(".told")).to_contain_text("Signs now – Anna: 2, Ben: 2, Cleo: 2")
    expect(page.get_by_role("button", name="Take a sign")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Take a sign from Ben’s beach")).to_be_visible()
    expect(page.get_by_role("button", name="Ask the coach")).to_be_visible()
    expect(page.get_by_role("button", name="Write")).to_have_count(0)


def test_rules_that_could_not_be_fetched_are_fetched_again(ada: Visitor) -> None:
    page = begun(ada, "rolling-bones", "Anna", "Ben")
    page.get_by_role("button", name="Start").click()
    page.locator(".keypad").wait_for()
    ada.context.route("**/assets/python/**", lambda route: route.abort())
    page.reload()
    again = page.get_by_role("button", name="Try again")
    again.wait_for(timeout=RULES)
    page.get_by_role("link", name="Ossuary").click()
    page.evaluate(GO, "/beside/rolling-bones")
    again.wait_for(timeout=RULES)
    ada.context.unroute("**/assets/python/**")
    again.click()
    page.locator(".points").wait_for(timeout=RULES)
    expect(page.get_by_role("button", name="Write 0 for Anna")).to_be_visible()


# For everyone.


def test_no_barriers(ada: Visitor) -> None:
    for game in TITLES:
        helper(ada, game)
        assert in_both_themes(ada) == [], game
    page = begun(ada, "bones", "Anna", "Ben")
    assert in_both_themes(ada) == []
    page.get_by_role("button", name="Start").click()
    write(page, 7)
    assert in_both_themes(ada) == []
    page.get_by_role("link", name="All games and sheets").click()
    seen(ada, "Anna and Ben")
    assert in_both_themes(ada) == []


def test_on_a_phone_in_german_targets_fit_a_thumb_and_a_stack_is_built_by_keyboard(
    visit: Callable[..., Visitor],
) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    for game in TITLES:
        page = helper(ada, game)
        page.locator(".entered button:visible").first.tap()
        assert page.evaluate(SMALL) == [], game
        ada.check()
    by_keyboard(ada, helper(ada, "skulls-of-sedlec"))


def by_keyboard(ada: Visitor, page: Page) -> None:
    """Card after card without a finger."""
    page.get_by_role("button", name="Priester", exact=True).press("Enter")
    page.keyboard.press("Enter")
    rows = [[["priest", "priest"], None, None, None], [None] * 3, [None] * 2]
    (line,) = scored("skulls-of-sedlec", [{"players": 2, "rows": rows}], "de")
    assert line.startswith("4 Punkte")
    expect(page.locator(".points")).to_have_text("4 Punkte")
    seen(ada, "Reihe 1, Platz 2: der obere Schädel")
