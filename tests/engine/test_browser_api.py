"""Questions beside a real table, as text in and out, just as the page asks them in the browser."""

import json
from typing import Any

import pytest

from ossuary.engine.browser_api import answer
from ossuary.engine.positions import score

POSITIONS: list[tuple[str, dict[str, Any], int]] = [
    ("rolling-bones", {"bones": {"skull": "right", "rib_cage": "false", "left_upper_arm": "right"}, "hat": True}, -6),
    ("rolling-bones", {"bones": {}, "hat": False}, 0),
    ("skulls-of-sedlec", {"players": 2, "rows": [[["royal", "peasant"], None, None, None], [None] * 3, [None] * 2]}, 2),
    ("bones", {"tiles": [[5, 2], [2, 6], [4, 4]]}, 15),
    ("shark-attacks", {"throw": [2, 2, 0, 3], "fins": [3, 1]}, 2),
]


def ask(question: str, **args: Any) -> Any:
    """The answer to a question."""
    return json.loads(answer(json.dumps({"ask": question, **args})))


@pytest.mark.parametrize(("game", "position", "points"), POSITIONS)
def test_a_position_is_counted_as_the_command_does_and_its_parts_add_up(
    game: str, position: dict[str, Any], points: int
) -> None:
    counted = ask("count", game=game, position=position)["answer"]
    assert counted["score"] == score(game, position)
    assert sum(part["points"] for part in counted["parts"]) == points


def test_the_parts_of_a_flight_tell_who_eats_whom() -> None:
    parts = ask("count", game="shark-attacks", position={"throw": [2, 2, 0, 3], "fins": [3, 1]})["answer"]["parts"]
    assert parts == [
        {"name": "swimmers", "points": 7, "pieces": ["swimmer_2", "swimmer_2", "swimmer_3"]},
        {"name": "fin_3", "points": -3, "pieces": ["swimmer_3"]},
        {"name": "fin_1", "points": -2, "pieces": ["swimmer_2"]},
    ]


def test_a_refusal_says_why_in_a_key_with_its_arguments() -> None:
    told = ask("count", game="bones", position={"tiles": [[9, 2]]})
    assert told == {"refused": {"key": "position-tile", "args": {"tile": "[9, 2]"}}}


def test_the_facts_of_a_game() -> None:
    options = [
        {"name": "target", "kind": "number", "usual": 100, "least": 1, "most": 1000},
        {"name": "flight_dice", "kind": "choice", "usual": "dice", "choices": ["dice", "swimmers"]},
    ]
    assert ask("facts", game="shark-attacks")["answer"] == {"least": 2, "most": 6, "options": options}


def test_choices_and_what_comes_after_them() -> None:
    look = {"blue": {"swimmer_2": 2, "swimmer_3": 1}, "scores": [5, 0]}
    assert ask("choices", game="shark-attacks", look=look)["answer"] == ["stop", "party"]
    assert ask("after", game="shark-attacks", look=look, action="party")["answer"]["scores"] == [19, 0]
    assert ask("after", game="shark-attacks", look=look, action="go_on")["refused"]["key"] == "position-no-choice"
    assert ask("after", game="shark-attacks", look=look, action="swim")["refused"]["key"] == "position-no-choice"


def test_a_sheet() -> None:
    entries = [{"seat": 0, "points": 12}]
    told = ask("standing", game="rolling-bones", options={"seats": 2}, entries=entries)["answer"]
    assert (told["scores"], told["next"]) == ([12, 0], 1)
