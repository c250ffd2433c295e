"""How much of Skulls of Sedlec for two is computed exactly, here and in other checkouts, with the same decisions.

`python -m benchmarks.ends [CHECKOUT ...]` asks each of them about every decision of games by rule of thumb, one
process after the other, and compares what they find. Their compiled libraries have to be there.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.games.skulls_of_sedlec.exact.game import judge
from ossuary.games.skulls_of_sedlec.rules import CARDS, UNSEEN
from ossuary.minds.playing.strengths import mind
from ossuary.minds.search import PRICE
from ossuary.table import Table

DECISIONS = 1400
HERE = Path(__file__).parents[1]
SAME = 1e-9


def decisions() -> list[State]:
    """Decisions with something to choose, from the games of the seeds 1, 2, 3 …"""
    game, found, seed = GAMES["skulls-of-sedlec"], list[State](), 0
    play = mind(game, "rule-of-thumb")
    while len(found) < DECISIONS:
        seed += 1
        table = Table(game, game.Options(), ["rule-of-thumb"] * 2, Seeded(seed))
        table.begin()
        while not table.over:
            if game.legal(table.state).bit_count() > 1:
                found.append(list(table.state))
            table.act(play(table.state, table.thoughts()))
    return found[:DECISIONS]


def ask() -> None:
    """Prints what each decision is worth to seat 0 where it is computed, the unseen cards and the CPU time."""
    states = decisions()
    judge(states[-1], PRICE)
    for state in states:
        begun = time.process_time()
        found = judge(state, PRICE)
        spent = time.process_time() - begun
        print(json.dumps([found and found.payoffs[0], sum(state[UNSEEN : UNSEEN + CARDS]), spent]))


def asked(checkout: Path) -> list[tuple[float | None, int, float]]:
    """The answers of a checkout."""
    paths = os.pathsep.join([str(checkout / "src"), str(HERE)])
    command = [sys.executable, "-m", "benchmarks.ends", "--ask"]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=True, capture_output=True, text=True)
    return [tuple(json.loads(line)) for line in found.stdout.splitlines()]


def main(checkouts: list[Path]) -> None:
    """Prints a table, a row for each checkout."""
    answers = [asked(checkout) for checkout in checkouts]
    print("| checkout | exact | with 4 and more unseen | CPU seconds | most for one |\n|---|---:|---:|---:|---:|")
    for checkout, found in zip(checkouts, answers, strict=True):
        exact = [unseen for share, unseen, _ in found if share is not None]
        spent = [cpu for *_, cpu in found]
        columns = f"{len(exact)} of {len(found)} | {sum(unseen >= 4 for unseen in exact)}"
        print(f"| {checkout.name} | {columns} | {sum(spent):.1f} | {max(spent):.2f} |")
    for name, others in zip(checkouts[1:], answers[1:], strict=True):
        both = [(one[0], other[0]) for one, other in zip(answers[0], others, strict=True)]
        shared = [(one, other) for one, other in both if one is not None and other is not None]
        apart = sum(abs(one - other) > SAME for one, other in shared)
        print(f"{len(shared)} are exact here and in {name.name}, {apart} of them differ.")


if __name__ == "__main__":
    if "--ask" in sys.argv:
        ask()
    else:
        main([HERE, *map(Path, sys.argv[1:])])
