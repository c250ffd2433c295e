"""What a player keeps to verify sealed dice: a promise until the game starts, then the kept file (docs/fair.md)."""

import hashlib
import json
import os
import secrets
from itertools import count
from pathlib import Path
from typing import Any, cast

from ...engine.nodes import Refused
from ...fair import pledge
from ...host.protocol.table import Dice, View
from ...kept_file import FORMAT, VERSION
from ...table import write_whole
from ..arguments import file_refused, file_text

PROMISE = "ossuary-promise"


class DicePromise:
    """The files of one table: what was kept of it, the promise to one player before that, and the record after it."""

    def __init__(self, path: Path, table: str, who: str) -> None:
        self.path, self._table = path, table
        self._promise_path = path.with_name(f"{path.stem}-{who}.promise")
        self._kept = self._read(path, FORMAT, "commitment", "pledges", "texts")
        self._promise = self._read(self._promise_path, PROMISE, "commitment", "pledges", "text", "shown")

    def promised(self, table: View, gives: bool) -> str | None:
        """Keeps the first promise; returns our pledge for the dice, if it is still to be sent."""
        promise = self._promise or {**_promised(table), "pledges": None, "text": None, "shown": False}
        promise["text"] = promise["text"] or (secrets.token_hex(16) if gives else None)
        self._promise = self._write(self._promise_path, PROMISE, promise)
        hidden = pledge(promise["text"]) if gives and promise["text"] else None
        return hidden if table.dice and hidden not in table.dice.pledges else None

    def closed(self, dice: Dice) -> str | None:
        """Keeps the closed pledges; returns our text, if it is to be shown now."""
        promise = self._promise
        if promise is None or promise["text"] is None:
            return None
        if promise["pledges"] is None:
            promise["pledges"] = dice.pledges
            self._write(self._promise_path, PROMISE, promise)
        text: str = promise["text"]
        awaited = pledge(text) in dice.pledges and text not in dice.texts
        return text if awaited and dice.pledges == promise["pledges"] else None

    def showed(self) -> None:
        """Notes that the host has accepted our text, possibly only after the game has begun."""
        if self._promise and self._kept is None:
            self._promise["shown"] = True
            self._write(self._promise_path, PROMISE, self._promise)
        elif self._promise and self._kept:
            self._kept["own"] = self._promise["text"]
            self._write(self.path, FORMAT, self._kept)

    def begun(self, table: View, people: int) -> list[str]:
        """Keeps the texts that the game started with; returns the keys of anything wrong."""
        dice = cast(Dice, table.dice)
        promise = self._promise or {**_promised(table), "pledges": None, "text": None, "shown": False}
        text = promise["text"]
        own = text if text is not None and (promise["shown"] or text in dice.texts) else None
        if self._kept is None:
            names = ("game", "options", "fork", "commitment", "pledges")
            early = {"texts": dice.texts, "own": own, "early": self._promise is not None}
            self._kept = self._write(self.path, FORMAT, {name: promise[name] for name in names} | early)
        self._promise_path.unlink(missing_ok=True)
        kept, now = self._kept, _promised(table)
        pledges = kept["pledges"] or [pledge(text) for text in dice.texts]
        fit = [hidden in (given, pledge(given)) for hidden, given in zip(pledges, dice.texts, strict=False)]
        wrong = {
            "join-wrong-commitment": not now["commitment"] == promise["commitment"] == kept["commitment"],
            "join-wrong-promise": any(now[name] != kept[name] for name in ("game", "options", "fork")),
            "join-wrong-texts": kept["texts"] != dice.texts,
            "join-wrong-pledges": not all(fit) or len(pledges) != len(dice.texts),
            "join-wrong-own": own is not None and own not in dice.texts,
            "join-wrong-number": len(dice.texts) > people,
            "join-not-shown": text is not None and own is None,
        }
        return [key for key, is_so in wrong.items() if is_so]

    @property
    def is_kept(self) -> bool:
        """Whether there is a kept file."""
        return self._kept is not None

    def record(self, text: str) -> Path:
        """Writes the record next to the kept file, under a new name."""
        for number in count(1):
            path = self.path.with_name(f"{self.path.stem}-record{f'-{number}' if number > 1 else ''}.json")
            if not os.path.lexists(path):
                write(path, text)
                break
            if path.is_file() and path.read_bytes() == text.encode():
                break
        return path

    def forget(self) -> None:
        """Drops the promise of a game that we are not part of."""
        self._promise_path.unlink(missing_ok=True)

    def _write(self, path: Path, format: str, content: dict[str, Any]) -> dict[str, Any]:
        held = {**content, "format": format, "version": VERSION, "table": self._table}
        first = {name: held[name] for name in ("format", "version", "table")}
        write(path, json.dumps({**first, **held}, ensure_ascii=False) + "\n")
        return held

    def _read(self, path: Path, format: str, *fields: str) -> dict[str, Any] | None:
        """The content of a file, if it exists; refused if it is something else."""
        if not path.exists():
            return None
        try:
            held = json.loads(file_text(str(path))) if path.is_file() else None
        except (ValueError, RecursionError):
            held = None
        known = {"format": format, "version": VERSION, "table": self._table}
        fields = ("game", "options", "fork", *fields)
        if not isinstance(held, dict) or not (known.items() <= held.items() and held.keys() >= set(fields)):
            raise Refused("join-keep", file=str(path))
        return held


def _promised(table: View) -> dict[str, Any]:
    """What a table promises: its game, the game it continues, and its dice."""
    fork = table.fork and {"table": table.fork.table, "at": table.fork.at, "moves": table.fork.moves}
    commitment = table.dice.commitment if table.dice else None
    return {"game": table.game, "options": table.options, "fork": fork, "commitment": commitment}


def write(path: Path, text: str) -> None:
    """Writes a file, completely or not at all, readable only by its owner."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise file_refused(str(path), error) from error


def digest(*words: str) -> str:
    """A file name made from arbitrary texts."""
    return hashlib.sha256(" ".join(words).encode(errors="surrogatepass")).hexdigest()[:32]
