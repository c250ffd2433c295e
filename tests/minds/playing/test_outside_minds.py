"""Minds that others wrote: named by an entry point or as module:function, checked at every choice."""

import pickle
import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ossuary.cli import main
from ossuary.engine.nodes import Refused, State
from ossuary.engine.record import read, replay
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import Seeded
from ossuary.host.table.opening import check_mind
from ossuary.minds.playing import outside_minds
from ossuary.minds.playing.named_minds import mark_of
from ossuary.minds.playing.one_game import fresh_mind
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table
from tests.script import play

pytestmark = pytest.mark.xdist_group("pig")

MODULE = '''
def first(game):
    """Plays the first action that is legal."""
    def choose(state, rng):
        legal = game.legal(state)
        state[:] = [0] * len(state)
        return (legal & -legal).bit_length() - 1
    return choose

def last_action(game):
    return lambda state, rng: len(game.ACTIONS) - 1

def too_many(game):
    return lambda state, rng: 99

def broken(game):
    return lambda state, rng: 1 // 0

def unwilling(game):
    raise ValueError("not\\nme")

class nested:
    first = staticmethod(first)
'''
SHARKS = "fin_3*4 shark_wave*4 swimmer_3 swimmer_2*2 swimmer_1 wave*3"


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of minds, in which we are."""
    (tmp_path / "ourminds.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "ourminds", raising=False)
    return tmp_path


def waves() -> tuple[Game, State]:
    """A game where some action is forbidden."""
    game = GAMES["shark-attacks"]
    return game, play(game, game.initial(game.Options()), SHARKS)


def said(error: Refused) -> str:
    return str(error).partition(" [")[0]


@pytest.mark.parametrize("name", ["ourminds:first", "ourminds:nested.first"])
def test_a_function_in_this_folder_plays_and_cannot_touch_the_game(ours: Path, name: str) -> None:
    game, state = waves()
    before = state.copy()
    action = fresh_mind(game, name)(state, [1])
    assert game.refusal(state, action) == 0
    assert state == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ourminds:last_action", "The bot “ourminds:last_action” chose sign_from_5, which SA-12 forbids."),
        ("ourminds:too_many", "The bot “ourminds:too_many” chose 99, but actions are numbers from 0 to 8."),
        (
            "ourminds:broken",
            "The bot “ourminds:broken” failed: ZeroDivisionError: integer division or modulo by zero",
        ),
        ("ourminds:unwilling", "The bot “ourminds:unwilling” does not load: ValueError: not me"),
        (
            "ourminds:missing",
            "The bot “ourminds:missing” does not load: AttributeError: module 'ourminds' has no attribute 'missing'",
        ),
        (
            "no_such_module:mind",
            "The bot “no_such_module:mind” does not load: ModuleNotFoundError: No module named 'no_such_module'",
        ),
    ],
)
def test_whatever_goes_wrong_is_one_sentence(ours: Path, name: str, sentence: str) -> None:
    game, state = waves()
    with pytest.raises(Refused) as refused:
        fresh_mind(game, name)(state, [1])
    assert said(refused.value) == sentence


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    refused = pickle.loads(pickle.dumps(Refused("mind-failed", mind="a:b", error="E")))
    assert (refused.key, refused.details) == ("mind-failed", {"mind": "a:b", "error": "E"})


@pytest.mark.parametrize("name", ["you:ada", "search:7", "onnx:mind", "random", "a b:c", ":c", "a:", "a.:c", "a:b:c"])
def test_what_is_no_function(name: str) -> None:
    assert not outside_minds.is_function(name)


def test_a_host_takes_no_code_from_the_network(ours: Path) -> None:
    with pytest.raises(Refused, match="host-no-mind"):
        check_mind("ourminds:first")
    with pytest.raises(Refused, match="arena-unknown-mind"):
        mind(GAMES["bones"], "ourminds:first")


def test_a_game_that_a_mind_breaks_off_stays_whole(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = ours / "game.json"
    seats = "random,ourminds:too_many"
    assert main(["play", "bones", "--seats", seats, "--seed", "5", "--save", str(saved), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "The bot “ourminds:too_many” chose 99, but actions are numbers from 0 to 53.\n"
    record = read(saved.read_text())
    assert record.players == ["random", "ourminds:too_many"]
    assert len(list(replay(record))) == len(record.moves) > 0


def test_the_mind_of_the_guide_plays(ours: Path) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "minds.md").read_text(encoding="utf-8")
    (mine,) = (block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "def cautious" in block)
    (ours / "mine.py").write_text(mine)
    game, state = waves()
    assert game.ACTIONS[fresh_mind(game, "mine:cautious")(state, [1])] == "stop"


def test_no_record_starts_a_program(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = ours / "game.json"
    game = GAMES["bones"]
    resumed, forked = ["play", "--resume", str(saved)], ["fork", str(saved), "--at", "0"]
    for players in (["you", "ourminds:first"], ["you", " ourminds:first"], ["you", "random,ourminds:first"]):
        for command in (resumed, forked):
            Table(game, game.Options(), players, Seeded(1)).save(saved)
            assert main([*command, "--lang", "en"]) == 2
            assert capsys.readouterr().err == (
                "The record has “ourminds:first” at a seat, and records may not start programs."
                " If you trust it, name all seats yourself with --seats.\n"
            )
    assert "ourminds" not in sys.modules


def test_an_installed_mind_has_a_name(pig: Path, pig_here: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("hold-at-20", "ossuary_pig.minds:hold_at_20", "ossuary.minds")
    monkeypatch.setattr(outside_minds, "named", lambda: {"hold-at-20": entry})
    choose = fresh_mind(pig_here, "hold-at-20")
    begun = play(pig_here, pig_here.initial(pig_here.Options()), "seat_0 roll six roll six roll six")
    assert choose(begun, [1]) == 0
    assert choose(play(pig_here, begun, "roll two"), [1]) == 1
    with pytest.raises(Refused, match="it plays pig, not bones"):
        fresh_mind(GAMES["bones"], "hold-at-20")


COUNTING = """
made = []

