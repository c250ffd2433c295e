"""twin(module): the same module, its functions compiled: by the library that comes with it, else by numba."""

import os
from importlib.util import find_spec
from threading import RLock
from types import ModuleType

from .by_numba import by_numba
from .drawn import chance_of
from .fitted import fitted
from .jit import jitted
from .native import Lasting, native
from .rows import apart

__all__ = ["Lasting", "apart", "by_numba", "chance_of", "fitted", "jitted", "native", "twin"]

_twins: dict[str, ModuleType] = {}
_making = RLock()


def twin(module: ModuleType) -> ModuleType:
    """The fastest that there is: the library if it was made of these sources, else numba, else the module itself."""
    with _making:
        if module.__name__ not in _twins:
            _twins[module.__name__] = _fastest(module)
        return _twins[module.__name__]


def _fastest(module: ModuleType) -> ModuleType:
    bounds_checked = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")  # which numba alone can do
    if not bounds_checked and (found := native(module)):
        return found
    return by_numba(module) if find_spec("numba") else module
