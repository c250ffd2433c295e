"""fitted(module, game): a module that serves any game, for one of them."""

from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

_fitted: dict[str, ModuleType] = {}
_making = RLock()


def fitted(module: ModuleType, game: Any, **given: Any) -> ModuleType:
    """The module with its game, and with what else belongs to that, as globals; it runs as it is, and has a twin."""
    variant = "_" + game.NAME.replace("-", "_")
    name = module.__name__ + variant
    with _making:
        if name not in _fitted:
            _fitted[name] = _fit(ModuleType(name), module, variant, {"game": game, **given})
        return _fitted[name]


def _fit(made: ModuleType, module: ModuleType, variant: str, given: dict[str, Any]) -> ModuleType:
    made.__file__ = module.__file__
    made.__parts__ = (module, *(part for part in given.values() if isinstance(part, ModuleType)))  # type: ignore[attr-defined]
    namespace = made.__dict__
    for name, value in {**vars(module), **given}.items():
        if isinstance(value, FunctionType) and value.__globals__ is vars(module):
            namespace[name] = renewed(value, namespace, variant)
        elif not name.startswith("__"):
            namespace[name] = value
    return made


def renewed(function: FunctionType, namespace: dict[str, Any], variant: str = "") -> FunctionType:
    """The same function over another namespace; the name of a variant keeps it apart in numba's cache on disk."""
    made = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    made.__qualname__ = function.__qualname__ + variant
    made.__module__ = function.__module__
    made.__annotations__ = function.__annotations__
    return made
