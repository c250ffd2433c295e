"""Pictures of states: they are XML that holds whatever players are called, and show what lies on the table."""

from xml.etree import ElementTree

import pytest

import ossuary
from ossuary.drawing import LEAST, plain

SVG = "{http://www.w3.org/2000/svg}"
ENDS: dict[str, dict[str, object]] = {
    "rolling-bones": {"target": 30},
    "shark-attacks": {"target": 30},
    "bones": {"end": "rounds=2"},
}


def texts(svg: str) -> list[str | None]:
    return [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", [game.name for game in ossuary.all_games()])
def test_every_state_of_a_game_is_drawn(name: str) -> None:
    record = ossuary.play(name, ["random", "rule-of-thumb"], seed=5, **ENDS.get(name, {}))
    for state in record:
        root = ElementTree.fromstring(state.svg())
        assert root.tag == f"{SVG}svg" and root.attrib["role"] == "img"
        assert [child.text for child in root[:2]] == [state.game.title, root[1].text]
        assert (root[1].text or "").splitlines()[0] in str(state)
        assert [str(score) in texts(state.svg()) for score in state.scores] == [True, True]


def test_many_players_stand_in_two_rows_so_that_names_can_be_read() -> None:
    names = ["Anastasia", "Bartholomew", "Clementine", "Dominic", "Evangeline", "Ferdinand"]
    few, many = (ossuary.game("shark-attacks").start(names[:seats], seed=1).svg() for seats in (4, 6))
    assert [name for name in names if f">{name}<" not in many] == []
    assert 'y="45"' in few and 'y="99"' not in few and many.count('y="99"') == 3


def test_names_cannot_break_out_of_the_picture() -> None:
    state = ossuary.game("bones").start(['<b>&"', "\x00\x1b"], seed=1)
    assert state._repr_svg_() == state.svg()
    assert [text for text in texts(state.svg()) if text in ('<b>&"', "\ufffd\ufffd")] == ['<b>&"', "\ufffd\ufffd"]


def test_the_dice_in_the_water_are_those_of_the_state() -> None:
    state = ossuary.game("shark-attacks").start(seed=7)
    assert state.look["blue"] == {"wave": 2, "swimmer_1": 1, "swimmer_2": 2, "swimmer_3": 2}
    assert state.svg().count("M9 15q") == 2  # waves
    assert state.svg().count("M-1.9-1.9v.01") == 1 + 2 * 2 + 2 * 3  # faces of swimmers


def test_skulls_that_were_dug_up_are_shown_by_kind() -> None:
    state = ossuary.game("skulls-of-sedlec").start(seed=7)
    upper, lower = state.look["deck"][state.look["up"][0]]
    assert (upper, lower) == ("peasant", "peasant")
    assert state.svg().count("M9.5 13.5C9.5 6") == 2  # straw hats


def test_laid_bones_are_solid_and_a_hat_is_worn() -> None:
    state = ossuary.game("rolling-bones").start(seed=7)
    before = state.svg().count("#3d3a33")
    assert state.play("lay_left_thigh").svg().count("#3d3a33") < before


def test_tiles_on_the_board_show_their_sums() -> None:
    state = ossuary.game("bones").start(seed=7)
    sums = [str(sum(wanted)) for wanted in state.look["wants"] if wanted]
    assert set(sums) <= set(texts(state.svg()))


def test_a_game_without_a_drawing_is_spelled_out() -> None:
    width, height, shapes = plain.draw(
        {"phase": "rolling", "turn_total": 14, "dice": [3, 6], "by": {"a": 1}, "none": None}
    )
    assert (width, height) == (LEAST, 5 * 26 + 20)
    drawn = ElementTree.fromstring(f"<g>{shapes}</g>")
    assert [text.text for text in drawn.iter("text")] == [
        *("phase", "rolling", "turn total", "14", "dice", "3, 6", "by", "a 1", "none", "–"),
    ]
