"""What the stage prints, by itself: games without a drawing, terminals that were made smaller, long lists."""

import pytest

from ossuary.cli.seats import face_named, faces_of, names_of
from ossuary.cli.stage.stage import Stage
from ossuary.drawing import text as drawing
from ossuary.engine.registry import GAMES
from ossuary.words.said import Voice
from tests.golden import WORDS

from ..terminal import PAINT

GAME = GAMES["bones"]
VOICE = Voice(["You", "Wick"], 0)


def shown(capsys: pytest.CaptureFixture[str], columns: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """The first state of a game in a terminal of some width, without colours."""
    monkeypatch.setenv("COLUMNS", str(columns))
    Stage(GAME, WORDS["en"], VOICE).show(GAME.initial(GAME.Options()), [0])
    return PAINT.sub("", capsys.readouterr().out)


def test_a_terminal_that_was_made_smaller_gets_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "╭╌╌╌" in shown(capsys, 80, monkeypatch)
    narrow = shown(capsys, 60, monkeypatch)
    assert "╭" not in narrow and "You: 0 points" in narrow
    assert max(map(len, narrow.splitlines())) <= 60


def test_a_game_without_a_drawing_is_described(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing.TERMINALS, "name", "no_such_part")
    described = shown(capsys, 80, monkeypatch)
    assert "╭" not in described and "  You: 0 points" in described


def test_a_long_list_stands_in_columns_and_a_short_one_does_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    stage = Stage(GAME, WORDS["en"], VOICE)
    stage.offer([f"dig {number}" for number in range(1, 10)], 3)
    assert PAINT.sub("", capsys.readouterr().out).splitlines() == [
        "",
        "   1  dig 1   ↵  4  dig 4      7  dig 7",
        "   2  dig 2      5  dig 5      8  dig 8",
        "   3  dig 3      6  dig 6      9  dig 9",
    ]
    stage.offer(["stop", "go on"], 1)
    assert PAINT.sub("", capsys.readouterr().out).splitlines() == ["", "   1  stop", "↵  2  go on"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_bots_are_called_as_people_know_them(language: str) -> None:
    words = WORDS[language]
    barnaby = {"en": "Barnaby", "de": "Barnabas"}[language]
    players = ["you", "beginner", "beginner", "search:5"]
    assert names_of(players, words)[1:] == ["beginner 2", "beginner 3", "search:5"]
    assert names_of(players, words, faces=True)[1:] == [f"{barnaby} 2", f"{barnaby} 3", "search:5"]
    assert face_named("beginner 2", "beginner", words) == f"{barnaby} 2"
    assert [face_named(name, None, words) for name in ("beginner", None)] == ["beginner", None]
    assert [line.partition(",")[0] for line in faces_of(players, words)] == [barnaby]
