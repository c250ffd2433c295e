"""build(): the library of a package for this machine; whatever was compiled before is kept by its sources' digest."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from ..engine.nodes import Refused
from ..table import write_whole
from ..twin.native import library_file
from ..twin.sources import PACKAGE, cache_home, digest
from .exports import STAGES, all_exports, exports, games_of
from .linking import link, runtime_of
from .targets import Target

# The same code on every machine: for no processor yet, and with names that do not change from run to run.
SAME_CODE = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}


def build(target: Target, stages: Sequence[str] = STAGES, package: str = PACKAGE) -> None:
    """Compiles what is missing, in several processes, and links it whenever all games have come a stage further."""
    for stage in stages:
        missing = [(game, stage) for game in games_of(package) if _missing(game, stage, target)]
        _run(missing, target)
        _link(package, target)


def compile_stage(game: str, stage: str, target: Target) -> None:
    """Compiles what is missing of a game, in this process, which does nothing else."""
    from .machine_code import object_of
    from .numba_ir import code_of

    for module in _missing(game, stage, target):
        write_whole(object_file(module, target), object_of(code_of(module), target))


def object_file(module: ModuleType, target: Target) -> Path:
    """Where the object file of a module is kept."""
    return _kept(f"{digest(module)}-{target.name}")


def _run(tasks: list[tuple[str, str]], target: Target) -> None:
    """Compiles stages of games, each in a process of its own, as many at a time as there are cores."""

    def run(task: tuple[str, str]) -> None:
        words = [sys.executable, "-m", f"{PACKAGE}.compiling.worker", target.name, *task]
        ran = subprocess.run(words, env=os.environ | SAME_CODE, check=False, stdout=subprocess.PIPE, text=True)
        if ran.returncode and ran.stdout:
            raise Refused("compile-game-fails", game=task[0], error=ran.stdout.strip())
        ran.check_returncode()

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(run, tasks))


def _link(package: str, target: Target) -> None:
    """Links the object files of all modules that have been compiled as they are now."""
    modules = [module for game in games_of(package) for module in all_exports(game)]
    files = sorted(file for file in (object_file(module, target) for module in modules) if file.exists())
    link([_runtime(target), *files], library_file(package), target)


def _missing(game: str, stage: str, target: Target) -> list[ModuleType]:
    return [module for module in exports(game, stage) if not object_file(module, target).exists()]


def _runtime(target: Target) -> Path:
    file = _kept(f"{digest()}-{target.name}-runtime")
    if not file.exists():
        write_whole(file, runtime_of(target))
    return file


def _kept(name: str) -> Path:
    folder = cache_home() / "objects" / _compilers()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.o"


@cache
def _compilers() -> str:
    return "-".join(version(name) for name in ("numba", "llvmlite", "ziglang"))
