"""Trained minds: a file for every game plays and beats random; any other content of a file is refused."""

import gc
import signal
import subprocess
import sys
import threading
from math import sqrt
from pathlib import Path
from time import monotonic, sleep

import onnx
import pytest
from onnx import helper

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import Seeded, fortune
from ossuary.minds.observation import width
from ossuary.minds.playing.one_game import fresh_mind, played
from ossuary.minds.playing.onnx_mind import game_of, observation_mark, trained_mind
from ossuary.table import Table

FILES = Path(__file__).parent / "learned"
CASES = [pytest.param(game, id=game.NAME) for game in GAMES.values()]
SHORT: dict[str, dict[str, object]] = {"rolling-bones": {"target": 20}, "bones": {"end": "rounds=4"}}


def file_of(game: Game) -> Path:
    """The small file that examples/train.py wrote for a game."""
    return FILES / f"{game.NAME}.onnx"


@pytest.mark.parametrize("game", CASES)
def test_a_trained_mind_beats_random(game: Game) -> None:
    options = game.Options(**SHORT.get(game.NAME, {}))
    trained, other = fresh_mind(game, f"onnx:{file_of(game)}"), fresh_mind(game, "random")
    won, games = 0.0, 400 if game.NAME == "bones" else 40  # Bones leaves the most to luck
    for number in range(games):
        minds = [trained, other] if number % 2 == 0 else [other, trained]
        state, _ = played(game, options, minds, fortune(3, number))
        won += game.payoffs(state)[number % 2]
    assert won > games / 2 + 1.2 * sqrt(games)  # by chance alone one time in a hundred


@pytest.mark.parametrize("game", CASES)
def test_a_file_says_what_it_plays(game: Game) -> None:
    assert game_of(file_of(game)) == game.NAME


def test_a_file_of_another_game_is_refused() -> None:
    with pytest.raises(Refused, match="learned-game"):
        trained_mind(GAMES["bones"], file_of(GAMES["shark-attacks"]))


def test_a_file_for_other_observations_is_refused(tmp_path: Path) -> None:
    model = onnx.load(file_of(GAMES["shark-attacks"]))
    next(prop for prop in model.metadata_props if prop.key == "ossuary.sight").value = "0123456789abcdef"
    onnx.save(model, tmp_path / "old.onnx")
    with pytest.raises(Refused, match="learned-sight"):
        trained_mind(GAMES["shark-attacks"], tmp_path / "old.onnx")


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.onnx").write_bytes(b"no network")
    with pytest.raises(Refused, match="learned-unreadable"):
        trained_mind(GAMES["bones"], tmp_path / "noise.onnx")
    with pytest.raises(Refused, match="learned-file"):
        trained_mind(GAMES["bones"], tmp_path / "nowhere.onnx")
    with (tmp_path / "huge.onnx").open("wb") as file:
        file.truncate(65 << 20)
    with pytest.raises(Refused, match="learned-large"):
        trained_mind(GAMES["bones"], tmp_path / "huge.onnx")


def made(path: Path, nodes: list[onnx.NodeProto]) -> Path:
    """A file that says all the right things about itself, whatever it does."""
    game = GAMES["shark-attacks"]
    columns, actions = width(game.NAME), len(game.ACTIONS)
    numbers = {"begin": [0], "end": [1], "one": [1], "many": [10**13], "rows": [1]}
    constants = [helper.make_tensor(name, onnx.TensorProto.INT64, [1], value) for name, value in numbers.items()]
    constants.append(helper.make_tensor("zero", onnx.TensorProto.FLOAT, [1, 1], [0.0]))
    constants.append(helper.make_tensor("zeros", onnx.TensorProto.FLOAT, [1, actions], [0.0] * actions))
    seats = [
        helper.make_node("Slice", ["observation", "begin", "end", "one"], ["first"]),
        helper.make_node("Cast", ["first"], ["wide"], to=onnx.TensorProto.INT64),
        helper.make_node("Reshape", ["wide", "one"], ["seats"]),
    ]
    taken = helper.make_tensor_value_info("observation", onnx.TensorProto.INT16, [None, columns])
    given = helper.make_tensor_value_info("scores", onnx.TensorProto.FLOAT, [None, actions])
    graph = helper.make_graph([*seats, *nodes], "made", [taken], [given], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, {"ossuary.game": game.NAME, "ossuary.sight": observation_mark(game)})
    onnx.save(model, path)
    return path


def test_a_file_that_gives_other_scores_than_it_says_is_refused(tmp_path: Path) -> None:
    shape = helper.make_node("Concat", ["rows", "seats"], ["shape"], axis=0)
    path = made(tmp_path / "few.onnx", [shape, helper.make_node("Expand", ["zero", "shape"], ["scores"])])
    with pytest.raises(Refused, match="learned-sight"):
        trained_mind(GAMES["shark-attacks"], path)


