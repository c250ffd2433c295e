"""A game that brings rules and words alone: Pig, from its own package, in terminal, lab, search and coach."""

from importlib import import_module
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from ossuary.cli import main
from ossuary.engine.facts import Began, Chosen, Drawn, Fact, happened
from ossuary.engine.nodes import State
from ossuary.engine.registry import Game
from ossuary.fair import fortune
from ossuary.lab.adapters.gymnasium import SeatEnv
from ossuary.lab.adapters.openspiel import SpielGame
from ossuary.lab.adapters.pettingzoo import env
from ossuary.lab.batch.vector import VectorEnv
from ossuary.lab.simulate import simulate
from ossuary.minds.judging.coach import advice
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.minds.observation import OBSERVERS, fields, width
from ossuary.minds.playing.one_game import fresh_mind, played
from ossuary.minds.playing.strengths import minds_for
from ossuary.twin import twin
from ossuary.twin.sources import made_of
from ossuary.words import Words
from ossuary.words.said import Voice
from ossuary.words.tellers import governing, kind, tell, told
from tests.script import move_named, play

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("pig")]

VOICE = Voice(["Ada", "Bob"], 0)


def did(game: Game, moves: str, move: str) -> tuple[State, int, State]:
    """A move after some others."""
    before = play(game, game.initial(game.Options()), moves)
    number = move_named(game, before, move)
    return before, number, game.step(before, number)


def lines(game: Game, language: str, moves: str, move: str) -> list[str]:
    words = Words(language)
    return [words.tell(line, VOICE) for line in told(game.NAME, *did(game, moves, move))]


# Facts and words.


def test_what_happened_is_what_was_chosen_and_what_was_drawn(pig_here: Game) -> None:
    assert happened("pig", *did(pig_here, "", "seat_1")) == [Began(1)]
    assert happened("pig", *did(pig_here, "seat_1", "roll")) == [Chosen(1, "roll")]
    assert happened("pig", *did(pig_here, "seat_1 roll", "six")) == [Drawn("six")]


def test_the_catalogue_tells_it_by_action_and_outcome(pig_here: Game) -> None:
    assert lines(pig_here, "en", "seat_0", "roll") == ["You roll."]
    assert lines(pig_here, "de", "seat_1", "roll") == ["Bob wirft."]
    assert lines(pig_here, "de", "seat_1 roll", "one") == ["Eine 1: Was auf dem Spiel stand, ist weg."]
    assert lines(pig_here, "en", "", "seat_1") == ["Bob goes first."]


@pytest.mark.parametrize(("fact", "line"), [(Chosen(1, "turn_over"), "Bob: turn over"), (Drawn("a_card"), "a card")])
def test_what_no_text_tells_is_told_by_its_name(pig_here: Game, fact: Fact, line: str) -> None:
    assert [Words(language).tell(tell("pig", fact), VOICE) for language in ("en", "de")] == [line, line]


def test_all_actions_are_of_one_kind_and_no_rule_is_singled_out(pig_here: Game) -> None:
    begun = play(pig_here, pig_here.initial(pig_here.Options()), "seat_0")
    assert [kind("pig", begun, action) for action in (0, 1)] == ["kind-any", "kind-any"]
    assert Words("de").say("kind-any") == "Was zu tun ist"
    assert governing("pig", begun) == ()


# What plays, and what a learner sees.


def test_minds_that_need_a_rule_of_thumb_do_not_play(pig_here: Game) -> None:
    assert minds_for(pig_here, pig_here.initial(pig_here.Options()))[:4] == ("random", "beginner", "steady", "strong")


def test_a_learner_sees_the_position_and_whose_view_it_is(pig_here: Game) -> None:
    state = play(pig_here, pig_here.initial(pig_here.Options()), "seat_0 roll six hold roll four")
    seen = [0] * width("pig")
    OBSERVERS["pig"].observe(state, 1, seen)
    assert seen == [1, 2, 1, 1, 100, 6, 0, 0, 0, 0, 0, 0, 0, 4]
    assert [field.name for field in fields("pig")] == ["me", "seats", "seat", "phase", "own"]


def test_a_number_too_large_for_a_column_is_cut(pig_here: Game) -> None:
    state = pig_here.initial(pig_here.Options())
    state[-1], state[-2] = 1 << 40, -(1 << 40)
    seen = np.zeros(width("pig"), np.int16)
    OBSERVERS["pig"].observe(state, 0, cast(list[int], seen))
    assert seen[-2:].tolist() == [-32768, 32767]


def test_the_compiled_game_is_the_same_game(pig_here: Game) -> None:
    options = pig_here.Options(target=30)
    results = simulate(pig_here, options, ["random", "random"], 20, seed=1, cores=1)
    for number in range(20):
        minds = [fresh_mind(pig_here, "random")] * 2
        end, moves = played(pig_here, options, minds, fortune(1, number))
        assert pig_here.payoffs(end) == results.payoffs[number].tolist()
        assert (pig_here.scores(end), moves) == (results.scores[number].tolist(), results.lengths[number])


