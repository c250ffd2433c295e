"""All texts by language: Project Fluent catalogues, shared by the terminal and the page."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.registry import ROOMS, folder, guests
from .said import Argument, Said, Seat, Voice

LANGUAGES = ("en", "de")
NOBODY = Voice(())
_HERE = Path(__file__).parent
_FIRST = ("common", "cli")
_ENTRY = re.compile(
    r"^(-?[a-zA-Z][\w-]*)[^\n]*(?:\n(?![-#a-zA-Z])[^\n]*)*", re.MULTILINE
)  # until a line begins another
_NAMED = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """The catalogues of one language, ours before others'; English is the fallback."""

    def __init__(self, language: str) -> None:
        self.language = language
        from . import fluent  # only where texts are put into words: in a browser the page does that

        self._parsed = fluent.parsed
        self._bundle = fluent.Bundle(language)
        self._unparsed: dict[str, str] = {}  # entries by name: few of them are ever said, and parsing takes long
        self._known: set[str] = set()
        homes = [home / language for home in (_HERE, *map(folder, ROOMS))]
        homes += [folder(game) / LANGUAGES[0] for game in guests()]  # they may not speak every language
        self._waiting = [path for home in dict.fromkeys(homes) for path in sorted(home.glob("*.ftl"))]
        self._read([path for path in self._waiting if path.stem in _FIRST and path.parent.parent == _HERE])

    def has(self, key: str) -> bool:
        """Whether there is a text; `key.attribute` asks for one of its attributes."""
        message, _, attribute = key.partition(".")
        if message not in self._known:
            self._read(self._waiting)
        self._parse(message)
        found = self._bundle.get(message)
        return found is not None and (not attribute or attribute in found.attributes)

    def say(self, key: str, **args: Argument) -> str:
        """The text of a key, or of an attribute of it (`key.attribute`), with its arguments filled in."""
        return self.tell(Said(key, args))

    def tell(self, what: Said, voice: Voice = NOBODY) -> str:
        """A `Said` in this language."""
        if not self.has(what.key):
            raise KeyError(f"no text {what.key!r} in {self.language}")
        name, _, attribute = what.key.partition(".")
        message = self._bundle.get(name)
        fill = message and (message.attributes[attribute] if attribute else message.value)
        if fill is None:
            raise KeyError(f"{what.key!r} has only attributes")
        args = self._filled(what.args, voice)
        try:
            text: str = fill(args)
        except (ArithmeticError, RecursionError, TypeError, ValueError) as error:
            raise ValueError(f"{what.key!r} in {self.language}: {error}") from error
        return text

    def enumerate(self, items: Sequence[str]) -> str:
        """`one, two and three`."""
        if len(items) < 2:
            return "".join(items) or self.say("none")
        return self.say("list", most=", ".join(items[:-1]), last=items[-1])

    def _filled(self, args: dict[str, Argument], voice: Voice) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Seat):
                filled[name] = voice.names[value.number]
                if name == "who":
                    filled["you"] = 1 if value.number == voice.you else 0
            elif isinstance(value, Said):
                filled[name] = self.tell(value, voice)
            elif isinstance(value, str | int | float):
                filled[name] = value
            else:
                filled[name] = self.enumerate([self.tell(item, voice) for item in value])
        return filled

    def _read(self, paths: list[Path]) -> None:
        for path in paths:
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                if entry[1] not in self._known:
                    self._unparsed[entry[1]] = entry[0]
                    self._known.add(entry[1])
        self._waiting = [path for path in self._waiting if path not in paths]

    def _parse(self, name: str) -> None:
        """Parses an entry, and those that it may refer to; all are there before any counts as parsed, for threads."""
        found, ahead = dict[str, str](), [name]
        while ahead:
            one = ahead.pop()
            if one not in found and (text := self._unparsed.get(one)):
                found[one] = text
                ahead += _NAMED.findall(text)
        for text in found.values():
            self._bundle.add(self._parsed(text + "\n"))
        for one in found:
            self._unparsed.pop(one, None)


def catalogue(game: str, language: str) -> str:
    """All texts of a game in one, followed by the English ones as fallback."""
    homes = [folder(game) / name for name in dict.fromkeys((language, LANGUAGES[0]))]
    return "\n".join(path.read_text(encoding="utf-8") for home in homes for path in sorted(home.glob("*.ftl")))


@cache
def words_in(language: str) -> Words:
    """The catalogues of one language, read once and shared."""
    return Words(language)


def counted(words: Words, game: str, total: int, parts: dict[str, int]) -> str:
    """A score with its parts."""
    listed = ", ".join(f"{words.say(f'{game}-part-{name}')} {points}" for name, points in parts.items())
    return words.say("score-total", total=total, parts=listed or words.say("none"))
