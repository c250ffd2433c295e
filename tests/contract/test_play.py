"""The contract says where a game breaks it, and how to fix that."""

from collections.abc import Callable
from typing import Any

import pytest

from ossuary.contract import play, shape, texts
from ossuary.engine.nodes import INDEX, PHASE, SEATS, Part, State
from ossuary.engine.registry import GAMES
from ossuary.games.bones import rules
from ossuary.words import LANGUAGES, Words

BONES = GAMES["bones"]
SHORT = rules.Options(seats=2, end="rounds=1")


def same_index(state: State, move: int) -> State:
    """A step that does not count its draws."""
    after = true_step(state, move)
    after[INDEX] = 0
    return after


def in_place(state: State, move: int) -> State:
    rules.advance(state, move)
    return state


def longer(state: State, move: int) -> State:
    return [*true_step(state, move), 0]


def never_over(state: State) -> int:
    return 0 if state[PHASE] == rules.OVER else true_mover(state)


true_step, true_mover, true_look = rules.step, rules.mover, rules.look

BREAKS: list[tuple[str, Callable[..., Any], str]] = [
    ("step", in_place, "contract-step-changes"),
    ("step", longer, "contract-step-advance"),
    ("step", same_index, "contract-step-advance"),
    ("initial", lambda options: tuple([0] * rules.SLOTS), "contract-state"),
    ("initial", lambda options: [3 if slot == SEATS else 0 for slot in range(rules.SLOTS)], "contract-state-seats"),
    ("mover", lambda state: 7, "contract-mover"),
    ("mover", never_over, "contract-no-action"),
    ("legal", lambda state: 1 << 60, "contract-legal-beyond"),
    ("legal", lambda state: 1, "contract-legal-nobody"),
    ("refusal", lambda state, action: 0, "contract-refusal"),
    ("odds", lambda state: (1, -1), "contract-odds"),
    ("odds", lambda state: (0,) * 6, "contract-odds"),
    ("scores", lambda state: [0], "contract-by-seat"),
    ("payoffs", lambda state: [0.5, 0.5], "contract-payoffs-early"),
    ("payoffs", lambda state: [0.0, 0.0], "contract-payoffs-end"),
    ("tally", lambda state, seat: [Part("banked", 10_000, [])], "contract-tally"),
    ("look", lambda state: {"phase": {1}}, "contract-look"),
    ("look", lambda state: {"phase": "throwing"}, "contract-look-fields"),
    ("look", lambda state: {**true_look(state), "phase": "throwing"}, "contract-end-phase"),
    ("odds", lambda state: 1 // 0, "contract-raised"),
]


@pytest.mark.parametrize(("name", "broken", "key"), BREAKS)
def test_a_game_that_breaks_the_contract_is_told_so(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: Callable[..., Any], key: str
) -> None:
    monkeypatch.setattr(rules, name, broken)
    [finding] = play.random_game(BONES, SHORT, seed=1)
    assert (finding.said.key, finding.must) == (key, True)
    for language in LANGUAGES:
        assert "end=rounds=1" in Words(language).tell(finding.said)


def test_the_sentence_says_where_and_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "payoffs", lambda state: [0.5, 0.5])
    [finding] = play.random_game(BONES, SHORT, seed=1)
    assert Words("en").tell(finding.said) == (
        "payoffs must all be 0 before the game is over. (seats 2, options end=rounds=1, seed 1, move 0)"
    )


def test_two_draws_with_one_key_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def advance(state: State, move: int) -> None:
        true_advance(state, move)
        state[INDEX] = 0

    true_advance = rules.advance
    monkeypatch.setattr(rules, "advance", advance)
    [finding] = play.random_game(BONES, SHORT, seed=1)
    assert finding.said.key == "contract-draw-key"


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_MOVES", 20)
    [finding] = play.random_game(BONES, rules.Options(), seed=1)
    assert finding.said.key == "contract-endless"


def test_positions_that_only_look_alike_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "look", lambda state: {"phase": "throwing", "seat": 0})
    [finding] = play.alike(BONES, SHORT, range(2))
    assert finding.said.key == "contract-alike"


def test_names_that_do_not_fit_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ACTIONS", ("throw", "throw", "Take", *(f"a{n}" for n in range(60))))
    monkeypatch.setattr(rules, "PHASES", ("first_seat",))
    monkeypatch.setattr(rules, "MAX_SEATS", 1)
    monkeypatch.setattr(rules, "SLOTS", 5)
    assert [finding.said.key for finding in shape.shape(BONES)] == [
        "contract-key-twice",
        "contract-key-form",
        "contract-actions",
        "contract-over",
        "contract-seats",
        "contract-slots",
    ]


def test_options_that_are_not_as_declared_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "check", lambda *given: None)
    taken = [finding.said.args["value"] for finding in shape.options(BONES)]
    assert taken[:3] == ["1", "5", "'2'"] and "'rounds=0'" in taken and "'points=10001'" in taken


def test_a_text_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from ossuary.games.bones import words

    monkeypatch.setattr(words, "RULE_PARTS", (*words.RULE_PARTS, ("more", range(20, 21))))
    missing = [finding.said.args["which"] for finding in texts.needed(BONES)]
    assert missing == ["rules-bones-part-more", "rule-bn-20", "rule-bn-20.short"]
    monkeypatch.setattr(words, "RULE_PARTS", words.RULE_PARTS[:1])
    [finding] = texts.whole_game(BONES, SHORT, 1)
    assert finding.said.key == "contract-rule-unknown"


def test_what_reads_badly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from ossuary.games.bones import words
    from ossuary.words.said import said

    monkeypatch.setattr(words, "offer", lambda state, action: said("player", who="None"))
    [finding] = texts.whole_game(BONES, SHORT, 1)
    assert finding.said.key == "contract-unreadable"
    monkeypatch.setattr(words, "offer", lambda state, action: said("no-such-text"))
    [finding] = texts.whole_game(BONES, SHORT, 1)
    assert finding.said.key == "contract-text-fails"
