"""Looking back on a game that is over: replay, review, luck and skill, links, files, and playing on."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ossuary.engine.record import replay
from ossuary.host.messages.replay import Looks
from ossuary.host.messages.spoken import heard
from ossuary.host.protocol.values import MOST_LOOKS
from ossuary.words import Words
from ossuary.words.said import Voice
from ossuary.words.tellers import TELLERS

from ..host.host import Guest, Host
from .past import mistaken
from .test_barriers import in_both_themes
from .test_games import EVE, ME, mostly
from .test_touch import SMALL
from .visitor import PHONE, Visitor, seen

VOICE = Voice(["Ada", "Wick"])
WORDS = Words("en")
Back = Callable[..., Visitor]
# How high the board is that is looked back on, how high its room, and how much of that is above the rail; px.
FILLED = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const drawn = [...document.querySelectorAll('.stage > * *')].filter((it) => it.checkVisibility());
  const lowest = Math.max(...drawn.map((it) => it.getBoundingClientRect().bottom));
  const rail = document.querySelector('.rail').getBoundingClientRect().top;
  return [lowest, stage.bottom, Math.min(rail, stage.bottom)].map((bottom) => bottom - stage.top);
}"""
REVIEWED_ONCE = pytest.mark.xdist_group("review-of-skulls-of-sedlec")  # the host keeps a review that took seconds


class Past:
    """Records that lie on tables of the host, each with its address."""

    def __init__(self, host: Host) -> None:
        self._guest = Guest(host.url)
        self._laid: dict[str, dict[str, str]] = {}

    def address(self, game: str, **asked: Any) -> str:
        """Where the game with the mistake is looked back on."""
        if game not in self._laid:
            answer = self._guest.http.post("/api/records", content=mistaken(game).record.write())
            self._laid[game] = self._guest.got(answer)
        laid = self._laid[game]
        more = "".join(f"&{name}={value}" for name, value in asked.items())
        return f"/t/{laid['table']}/back?invite={laid['invite']}{more}"


@pytest.fixture(scope="module")
def past(host: Host) -> Past:
    return Past(host)


@pytest.fixture
def back(visit: Callable[..., Visitor], past: Past) -> Back:
    """Opens a window on a game, after this many moves."""

    def make(game: str, move: int | None = None, **how: Any) -> Visitor:
        visitor = visit(**how).open(past.address(game, **({} if move is None else {"move": move})))
        expect(slider(visitor)).to_be_visible()
        return visitor

    return make


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider")


def told(visitor: Visitor) -> Locator:
    """What the page says about the shown move."""
    return visitor.page.locator(".rail .told")


def reviewed(visitor: Visitor) -> Locator:
    """The part about what mattered, as soon as the review is made."""
    most = visitor.page.locator("section", has=visitor.page.locator("#mattered"))
    expect(most).to_be_visible()
    return most


def said(game: str, move: int, action: str) -> str:
    """An action of the record in words, as it was offered."""
    step = list(replay(mistaken(game).record))[move - 1]
    rules = mistaken(game).record.game
    return WORDS.tell(TELLERS[game].offer(step.before, rules.ACTIONS.index(action)), VOICE)


