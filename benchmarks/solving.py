"""Solving small games of Pig: ours from its rules alone beside OpenSpiel's value iteration on its own Pig in C++.

Both solve in turn, round after round, in seconds of processor time; ours are compiled before. The value iteration is in
Python and stops when values change by less than 1e-12; ours proves its error. Its positions leave chance out.
"""

import statistics
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pyspiel

sys.modules["open_spiel.python.algorithms.lp_solver"] = ModuleType("lp_solver")  # wants cvxpy, which Pig does not need
sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "pig"))
sys.setrecursionlimit(100_000)  # OpenSpiel looks for states by recursion

from open_spiel.python.algorithms.value_iteration import value_iteration  # noqa: E402
from ossuary_pig import rules  # noqa: E402

from ossuary.engine.nodes import State  # noqa: E402
from ossuary.minds.exact.any_game import solve  # noqa: E402

TARGETS, ROUNDS, STILL = (5, 10, 15), 5, 1e-12


def begun(target: int) -> State:
    """The first turn of seat 0."""
    return rules.step(rules.initial(rules.Options(target=target)), rules.FIRST_SEAT_OUTCOME)


def ours(target: int) -> tuple[float, int, float]:
    """The first player's chance, positions and seconds."""
    game: Any = rules
    spent = time.process_time()
    found = solve(game, begun(target))
    return found.value(begun(target))[0], found.states, time.process_time() - spent


def openspiel(target: int) -> tuple[float, int, float]:
    """The same of OpenSpiel."""
    game = pyspiel.load_game("pig", {"winscore": target})
    spent = time.process_time()
    values = value_iteration(game, -1, STILL, cyclic_game=True)
    spent = time.process_time() - spent
    return (1 + values[str(game.new_initial_state())]) / 2, len(values), spent


def main() -> None:
    """Prints a row for each target."""
    ours(2)
    print("| Pig to | first wins | positions, ours | OpenSpiel's | ms, ours | OpenSpiel's | OpenSpiel's ÷ ours |")
    print("|---:|---:|---:|---:|---:|---:|---:|")
    for target in TARGETS:
        pairs = [(ours(target), openspiel(target)) for _ in range(ROUNDS)]
        (mine, positions, _), (theirs, others, _) = pairs[0]
        assert abs(mine - theirs) < 1e-9
        fast, slow = (1e3 * statistics.median(pair[side][2] for pair in pairs) for side in (0, 1))
        ratio = statistics.median(slow_one[2] / fast_one[2] for fast_one, slow_one in pairs)
        print(
            f"| {target} | {mine:.9f} | {positions:,} | {others:,} | {fast:.1f} | {slow:,.0f} | {ratio:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
