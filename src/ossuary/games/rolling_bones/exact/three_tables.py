"""Tables of Rolling Bones for three: kept in the user's cache folder once they are made."""

import os
from collections.abc import Callable
from functools import partial

from ....engine.nodes import SEATS, State
from ....twin.kept_tables import KeptTables
from .. import rules
from . import followed_turn, three, three_solving
from .three import THREE, ThreeSeats, from_file
from .three_solving import BELOW_ZERO, SECONDS, SECONDS_OF_A_SUM, Begun

TABLES = KeptTables(f"{rules.NAME}-{THREE}", (followed_turn, three, three_solving), from_file)


def for_three(state: State) -> ThreeSeats | None:
    """The table that values a state of three seats, if one was made."""
    table = TABLES.highest() if state[SEATS] == THREE else None
    return table if table and table.covers(state) else None


def solved_for_three(target: int, recompute: bool, progress: Callable[[float], None]) -> ThreeSeats:
    """The solution of a game of three, made and kept now unless there is one for this target or a higher one."""
    kept: ThreeSeats | None = None if recompute else TABLES.serving(target)
    if kept:
        return kept
    keep = partial(_keep_begun, target)
    found = three_solving.solve(target, progress, below_zero=BELOW_ZERO, begun=_begun(target), keep=keep)
    TABLES.keep(target, found.content())
    return found


def seconds_to_solve(target: int, recompute: bool) -> float:
    """About how long this takes on all cores of this machine; nothing where there is a table."""
    if TABLES.serving(target) and not recompute:
        return 0.0
    most = target + BELOW_ZERO
    starts: int = most**THREE
    return (starts * SECONDS + THREE * most * SECONDS_OF_A_SUM) / (os.cpu_count() or 1)


def _begun(target: int) -> Begun | None:
    kept, size = TABLES.begun(target), (target + BELOW_ZERO + 1) ** THREE
    if not kept or (kept["wins"].shape, kept["slopes"].shape) != ((size, 2), (size,)):
        return None
    return Begun(kept["wins"], kept["slopes"], int(kept["sweep"]), int(kept["total"]))


def _keep_begun(target: int, begun: Begun) -> None:
    TABLES.keep_begun(target, begun._asdict())
