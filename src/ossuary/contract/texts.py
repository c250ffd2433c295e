"""The texts of a game: every key that it uses exists, and whole games can be read."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from ..engine.facts import happened, written
from ..engine.nodes import CHANCE
from ..engine.options import Amount, Cards, Choice, Option
from ..engine.record import Step
from ..engine.registry import Game, Options, actions_of, folder
from ..words import LANGUAGES, Words
from ..words.rulebook import rulebook
from ..words.said import Said, Voice
from ..words.tellers import TELLERS, governing, kind, tell
from .findings import Finding, at, note, raised, wrong
from .play import steps

UNREADABLE = re.compile(r"^$|[{}]|None|  |^\s|\s$| [.,;:!)]|\(\s")
RULE = re.compile(r"rule-([a-z]+)-(\d+)")
NEEDED = ("page-game-{}", "page-game-{}.sentence", "page-game-{}.credit")
RULE_PAGE = ("title", "credit", "intro", "glance", "components", "part-glance", "part-components", "part-examples")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def patterns(path: Path) -> dict[str, Pattern]:
    """Every text of a catalogue by its key, those of attributes as `key.attribute`."""
    found = dict[str, Pattern]()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            if entry.value:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def variables(path: Path) -> dict[str, set[str]]:
    """The variables of each text of a catalogue, by key."""
    found = dict[str, set[str]]()
    for key, pattern in patterns(path).items():
        visitor = _Variables()
        visitor.visit(pattern)
        found[key] = visitor.names
    return found


def junk(path: Path) -> list[str]:
    """The first lines of everything that is not a Fluent message."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [(entry.content or "").splitlines()[0] for entry in body if isinstance(entry, Junk)]


def catalogues(game: Game) -> Iterator[Finding]:
    """What is wrong with the files: lines that are no messages, duplicate keys, keys without German."""
    known = dict[str, dict[str, set[str]]]()
    for language in LANGUAGES:
        files = sorted((folder(game.NAME) / language).glob("*.ftl"))
        for path in files:
            for line in junk(path):
                yield wrong("contract-junk", file=f"{language}/{path.name}", line=line)
        counted = Counter(key for path in files for key in variables(path))
        for key, number in counted.items():
            if number > 1:
                yield wrong("contract-text-twice", which=key, language=language)
        known[language] = {key: names for path in files for key, names in variables(path).items()}
    english = known.pop(LANGUAGES[0])
    for language, texts in known.items():
        if not texts:
            yield note("contract-no-language", language=language)
            continue
        missing = [key for key, names in english.items() if texts.get(key) != names]
        if missing:
            yield note("contract-text-differs", language=language, keys=_some(missing))
        if unknown := [key for key in texts if key not in english]:
            yield note("contract-text-only", language=language, keys=_some(unknown))


def needed(game: Game) -> Iterator[Finding]:
    """The missing texts among those that every game needs: for the shelf, its options and its rules."""
    words, name = Words(LANGUAGES[0]), game.NAME
    keys = [key.format(name) for key in NEEDED]
    named = [option for option, kind in game.OPTIONS.items() if not isinstance(kind, Cards)]  # a deck is called a deck
    keys += [f"page-option-{name}-{option}" for option in named]
    keys += [f"page-option-{name}-{option}.{word}" for option in named for word in _words_of(game.OPTIONS[option])]
    keys += [f"rules-{name}-{key}" for key in RULE_PAGE]
    prefix, parts = game.PREFIX.lower(), TELLERS[name].RULE_PARTS
    keys += [f"rules-{name}-part-{part}" for part, _ in parts]
    numbers = [number for _, numbers in parts for number in numbers]
    keys += [f"rule-{prefix}-{number}{kind}" for number in numbers for kind in ("", ".short")]
    lacking = [key for key in keys if not words.has(key)]
    for key in lacking:
        yield wrong("contract-text-missing", which=key)
    if lacking:
        return
    if numbers != list(range(1, len(numbers) + 1)):
        yield wrong("contract-rule-parts", numbers=", ".join(map(str, numbers)))
    try:
        rulebook(words, name)
    except Exception as error:  # noqa: BLE001  whatever a catalogue holds
        yield wrong("contract-rulebook", error=raised(game, error))


