"""The speed of the games in a browser: whole games and search, beside the library and numba, in one run.

Every figure is the best of some short rounds: a round that others interrupt says nothing about the code.
"""

import base64
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import sync_playwright

from ossuary.compiling.page_modules import add_to_page, module_of
from ossuary.engine.nodes import SEATS, State
from ossuary.engine.registry import GAMES, Game
from ossuary.fair import WORD, mix
from ossuary.lab.simulate import loop_of, simulate
from ossuary.minds.search import SPREAD, core, core_of, guide_of
from ossuary.twin import jitted, native
from tests.minds.search.test_search import choices_of_a_game
from tests.page.chromium import chromium
from tests.twin.node import WEB, bundled, run

HERE = Path(__file__).parent
RESULT = HERE.parent / "docs" / "benchmarks-browser.md"
MOVES = 300_000  # in a round: some milliseconds, which on a busy machine are seldom interrupted
FEWEST, MOST = 100, 600  # games tried out in a round
NODES = 1 << 14
ROUNDS = 200
SEED = 7
HEAD = f"""# Benchmarks in the browser

Written by `make bench-browser`: the compiled module of each game in Node and in Chromium, beside the library of this
machine and what numba makes of the same code when it is called. One run, one thread each; every figure is the best of
{ROUNDS} short rounds.

| | moves/s, library | Node | Chromium | Node ÷ library | Chromium ÷ library |
|---|---:|---:|---:|---:|---:|
"""
TURN = """
import json, sys, time
from ossuary.games.rolling_bones import exact

def forgotten():
    for name, module in list(sys.modules.items()):
        if name.startswith("ossuary.games."):
            for remembered in vars(module).values():
                if hasattr(remembered, "cache_clear"):
                    remembered.cache_clear()

def seconds():
    forgotten()
    began = time.perf_counter()
    value = exact.expected_points(6, 6, 6)
    return time.perf_counter() - began, value

json.dumps(min(seconds() for _ in range(8)))
"""
SEARCH = """
| games tried out by a search, per second | numba | Node | Chromium | Node ÷ numba | Chromium ÷ numba |
|---|---:|---:|---:|---:|---:|
"""
NOW = "() => performance.now() / 1000"
IN_NODE = f"""
import {{ readFileSync, writeFileSync }} from 'node:fs';
const task = JSON.parse(readFileSync(home + 'task.json', 'utf-8'));
writeFileSync(home + 'speed.json', JSON.stringify(await measured(task, {NOW})));
"""


class Speed(NamedTuple):
    """Moves and games tried out, per second, and how often the search tried each action."""

    moves: float
    playouts: float
    visits: list[int]


def best(round_: Callable[[], int]) -> float:
    """The best of some rounds, per second."""
    round_()
    most = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        done = round_()
        most = max(most, done / (time.perf_counter() - began))
    return most


class Work(NamedTuple):
    """What is done in a round."""

    games: int
    playouts: int


