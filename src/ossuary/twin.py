"""twin(module): the same module, its functions compiled by numba and its tables turned into arrays."""

import hashlib
import os
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

PACKAGE = __name__.partition(".")[0]
HOME = Path(__file__).parent

HOT = ("mover", "legal", "odds", "advance")  # called once a move: as part of the loop they cost half as much

_twins: dict[str, ModuleType] = {}


def twin(module: ModuleType, suffix: str = "", **given: Any) -> ModuleType:
    """The compiled twin of a module; `given` replaces globals of it, and the suffix names that variant."""
    name = module.__name__ + suffix
    if name not in _twins:
        _twins[name] = _compile(module, suffix, given)
    return _twins[name]


def _compile(module: ModuleType, suffix: str, given: dict[str, Any]) -> ModuleType:
    numba = _numba()
    made = ModuleType(module.__name__ + suffix)
    namespace = made.__dict__
    for name, value in {**vars(module), **given}.items():
        if name.startswith("__"):
            continue
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            jit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=name in HOT)
            namespace[name] = jit(_renewed(value, namespace, suffix))
        else:
            namespace[name] = _counterpart(value)
    return made


def _renewed(function: FunctionType, namespace: dict[str, Any], suffix: str) -> FunctionType:
    """The same function over another namespace, under a name that keeps variants apart in the cache on disk."""
    made = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    made.__qualname__ = function.__qualname__ + suffix
    made.__module__ = function.__module__
    return made


def _counterpart(value: Any) -> Any:
    """What stands for a global of a module in its twin."""
    import numpy

    if isinstance(value, ModuleType) and value.__name__.startswith(PACKAGE):
        return twin(value)
    if isinstance(value, FunctionType) and value.__module__.startswith(PACKAGE):
        home = __import__(value.__module__, fromlist=["_"])
        return getattr(twin(home), value.__name__)
    if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
        table = numpy.array(value)
        return table.astype(numpy.int64) if table.dtype.kind in "ib" else value
    return value


def _numba() -> Any:
    """numba, with a cache folder named after a digest of all that can be compiled."""
    import numba

    if "NUMBA_CACHE_DIR" not in os.environ:
        numba.config.CACHE_DIR = str(_cache_folder())
    return numba


def _cache_folder() -> Path:
    digest = hashlib.sha256()
    for path in sorted(HOME.rglob("*.py")):
        digest.update(path.read_bytes())
    return platformdirs.user_cache_path(PACKAGE) / digest.hexdigest()[:16]


def unowned() -> Any:
    """A compiled function that gives back its array without reference counts, which cost more than most moves."""
    numba = _numba()
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
