"""Which routes an address has; slashes that are doubled or at its end do not count."""

from collections.abc import Iterable
from typing import Any

from .route import Route

VALUE = "{}"  # stands for any part of a path
REST = "{rest}"  # stands for all that follows
HERE = ""  # no part of a path: where the routes of an address are kept

Found = tuple[dict[str, Route], dict[str, str]]


class Router:
    """Routes by the parts of their paths."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root: dict[str, Any] = {}
        for route in routes:
            node = self._root
            for part in _parts(route.path):
                node = node.setdefault(part if part == REST or not part.startswith("{") else VALUE, {})
            node.setdefault(HERE, {})[route.method] = route

    def find(self, path: str) -> Found | None:
        """The routes at an address by method, and the values in it by name."""
        node, given = self._root, []
        parts = _parts(path)
        for number, part in enumerate(parts):
            if part in node and part not in (VALUE, REST):
                node = node[part]
            elif VALUE in node:
                node = node[VALUE]
                given.append(part)
            elif REST in node:
                node = node[REST]
                given.append("/".join(parts[number:]))
                break
            else:
                return None
        routes: dict[str, Route] = node.get(HERE, {})
        if not routes:
            return None
        return routes, dict(zip(next(iter(routes.values())).values, given, strict=True))


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