def work(game: Game) -> Work:
    """As many games, and games tried out, as make a short round."""
    minds = ["random"] * game.Options().seats
    length = int(simulate(game, game.Options(), minds, 50, SEED, cores=1).lengths.mean())
    return Work(MOVES // length, min(max(FEWEST, MOVES // length), MOST))


def here(game: Game, choice: State, work: Work) -> Speed:
    """The library plays whole games, and numba searches."""
    start = np.array(game.initial(game.Options()))
    seats, found = int(start[SEATS]), native(loop_of(game))
    assert found, "python -m ossuary.compiling"
    batch = found.batch
    payoffs, scores = np.zeros((work.games, seats)), np.zeros((work.games, seats), np.int64)
    lengths, minds = np.zeros(work.games, np.int64), np.zeros(seats, np.int64)

    def play() -> int:
        batch(start, start.copy(), 7, 0, minds, payoffs, scores, lengths)
        return int(lengths.sum())

    search: Any = jitted(core_of(game))
    tree, state = _tree(game, choice), np.array(choice)

    def grow() -> int:
        tree.table[:], tree.used[:], tree.rng[:] = 0, 0, mix(SEED & WORD)
        search.add(tree, state, search.key_of(state))
        return work.playouts - int(search.grow(tree, state, state.copy(), work.playouts, -1))

    moves, playouts = best(play), best(grow)
    return Speed(moves, playouts, tree.visits[tree.first_edge[0] : tree.first_edge[0] + tree.edges[0]].tolist())


def _tree(game: Game, choice: State) -> core.Tree:
    seats, edges, parts = choice[SEATS], SPREAD * NODES + 2 * core.MOST_ACTIONS, guide_of(game).PARTS
    return core.Tree(
        used=np.zeros(3, np.int64),
        rng=np.zeros(1, np.int64),
        table=np.zeros(1 << (2 * NODES).bit_length(), np.int32),
        keys=np.zeros(NODES, np.int64),
        movers=np.zeros(NODES, np.int8),
        first_edge=np.zeros(NODES, np.int32),
        edges=np.zeros(NODES, np.int8),
        actions=np.zeros(edges, np.int8),
        priors=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        payoffs=np.zeros((edges, seats)),
        parts=np.zeros((edges, seats, parts), np.float32),
        leads=np.zeros((edges, seats), np.float32),
        path=np.zeros(core.LONGEST, np.int32),
        end_parts=np.zeros((seats, parts)),
        end_leads=np.zeros(seats),
    )


def task(game: Game, choice: State, work: Work, module: bytes) -> dict[str, Any]:
    """The same, as `browser.ts` takes it."""
    start = game.initial(game.Options())
    return {
        "module": base64.b64encode(module).decode(),
        "start": start,
        "seats": start[SEATS],
        "games": work.games,
        "choice": choice,
        "seed": mix(SEED & WORD),
        "nodes": NODES,
        "spread": SPREAD,
        "longest": core.LONGEST,
        "actions": core.MOST_ACTIONS,
        "parts": guide_of(game).PARTS,
        "playouts": work.playouts,
        "rounds": ROUNDS,
    }


def in_node(program: Path, asked: dict[str, Any], folder: Path) -> Speed:
    """What Node finds."""
    (folder / "task.json").write_text(json.dumps(asked), encoding="utf-8")
    run("node", "--input-type=module", "-e", f"import '{program}'; const home = '{folder}/';{IN_NODE}")
    return Speed(**json.loads((folder / "speed.json").read_text(encoding="utf-8")))


def main() -> None:
    """Measures everything, and writes it down."""
    rows, searches = list[str](), list[str]()
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        folder = Path(made)
        add_to_page(folder)
        program = bundled(HERE / "browser.ts", folder)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, game in GAMES.items():
            choice = choices_of_a_game(game, 2)[0]
            done = work(game)
            asked = task(game, choice, done, module_of(folder, name))
            library, node = here(game, choice, done), in_node(program, asked, folder)
            page = browser.new_page()
            page.add_script_tag(content=program.read_text(encoding="utf-8"), type="module")
            web = Speed(**page.evaluate(f"task => measured(task, {NOW})", asked))
            page.close()
            assert library.visits == node.visits == web.visits, name
            rows.append(_row(name, library.moves, node.moves, web.moves))
            searches.append(_row(name, library.playouts, node.playouts, web.playouts))
            print(rows[-1], searches[-1], sep="\n", flush=True)
        browser.close()
        turns = _turns(folder)
    RESULT.write_text(HEAD + "\n".join(rows) + "\n" + SEARCH + "\n".join(searches) + "\n" + turns)


def _turns(folder: Path) -> str:
    """How long a turn of Rolling Bones with all dice takes, here and in the browser's Python, and what it is worth."""
    module, asked, answer = (folder / each for each in ("module.wasm", "asked.json", "answer.json"))
    module.write_bytes(module_of(folder, "rolling-bones"))
    asked.write_text(json.dumps([{"code": TURN}]), encoding="utf-8")
    run("node", str(WEB / "test" / "minds.mjs"), "rolling-bones", str(module), str(asked), str(answer))
    [(there, found)] = json.loads(answer.read_text(encoding="utf-8"))
    *lines, last = TURN.strip().splitlines()
    exec("\n".join(lines), names := dict[str, Any]())
    own, value = json.loads(eval(last, names))
    assert value == found
    return (
        f"\nA turn of Rolling Bones with 18 dice, solved from nothing by Python with compiled code: {own:.2f} s here, "
        f"{there:.2f} s in the browser's Python in Node, worth {value} points on average in both.\n"
        f"\nLoad of the machine at the end: {', '.join(f'{load:.1f}' for load in os.getloadavg())}.\n"
    )


def _row(name: str, own: float, node: float, web: float) -> str:
    return f"| {name} | {own:,.0f} | {node:,.0f} | {web:,.0f} | {node / own:.2f} | {web / own:.2f} |"


if __name__ == "__main__":
    main()
