"""`ossuary score`: positions in, results out, and a reason for those that cannot be."""

import json
from pathlib import Path

import pytest

from ..conftest import Command

SKELETON = {"bones": {"skull": "right", "rib_cage": "false", "left_upper_arm": "right"}, "hat": True}
STACK = {"players": 2, "rows": [[["royal", "peasant"], None, None, None], [None] * 3, [None] * 2]}


@pytest.mark.parametrize(
    ("game", "position", "result"),
    [
        (
            "rolling-bones",
            SKELETON,
            {
                "score": -6,
                "sections": {"left_arm": 1, "right_arm": 0, "left_leg": 0, "right_leg": 0, "trunk": -4},
                "hat": -3,
            },
        ),
        (
            "skulls-of-sedlec",
            STACK,
            {"royals": 1, "peasants": 1, "priests": 0, "romantics": 0, "criminals": 0, "total": 2},
        ),
        ("bones", {"tiles": [[5, 2], [2, 6]]}, {"pips": 15, "line": [[5, 2], [2, 6]]}),
        ("shark-attacks", {"throw": [2, 2, 0], "fins": [3]}, {"eaten": [2, 2], "escaped": [], "waves": 1}),
    ],
)
def test_a_position_and_a_list_of_them(
    command: Command, tmp_path: Path, game: str, position: object, result: object
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    assert json.loads(command("score", game, path, "--json").out) == result
    assert json.loads(command("score", game, "--json", path).out) == result
    assert json.loads(command("score", game, "--json", typed=json.dumps(position)).out) == result
    assert json.loads(command("score", game, "-", "--json", typed=json.dumps([position] * 2)).out) == [result] * 2


@pytest.mark.parametrize(
    ("arguments", "position", "line"),
    [
        (["rolling-bones"], SKELETON, "-6 points: left arm 1, trunk -4, hat: doubled -3"),
        (["rolling-bones"], {**SKELETON, "hat": False}, "-3 points: left arm 1, trunk -4"),
        (["skulls-of-sedlec"], STACK, "2 points: royals 1, peasants 1, priests 0, romantics 0, criminals 0"),
        (["bones"], {"tiles": [[5, 2], [2, 6]]}, "15 pips: 5|2 2|6"),
        (["bones"], {"tiles": []}, "0 pips: nothing"),
        (["bones"], [], ""),
        (["shark-attacks"], {"throw": [2, 2, 0], "fins": [3]}, "eaten: 2, 2; escaped: nothing; 1 wave"),
        (
            ["shark-attacks"],
            {"throw": [2, 1, 1], "fins": [3, 1], "signs": [1, 2, 1]},
            (
                "eaten: 2, 1, 1; escaped: nothing; 0 waves; "
                "signs: 2 from the middle, 1 from a player of your choice: Player 2 and Player 3"
            ),
        ),
        (
            ["shark-attacks"],
            {"throw": [2, 0], "fins": [3], "signs": [0, 0]},
            "eaten: nothing; escaped: 2; 1 wave; signs: 0 from the middle",
        ),
        (
            ["shark-attacks", "--lang", "de"],
            {"throw": [3, 0, 0], "fins": []},
            "gefressen: nichts; entkommen: 3; 2 Wellen",
        ),
    ],
)
def test_a_position_in_words(command: Command, arguments: list[str], position: object, line: str) -> None:
    assert command("score", *arguments, typed=json.dumps(position)) == (0, line + "\n" if line else "", "")


def test_an_option_may_stand_before_the_file_and_one_file_is_enough(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"tiles": [[5, 2]]}')
    for arguments in (["--lang", "de", path], [path, "--lang", "de"], ["--lang=de", "-"]):
        assert command("score", "bones", *arguments, typed='{"tiles": [[5, 2]]}') == (0, "7 Augen: 5|2\n", "")
    told = f"not understood: {path} (see “ossuary --help”)\n"
    assert command("score", "bones", "-", "--json", path, typed="") == (2, "", told)
    assert command("score", "bones", path, "--json", path) == (2, "", told)


def test_no_positions_are_no_results(command: Command) -> None:
    assert command("score", "bones", "--json", typed="[]") == (0, "[]\n", "")


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("rolling-bones", {"bones": {"skull": "right", "spine": "right"}}, "The skeleton has a gap"),
        ("rolling-bones", {"bones": {}, "hat": True}, "A hat needs a skull to sit on."),
        ("rolling-bones", {"bones": {"tail": "right"}}, "“tail” is not a site of the skeleton."),
        ("rolling-bones", {"bones": {"a\nb\x1b": "right"}}, "“a\\nb\\x1b” is not a site of the skeleton."),
        ("rolling-bones", {"bones": {"skull": "x" * 9000}}, 'The bone at skull must be "right" or "false", not “xxx'),
        ("skulls-of-sedlec", {"players": 4, "rows": []}, "“players” must be 2 or 3."),
        (
            "skulls-of-sedlec",
            {"players": 3, "rows": []},
            "“rows” must be three lists, bottom row first, of 3, 2, 1 places",
        ),
        ("bones", {"tiles": [[5, 2], [2, 5]]}, "The tile 2|5 appears twice; the set has only one."),
        ("bones", {"tiles": [[9, 2]]}, "[9, 2] is not a tile. A tile is [half, half], each from 0 to 6."),
        ("bones", {"pips": 3}, "A position has no field “pips”. Its fields: tiles."),
        ("bones", {}, "The position lacks the field “tiles”."),
        ("bones", 7, "A position must be a JSON object."),
        ("bones", [{"tiles": []}, {"tiles": [7]}], "Position 2: 7 is not a tile."),
        ("bones", [[]], "Position 1: A position must be a JSON object."),
        ("shark-attacks", {"throw": [0] * 12, "fins": []}, "“throw” has more dice than exist: there are 11."),
        ("shark-attacks", {"throw": [], "fins": [1] * 5}, "“fins” has more dice than exist: there are 4."),
    ],
)
def test_impossible_positions(command: Command, game: str, position: object, line: str) -> None:
    code, out, err = command("score", game, "--json", typed=json.dumps(position))
    assert (code, out) == (2, "")
    assert err.startswith(line) and err[:-1].isprintable()


@pytest.mark.parametrize("text", ["", "{", "tiles", "\0", '{"tiles": [[1, ' + "9" * 5000 + "]]}", "[" * 100_000])
def test_what_is_no_json(command: Command, text: str) -> None:
    assert command("score", "bones", typed=text) == (2, "", "The position is not valid JSON.\n")


def test_no_depth_of_nesting_breaks_the_command(command: Command) -> None:
    for depth in (500, 900, 940, 960, 980, 990, 1010):
        nested = "[" * depth + "]" * depth
        for text in (nested, '{"tiles": ' + nested + "}", '[{"tiles": ' + nested + "}]"):
            assert command("score", "bones", typed=text).code == 2


def test_a_file_that_is_not_there(command: Command) -> None:
    assert command("score", "bones", "/nowhere.json") == (2, "", "/nowhere.json: there is no such file.\n")
