"""What bots give away shortly before the computed end of Skulls of Sedlec for two, by values computed longer.

`python -m benchmarks.regret make FILE POSITIONS SEED` plays games of the strong bot and keeps decisions that no bot
computes, with what each action is worth. `python -m benchmarks.regret measure FILE` asks the bots about them.
"""

import json
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES, actions_of
from ossuary.fair import Seeded
from ossuary.games.skulls_of_sedlec.exact.game import judge
from ossuary.minds.mind import Choose
from ossuary.minds.playing.strengths import mind
from ossuary.minds.search import PRICE, Search
from ossuary.table import Table

GAME = GAMES["skulls-of-sedlec"]
LARGE = 10 * PRICE  # moves for what an action is worth
SECOND = 1.0  # of CPU time


def decisions(seed: int) -> Iterator[State]:
    """The decisions of a game between strong bots, up to the first that is computed."""
    table, play = Table(GAME, GAME.Options(), ["strong"] * 2, Seeded(seed)), mind(GAME, "strong")
    table.begin()
    while not judge(table.state, PRICE):
        if GAME.legal(table.state).bit_count() > 1:
            yield list(table.state)
        table.act(play(table.state, table.thoughts()))


def known(state: State) -> list[float] | None:
    """What each action is worth to the seat that decides; None where that costs too much."""
    worths = []
    for action in actions_of(GAME, state):
        found = judge(GAME.step(state, action), LARGE)
        if not found:
            return None
        worths.append(found.payoffs[GAME.mover(state)])
    return worths


def make(file: Path, positions: int, seed: int) -> None:
    """Writes positions, from the last decision of each game backwards, as they are found."""
    found: list[dict[str, Any]] = []
    while len(found) < positions:
        for state in reversed(list(decisions(seed))):
            worths = known(state)
            if worths is None:
                break
            if max(worths) > min(worths):
                found.append({"seed": seed, "state": state, "worths": worths})
        seed += 1
        file.write_text("[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n", "utf-8")


def for_a_second(state: State, rng: list[int]) -> int:
    """The most tried action of a search that takes a second of CPU time."""
    search, begun = Search(GAME), time.process_time()
    search.begin(state)
    while time.process_time() - begun < SECOND:
        search.grow(500)
    return search.best()


def measure(file: Path) -> None:
    """Prints what each bot gives away in the positions of a file, with its standard error."""
    bots: dict[str, Choose] = {name: mind(GAME, name) for name in ("rule-of-thumb", "steady", "strong")}
    positions = json.loads(file.read_text("utf-8"))
    print("| bot | positions | points of chance given away | wrong | most |\n|---|---:|---:|---:|---:|")
    for name, choose in {**bots, "search of a second": for_a_second}.items():
        lost = []
        for one in positions:
            worths = dict(zip(actions_of(GAME, one["state"]), one["worths"], strict=True))
            lost.append(100 * (max(worths.values()) - worths[choose(list(one["state"]), [1])]))
        error = stdev(lost) / sqrt(len(lost))
        wrong = sum(points > 0 for points in lost)
        print(f"| {name} | {len(lost)} | {mean(lost):.2f} ± {error:.2f} | {wrong} | {max(lost):.0f} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
    else:
        measure(Path(sys.argv[2]))
