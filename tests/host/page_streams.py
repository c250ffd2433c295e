"""Whole games as a host tells them to a player, for the tests of the stage; `python -m tests.host.page_streams` writes
web/test/streams.

Of each update only what the stage looks at is kept, in short. A difference is either a mistake or meant; if it is
meant, run the command and read what changed before it is committed.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ossuary.engine.registry import GAMES
from ossuary.host.protocol.commands import Seal
from ossuary.host.protocol.table import Beat
from ossuary.host.trained_minds import interpreted

from .desk import ADA, BOB, CLEO, Desk, some_actions

FOLDER = Path(__file__).parents[2] / "web" / "test" / "streams"
OPTIONS: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 15},
    "shark-attacks": {"target": 25},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=2"},
}
BOT = "rule-of-thumb"
TABLES = [(ADA, BOT), (BOT, ADA), (ADA, BOB), (ADA, BOT, BOT), (BOT, ADA, BOB), (ADA, BOB, CLEO, BOT)]
SEEDS = 10
LONGEST = 40  # events of a game that are kept
UNDONE = 0.1  # of the actions that can be taken back


def texts() -> dict[str, str]:
    """The files, by name."""
    found = {f"{game}.json": _lines(streams(game)) for game in OPTIONS}
    return found | {"flights.json": _lines([flights(2)])}


def streams(game: str) -> list[Any]:
    """Games at several tables, each told to Ada."""
    tables = [seats for seats in TABLES if len(seats) <= GAMES[game].MAX_SEATS]
    return [stream(game, seats, seed) for seats in tables for seed in range(SEEDS)]


def stream(game: str, seats: tuple[str, ...], seed: int) -> Any:
    """A game: the seats that are the listener's own, and one event after the other."""
    own = [seat for seat, who in enumerate(seats) if who == ADA]
    events = [_event(desk) for _, desk in zip(range(LONGEST), played(game, seats, seed), strict=False)]
    return {"own": own, "seats": len(seats), "events": events}


def flights(seed: int) -> Any:
    """All beats of a game in which swimmers flee, as they are."""
    every = [
        beat for desk in played("shark-attacks", (ADA, BOT, BOB), seed, target=50) for beat in desk.happening.beats
    ]
    return [_whole(beat) for beat in every]


def played(game: str, seats: tuple[str, ...], seed: int, **options: Any) -> Iterator[Desk]:
    """A table after each event of a game between people who play at random and bots."""
    rng, desk = random.Random(seed), Desk(game, *seats, **OPTIONS[game] | options)
    desk.ask(ADA, Seal, text=f"seed {seed}")
    desk.start()
    yield desk
    while desk.match.mover is not None:
        seat = desk.mover
        desk.now += 1
        undo = desk.match.undo_seat
        if undo is not None and desk.match.sittings[undo].player and rng.random() < UNDONE:
            desk.undo(undo)
        elif desk.match.sittings[seat].kind == "mind":
            desk.think(*_thought(desk, rng))
        else:
            desk.act(*some_actions(desk, rng))
        yield desk


def _thought(desk: Desk, rng: random.Random) -> list[str]:
    """The actions of a bot until chance or another seat moves."""
    game, state, seat = desk.match.table.game, desk.match.table.state, desk.mover
    choose, chain = interpreted(game, BOT), list[str]()
    while game.mover(state) == seat:
        action = choose(state, [rng.getrandbits(32)])
        chain.append(game.ACTIONS[action])
        state = game.step(state, action)
    return chain


def _event(desk: Desk) -> list[Any]:
    told, seen = desk.happening, desk.view
    beats = [[len(beat.throw), len(beat.facts), beat.look.get("scores", 0)] for beat in told.beats]
    offers = len(desk.yours(ADA).offers)
    return [told.version, told.kind, told.seat, told.by, beats, seen.mover, seen.status, seen.scores, offers]


def _whole(beat: Beat) -> dict[str, Any]:
    thrown = [{"piece": one.piece, "outcome": one.outcome} for one in beat.throw]
    did = {"seat": beat.seat, "action": beat.action, "throw": thrown, "facts": beat.facts}
    return did | {"told": [], "look": beat.look, "places": beat.places}


def _lines(games: list[Any]) -> str:
    return "[\n" + ",\n".join(json.dumps(game, separators=(",", ":")) for game in games) + "\n]\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