def test_games_side_by_side(pig_here: Game) -> None:
    vector = VectorEnv("pig", 3, cores=1, target=30)
    vector.reset(seed=1)
    for _ in range(40):
        vector.step(vector.any_actions())
        for row in range(3):
            seat, seen = int(vector.games.movers[row]), [0] * width("pig")
            if seat >= 0:
                OBSERVERS["pig"].observe(vector.games.state(row), seat, seen)
                assert vector.games.seen[row].tolist() == seen
    vector.close()


def test_the_environments_of_others(pig_here: Game) -> None:
    zoo = env("pig", target=10)
    zoo.reset(seed=1)
    while zoo.agents:
        seen, _, over, _, _ = zoo.last()
        zoo.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    gym = SeatEnv("pig", target=10)
    gym.reset(seed=1)
    rewards, over = 0.0, False
    while not over:
        mask = gym._observation()["action_mask"]
        _, reward, over, _, _ = gym.step(int(np.flatnonzero(mask)[0]))
        rewards += reward
    assert rewards in (0.0, 1.0)
    gym.close()
    spiel = type("GuestPig", (SpielGame,), {"game": pig_here})({"target": 10})
    state = spiel.new_initial_state()
    while not state.is_terminal():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action((outcomes or state.legal_actions())[-1])
    assert sorted(state.returns()) == [0.0, 1.0]


def test_search_judges_and_the_coach_speaks(pig_here: Game) -> None:
    state = play(pig_here, pig_here.initial(pig_here.Options(target=20)), "seat_0 roll six roll six")
    judge = SearchJudge(pig_here, 200)
    assert {choice.action for choice in judge.choices(state)} == {0, 1}
    for language in ("en", "de"):
        words = Words(language)
        spoken = [words.tell(line, VOICE) for line in advice(judge, pig_here, state, judge.choices(state), whole=True)]
        assert any(words.say("pig-hold-for", points=12, wins=0) in line for line in spoken)


# Compiling.


def test_what_others_import_is_compiled_and_renews_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "guest_of_two"
    (package / "deep").mkdir(parents=True)
    for name, text in {
        "__init__.py": "",
        "deep/__init__.py": "",
        "numbers.py": "from guest_of_two.deep.more import more\ndef three():\n    return 2 + more()\n",
        "deep/more.py": "import guest_of_two.deep.unseen\ndef more():\n    return 1\n",
        "deep/unseen.py": "",
        "rules.py": "from .numbers import three\nfrom ossuary.engine.bits import lowest\n"
        "def nine():\n    return three() * three() + lowest(1)\n",
    }.items():
        (package / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    rules = import_module("guest_of_two.rules")
    assert twin(rules).nine() == 9
    files = made_of(rules)
    mine = {path.relative_to(package).as_posix() for path in files if path.is_relative_to(package)}
    assert mine == {"rules.py", "numbers.py", "deep/more.py", "deep/unseen.py"}
    assert {path.name for path in files} >= {"bits.py"}


# The terminal.


def test_a_game_in_the_terminal(
    pig_here: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", iter(()))
    saved = str(tmp_path / "pig.json")
    assert (
        main(["play", "pig", "--seats", "random,random", "--seed", "4", "--option", "target=9", "--save", saved]) == 0
    )
    end = "random 1: 12\nrandom 2: 0\nrandom 1 wins!\n"
    assert end in capsys.readouterr().out
    assert main(["replay", saved]) == 0
    assert capsys.readouterr().out.endswith(end)
    assert main(["rules", "pig"]) == 0
    assert "**PIG-4** Instead of rolling again you may hold" in capsys.readouterr().out
    assert main(["games", "--lang", "de"]) == 0
    assert "pig                Pig, 2 bis 8" in capsys.readouterr().out


def test_what_a_game_does_not_bring_is_refused_in_a_sentence(
    pig_here: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = tmp_path / "position.json"
    position.write_text("{}")
    assert main(["score", "pig", str(position), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Real tables of pig cannot be scored")
    assert main(["play", "pig", "--seats", "you,rule-of-thumb", "--save", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(
        "“rule-of-thumb” cannot play pig, which has no rule of thumb. Choose one of:"
    )


def test_a_report_leaves_out_what_a_game_does_not_tell(pig_here: Game) -> None:
    from ossuary.lab.report.course import Setting, Stretch, courses
    from ossuary.lab.report.findings import Findings
    from ossuary.lab.report.page import Told, report

    setting = Setting("pig", {"target": 30}, ("random", "random"), 1)
    page = report([Told(setting, "usual", Findings("pig", courses(Stretch(setting, 0, 20))))], 20, Words("de"))
    assert '<figure id="gains">' in page
    assert '<figure id="sources">' not in page
