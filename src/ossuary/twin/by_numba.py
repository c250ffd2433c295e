"""by_numba(module): the same module, compiled by numba when it is called, with our arrays taken as numpy's."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from .arrays import Array
from .jit import jitted


class ByNumba(ModuleType):
    """A module whose functions are numba's."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__)
        self._jitted = jitted(module)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._jitted, name)
        if callable(getattr(value, "py_func", None)):
            value = _called(value)
        setattr(self, name, value)
        return value


def by_numba(module: ModuleType) -> ModuleType:
    """The twin that Python calls; one compiled function calls the other without it."""
    return ByNumba(module)


def _called(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        return function(*map(_as_numpy, given))

    return call


def _as_numpy(value: Any) -> Any:
    if isinstance(value, Array):
        import numpy

        return numpy.asarray(value)
    if isinstance(value, tuple):
        parts = map(_as_numpy, value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value
