"""The training example does what it says: minutes on a CPU, and random is beaten soundly in every game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES

# Of 1,000 games. In Bones, where luck decides the most, the rule of thumb wins 61% against random.
SOUNDLY = {"rolling-bones": 0.95, "shark-attacks": 0.75, "skulls-of-sedlec": 0.85, "bones": 0.57}
EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def trained(game: str, out: Path, *options: str) -> float:
    """The share of games that a mind won against random once it was trained."""
    command = [sys.executable, str(EXAMPLE), game, "--out", str(out), *options]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"wins ([\d.]+)% of", said)
    assert found, said
    return float(found[1]) / 100


@pytest.mark.compiled
@pytest.mark.xdist_group("shark-attacks")
def test_a_moment_of_training_writes_a_file_that_plays(tmp_path: Path) -> None:
    from ossuary.minds.playing.onnx_mind import game_of

    trained("shark-attacks", tmp_path / "new.onnx", "--minutes", "0.01", "--hidden", "8", "--games", "10")
    assert game_of(tmp_path / "new.onnx") == "shark-attacks"


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_minutes_of_training_beat_random_soundly(game: str, tmp_path: Path) -> None:
    assert trained(game, tmp_path / "new.onnx", "--minutes", "3") > SOUNDLY[game]
