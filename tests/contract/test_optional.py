"""Each file that a game may bring is checked: a fault gives one sentence, and hides no other."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ossuary.contract import new_game
from ossuary.contract.hosted import at_a_table
from ossuary.contract.optional import optional
from ossuary.contract.players import plays
from ossuary.contract.texts import languages, needed
from ossuary.drawing.text import framed
from ossuary.engine import registry
from ossuary.engine.options import Amount, Choice, Number
from ossuary.engine.registry import GAMES, Game
from ossuary.host.table.drawn_kinds import kind_of
from ossuary.minds.playing.measured import measured as measured_strengths
from ossuary.words import Words
from ossuary.words.lesson import Advice, Topic
from ossuary.words.said import said
from tests.test_docs import shown

from .games import moved_in

pytestmark = pytest.mark.xdist_group("new-game")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the guide with every file that it shows."""
    folder = tmp_path_factory.mktemp("games") / "new"
    new_game.write("grave-diggers", folder)
    for path, text in shown().items():
        (folder / path).write_text(text, encoding="utf-8")
    for path, text in shown(added=True).items():
        with (folder / path).open("a", encoding="utf-8") as file:
            file.write(text)
    (folder / "grave_diggers" / "chains.py").write_text("CHAINS = {}\n", encoding="utf-8")
    (folder / "grave_diggers" / "standing.py").write_text("def declined(state):\n    return None\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def diggers(folder: Path) -> Iterator[Game]:
    """That game, moved in."""
    with moved_in(folder, "grave_diggers") as game:
        yield game


@pytest.fixture(scope="module")
def words(diggers: Game) -> list[Words]:
    """The texts of all games, that of the guide included."""
    return languages()


@pytest.mark.parametrize("game", GAMES)
def test_our_own_games_bring_what_fits(words: list[Words], game: str) -> None:
    assert list(optional(GAMES[game], 0, words)) == []


def test_the_game_of_the_guide_brings_what_fits(diggers: Game, words: list[Words]) -> None:
    assert list(optional(diggers, 0, words)) == []


def no_such_action(*_: Any) -> Advice:
    return Advice(said("learn-gd-try-dig"), ("swim",))


def nothing_possible(*_: Any) -> Advice:
    return Advice(said("learn-gd-try-dig"), ("carry",))


def no_such_text(*_: Any) -> Advice:
    return Advice(said("learn-gd-try-swim"))


TOPIC = Topic("learn-gd-dig", 9, lambda step: False)

# The file, what is changed in it, and the sentences that check-game says of it.
BREAKS: list[tuple[str, str, Any, list[str]]] = [
    ("lesson", "advice", no_such_action, ["advice of the lesson proposes “swim”, which is not in ACTIONS."]),
    ("lesson", "advice", nothing_possible, ["advice of the lesson proposes only what is not legal: carry."]),
    (
        "lesson",
        "advice",
        no_such_text,
        ["The result of advice cannot be put into words: no text 'learn-gd-try-swim' in en"],
    ),
    ("lesson", "SCRIPT", {(0, 0): "seat_9"}, ["SCRIPT of the lesson names “seat_9”, which is not in OUTCOMES."]),
    ("lesson", "INTRO", "learn-gd-hello", ["The text learn-gd-hello is missing in the folder en."]),
    (
        "lesson",
        "TOPICS",
        (TOPIC,),
        ["The topic learn-gd-dig of the lesson names rule 9, which RULE_PARTS does not list."],
    ),
    ("lesson", "OPTIONS", {"target": 0}, ["lesson.py fails: OptionError: The option target must be a whole number"]),
    (
        "report",
        "SOURCES",
        ("gold",),
        ["report.py of “grave-diggers” names the source “gold”, for which there is neither"],
    ),
    ("report", "SOURCES", None, ["report.py of “grave-diggers” needs a tuple SOURCES and a function sources."]),
    (
        "report",
        "PUSH",
        ("swim", ("carry",)),
        ["PUSH in report.py of “grave-diggers” names “swim”, but the game has only"],
    ),
    ("report", "PUSH", "dig", ["PUSH in report.py of “grave-diggers” must be an action and a tuple of actions,"]),
    ("report", "sources", lambda *_: {"gold": 1}, ["sources in report.py of “grave-diggers” gives {'gold': 1}."]),
    ("report", "sources", lambda *_: 1 // 0, ["report.py fails: ZeroDivisionError: "]),
    ("pieces", "DRAWS", None, ["pieces.py of “grave-diggers” lacks DRAWS,"]),
    (
        "pieces",
        "DRAWS",
        {"die": (1, -1)},
        ["DRAWS in pieces.py of “grave-diggers” must give “die” whole weights from 0 on,"],
    ),
    (
        "pieces",
        "DRAWS",
        {"die": (1, 2)},
        [
            "DRAWS in pieces.py has no kind with bone_2, bone_3, seat_",
            "DRAWS in pieces.py gives “die” weights that odds",
        ],
    ),
    (
        "pieces",
        "dice",
        lambda state: {"die": ["hand"] * (1 + state[-1] % 2)},
        ["dice in pieces.py must always give as many"],
    ),
    ("pieces", "dice", lambda state: {"die": [3]}, ["A piece is at a place that is no text."]),
    (
        "chains",
        "CHAINS",
        {"twice": lambda state: [1, 1]},
        ["The text host-chain-twice is missing", "The chain “twice” has an"],
    ),
    (
        "terminal",
        "draw",
        lambda scene: framed(["x" * 77]),
        ["terminal.py draws 79 columns, but a terminal has room for 78."],
    ),
    ("terminal", "draw", lambda scene: 1 // 0, ["terminal.py fails: ZeroDivisionError: "]),
    ("terminal", "mark", lambda fact: fact.nothing, ["terminal.py fails: AttributeError: "]),
    ("real_table", "FORMS", None, ["real_table.py fails: TypeError: "]),
    ("best_play", "is_solved", lambda state: 1 // 0, ["best_play.py fails: ZeroDivisionError: "]),
    ("best_play", "solution", None, ["best_play.py lacks solution."]),
]


@pytest.mark.parametrize(("part", "name", "broken", "wanted"), BREAKS)
def test_a_file_that_is_wrong_is_told_so(
    diggers: Game,
    words: list[Words],
    monkeypatch: pytest.MonkeyPatch,
    part: str,
    name: str,
    broken: Any,
    wanted: list[str],
) -> None:
    monkeypatch.setattr(import_module(f"grave_diggers.{part}"), name, broken)
    found = list(optional(diggers, 0, words))
    told = [words[0].tell(finding.said) for finding in found]
    assert all(finding.must for finding in found)
    assert [text[: len(start)] for text, start in zip(dict.fromkeys(told), wanted, strict=False)] == wanted
    assert all(each.tell(finding.said) for each in words for finding in found)


def test_a_name_that_is_missing_is_told(diggers: Game, words: list[Words], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(import_module("grave_diggers.real_table"), "write")
    monkeypatch.delattr(import_module("grave_diggers.lesson"), "TOPICS")
    assert [words[0].tell(finding.said) for finding in optional(diggers, 0, words)] == [
        "lesson.py fails: AttributeError: module 'grave_diggers.lesson' has no attribute 'TOPICS'",
        "real_table.py lacks write.",
    ]


def test_a_file_that_does_not_load_is_told_with_its_line(folder: Path, diggers: Game, words: list[Words]) -> None:
    drawing = folder / "grave_diggers" / "drawing.py"
    drawing.write_text("\n\nBONES = SKULLS\n", encoding="utf-8")
    measured = folder / "grave_diggers" / "measured.json"
    measured.write_text('{"2": {"random": 1}}', encoding="utf-8")
    registry._brings.cache_clear()
    assert [words[0].tell(finding.said) for finding in optional(diggers, 0, words)] == [
        "drawing.py fails: NameError: name 'SKULLS' is not defined (drawing.py:3)",
        "measured.json fails: TypeError: 'int' object is not subscriptable",
    ]
    assert measured_strengths("grave-diggers") == {}  # no other game waits for it
    drawing.unlink()
    measured.unlink()
    registry._brings.cache_clear()


def test_an_answer_in_advance_must_be_legal(diggers: Game, words: list[Words], monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(at_a_table(diggers, 0)) == []
    monkeypatch.setattr(import_module("grave_diggers.standing"), "declined", lambda state: 1)
    assert words[0].tell(next(at_a_table(diggers, 0)).said) == (
        "declined in standing.py gives 1, which is no legal action there. (seats 2, options target=20, seed 0, move 0)"
    )


def test_an_action_that_is_not_legal_is_told_by_its_key(diggers: Game) -> None:
    [finding] = plays(diggers, diggers.Options(), 0, "rule-of-thumb", lambda state, rng: 1)
    assert (finding.said.key, finding.said.args["action"]) == ("contract-mind", "carry")
    [finding] = plays(diggers, diggers.Options(), 0, "rule-of-thumb", lambda state, rng: 7)
    assert finding.said.args["action"] == "7"


def test_the_words_of_a_choice_need_texts(diggers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        diggers,
        "OPTIONS",
        {"target": Choice("few", ("few",)), "end": Amount("all", ("all",), {"rounds": Number(1, 1, 9)}, ())},
    )
    assert [finding.said.args["which"] for finding in needed(diggers)] == [
        "page-option-grave-diggers-end",
        "page-option-grave-diggers-target.few",
        "page-option-grave-diggers-end.all",
        "page-option-grave-diggers-end.rounds",
    ]


def test_a_draw_is_of_the_kind_that_weighs_the_same() -> None:
    kinds = {"die": [1, 2, 2, 1], "lot": [0, 0, 0, 0, 1, 1, 1], "card": [0, 0, 0, 0, 0, 0, 0, 3, 2, 2]}
    assert kind_of(kinds, (1, 2, 2, 1)) == "die"
    assert kind_of(kinds, (2, 4, 4, 2)) == "die"
    assert kind_of(kinds, (0, 0, 0, 0, 1, 1)) == "lot"
    assert kind_of(kinds, (0, 0, 0, 0, 0, 0, 0, 3, 2, 2)) == "card"
    assert kind_of(kinds, (0, 0, 0, 0, 0, 0, 0, 2, 2, 2)) is None
    assert kind_of(kinds, (0, 0, 0, 0, 0, 0, 0, 0, 2, 2)) is None
    assert kind_of(kinds, (1, 1, 1, 1)) is None