@mostly("bones")
def test_every_move_by_keyboard(back: Back, game: str) -> None:
    ada = back(game, 0)
    looks = Looks(mistaken(game).record)
    all_looks = [look for page in range(looks.total // MOST_LOOKS + 1) for look in looks.page(page, None)]
    happened = ""
    for look in all_looks:
        happened = " ".join(WORDS.tell(heard(line), VOICE) for line in look.beat.told) or happened
        expect(slider(ada)).to_have_value(str(look.move))
        expect(told(ada)).to_contain_text(happened)
        expect(ada.page.get_by_role("list", name="Players").locator(".score")).to_have_text(
            [str(score) for score in look.scores]
        )
        ada.page.keyboard.press("ArrowRight")
    last = all_looks[-1].move
    expect(slider(ada)).to_have_value(str(last))
    expect(ada.page.get_by_role("button", name="Play on from here")).to_be_disabled()
    for key, number in (("ArrowLeft", -2), ("Home", 0), ("End", -1)):
        ada.page.keyboard.press(key)
        expect(slider(ada)).to_have_value(str(all_looks[number].move))
    slider(ada).press("PageDown")
    expect(slider(ada)).to_have_value(str(all_looks[max(0, len(all_looks) - 11)].move))


def test_space_plays_and_pauses(back: Back) -> None:
    ada = back("shark-attacks", new=True)  # the clock stays with its window
    ada.page.clock.install()
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(ada)).not_to_have_value("1")
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    shown = slider(ada).input_value()
    ada.page.clock.run_for(5000)
    expect(slider(ada)).to_have_value(shown)


@mostly("shark-attacks")
def test_it_moves_where_movement_is_wanted(back: Back, game: str) -> None:
    ada = back(game, reduced_motion="no-preference")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(slider(ada)).to_have_value(str(len(mistaken(game).record.moves)))


@pytest.mark.parametrize("seat", [0, 1])
def test_from_any_seat(back: Back, seat: int) -> None:
    ada = back("skulls-of-sedlec", 40)
    ada.page.get_by_label("Seen from").select_option(str(seat))
    expect(ada.page.get_by_text(f"{VOICE.names[seat]}’s hand").first).to_be_visible()
    expect(ada.page).to_have_url(re.compile("move=40&seat="))
    ada.page.reload()
    expect(ada.page.get_by_label("Seen from")).to_have_value(str(seat))
    expect(slider(ada)).to_have_value("40")


@REVIEWED_ONCE
@pytest.mark.compiled
@mostly("shark-attacks", "skulls-of-sedlec")
def test_a_known_mistake_is_named_and_what_was_better_is_on_the_board(back: Back, game: str) -> None:
    ada, known = back(game), mistaken(game)
    one = reviewed(ada).get_by_role("button").filter(has_text=f"Move {known.move}")
    expect(one).to_contain_text("Blunder")
    expect(one).to_contain_text(f"Played: {said(game, known.move, known.done)}")
    expect(one).to_contain_text(f"Instead: {said(game, known.move, known.better)}")
    one.click()
    expect(slider(ada)).to_have_value(str(known.move - 1))
    better = f"Better: “{said(game, known.move, known.better)}”"
    verdict = ada.page.get_by_role("region", name="This decision")
    expect(verdict).to_contain_text(better)
    expect(told(ada)).to_contain_text(better)
    expect(verdict).to_contain_text("The board shows it.")
    ada.page.locator(".stage .bar").get_by_role("button").first.click()
    expect(ada.page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Home")
    ada.page.get_by_role("button", name="Next mistake").click()
    expect(told(ada)).to_contain_text("Better:")


@REVIEWED_ONCE
@pytest.mark.compiled
def test_nothing_lies_over_what_is_said_of_a_decision(back: Back) -> None:
    known = mistaken("skulls-of-sedlec")
    ada = back("skulls-of-sedlec", known.move - 1, viewport={"width": 1280, "height": 800}, locale="de-DE")
    reviewed(ada)
    verdict, button = ada.page.locator(".verdict"), ada.page.get_by_role("button", name="Von hier weiterspielen")
    boxes = [it.bounding_box() for it in (verdict, button.first)]
    assert boxes[0] and boxes[1]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


@pytest.mark.compiled
def test_the_chances_and_the_shares_are_there_for_ears_too(back: Back) -> None:
    ada = back("shark-attacks")
    reviewed(ada)
    lines = ada.page.locator(".timeline polyline")
    expect(lines).to_have_count(2)
    expect(ada.page.locator(".timeline path.blunder")).to_have_count(1)
    expect(ada.page.get_by_role("heading", name="Luck or skill?")).to_be_visible()
    expect(ada.page.get_by_role("figure")).to_have_count(2)
    ada.page.get_by_text("In numbers").click()
    expect(ada.page.get_by_text(re.compile(r"^Ada: (0|100)% = equal share 50"))).to_be_visible()
    ada.page.get_by_text("All 3 decisions").click()
    ada.page.get_by_label("Include decisions that cost nothing").check()
    rows = ada.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    rows.nth(1).get_by_role("button").press("Enter")
    first = rows.nth(1).get_by_role("button").inner_text()
    expect(slider(ada)).to_have_value(str(int(first) - 1))


@mostly("shark-attacks")
@pytest.mark.parametrize("dice", ["new", "same"])
def test_a_game_is_played_on_with_both_dice(back: Back, game: str, dice: str) -> None:
    known = mistaken(game)
    ada = back(game, known.move - 1)
    ada.page.get_by_role("button", name="Play on from here").click()
    dialog = ada.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("The same dice" if dice == "same" else "New dice").check()
    dialog.get_by_role("button", name="Play on from here").click()
    expect(ada.page.locator(".table")).to_be_visible()
    table = ada.page.url.split("/t/")[1]
    fork = ada.context.request.get(f"/api/tables/{table}").json()["table"]["fork"]
    assert (fork["at"], fork["dice"]) == (known.move - 1, dice)
    ada.play_on()
    ada.over.get_by_role("link", name="Review").click()
    expect(slider(ada)).to_be_visible()
    record = ada.context.request.get(f"/api/tables/{table}/record").json()
    assert record["moves"][: known.move - 1] == known.record.moves[: known.move - 1]


def test_a_link_opens_at_the_move(back: Back, visit: Callable[..., Visitor]) -> None:
    ada = back("bones", 20)
    ada.page.keyboard.press("ArrowRight")
    ada.page.get_by_role("button", name="Share this moment").click()
    address = ada.page.get_by_role("dialog").get_by_role("textbox", name="Share this moment").input_value()
    bob = visit(viewport=PHONE).open(address)
    expect(slider(bob)).to_have_value(slider(ada).input_value())
    expect(told(bob)).to_have_text(told(ada).inner_text(), use_inner_text=True)


@mostly("bones")
def test_a_record_from_a_file(visit: Callable[..., Visitor], tmp_path: Path, game: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(mistaken(game).record.write(), encoding="utf-8")
    ada = visit().open()
    ada.page.get_by_label("Load a record from a file").set_input_files(path)
    expect(slider(ada)).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert json.loads(Path(download.value.path()).read_text()) == json.loads(path.read_text())


def test_what_is_no_record_is_refused_with_the_reason(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    record = json.loads(mistaken("shark-attacks").record.write())
    wrong = {
        "not valid JSON": "no record",
        "not an Ossuary record": "{}",
        "is not a possible outcome of chance here": json.dumps({**record, "moves": ["sun", *record["moves"]]}),
        "unknown game": json.dumps({**record, "game": "chess"}),
    }
    ada = visit().open()
    for reason, content in wrong.items():
        path = tmp_path / "wrong.json"
        path.write_text(content, encoding="utf-8")
        ada.page.get_by_label("Load a record from a file").set_input_files(path)
        expect(ada.page.get_by_role("alert")).to_contain_text(reason)
    assert {"400" in error for error in ada.errors} == {True}  # the browser's own words for the status
    ada.errors.clear()


def test_the_way_there_from_my_own_games(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    table = ada.set_up("shark-attacks", ME, EVE, ending=True)
    ada.open(f"/t/{table}/back")
    seen(ada, "The game is not over yet.")
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.page.locator(".table").wait_for()
    ada.play_on()
    ada.open("/games")
    ada.page.get_by_role("link", name=re.compile("^Review: Shark Attacks!")).click()
    expect(slider(ada)).to_be_visible()
    ada.page.get_by_role("link", name="Back to the table").click()
    expect(ada.over).to_be_visible()


@pytest.mark.compiled
@mostly("rolling-bones")
def test_no_barriers(back: Back, game: str) -> None:
    ada = back(game, mistaken(game).move - 1)
    reviewed(ada)
    assert in_both_themes(ada) == []
    ada.page.keyboard.press("End")
    assert in_both_themes(ada) == []
    ada.page.keyboard.press("ArrowLeft")
    for name in ("Share this moment", "Play on from here"):
        ada.page.get_by_role("button", name=name).first.click()
        ada.page.get_by_role("dialog").wait_for()
        assert in_both_themes(ada) == [], name
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["phone", "sideways"])
@mostly("skulls-of-sedlec")
def test_the_board_takes_the_room_that_it_has(back: Back, game: str, size: dict[str, int]) -> None:
    ada = back(game, 12, viewport=size)
    ada.page.locator(".stage > *").wait_for()
    filled, room, sight = ada.page.evaluate(FILLED)
    assert filled >= 0.8 * room, "it is low"
    assert sight >= 0.5 * size["height"], "little of it is in sight"


@pytest.mark.compiled
def test_by_touch(back: Back) -> None:
    ada = back("shark-attacks", viewport=PHONE, has_touch=True, is_mobile=True)
    reviewed(ada)
    assert ada.page.evaluate(SMALL) == []
    box = slider(ada).bounding_box()
    assert box
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 40)
    middle = len(mistaken("shark-attacks").record.moves) / 2
    expect(slider(ada)).not_to_have_value("1")
    assert abs(int(slider(ada).input_value()) - middle) < 6
    ada.page.get_by_role("button", name="One step back").tap()


@REVIEWED_ONCE
@pytest.mark.compiled
def test_german(back: Back) -> None:
    ada = back("skulls-of-sedlec", mistaken("skulls-of-sedlec").move - 1, locale="de-DE")
    for text in ("Was am meisten ausgemacht hat", "Glück oder Können?", "Stattdessen:", "Von hier weiterspielen"):
        expect(ada.page.get_by_text(text).first).to_be_visible()
    expect(told(ada)).to_contain_text("Besser:")
    assert "{" not in ada.page.locator("main").inner_text()
