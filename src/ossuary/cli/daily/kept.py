"""What is kept of a user's daily games: the record of each try that counts, and its result."""

import json
from dataclasses import asdict
from datetime import date
from pathlib import Path

from ...daily.result import Decisions, Result
from ...daily.setting import options_on
from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.record import Record
from ...engine.registry import Game
from ...fair import Dated
from ...table import write_whole
from ..arguments import file_refused, file_text, own_folder

FORMAT = "ossuary-daily"
VERSION = 2
SIGNS = {"🦴": "good", "🕯️": "slips", "🪦": "mistakes", "💀": "blunders"}  # of the first version


class Kept:
    """One user's daily games."""

    def __init__(self, folder: Path, results: dict[tuple[date, str], Result]) -> None:
        self._folder, self.results = folder, results

    @classmethod
    def read(cls) -> "Kept":
        """What the user's data folder has; nothing at first."""
        folder = own_folder("daily")
        path = folder / "results.json"
        if not path.exists():
            return cls(folder, {})
        try:
            content = json.loads(file_text(str(path)))
            if content["format"] != FORMAT or content["version"] not in (1, VERSION):
                raise ValueError("another format")
            found = {
                (date.fromisoformat(one.pop("day")), str(one.pop("game"))): _result(**one) for one in content["results"]
            }
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise Refused("daily-file", file=str(path)) from error
        return cls(folder, found)

    @property
    def days(self) -> set[date]:
        """The days with a result."""
        return {day for day, _ in self.results}

    def path(self, game: Game, day: date) -> Path:
        """The file of a try."""
        return self._folder / f"{day.isoformat()}-{game.NAME}.json"

    def counts(self, game: Game, day: date, today: date) -> bool:
        """Whether a day's game can still get a result: on its day, or later if it was begun then."""
        return (day, game.NAME) not in self.results and (day == today or self.path(game, day).exists())

    def begun(self, game: Game, day: date) -> Record | None:
        """The record of a try, if there is one; refused where it is not the game of that day."""
        path = self.path(game, day)
        if not path.exists():
            return None
        record = records.read(file_text(str(path)))
        if (record.game, record.options, record.draws) != (game, options_on(game), Dated(day.isoformat()).noted()):
            raise Refused("daily-file", file=str(path))
        return record

    def add(self, game: Game, day: date, result: Result) -> None:
        """Keeps a result, beside those that were added elsewhere meanwhile."""
        self.results = Kept.read().results | {(day, game.NAME): result}
        found = [{"day": when.isoformat(), "game": name, **asdict(one)} for (when, name), one in self.results.items()]
        path = self._folder / "results.json"
        try:
            text = json.dumps({"format": FORMAT, "version": VERSION, "results": found}, ensure_ascii=False)
            write_whole(path, text + "\n")
        except OSError as error:
            raise file_refused(str(path), error) from error


def _result(given_away: float, points: int, won: bool, decisions: object = None, signs: str = "") -> Result:
    """A kept result; the first version had its decisions as signs with numbers."""
    if decisions is None:
        parts = signs.split()
        decisions = {SIGNS[sign]: int(number) for sign, number in zip(parts[::2], parts[1::2], strict=True)}
    if not isinstance(decisions, dict):
        raise TypeError("decisions")
    return Result(given_away, points, won, Decisions(**decisions))
