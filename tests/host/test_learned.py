"""Trained minds at a host: what is in the operator's folder, and nothing that a client names."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES

from .host import Guest, HostProcess
from .test_play import played_out
from .test_tables import ME

FILES = Path(__file__).parents[1] / "minds" / "playing" / "learned"
SHARK = {"kind": "mind", "mind": "onnx:shark-attacks"}


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with HostProcess(tmp_path_factory.mktemp("host"), learned=FILES) as host:
        yield Guest(host.url)


def test_the_files_of_a_folder_are_offered_each_for_its_game(ada: Guest) -> None:
    offered = {game["name"]: game["minds"] for game in ada.got(ada.http.get("/api/games"))}
    for name in GAMES:
        assert [mind for mind in offered[name] if "onnx" in mind] == [f"onnx:{name}"]


def test_a_trained_mind_sits_down_and_plays(ada: Guest) -> None:
    table = ada.open("shark-attacks", [ME, SHARK], options={"target": 30})["table"]
    ada.ask(table, "start")
    with ada.live(table) as live:
        played_out(live)
        assert any(event["by"] == "mind" for update in live.updates for event in update["happened"])
    counted = ada.http.get("/metrics").text
    assert 'ossuary_mind_seconds_count{mind="onnx:shark-attacks"}' in counted
    assert 'ossuary_mind_failures_total{mind="onnx:shark-attacks"}' not in counted


@pytest.mark.parametrize(
    "name", ["onnx:bones", "onnx:/etc/hostname", "onnx:../learned/bones", "onnx:shark-attacks.onnx", "onnx:"]
)
def test_a_client_cannot_name_a_file(ada: Guest, name: str) -> None:
    seats = [ME, {"kind": "mind", "mind": name}]
    answer = ada.http.post("/api/tables", json={"game": "shark-attacks", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "host-no-mind")
