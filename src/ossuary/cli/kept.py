"""What a player keeps to check sealed dice with: a promise until the game starts, then the kept file (docs/fair.md)."""

import hashlib
import json
import os
import secrets
from itertools import count
from pathlib import Path
from typing import Any

from ..host.protocol import Dice
from ..rules.nodes import Refused
from ..table import write_whole
from .arguments import file_refused, file_text
from .verify import FORMAT, VERSION

PROMISE = "ossuary-promise"


class Keeping:
    """The files of one table: what was kept of it, the promise to one player before that, and the record after it."""

    def __init__(self, path: Path, table: str, who: str) -> None:
        self.path, self._table = path, table
        self._promise_path = path.with_name(f"{path.stem}-{who}.promise")
        self._kept = self._read(path, FORMAT, "commitment", "texts")
        self._promise = self._read(self._promise_path, PROMISE, "commitment", "text")

    def promised(self, dice: Dice, gives: bool) -> str | None:
        """Keeps the commitment as it came first; our own text for the dice, if it is still to be given."""
        first = self._promise or {"commitment": dice.commitment, "text": None}
        text = first["text"] or (secrets.token_hex(16) if gives else None)
        self._promise = self._write(self._promise_path, PROMISE, commitment=first["commitment"], text=text)
        return text if gives and text not in dice.texts else None

    def closed(self, dice: Dice, people: int) -> list[str]:
        """Keeps the texts that the game started with, and compares: the keys of what is not as it should be."""
        promise = self._promise or {"commitment": dice.commitment, "text": None}
        if self._kept is None:
            late = {} if self._promise else {"early": False}
            commitment = promise["commitment"]
            self._kept = self._write(self.path, FORMAT, commitment=commitment, texts=dice.texts, **late)
        self._promise_path.unlink(missing_ok=True)
        commitments = {dice.commitment, promise["commitment"], self._kept["commitment"]}
        wrong = {
            "join-wrong-commitment": len(commitments) > 1,
            "join-wrong-texts": self._kept["texts"] != dice.texts,
            "join-wrong-own": promise["text"] is not None and promise["text"] not in dice.texts,
            "join-wrong-number": len(dice.texts) > people,
        }
        return [key for key, is_so in wrong.items() if is_so]

    def record(self, text: str) -> Path:
        """Lays the record beside what was kept, under a name that nothing else has."""
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

    def _write(self, path: Path, format: str, **content: Any) -> dict[str, Any]:
        held = {"format": format, "version": VERSION, "table": self._table, **content}
        write(path, json.dumps(held, ensure_ascii=False) + "\n")
        return held

    def _read(self, path: Path, format: str, *fields: str) -> dict[str, Any] | None:
        """What is in a file, if it is there; refused where that is something else."""
        if not path.exists():
            return None
        try:
            held = json.loads(file_text(str(path))) if path.is_file() else None
        except (ValueError, RecursionError):
            held = None
        known = {"format": format, "version": VERSION, "table": self._table}
        if not isinstance(held, dict) or not (known.items() <= held.items() and held.keys() >= set(fields)):
            raise Refused("join-keep", file=str(path))
        return held


def write(path: Path, text: str) -> None:
    """Writes a file, whole or not at all, for its owner's eyes only."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise file_refused(str(path), error) from error


def digest(*words: str) -> str:
    """A name for a file, made of words that could not be one."""
    return hashlib.sha256(" ".join(words).encode(errors="surrogatepass")).hexdigest()[:32]
