"""The public face: its examples work, its reference is current, and importing it loads next to nothing."""

import ast
import doctest
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import ossuary
import ossuary.api
from tests.api_reference import FILE, reference

ROOT = Path(__file__).parents[1]
MODULES = [module.name for module in iter_modules(ossuary.api.__path__)]


COMPILED = [pytest.mark.compiled, pytest.mark.xdist_group("shark-attacks")]


@pytest.mark.parametrize(
    "module", [pytest.param(name, marks=COMPILED if name == "simulate" else []) for name in MODULES]
)
def test_the_examples_in_the_docstrings_work(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = doctest.testmod(
        import_module(f"ossuary.api.{module}"), extraglobs={"ossuary": ossuary}, optionflags=doctest.ELLIPSIS
    )
    assert found.attempted > 0 and found.failed == 0, capsys.readouterr().out


def test_the_examples_in_the_readme_work(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = "\n".join(re.findall(r"(?ms)^```pycon\n(.*?)^```$", readme))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", None, None)
    found = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert found.attempted > 5 and found.failed == 0, capsys.readouterr().out


def test_the_reference_is_made_from_the_docstrings() -> None:
    assert FILE.read_text(encoding="utf-8") == reference(), "write it: python -m tests.api_reference"


def test_everything_public_says_what_it_is() -> None:
    assert re.findall(r"(?m)^##+ (.*)\n\n(?:(?:`|property).*\n\n)?(?=#)", reference()) == []


def test_what_all_names_is_there_and_typed() -> None:
    tree = ast.parse(Path(ossuary.__file__).read_text(encoding="utf-8"))
    typed = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
    assert [name for name in ossuary.__all__ if name not in typed | {"__version__"}] == []
    assert [name for name in ossuary.__all__ if not hasattr(ossuary, name)] == []
    assert set(ossuary.__all__) <= set(dir(ossuary))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        ossuary.chess  # noqa: B018


def test_importing_the_package_loads_the_kernel_alone() -> None:
    program = "import sys, ossuary; print(*sorted(name for name in sys.modules if name.startswith('ossuary')))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["ossuary", "ossuary.engine", "ossuary.engine.nodes"]


@pytest.mark.parametrize("game", ossuary.all_games(), ids=lambda game: game.name)
def test_every_game_is_played_by_functions(game: ossuary.Game) -> None:
    def last(state: ossuary.State) -> str:
        assert list(state.actions) == list(state.legal)
        return state.legal[-1]

    def first(state: ossuary.State) -> str:
        return state.legal[0]

    minds: list[ossuary.Mind] = [first, last, "random"]
    record = ossuary.play(game, minds, seed=3, **SHORT.get(game.name, {}))
    assert record.end.over and sum(record.end.payoffs) == 1 and record.end.legal == ()
    assert record.players[:2] == ["first", "last"]
    assert ossuary.Record.read(record.write()) == record
    assert [state.moves for state in record][-1] == tuple(record.moves)


SHORT: dict[str, dict[str, object]] = {
    "rolling-bones": {"target": 5},
    "shark-attacks": {"target": 9},
    "bones": {"end": "rounds=1"},
}


def test_a_state_never_changes_and_equal_states_are_equal() -> None:
    state = ossuary.game("shark-attacks").start(seed=7)
    row = state.row
    one, other = state.play("go_on"), state.play("go_on")
    assert state.row == row and one == other and hash(one) == hash(other) and one != state
    assert pickle.loads(pickle.dumps(one)) == one and pickle.loads(pickle.dumps(one)).told == one.told


def test_dice_that_were_chosen_are_not_taken_for_drawn_ones() -> None:
    start = ossuary.game("shark-attacks").start(seed=7)
    chance = start.step("go_on")
    drawn = next(outcome for outcome in chance.chances if chance.step(outcome).record.engine.draws == {"seed": 7})
    assert drawn == chance.draw().moves[len(chance.moves)]
    assert chance.step("sun" if drawn != "sun" else "rain").draw().record.engine.draws == {"scripted": True}
    assert chance.with_seed(8).record.engine.draws == {"seed": 8, "before": [{"seed": 7, "until": len(chance.moves)}]}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: ossuary.game("bones", language="fr"), "There is no language “fr”. Choose one of: en, de."),
        (lambda: ossuary.game("bones").start(seats=9), "The option seats must be a whole number from 2 to 4, not “9”."),
        (lambda: ossuary.play("bones", ["no", "no"]), "There is no bot “no”."),
        (lambda: ossuary.game("bones").initial(seed=1).play("throw"), "Chance moves here, not a player."),
        (lambda: ossuary.game("bones").initial(seed=1).step("sun"), "“sun” is not a possible outcome here."),
        (lambda: ossuary.game("bones").start(seed=1).play("fly"), "There is no action “fly”."),
        (lambda: ossuary.play("bones", ["perfect", "random"]), "“perfect” cannot play this bones"),
        (lambda: ossuary.simulate("bones", ["perfect", "random"], games=1), "“perfect” cannot play this bones"),
        (lambda: ossuary.simulate("bones", ["no", "random"], games=1), "There is no bot “no”."),
        (lambda: ossuary.play("bones", [cast(Any, 3), "random"]), "There is no bot “3”."),
        (
            lambda: ossuary.play("shark-attacks", [cast(Any, lambda state: None), "random"]),
            "There is no action “None”.",
        ),
        (lambda: ossuary.game("bones").initial(seed=1).step(cast(Any, [])), "“[]” is not a possible outcome here."),
        (lambda: ossuary.game("bones").start(seed=1).tally(9), "There is no seat 9. The seats go from 0 to 1."),
        (lambda: ossuary.game("bones").start(seed=1).tally(-1), "There is no seat -1."),
        (lambda: ossuary.game("bones").start(seed=1).why_not(cast(Any, None)), "There is no action “None”."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ossuary.Refused, match="^" + re.escape(sentence)):
        wrong()


def test_a_refusal_that_cannot_be_said_shows_its_key_and_details() -> None:
    assert str(ossuary.Refused("api-over", move=cast(Any, None))) == "api-over {'move': None}"
    assert str(ossuary.Refused("api-over")) == "api-over {}"


def test_the_coach_tells_choices_reasons_and_chances_that_fit_each_other() -> None:
    state = ossuary.game("shark-attacks").start(["Anna", "Ben"], seed=7)
    advice = ossuary.coach(state)
    assert state.actions[advice.best] in str(advice).splitlines()[0]
    sums = [sum(choice.reasons.values()) for choice in advice.choices]
    best, *others = advice.choices
    apart = [sums[0] - one for one in sums[1:]]  # all are measured against the same turn of 0 points
    assert [best.chance - other.chance for other in others] == pytest.approx(apart)
    assert 0 < sums[0] < best.chance
    with pytest.raises(ossuary.Refused, match="nobody’s move"):
        ossuary.coach(ossuary.game("shark-attacks").initial())


def test_a_review_prints_itself_with_the_names_of_the_players() -> None:
    record = ossuary.play("shark-attacks", ["random", "rule-of-thumb"], seed=7, target=20)
    review = ossuary.review(record)
    assert str(review).splitlines()[0] == "random wins!"
    assert [record.at(decision.move).mover for decision in review.decisions] == [one.seat for one in review.decisions]


def test_functions_are_simulated_too() -> None:
    def careful(state: ossuary.State) -> str:
        return state.legal[0]

    simulation = ossuary.simulate("shark-attacks", ["random", careful], games=3, seed=1, target=9)
    assert len(simulation) == 3 and simulation.payoffs.sum() == 3
    assert [line.split()[0] for line in str(simulation).splitlines()] == ["random", "careful"]


def test_a_record_whose_dice_were_changed_does_not_verify() -> None:
    record = ossuary.play("bones", ["random", "random"], seed=1, end="rounds=1")
    fake = ossuary.Record.read(record.write().replace('"seed":1', '"seed":2'))
    assert (record.verify(), fake.verify()) == ("seeded", "false")
    assert record.at(9).record.verify() == "unfinished"
    chance = next(state for state in record if state.mover == ossuary.CHANCE and len(state.chances) > 1)
    chosen = chance.step(next(key for key in chance.chances if key != record.moves[len(chance.moves)]))
    with pytest.raises(ossuary.Refused, match="chosen, not drawn: for a guided first game, or by a program"):
        chosen.record.verify()


def test_records_go_from_process_to_process() -> None:
    record = ossuary.play(ossuary.game("bones", language="de"), ["random", "random"], seed=1, end="rounds=1")
    for whole in (record, record.at(9).record):
        found = pickle.loads(pickle.dumps(whole))
        assert found == whole and str(found) == str(whole) and found.game.language == "de"


def test_a_function_that_is_simulated_looks_ahead_with_dice_of_its_own() -> None:
    def peeking(state: ossuary.State) -> str:
        return state.play(state.legal[0]).legal[0]

    def trying(state: ossuary.State) -> str:
        return max(state.legal, key=lambda action: state.with_seed(1).play(action).scores[state.mover])

    with pytest.raises(ossuary.Refused, match=r"^The next draws are not known here.* Call with_seed\(\) first"):
        ossuary.simulate("shark-attacks", [peeking, "random"], games=1, target=9)
    assert len(ossuary.simulate("shark-attacks", [trying, "random"], games=2, target=9)) == 2


@pytest.mark.xdist_group("pig")
@pytest.mark.usefixtures("pig_here")
def test_a_game_of_others_has_the_same_face() -> None:
    game = ossuary.game("pig")
    state = game.start(["Anna", "Ben"], seed=3)
    assert game in ossuary.all_games() and list(state.actions) == list(state.legal) and str(state)
    record = ossuary.play(game, ["random", lambda state: state.legal[-1]], seed=3, target=20)
    assert record.end.over and record.verify() == "seeded" and record.players[0] in str(record)
    assert ossuary.play(game, seed=3, target=20).players == ["random 1", "random 2"]
    for played in (ossuary.play, ossuary.simulate):
        with pytest.raises(ossuary.Refused, match="“rule-of-thumb” cannot play pig, which has no"):
            played(game, ["rule-of-thumb", "random"])
    for state in record:
        drawn = ElementTree.fromstring(state.svg())
        assert "phase" in [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]


def test_what_an_extra_is_needed_for_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ossuary.Refused, match=r"needs numpy.*pip install 'ossuary-games\[simulate\]'"):
        ossuary.simulate("bones", games=1)
