"""Ends of games: the board stays large, and what was built goes into a picture."""

from base64 import b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .test_games import EVE, ME, mostly
from .visitor import PHONE, Visitor

SIZE = (1200, 1000)  # px of a picture
LEAST = 40_000  # bytes of a picture with something on it
LIT = {  # the games' colours on dark ground
    "rolling-bones": [143, 179, 90],
    "shark-attacks": [47, 167, 184],
    "skulls-of-sedlec": [224, 168, 60],
    "bones": [224, 122, 108],
}
EDGE = """async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen.drawImage(picture, -600, -4);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""


@mostly("skulls-of-sedlec", "shark-attacks")
def test_a_result_goes_into_a_picture(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    ada.set_up(game, ME, EVE, ending=True)
    ada.play_on()
    with ada.page.expect_download() as download:
        ada.over.get_by_role("button", name="Share picture").click()
    assert download.value.suggested_filename.startswith(game)
    picture = download.value.path().read_bytes()
    assert picture[:4] == b"\x89PNG"
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == SIZE
    assert len(picture) > LEAST
    assert ada.page.evaluate(EDGE, b64encode(picture).decode()) == LIT[game]  # whatever theme the page has


def test_the_result_leaves_the_board_in_sight_on_a_phone(visit: Callable[..., Visitor]) -> None:
    ada = visit(viewport=PHONE)
    ada.set_up("skulls-of-sedlec", ME, EVE, ending=True)
    ada.play_on()
    expect(ada.page.locator(".end section")).to_have_count(2)
    ada.over.evaluate("it => Promise.all(it.getAnimations().map((one) => one.finished))")
    ada.page.evaluate("scrollTo(0, 0)")
    boxes = [ada.page.locator(".end").bounding_box(), ada.over.bounding_box()]
    board, result = (box or {"y": 0, "height": 0} for box in boxes)
    assert board["height"] > PHONE["height"] / 2
    assert board["y"] < result["y"] < PHONE["height"]


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}], ids=["phone", "short"])
@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
def test_every_score_stands_whole_in_the_last_picture(
    visit: Callable[..., Visitor], game: str, size: dict[str, int]
) -> None:
    ada = visit(viewport=size)
    ada.set_up(game, ME, EVE, ending=True)
    ada.play_on()
    told = ada.page.locator(".end text")
    expect(told).to_have_count(4)
    for each in told.all():
        expect(each).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)], ids=["short", "phone", "sideways"])
@mostly("skulls-of-sedlec")
def test_the_result_and_what_to_do_next_are_in_sight_without_scrolling(
    visit: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    ada = visit(viewport={"width": size[0], "height": size[1]})
    ada.set_up(game, ME, EVE, ending=True)
    ada.play_on()
    ada.over.evaluate("it => Promise.all(it.getAnimations().map((one) => one.finished))")
    for each in (ada.over.get_by_role("heading"), *ada.over.locator(".head .button").all()):
        expect(each).to_be_in_viewport(ratio=0.99)
    board = ada.page.locator(".onshow").bounding_box()
    assert board is not None
    assert board["height"] > size[1] * 0.6
