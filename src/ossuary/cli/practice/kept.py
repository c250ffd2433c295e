"""What is kept of a user's practice: the puzzles of their own, and the schedule, one file for each game."""

import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.registry import Game
from ...minds.puzzles.puzzle import Puzzle
from ...minds.puzzles.schedule import Schedule, comes_next, in_turn
from ...minds.puzzles.shipped import shipped
from ...table import write_whole
from ..arguments import file_refused, file_text, own_folder

FORMAT = "ossuary-practice"
VERSION = 1


class Kept:
    """One user's practice of a game."""

    def __init__(self, game: Game, path: Path, own: list[Puzzle], schedule: Schedule) -> None:
        self.game, self.own, self.schedule = game, own, schedule
        self._path = path
        self._unasked: list[dict[str, Any]] = []  # puzzles that the rules of this version do not allow

    @classmethod
    def read(cls, game: Game) -> "Kept":
        """What the user's data folder has of a game; nothing at first."""
        path = own_folder("practice") / f"{game.NAME}.json"
        if not path.exists():
            return cls(game, path, [], Schedule({}))
        try:
            content = json.loads(file_text(str(path)))
            if (content["format"], content["version"]) != (FORMAT, VERSION):
                raise ValueError("another format")
            read = [(_puzzle(game, one), one) for one in content["own"]]
            kept = cls(game, path, [puzzle for puzzle, _ in read if puzzle], Schedule(content["schedule"]))
            kept._unasked = [one for puzzle, one in read if puzzle is None]
            return kept
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise Refused("practice-file", file=str(path)) from error

    def write(self) -> None:
        """Writes the file, completely or not at all."""
        own = [{"record": json.loads(one.record.write()), "played": _played(one)} for one in self.own]
        own += self._unasked
        content = {"format": FORMAT, "version": VERSION, "own": own, "schedule": self.schedule.content()}
        try:
            write_whole(self._path, json.dumps(content, ensure_ascii=False) + "\n")
        except OSError as error:
            raise file_refused(str(self._path), error) from error

    def add(self, puzzles: Iterable[Puzzle]) -> int:
        """Adds puzzles that are not there yet; their number."""
        known = {one.name for one in self.own}
        fresh = {one.name: one for one in puzzles if one.name not in known}
        self.own += fresh.values()
        return len(fresh)

    def asked(self, own_only: bool, now: datetime) -> list[Puzzle]:
        """What is to be practised now: what is due, the longest first, then new mistakes, then new puzzles by level."""
        return in_turn(self._dated(own_only), now)

    def next_due(self, own_only: bool) -> datetime | None:
        """When the next puzzle comes back; None if none will."""
        return comes_next(self._dated(own_only))

    def _dated(self, own_only: bool) -> list[tuple[datetime | None, Puzzle]]:
        every = [*self.own, *(() if own_only else shipped(self.game.NAME))]
        return [(self.schedule.due(one.name), one) for one in every]


def _puzzle(game: Game, content: dict[str, Any]) -> Puzzle | None:
    """A puzzle of the user's own; None if it breaks a rule by now."""
    text, played = json.dumps(content["record"]), content["played"]
    try:
        record = records.read(text)
        puzzle = Puzzle(record, played=game.ACTIONS.index(played))
        return puzzle if record.game is game and puzzle.seat >= 0 else None
    except (Refused, ValueError):
        return None


def _played(puzzle: Puzzle) -> str | None:
    return None if puzzle.played is None else puzzle.game.ACTIONS[puzzle.played]