def whole_game(game: Game, options: Options, seed: int, words: Sequence[Words] = ()) -> Iterator[Finding]:
    """The first thing in a random game that cannot be told, described or offered."""
    reader = _Reader(game, options, seed, words or languages())
    for step in steps(game, options, seed, most=150):
        try:
            found = list(reader.read(step))
        except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
            found = [wrong("contract-raised", error=raised(game, error), at=reader.at)]
        if found:
            yield found[0]
            return


def languages() -> list[Words]:
    """The words of every language."""
    return [Words(language) for language in LANGUAGES]


class _Reader:
    """Reads a game in every language, move by move."""

    def __init__(self, game: Game, options: Options, seed: int, words: Sequence[Words]) -> None:
        self.game, self.options, self.seed, self.moves = game, options, seed, 0
        self.teller = TELLERS[game.NAME]
        self.words = words
        names = [f"Player {number}" for number in range(1, options.seats + 1)]
        self.voices = [Voice(names, you) for you in (None, 0)]
        self.numbers = [number for _, numbers in self.teller.RULE_PARTS for number in numbers]

    @property
    def at(self) -> Said:
        return at(self.options, self.seed, self.moves)

    def read(self, step: Step) -> Iterator[Finding]:
        game, state = self.game, step.before
        yield from self._told("describe", self.teller.describe(state))
        if game.mover(state) != CHANCE:
            legal = actions_of(game, state)
            others = [action for action in range(len(game.ACTIONS)) if action not in legal]
            asked = [action for action in others if kind(game.NAME, state, action)] if self.moves % 20 == 0 else []
            for action in (*legal, *asked):
                yield from self._told("offer", [self.teller.offer(state, action)])
        for rule in {game.refusal(state, action) for action in range(len(game.ACTIONS))} - {0}:
            if rule not in self.numbers:
                yield wrong("contract-rule-unknown", rule=f"{game.PREFIX}-{rule}", at=self.at)
        for rule in governing(game.NAME, state):
            if rule not in self.numbers:
                yield wrong("contract-rule-unknown", rule=f"{game.PREFIX}-{rule}", at=self.at)
        yield from self._facts(step)
        for seat in range(self.options.seats):
            for part in game.tally(step.after, seat):
                key = f"{game.NAME}-part-{part.name}"
                if not self.words[0].has(key):
                    yield wrong("contract-text-missing", which=key)
        self.moves += 1

    def _facts(self, step: Step) -> Iterator[Finding]:
        kept = list(step.before), list(step.after)
        for fact in happened(self.game.NAME, *step):
            try:
                json.dumps(written(fact), default=asdict)
            except (TypeError, ValueError) as error:
                yield wrong("contract-fact", fact=type(fact).__name__, error=str(error), at=self.at)
            yield from self._told("tell", [tell(self.game.NAME, fact)])
        if (step.before, step.after) != kept:
            yield wrong("contract-happened-changes", at=self.at)

    def _told(self, function: str, lines: Iterable[Said]) -> Iterator[Finding]:
        for line in lines:
            yield from badly_said(function, line, self.words, self.voices, self.at)


def badly_said(
    function: str, line: Said, languages: Sequence[Words], voices: Sequence[Voice], where: Said
) -> Iterator[Finding]:
    """What is wrong with one message of a function in any language, if anything."""
    for words in languages:
        for voice in voices:
            try:
                text = words.tell(line, voice)
            except (KeyError, ValueError) as error:
                yield wrong(
                    "contract-text-fails", function=function, which=line.key, error=str(error.args[0]), at=where
                )
                return
            if UNREADABLE.search(text):
                yield wrong("contract-unreadable", function=function, which=line.key, text=text, at=where)
                return


def _words_of(option: Option) -> tuple[str, ...]:
    """The words that an option can be set to, with or without a number."""
    match option:
        case Choice(_, choices):
            return choices
        case Amount(_, choices, amounts):
            return (*choices, *amounts)
    return ()


def _some(keys: list[str]) -> str:
    return ", ".join(keys[:5]) + (" …" if len(keys) > 5 else "")