def failing(path: Path) -> Path:
    """A file that asks for more memory than there is when it runs."""
    return made(
        path,
        [
            helper.make_node("Mul", ["seats", "many"], ["size"]),
            helper.make_node("ConstantOfShape", ["size"], ["huge"]),
            helper.make_node("ReduceSum", ["huge"], ["sum"], keepdims=0),
            helper.make_node("Add", ["sum", "zeros"], ["scores"]),
        ],
    )


def test_a_file_that_fails_when_it_runs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="learned-unreadable"):
        trained_mind(GAMES["shark-attacks"], failing(tmp_path / "huge.onnx"))


def looping(path: Path, seats: int) -> Path:
    """A file that never answers where there are more seats than these."""
    body = helper.make_graph(
        [helper.make_node("Identity", ["go"], ["on"]), helper.make_node("Identity", ["held"], ["zeros_on"])],
        "body",
        [
            helper.make_tensor_value_info("turn", onnx.TensorProto.INT64, []),
            helper.make_tensor_value_info("go", onnx.TensorProto.BOOL, []),
            helper.make_tensor_value_info("held", onnx.TensorProto.FLOAT, None),
        ],
        [
            helper.make_tensor_value_info("on", onnx.TensorProto.BOOL, []),
            helper.make_tensor_value_info("zeros_on", onnx.TensorProto.FLOAT, None),
        ],
    )
    few = helper.make_tensor("few", onnx.TensorProto.INT64, [1], [seats])
    return made(
        path,
        [
            helper.make_node("Constant", [], ["few"], value=few),
            helper.make_node("Greater", ["seats", "few"], ["mores"]),
            helper.make_node("Squeeze", ["mores"], ["more"]),
            helper.make_node("Loop", ["", "more", "zeros"], ["scores"], body=body),
        ],
    )


def test_a_file_that_never_answers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.minds.playing.onnx_network.LONGEST", 0.4)
    with pytest.raises(Refused, match=r"endless\.onnx.*learned-slow"):
        trained_mind(GAMES["shark-attacks"], looping(tmp_path / "endless.onnx", seats=1))


def test_a_file_that_answered_too_late_once_is_asked_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.minds.playing.onnx_network.LONGEST", 0.4)
    game = GAMES["shark-attacks"]
    choose = trained_mind(game, looping(tmp_path / "endless.onnx", seats=2))
    two, three = (Table(game, game.Options(seats=seats), [""] * seats, Seeded(1)) for seats in (2, 3))
    two.begin()
    three.begin()
    sleep(0.6)  # a mind that is seldom asked is not late
    assert game.legal(two.state) >> choose(two.state, [1]) & 1
    for table in (three, two):
        with pytest.raises(Refused, match="learned-slow"):
            choose(table.state, [1])


ASKING = """
import sys, time
from pathlib import Path
from ossuary.minds import observation
from ossuary.minds.playing import onnx_mind, onnx_network
onnx_network.LONGEST = 0.6
asked = onnx_mind._network(Path(sys.argv[1]), "shark-attacks")
seen = [2] + [0] * (observation.width("shark-attacks") - 1)
print("begun", flush=True)
end = time.monotonic() + 5
while time.monotonic() < end:
    asked.scores(seen)
"""


def test_a_process_that_was_stopped_meanwhile_did_not_take_long() -> None:
    whole = [sys.executable, "-c", ASKING, str(FILES / "shark-attacks.onnx")]
    asking = subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert asking.stdout is not None and asking.stdout.readline() == "begun\n"
    for _ in range(4):  # as Ctrl-Z and fg do
        asking.send_signal(signal.SIGSTOP)
        sleep(0.9)
        asking.send_signal(signal.SIGCONT)
        sleep(0.2)
    _, problems = asking.communicate(timeout=60)
    assert problems == ""


def test_who_is_refused_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ossuary.minds.playing.onnx_network.LONGEST", 0.4)
    path, before = failing(tmp_path / "huge.onnx"), watching()
    for _ in range(5):
        with pytest.raises(Refused, match="learned-unreadable"):
            trained_mind(GAMES["shark-attacks"], path)
    gc.collect()
    patience = monotonic() + 60
    while watching() > before and monotonic() < patience:
        sleep(0.1)
    assert watching() <= before


def watching() -> int:
    """How many threads watch over networks."""
    return sum(thread.name == "network" for thread in threading.enumerate())


def test_what_has_no_end_is_too_large() -> None:
    with pytest.raises(Refused, match="learned-large"):
        trained_mind(GAMES["shark-attacks"], Path("/dev/zero"))
