"""PufferLib's games in C: `python -m benchmarks.puffer` builds them, and each plays at random beside ours.

There is no wheel of it, and its own build fetches a library for drawing, which playing does not need. So its sources
are taken as they are and only their bindings are compiled, with a header that stands in for that library.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass, field
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.contender import Contender, Pace, for_a_moment

BUILT = Path("build/bench/pufferlib")
STAND_INS = Path(__file__).parent / "peer"  # the pinned version and the header
TOGETHER, CHOSEN = 4096, 1024  # games, and steps whose actions are drawn beforehand: as in its own performance tests


@dataclass(frozen=True)
class Kind:
    """What one of its games is made with, by default, and what its arrays look like."""

    columns: int  # of an observation
    actions: int
    seen: Any = np.float32
    chosen: Any = np.int32
    options: dict[str, float] = field(default_factory=dict)


KINDS = {
    "squared": Kind(11 * 11, 5, np.uint8, options={"size": 11}),
    "pong": Kind(
        8,
        3,
        chosen=np.float32,
        options={
            "width": 500,
            "height": 640,
            "paddle_width": 20,
            "paddle_height": 70,
            "ball_width": 32,
            "ball_height": 32,
            "paddle_speed": 8,
            "ball_initial_speed_x": 10,
            "ball_initial_speed_y": 1,
            "ball_max_speed_y": 13,
            "ball_speed_y_increment": 3,
            "max_score": 21,
            "frameskip": 1,
            "continuous": 0,
        },
    ),
    "cartpole": Kind(4, 2, chosen=np.float32, options={"continuous": 0}),
    "tripletriad": Kind(114, 14, options={"width": 990, "height": 690, "card_width": 192, "card_height": 224}),
    "breakout": Kind(
        10 + 6 * 18,
        3,
        chosen=np.float32,
        options={
            "frameskip": 4,
            "width": 576,
            "height": 330,
            "paddle_width": 62,
            "paddle_height": 8,
            "ball_width": 32,
            "ball_height": 32,
            "brick_width": 32,
            "brick_height": 12,
            "brick_rows": 6,
            "brick_cols": 18,
            "continuous": 0,
        },
    ),
    "checkers": Kind(8 * 8, 8 * 8 * 8, np.uint8, options={"size": 8}),
}


def unpacked(folder: Path) -> Path:
    """Its sources, fetched and compared with their hash by pip, which leaves them behind in a folder.

    pip asks the sources for their requirements, too, which fails without torch, and is not needed.
    """
    pip = [sys.executable, "-m", "pip", "download", "-qq", "--no-clean", "--no-deps", "--no-build-isolation"]
    exactly = ["--no-binary=:all:", "--require-hashes", f"--requirement={STAND_INS / 'pufferlib.txt'}"]
    quiet = {name: value for name, value in os.environ.items() if name != "PIP_CONSTRAINT"}
    subprocess.run(
        [*pip, *exactly, f"--dest={folder}"],
        env=quiet | {"TMPDIR": str(folder), "NO_OCEAN": "1", "NO_TRAIN": "1"},
        capture_output=True,
        check=False,
    )
    for found in folder.glob("pip-download-*/pufferlib_*/pufferlib/ocean"):
        return found
    raise FileNotFoundError("the sources could not be fetched")


def build() -> None:
    """Compiles the binding of each game with the flags of its own build, for this processor, unless all stand there."""
    if all((BUILT / f"{name}.so").exists() for name in KINDS):
        return
    BUILT.mkdir(parents=True, exist_ok=True)
    flags = ["-O2", "-flto", "-fwrapv", "-shared", "-fPIC", "-w", "-DNPY_NO_DEPRECATED_API=NPY_1_7_API_VERSION"]
    headers = [f"-I{path}" for path in (STAND_INS, sysconfig.get_path("include"), np.get_include())]
    folder = Path(tempfile.mkdtemp(prefix="ossuary-bench-"))
    try:
        sources = unpacked(folder)
        for name in KINDS:
            into = ["-o", str(BUILT / f"{name}.so"), str(sources / name / "binding.c"), "-lm"]
            subprocess.run([sys.executable, "-m", "ziglang", "cc", *flags, *headers, *into], check=True)
    finally:
        shutil.rmtree(folder)


def binding(name: str) -> Any:
    """The compiled binding of a game; ImportError where it was not built."""
    path = str(BUILT / f"{name}.so")
    spec = spec_from_file_location("binding", path, loader=ExtensionFileLoader("binding", path))
    assert spec
    module = module_from_spec(spec)
    assert spec.loader
    spec.loader.exec_module(module)
    return module


def puffer(name: str) -> Contender:
    """One of its games: every step copies actions that were drawn beforehand.

    Each round begins anew: after a thousand random actions a game of checkers may hang in its opponent's turn.
    """
    kind, bound, rng = KINDS[name], binding(name), np.random.default_rng(1)
    actions, over = np.zeros(TOGETHER, kind.chosen), np.zeros(TOGETHER, np.bool_)
    seen, rewards = np.zeros((TOGETHER, kind.columns), kind.seen), np.zeros(TOGETHER, np.float32)
    arrays = (seen, actions, rewards, over, np.zeros_like(over))
    games = bound.vec_init(*arrays, TOGETHER, 1, **kind.options)
    chosen = rng.integers(kind.actions, size=(CHOSEN, TOGETHER)).astype(kind.chosen)
    steps = 0

    def step(pace: Pace) -> None:
        nonlocal steps
        actions[:] = chosen[steps % CHOSEN]
        bound.vec_step(games)
        steps += 1
        pace.choices += TOGETHER
        pace.moves += TOGETHER
        pace.games += int(arrays[3].sum())  # it must hold them all: C has their addresses alone

    moment = for_a_moment(step)

    def play() -> Pace:
        bound.vec_reset(games, 1)
        for _ in range(100):  # into the middle of games
            step(Pace())
        return moment()

    return play


if __name__ == "__main__":
    try:
        build()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"PufferLib is left out: {error}")
