"""Trained minds: a file for every game sits down and beats random; whatever else is in a file is refused."""

from math import sqrt
from pathlib import Path

import onnx
import pytest

from ossuary.fair import fortune
from ossuary.lab.games import contender, played
from ossuary.minds.learned import game_of, learned
from ossuary.rules.catalogue import GAMES, Game
from ossuary.rules.nodes import Refused

FILES = Path(__file__).parent / "learned"
CASES = [pytest.param(game, id=game.NAME) for game in GAMES.values()]
SHORT: dict[str, dict[str, object]] = {"rolling-bones": {"target": 20}, "bones": {"end": "rounds=4"}}


def file_of(game: Game) -> Path:
    """The small file that examples/train.py wrote for a game."""
    return FILES / f"{game.NAME}.onnx"


@pytest.mark.parametrize("game", CASES)
def test_a_trained_mind_beats_random(game: Game) -> None:
    options = game.Options(**SHORT.get(game.NAME, {}))
    trained, other = contender(game, f"onnx:{file_of(game)}"), contender(game, "random")
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
        learned(GAMES["bones"], file_of(GAMES["shark-attacks"]))


def test_a_file_for_other_observations_is_refused(tmp_path: Path) -> None:
    model = onnx.load(file_of(GAMES["shark-attacks"]))
    next(prop for prop in model.metadata_props if prop.key == "ossuary.sight").value = "0123456789abcdef"
    onnx.save(model, tmp_path / "old.onnx")
    with pytest.raises(Refused, match="learned-sight"):
        learned(GAMES["shark-attacks"], tmp_path / "old.onnx")


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.onnx").write_bytes(b"no network")
    with pytest.raises(Refused, match="learned-unreadable"):
        learned(GAMES["bones"], tmp_path / "noise.onnx")
    with pytest.raises(Refused, match="learned-file"):
        learned(GAMES["bones"], tmp_path / "nowhere.onnx")
    with (tmp_path / "huge.onnx").open("wb") as file:
        file.truncate(65 << 20)
    with pytest.raises(Refused, match="learned-large"):
        learned(GAMES["bones"], tmp_path / "huge.onnx")