def counted(game):
    made.append(game.NAME)
    return lambda state, rng: (game.legal(state) & -game.legal(state)).bit_length() - 1
"""


def test_a_mind_is_made_once_for_each_seat_that_it_plays(ours: Path) -> None:
    (ours / "counting.py").write_text(COUNTING)
    saved = str(ours / "game.json")
    assert main(["play", "bones", "--seats", "counting:counted,random", "--seed", "5", "--save", saved]) == 0
    assert sys.modules.pop("counting").made == ["bones"]


def test_a_module_of_this_folder_hides_none_of_python(ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (ours / "colorsys.py").write_text(MODULE)
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with pytest.raises(Refused, match="module 'colorsys' has no attribute 'first'"):
        fresh_mind(GAMES["bones"], "colorsys:first")


def test_a_mind_that_was_edited_has_another_mark(ours: Path) -> None:
    before = mark_of("ourminds:first")
    assert before is not None and mark_of("ourminds:first") == before
    (ours / "ourminds.py").write_text(MODULE + "\n# edited\n")
    assert mark_of("ourminds:first") not in (None, before)
    assert mark_of("random") is None


def test_a_mind_of_a_package_is_marked_with_all_of_it(ours: Path) -> None:
    (ours / "morebots" / "deep").mkdir(parents=True)
    for file in ("__init__.py", "deep/__init__.py", "deep/table.py"):
        (ours / "morebots" / file).write_text("")
    (ours / "morebots" / "bots.py").write_text(MODULE)
    before = mark_of("morebots.bots:first")
    (ours / "morebots" / "deep" / "table.py").write_text("ENOUGH = 5\n")
    assert mark_of("morebots.bots:first") != before
