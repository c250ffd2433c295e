"""The folder of an arena, so that an interrupted run continues where it stopped."""

import hashlib
import json
import time
import uuid
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ... import __version__
from ...engine.nodes import Refused
from ...table import check_folder, write_whole
from . import Arena, Meeting, Played

READABLE = 0o644
OFTEN = 5.0  # seconds between two parts: so much work is lost at most, and the pieces that are at work
MOST_ROUNDS = 1 << 24  # more than can be asked for
MOST_MOVES = 1 << 40
ABOUT, GAMES, RESULTS, PARTS = "arena.json", "games.parquet", "results.json", "parts"


class Part(NamedTuple):
    """Games that have come, and the file that they are written to."""

    path: Path
    games: list[Played]


class ArenaFolder:
    """The games of an arena on disk: parts while games are played, one file at the end."""

    def __init__(self, folder: Path, meeting: Meeting) -> None:
        self._folder, self._meeting = folder, meeting
        self._part = self._next_part()
        self._written = time.monotonic()
        mark = hashlib.sha256(repr(meeting.seatings).encode()).hexdigest()[:16]
        about = json.loads(json.dumps({"version": __version__, "seatings": mark, **asdict(meeting)}))
        if (folder / ABOUT).exists():
            if key := _unlike(_json(folder / ABOUT), about):
                raise Refused(key, folder=str(folder))
        elif folder.exists() and any(folder.iterdir()):
            raise Refused("arena-not-empty", folder=str(folder))
        else:
            check_folder(folder)
            folder.mkdir(exist_ok=True)
            write_whole(folder / ABOUT, json.dumps(about, ensure_ascii=False, indent=1) + "\n", READABLE)

    def kept(self) -> list[Played]:
        """The games that the folder holds."""
        return [played for path in self._files() for played in self._read(path)]

    def add(self, played: Played) -> None:
        """Adds games, and writes them from time to time."""
        self._part.games.append(played)
        if time.monotonic() - self._written >= OFTEN:
            self.write()

    def write(self) -> None:
        """Writes new games; if interrupted and repeated, they are written only once."""
        if self._part.games:
            (self._folder / PARTS).mkdir(exist_ok=True)
            self._write(*self._part)
        self._written = time.monotonic()
        self._part = self._next_part()

    def close(self, arena: Arena, results: dict[str, Any]) -> None:
        """Writes all games and the results as files; further games in the folder stay."""
        every = range(len(self._meeting.seatings))
        whole = [Played(n, 0, arena.payoffs[n], arena.scores[n], arena.moves[n], 0.0) for n in every]
        parts = self._files()
        if self._held() <= arena.done.size:  # else fewer were asked for now than are there
            self._write(self._folder / GAMES, whole)
        write_whole(self._folder / RESULTS, json.dumps(results, ensure_ascii=False, indent=1) + "\n", READABLE)
        for part in parts:
            if part.name != GAMES:
                part.unlink(missing_ok=True)
        with suppress(OSError):  # there is none, or somebody else adds to it
            (self._folder / PARTS).rmdir()
        self._part = self._next_part()

    def _next_part(self) -> Part:
        return Part(self._folder / PARTS / f"{uuid.uuid4().hex}.parquet", [])

    def _held(self) -> int:
        """The number of games in the final file."""
        path = self._folder / GAMES
        return int(pq.read_metadata(path).num_rows) if path.exists() else 0

    def _files(self) -> list[Path]:
        whole = self._folder / GAMES
        return [*([whole] if whole.exists() else []), *sorted((self._folder / PARTS).glob("*.parquet"))]

    def _write(self, path: Path, games: Iterable[Played]) -> None:
        table = pa.concat_tables([self._table(played) for played in games])
        sink = pa.BufferOutputStream()
        pq.write_table(table.sort_by([("round", "ascending"), ("seating", "ascending")]), sink)
        write_whole(path, sink.getvalue().to_pybytes(), READABLE)

    def _table(self, played: Played) -> pa.Table:
        """A row per game: its round and seating, its moves, and by seat the mind, what it won and its score."""
        games = len(played.moves)
        columns: dict[str, Any] = {
            "round": np.arange(played.first, played.first + games),
            "seating": np.full(games, played.seating),
            "moves": played.moves,
        }
        names = pa.array(self._meeting.minds)
        for seat, mind in enumerate(self._meeting.seatings[played.seating]):
            columns[f"mind_{seat}"] = pa.DictionaryArray.from_arrays(np.full(games, mind, np.int8), names)
            columns[f"won_{seat}"] = played.payoffs[:, seat]
            columns[f"score_{seat}"] = played.scores[:, seat]
        return pa.table(columns)

    def _read(self, path: Path) -> list[Played]:
        seats = range(self._meeting.agreed.seats)
        try:
            table = pq.read_table(path)
            rounds, seatings, moves = (table[name].to_numpy() for name in ("round", "seating", "moves"))
            won = np.stack([table[f"won_{seat}"].to_numpy() for seat in seats], axis=1).astype(float, casting="safe")
            scores = np.stack([table[f"score_{seat}"].to_numpy() for seat in seats], axis=1)
            scores = scores.astype(np.int64, casting="safe")
            _check(rounds, MOST_ROUNDS)
            _check(seatings, len(self._meeting.seatings))
            _check(moves, MOST_MOVES)
        except (pa.ArrowException, OSError, KeyError, TypeError, ValueError) as error:
            raise Refused("arena-damaged", file=str(path)) from error
        found: list[Played] = []
        for seating in np.unique(seatings).tolist():
            rows = np.flatnonzero(seatings == seating)
            runs = np.split(rows, np.flatnonzero(np.diff(rounds[rows]) != 1) + 1)
            found += [Played(seating, int(rounds[run[0]]), won[run], scores[run], moves[run], 0.0) for run in runs]
        return found


def _check(column: NDArray[Any], most: int) -> None:
    """Refuses anything but a number from 0 to below `most`."""
    if column.dtype.kind not in "iu" or np.any((column < 0) | (column >= most)):
        raise ValueError(column.dtype)


def _unlike(there: object, about: dict[str, Any]) -> str | None:
    """Why a folder of one arena cannot hold the games of another."""
    if there == about:
        return None
    if not isinstance(there, dict):
        return "arena-not-empty"
    return "arena-seatings" if {**there, "seatings": about["seatings"]} == about else "arena-other"


def _json(path: Path) -> object:
    """The JSON content of a file, or nothing."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None
