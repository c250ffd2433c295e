"""build(): the library of a package for a platform; whatever was compiled before is kept by its sources' digest."""

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
from ..twin.sources import PACKAGE, cache_home, digest
from .description import described
from .exports import ANY_GAME, IN_BROWSERS, STAGES, all_exports, exports, games_of
from .linking import link, runtime_of
from .targets import BROWSER, Platform, Target

# The same code on every machine: for no processor yet, and with names that do not change from run to run.
SAME_CODE = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}


def build(targets: Sequence[Target], library: Path, stages: Sequence[str] = STAGES, package: str = PACKAGE) -> None:
    """Compiles what is missing, in several processes, and links it whenever all games have come a stage further.

    The targets are of one platform, whose library has code for each.
    """
    for stage in stages:
        _run([(game, stage) for game in games_of(package) if _missing(game, stage, targets)], targets)
        modules = [module for game in games_of(package) for module in all_exports(game)]
        _link(modules, targets, library)


def build_modules(folder: Path, package: str = PACKAGE) -> dict[str, Path]:
    """Compiles what is missing for browsers, and links a module for each game, which says what its functions take."""
    games = [game for game in games_of(package) if game != ANY_GAME]
    tasks = [(game, stage) for stage in IN_BROWSERS for game in games]
    _run([(game, stage) for game, stage in tasks if _missing(game, stage, [BROWSER])], [BROWSER])
    made = {game: folder / f"{game}{BROWSER.platform.suffix}" for game in games}
    for game, file in made.items():
        modules = all_exports(game, IN_BROWSERS)
        _link(modules, [BROWSER], file, described(modules))
    return made


def compile_stage(game: str, stage: str, targets: Sequence[Target]) -> None:
    """Compiles what is missing of a game, in this process, which does nothing else."""
    from .machine_code import layout_of, object_of
    from .numba_ir import code_of, lay_out

    if targets == [BROWSER]:  # the others lay out memory as this machine does
        lay_out(layout_of(BROWSER))
    for module in _missing(game, stage, targets):
        code = code_of(module)
        for target in targets:
            if not object_file(module, target).exists():
                write_whole(object_file(module, target), object_of(code, target))


def object_file(module: ModuleType, target: Target) -> Path:
    """Where the object file of a module is kept."""
    return _kept(f"{digest(module)}-{target.name}")


def _run(tasks: list[tuple[str, str]], targets: Sequence[Target]) -> None:
    """Compiles stages of games, each in a process of its own, as many at a time as there are cores."""

    def run(task: tuple[str, str]) -> None:
        words = [sys.executable, "-m", f"{PACKAGE}.compiling.worker", *task, *(target.name for target in targets)]
        ran = subprocess.run(words, env=os.environ | SAME_CODE, check=False, stdout=subprocess.PIPE, text=True)
        if ran.returncode and ran.stdout:
            raise Refused("compile-game-fails", game=task[0], error=ran.stdout.strip())
        ran.check_returncode()

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(run, tasks))


def _link(modules: Sequence[ModuleType], targets: Sequence[Target], library: Path, said: bytes = b"") -> None:
    """Links the object files of those modules that have been compiled as they are now."""
    files = [object_file(module, target) for module in modules for target in targets]
    platform = targets[0].platform
    link([_runtime(platform), *sorted(file for file in files if file.exists())], library, platform, said)


def _missing(game: str, stage: str, targets: Sequence[Target]) -> list[ModuleType]:
    return [
        module for module in exports(game, stage) if not all(object_file(module, target).exists() for target in targets)
    ]


def _runtime(platform: Platform) -> Path:
    file = _kept(f"{digest()}-{platform.name}-runtime")
    if not file.exists():
        write_whole(file, runtime_of(platform))
    return file


def _kept(name: str) -> Path:
    folder = cache_home() / "objects" / _compilers()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.o"


@cache
def _compilers() -> str:
    return "-".join(version(name) for name in ("numba", "llvmlite", "ziglang"))
