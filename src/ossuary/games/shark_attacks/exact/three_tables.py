"""Tables of Shark Attacks! for three: kept in the user's cache folder once they are made."""

from collections.abc import Callable
from functools import cache

from ....engine.nodes import SEATS, State
from ....twin.kept_tables import KeptTables
from .. import rules
from . import three_mixing, three_race, three_solving
from .three import THREE, ThreeSeats, from_file


def for_three(state: State) -> ThreeSeats | None:
    """The table that values a state of three seats, if one was made."""
    if state[SEATS] != THREE:
        return None
    table = _tables(rules.FLIGHT_DICE[state[rules.FLIGHT]]).highest()
    need = state[rules.TARGET] - min(state[rules.SCORES : rules.SCORES + THREE])
    return table if table and need <= table.target else None


def solved_for_three(options: rules.Options, recompute: bool, progress: Callable[[float], None]) -> ThreeSeats:
    """The solution of a game of three, made and kept now unless there is one for this target or a higher one."""
    tables = _tables(options.flight_dice)
    kept: ThreeSeats | None = None if recompute else tables.serving(options.target)
    if kept:
        return kept
    found = three_solving.solve(options.target, options.flight_dice, progress)
    tables.keep(options.target, found.content())
    return found


@cache
def _tables(flight_dice: str) -> KeptTables:
    return KeptTables(f"{rules.NAME}-{THREE}-{flight_dice}", (three_race, three_mixing, three_solving), from_file)
