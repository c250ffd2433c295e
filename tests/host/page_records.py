"""Records of tables, true and forged, for the tests of the page; `python -m tests.host.page_records` writes them.

What the rules say of each is beside it, so that the page's own arithmetic is tested without them. A difference is
either a mistake or meant; if it is meant, run the command and read what changed before it is committed.
"""

import json
from pathlib import Path
from typing import Any

from ossuary.engine.draws import draws, told
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES
from ossuary.fair import Sealed, forked
from ossuary.host.messages.view import recorded
from ossuary.table import Table

from .desk import ADA, BOB, NAMES, whole_game

FOLDER = Path(__file__).parents[2] / "web" / "test" / "records"
SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 4},
    "shark-attacks": {"target": 6},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}


def true_record(game: str) -> Record:
    """The record of a table at which a whole game was played."""
    *_, desk = whole_game(game, ADA, BOB, seed=5, **SHORT[game])
    return recorded(desk.match, NAMES)


def forgery(record: Record) -> tuple[Record, int]:
    """The same with another outcome in the middle that the rules allow as well, and the number of that move."""
    found = list(draws(record))
    for move, before, outcome in found[len(found) // 2 :]:
        odds = record.game.odds(before)
        others = [side for side, weight in enumerate(odds) if weight and side != outcome]
        if others:
            moves = list(record.moves)
            moves[move - 1] = record.game.OUTCOMES[others[0]]
            return Record(record.game, record.options, record.players, moves, record.draws), move
    raise AssertionError("no draw to forge")


def fork(record: Record) -> Record:
    """The same up to its middle, and from there on played with other sealed dice and the first legal action."""
    at, game = len(record.moves) // 2, record.game
    draws = forked(record.draws, at, Sealed(bytes(range(32)), ["another text"]))
    assert draws
    table = Table.fork(record, at, record.players, draws)
    while not table.over:
        legal = game.legal(table.state)
        table.act((legal & -legal).bit_length() - 1)
    table.record.draws = draws.noted()
    return table.record


def texts() -> dict[str, str]:
    """Every file by its name."""
    found = {}
    for game in GAMES:
        record = true_record(game)
        other, move = forgery(record)
        content = {
            "record": json.loads(record.write()),
            "walk": told(record.write()),
            "forged": json.loads(other.write()),
            "forged_walk": told(other.write()),
            "forged_move": move,
            "fork": json.loads(fork(record).write()),
            "fork_walk": told(fork(record).write()),
        }
        found[f"{game}.json"] = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
