"""twin(module): the same module, its functions compiled by numba and its tables turned into arrays."""

import ast
import hashlib
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

PACKAGE = __name__.partition(".")[0]
HOME = Path(__file__).parent
HOT = ("mover", "legal", "odds", "advance")  # called once a move: as part of the loop they cost half as much
INLINE = ("observation", ".columns")  # and so does all that writes an observation; other modules name theirs as INLINED

_twins: dict[tuple[str, str], ModuleType] = {}
_sources: dict[str, frozenset[Path]] = {}  # by twin, the files that it is made of
_making = RLock()  # numba has one cache folder at a time


def twin(module: ModuleType, game: Any = None, **given: Any) -> ModuleType:
    """The compiled twin of a module; one that serves any game is given the game, and what else belongs to it."""
    variant = "_" + game.NAME.replace("-", "_") if game else ""
    key = (module.__name__, variant)
    with _making:
        if key not in _twins:
            made = _twins[key] = ModuleType(module.__name__ + variant)  # known at once: modules may know each other
            try:
                _compile(made, module, variant, {"game": game, **given} if game else given)
            except BaseException:
                del _twins[key]
                raise
        return _twins[key]


def _compile(made: ModuleType, module: ModuleType, variant: str, given: dict[str, Any]) -> None:
    parts = [module, *(part for part in given.values() if isinstance(part, ModuleType))]
    sources = _sources[made.__name__] = frozenset().union(*map(_made_of, parts))
    namespace = made.__dict__
    functions = list[FunctionType]()
    for name, value in {**vars(module), **given}.items():
        if name.startswith("__"):
            continue
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            functions.append(value)
        elif name in given and isinstance(value, ModuleType):  # a game may come from elsewhere
            namespace[name] = twin(value)
        else:
            namespace[name] = _counterpart(value, (PACKAGE, _top(module.__name__)))
    numba = _numba(sources)
    for function in functions:
        hot = function.__name__ in (*HOT, *getattr(module, "INLINED", ())) or module.__name__.endswith(INLINE)
        jit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=hot)
        namespace[function.__name__] = jit(_renewed(function, namespace, variant))


def _renewed(function: FunctionType, namespace: dict[str, Any], variant: str) -> FunctionType:
    """The same function over another namespace, under a name that keeps variants apart in the cache on disk."""
    made = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    made.__qualname__ = function.__qualname__ + variant
    made.__module__ = function.__module__
    return made


def _top(module: str) -> str:
    return module.partition(".")[0]


def _counterpart(value: Any, packages: tuple[str, ...]) -> Any:
    """What stands for a global of a module in its twin; of these packages, everything is compiled."""
    import numpy

    if isinstance(value, ModuleType) and _top(value.__name__) in packages:
        return twin(value)
    if isinstance(value, FunctionType) and _top(value.__module__) in packages:
        home = __import__(value.__module__, fromlist=["_"])
        return getattr(twin(home), value.__name__)
    if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
        table = numpy.array(value)
        return table.astype(numpy.int64) if table.dtype.kind in "ib" else value
    return value


def cache_folder(*modules: ModuleType) -> Path:
    """A folder in the user's cache for what is made by these modules as they are written now."""
    return _cache_folder(frozenset().union(*map(_made_of, modules)))


def _cache_folder(sources: Iterable[Path]) -> Path:
    base = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_path(PACKAGE)
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for source in sorted({*sources, Path(__file__)}):
        digest.update(source.read_bytes())
    return Path(base) / digest.hexdigest()[:16]


def _numba(sources: Iterable[Path]) -> Any:
    """numba, with a cache folder of its own for these very sources: numba itself misses edits of imported files."""
    import numba

    numba.config.CACHE_DIR = str(_cache_folder(sources))
    return numba


def _made_of(module: ModuleType) -> frozenset[Path]:
    """The files of a module, or of the twin of one, and of all that it imports from this package and from its own."""
    if module.__name__ in _sources:
        return _sources[module.__name__]
    found, ahead = set[Path](), [Path(str(module.__file__))]
    deep = module.__name__.count(".") + (ahead[0].name == "__init__.py")
    homes = ((PACKAGE, HOME.parent), (_top(module.__name__), ahead[0].parents[deep]))
    while ahead:
        path = ahead.pop()
        if path not in found:
            found.add(path)
            ahead += _imported(path, homes)
    return frozenset(found)


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


def apart(slots: int) -> Any:
    """A row for one thread, a cache line apart from its neighbours: threads that write to one line slow each other."""
    import numpy

    line = 64 // numpy.dtype(numpy.int64).itemsize
    return numpy.zeros(slots + 2 * line, numpy.int64)[line:-line]


@cache
def taken() -> Any:
    """A compiled function that adds one to a number of an array and gives back what it was before, in one go."""
    import numba
    from numba.np.arrayobj import make_array

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def taken(typing: Any, array: Any, place: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = make_array(array)(context, builder, value=arguments[0]).data
            number = builder.gep(data, [arguments[1]])
            return builder.atomic_rmw("add", number, arguments[1].type(1), "seq_cst")

        return array.dtype(array, place), generate

    return taken


@cache
def unowned() -> Any:
    """A compiled function that gives back its array without reference counts, which cost more than most moves."""
    import numba
    from numba.core import cgutils
    from numba.np.arrayobj import make_array

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def unowned(typing: Any, array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            made = make_array(array)(context, builder, value=arguments[0])
            made.meminfo = cgutils.get_null_value(made.meminfo.type)
            return made._getvalue()

        return array(array), generate

    return unowned
