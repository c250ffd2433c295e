"""The sources of a module: the files that it is made of, and a digest of them."""

import ast
import hashlib
import os
from functools import cache
from pathlib import Path
from types import ModuleType

PACKAGE = __name__.partition(".")[0]
HOME = Path(__file__).parents[1]
TWIN, COMPILING = HOME / "twin", HOME / "compiling"
# These files decide what the machine code is; the rest of both folders only finds and calls it.
MACHINERY = (
    *(TWIN / name for name in ("drawn.py", "fitted.py", "jit.py", "kinds.py", "rows.py")),
    *(COMPILING / name for name in ("browser.h", "entries.py", "machine_code.py", "numba_ir.py", "runtime.c")),
)

# The same of kernels.
FOR_DEVICES = (
    TWIN / "kernels.py",
    *(COMPILING / name for name in ("device.h", "kernels.py", "linking.py", "targets.py")),
)


def made_of(module: ModuleType) -> frozenset[Path]:
    """The files of a module and of all that it imports from this package and from its own."""
    if parts := getattr(module, "__parts__", ()):
        return frozenset().union(*map(made_of, parts))
    found, ahead = set[Path](), [Path(str(module.__file__))]
    deep = module.__name__.count(".") + (ahead[0].name == "__init__.py")
    homes = ((PACKAGE, HOME.parent), (top(module.__name__), ahead[0].parents[deep]))
    while ahead:
        path = ahead.pop()
        if path not in found and path.parent != TWIN:
            found.add(path)
            ahead += _imported(path, homes)
    return frozenset(found)


def top(module: str) -> str:
    """The package that a module belongs to."""
    return module.partition(".")[0]


def digest(*modules: ModuleType) -> str:
    """What tells these modules, as they are written now, from all others; wherever their files are."""
    return _digest([module.__name__ for module in modules], frozenset(MACHINERY).union(*map(made_of, modules)))


def kernel_digest(module: ModuleType) -> str:
    """The same for kernels of a graphics card."""
    return _digest([module.__name__], made_of(module).union(MACHINERY, FOR_DEVICES))


def _digest(names: list[str], files: frozenset[Path]) -> str:
    return hashlib.sha256("\n".join([*names, *sorted(map(_content, files))]).encode()).hexdigest()[:16]


def cache_folder(*modules: ModuleType) -> Path:
    """A folder in the user's cache for what is made by these modules as they are written now."""
    return cache_home() / digest(*modules)


def cache_home() -> Path:
    """Where compiled code is kept."""
    if home := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(home)
    import platformdirs  # which a browser lacks

    return platformdirs.user_cache_path(PACKAGE)


@cache
def _content(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def _imported(path: Path, homes: tuple[tuple[str, Path], ...]) -> list[Path]:
    """The files that a file names in its imports, of packages that are at home somewhere."""
    found, home_of = list[Path | None](), dict(homes)
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom):
            names = node.module.split(".") if node.module else []
            home = path.parents[node.level - 1] if node.level else home_of.get(names[0])
            if home:
                module = home.joinpath(*names)
                found += [_file_of(module / alias.name) or _file_of(module) for alias in node.names]
        elif isinstance(node, ast.Import):
            for names in (alias.name.split(".") for alias in node.names):
                if names[0] in home_of:
                    found.append(_file_of(home_of[names[0]].joinpath(*names)))
    return [file for file in found if file]


def _file_of(module: Path) -> Path | None:
    return next((file for file in (module.with_suffix(".py"), module / "__init__.py") if file.is_file()), None)
