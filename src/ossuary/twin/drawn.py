"""chance_of(game): how a word becomes an outcome of a game, and how chance plays on until somebody has a choice.

Both are made for a game, so that a compiler knows each table of odds, and each phase, at the place where it is used.
"""

import ast
import inspect
from collections.abc import Mapping
from textwrap import dedent
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, cast

from ..engine.nodes import CHANCE, PHASE, TURN, State
from ..fair import below, draw_in, pick, pick_card, turn_word
from .fitted import renewed

BELOW = "below_of_fair"  # a game may have a function of its own by the shorter name

game: Any = None  # given to `in_phase`, as is what draws an outcome
drawn: Any = None
_made: dict[str, ModuleType] = {}
_making = RLock()


def chance_of(game: Any) -> ModuleType:
    """A module with two functions.

    `drawn(state, word)` is the same as `pick(odds(state), word)`. It is made from the source of `odds`, with a pick in
    every return: so a compiler sees the weights that are picked from, and a die costs it a multiplication instead of a
    loop over the faces.

    `draw_on(state, luck)` plays chance up to the next choice or the end, and returns the number of draws. It has a loop
    for each phase: so a compiler sees what `odds` and `advance` do in that phase alone.
    """
    with _making:
        if game.__name__ not in _made:
            _made[game.__name__] = _chance(game)
        return _made[game.__name__]


def _chance(game: Any) -> ModuleType:
    made = ModuleType(f"{game.__name__}_drawn")
    made.__file__, made.__parts__ = game.__file__, (game,)  # type: ignore[attr-defined]
    vars(made).update({name: value for name, value in vars(game).items() if not name.startswith("__")})
    vars(made).update({part.__name__: part for part in (pick, pick_card, turn_word, draw_in)})
    vars(made).update({BELOW: below}, game=game, CHANCE=CHANCE, PHASE=PHASE, TURN=TURN)
    lines, first = inspect.getsourcelines(game.odds)
    tree = ast.parse(dedent("".join(lines)))
    (odds,) = tree.body
    assert isinstance(odds, ast.FunctionDef)
    odds.name, odds.returns = "drawn", None
    own = game.odds.__code__.co_varnames  # which may hide a table
    odds.args.args.append(ast.arg("word"))
    picking = _Picking({name: even(value) for name, value in vars(game).items() if name not in own})
    odds.body = [picking.visit(statement) for statement in odds.body]
    exec(compile(ast.fix_missing_locations(ast.increment_lineno(tree, first - 1)), game.__file__, "exec"), vars(made))
    vars(made)[in_phase.__name__] = renewed(cast(FunctionType, in_phase), vars(made))
    exec(compile(_draw_on(len(game.PHASES)), game.__file__, "exec"), vars(made))
    made.drawn.__module__ = made.draw_on.__module__ = game.odds.__module__  # where numba's cache finds them again
    return made


def in_phase(state: State, luck: int, phase: int) -> int:
    """Plays chance as long as a phase lasts; returns the number of draws."""
    draws = 0
    while state[PHASE] == phase and game.mover(state) == CHANCE:
        turn = state[TURN]
        word = turn_word(luck, turn)
        while state[PHASE] == phase and state[TURN] == turn and game.mover(state) == CHANCE:
            game.advance(state, drawn(state, draw_in(word, state)))
            draws += 1
    return draws


def _draw_on(phases: int) -> str:
    """The source of `draw_on`."""
    lines = ["def draw_on(state, luck):", "    draws = 0", "    while game.mover(state) == CHANCE:"]
    for phase in range(phases):
        lines.append(f"        {'elif' if phase else 'if'} state[PHASE] == {phase}:")
        lines.append(f"            draws += in_phase(state, luck, {phase})")
    return "\n".join([*lines, "    return draws"])


class _Picking(ast.NodeTransformer):
    """Picks an outcome where weights are returned."""

    def __init__(self, dice: Mapping[str, range]) -> None:
        self._dice = dice  # the outcomes of each table that is one

    def visit_Return(self, node: ast.Return) -> ast.Return:
        """The return of an outcome."""
        assert node.value
        return ast.copy_location(ast.Return(self._picked(node.value)), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function inside, which returns what it does."""
        return node

    def _picked(self, weights: ast.expr) -> ast.expr:
        """The outcome instead of its weights, on both sides of a condition."""
        if isinstance(weights, ast.IfExp):
            return ast.IfExp(weights.test, self._picked(weights.body), self._picked(weights.orelse))
        if isinstance(weights, ast.Name) and (faces := self._dice.get(weights.id)):
            return ast.parse(f"{faces.start} + {BELOW}(word, {len(faces)})", mode="eval").body
        of_state = isinstance(weights, ast.Subscript) and isinstance(weights.slice, ast.Slice)
        picking = pick_card if of_state else pick
        return ast.Call(ast.Name(picking.__name__, ast.Load()), [weights, ast.Name("word", ast.Load())], [])


def even(table: object) -> range:
    """The outcomes of a die, neighbours that are all as likely; none where the table is something else."""
    weights = table if isinstance(table, tuple) else ()
    faces = [outcome for outcome, weight in enumerate(weights) if weight]
    found = range(faces[0], faces[-1] + 1) if faces else range(0)
    return found if len({weights[outcome] for outcome in found}) == 1 else range(0)
