"""build(): the library of a package for a platform; whatever was compiled before is kept by its sources' digest."""

import gzip
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from itertools import count
from pathlib import Path
from types import ModuleType

from ..engine.nodes import Refused
from ..table import write_whole
from ..twin.kernels import kernel_file
from ..twin.sources import PACKAGE, cache_home, digest, kernel_digest
from .description import described
from .exports import ANY_GAME, IN_BROWSERS, ON_DEVICES, STAGES, all_exports, exports, games_of
from .linking import link, runtime_of
from .targets import BROWSER, DEVICE, Platform, Target

# The same code on every machine: for no processor yet, and with names that do not change from run to run.
SAME_CODE = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}


def build(
    targets: Sequence[Target],
    library: Path,
    stages: Sequence[str] = STAGES,
    package: str = PACKAGE,
    tell: Callable[[str], None] = lambda _: None,
) -> None:
    """Compiles what is missing, in several processes, and links it whenever all games have come a stage further.

    The targets are of one platform, whose library has code for each. Who waits is told of every game and stage.
    """
    tasks = [(game, stage) for stage in stages for game in games_of(package) if _missing(game, stage, targets)]
    numbers = count(1)
    for stage in stages:
        for game, _ in _run([task for task in tasks if task[1] == stage], targets):
            tell(f"{next(numbers)} of {len(tasks)}: {stage} of {game or 'any game'}")
        modules = [module for game in games_of(package) for module in all_exports(game)]
        _link(modules, targets, library)


def build_modules(folder: Path, package: str = PACKAGE) -> dict[str, Path]:
    """Compiles what is missing for browsers, and links a module for each game, which says what its functions take."""
    games = [game for game in games_of(package) if game != ANY_GAME]
    tasks = [(game, stage) for stage in IN_BROWSERS for game in games]
    list(_run([(game, stage) for game, stage in tasks if _missing(game, stage, [BROWSER])], [BROWSER]))
    made = {game: folder / f"{game}{BROWSER.platform.suffix}" for game in games}
    for game, file in made.items():
        modules = all_exports(game, IN_BROWSERS)
        _link(modules, [BROWSER], file, described(modules))
    return made


def build_kernels(folder: Path, package: str = PACKAGE) -> None:
    """Compiles what is missing for graphics cards, and packs the kernels of each module by themselves."""
    games = [game for game in games_of(package) if game != ANY_GAME]
    list(_run([(game, stage) for stage in ON_DEVICES for game in games if _missing(game, stage, [DEVICE])], [DEVICE]))
    folder.mkdir(parents=True, exist_ok=True)
    for module in (module for game in games for module in all_exports(game, ON_DEVICES)):
        write_whole(kernel_file(folder, module), gzip.compress(object_file(module, DEVICE).read_bytes(), mtime=0))


def compile_stage(game: str, stage: str, targets: Sequence[Target]) -> None:
    """Compiles what is missing of a game, in this process, which does nothing else."""
    from .kernels import ptx_of
    from .machine_code import layout_of, object_of
    from .numba_ir import code_of, lay_out

    if targets == [BROWSER]:  # the others lay out memory as this machine does
        lay_out(layout_of(BROWSER))
    for module in _missing(game, stage, targets):
        code = code_of(module)
        for target in targets:
            if not object_file(module, target).exists():
                made = ptx_of(code, module) if target == DEVICE else object_of(code, target)
                write_whole(object_file(module, target), made)


def object_file(module: ModuleType, target: Target) -> Path:
    """Where the object file of a module is kept."""
    mark = kernel_digest(module) if target == DEVICE else digest(module)
    return _kept(f"{mark}-{target.name}")


def _run(tasks: list[tuple[str, str]], targets: Sequence[Target]) -> Iterator[tuple[str, str]]:
    """Compiles stages of games, each in a process of its own, as many at a time as there are cores; those done."""

    def run(task: tuple[str, str]) -> tuple[str, str]:
        words = [sys.executable, "-m", f"{PACKAGE}.compiling.worker", *task, *(target.name for target in targets)]
        ran = subprocess.run(words, env=os.environ | SAME_CODE, check=False, stdout=subprocess.PIPE, text=True)
        if ran.returncode and ran.stdout:
            raise Refused("compile-game-fails", game=task[0], error=ran.stdout.strip())
        ran.check_returncode()
        return task

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield from pool.map(run, tasks)


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
