"""Practice: a puzzle on the game's own board, its answer with the reason, and mistakes that become puzzles."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ossuary.engine.registry import GAMES
from ossuary.minds.puzzles.shipped import with_answers

from ..host.host import Guest, Host
from .past import mistaken
from .test_barriers import in_both_themes
from .test_pieces import FITS, OUT_OF_SIGHT, SHORT_PHONE
from .visitor import PHONE, Visitor

TITLES = {"shark-attacks": "Shark Attacks!", "rolling-bones": "Rolling Bones"}


def wrong_in(game: str) -> tuple[str, str]:
    """An action that is wrong in the first hard puzzle of a game, and one that is right."""
    puzzle, right = next(one for one in with_answers(game) if one[0].level == 3)
    legal = [key for number, key in enumerate(GAMES[game].ACTIONS) if GAMES[game].legal(puzzle.state) >> number & 1]
    return next(key for key in legal if key not in right), right[0]


@pytest.mark.parametrize("game", TITLES)
def test_a_puzzle_is_answered_on_the_board_and_the_next_one_comes(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit().open()
    ada.page.get_by_role("link", name="Practice").click()
    ada.page.get_by_role("link", name=re.compile(f"^Hard ?, {TITLES[game]}")).click()
    expect(ada.page.get_by_text("Puzzle 1 of 13, hard: what is best?").first).to_be_visible()
    wrong, right = wrong_in(game)
    pressed = ada.page.locator(f'.onshow button:enabled[data-actions~="{wrong}"]').last
    ringed = ada.page.locator(f'.onshow button[data-actions~="{right}"]').last
    expect(ringed).not_to_have_css("outline-style", "dashed")
    pressed.click()
    expect(ada.page.get_by_role("status")).to_contain_text("Not quite. Best:")
    expect(ringed).to_have_css("outline-style", "dashed")
    expect(ada.page.get_by_text("This puzzle comes back tomorrow.")).to_be_visible()
    ada.page.get_by_role("button", name="Figures").click()
    expect(ada.page.get_by_role("region", name="Figures")).to_contain_text("%")
    assert in_both_themes(ada) == []
    expect(ada.page.get_by_role("button", name="Next puzzle")).to_be_enabled()
    ada.page.get_by_role("button", name="Next puzzle").press("Enter")
    expect(ada.page.get_by_text("Puzzle 2 of 13, hard: what is best?").first).to_be_visible()
    expect(ada.page.get_by_text("0 of 1 right.")).to_be_visible()
    ada.check()


@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks", "skulls-of-sedlec"])
def test_a_short_phone_shows_the_whole_question(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(viewport=SHORT_PHONE, locale="de-DE").open(f"/practice/{game}?source=hard")
    ada.page.locator(".onshow .bar").wait_for()
    assert ada.page.evaluate(FITS)
    assert ada.page.wait_for_function(OUT_OF_SIGHT).json_value() == []


def test_every_answer_can_be_given_in_words_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE).open("/practice/shark-attacks?source=hard")
    words = ada.page.get_by_role("button", name=re.compile("actions in words"))
    words.press("Enter")
    ada.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").press("Enter")
    expect(ada.page.get_by_role("button", name="Next puzzle")).to_be_focused()
    ada.check()


def test_a_mistake_in_a_record_becomes_a_puzzle_on_one_press(visit: Callable[..., Visitor], host: Host) -> None:
    made, guest = mistaken("shark-attacks"), Guest(host.url)
    laid = guest.got(guest.http.post("/api/records", content=made.record.write()))
    ada = visit().open(f"/t/{laid['table']}/back?invite={laid['invite']}&move={made.move - 1}")
    ada.page.get_by_role("button", name=re.compile("^Make puzzles of the mistakes of")).click()
    expect(ada.page.get_by_text(re.compile("now (a puzzle|puzzles)"))).to_be_visible()
    ada.page.get_by_role("link", name="Practise").click()
    expect(ada.page.get_by_text(re.compile("from a game of yours: what is best")).first).to_be_visible()
    ada.open("/practice")
    own = ada.page.get_by_role("link", name=re.compile("^My mistakes ?, Shark Attacks!"))
    expect(own).to_contain_text("new")
    ada.open("/practice/bones?source=own")
    expect(ada.page.get_by_text("There is nothing here yet.")).to_be_visible()
    assert in_both_themes(ada) == []
    ada.check()
