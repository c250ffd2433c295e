"""chance_of(game): how a word becomes an outcome of a game, each table of odds known at the place where it is used."""

import ast
import inspect
from textwrap import dedent
from threading import RLock
from types import ModuleType
from typing import Any

from ..fair import pick

_made: dict[str, ModuleType] = {}
_making = RLock()


def chance_of(game: Any) -> ModuleType:
    """A module with one function, `drawn(state, word)`: the same as `pick(odds(state), word)`.

    It is made from the source of `odds`, with a pick in every return: so a compiler sees the weights that are picked
    from, and a die costs it a multiplication instead of a loop over the faces.
    """
    with _making:
        if game.__name__ not in _made:
            _made[game.__name__] = _chance(game)
        return _made[game.__name__]


def _chance(game: Any) -> ModuleType:
    made = ModuleType(f"{game.__name__}_drawn")
    made.__file__, made.__parts__ = game.__file__, (game,)  # type: ignore[attr-defined]
    vars(made).update({name: value for name, value in vars(game).items() if not name.startswith("__")}, pick=pick)
    lines, first = inspect.getsourcelines(game.odds)
    tree = ast.parse(dedent("".join(lines)))
    (odds,) = tree.body
    assert isinstance(odds, ast.FunctionDef)
    odds.name, odds.returns = "drawn", None
    odds.args.args.append(ast.arg("word"))
    odds.body = [_Picking().visit(statement) for statement in odds.body]
    exec(compile(ast.fix_missing_locations(ast.increment_lineno(tree, first - 1)), game.__file__, "exec"), vars(made))
    made.drawn.__module__ = game.odds.__module__  # where numba's cache finds it again
    return made


class _Picking(ast.NodeTransformer):
    """Picks an outcome where weights are returned."""

    def visit_Return(self, node: ast.Return) -> ast.Return:
        """The return of an outcome."""
        assert node.value
        return ast.copy_location(ast.Return(_picked(node.value)), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function inside, which returns what it does."""
        return node


def _picked(weights: ast.expr) -> ast.expr:
    """The outcome instead of its weights, on both sides of a condition."""
    if isinstance(weights, ast.IfExp):
        return ast.IfExp(weights.test, _picked(weights.body), _picked(weights.orelse))
    return ast.Call(ast.Name(pick.__name__, ast.Load()), [weights, ast.Name("word", ast.Load())], [])
