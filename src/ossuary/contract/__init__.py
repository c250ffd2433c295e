"""The contract: what every game must do, ours or not. `ossuary check-game` runs it, and so do our own tests."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from ..engine.registry import GAMES, LEFT_OUT, Game, folder
from ..words import LANGUAGES, Words
from . import play, shape, texts
from .findings import Finding, note, raised, wrong

GAMES_EACH = 3  # random games with each setting
COMPILED_GAMES = 2
EXTRAS = {"simulate": ("numpy",), "compile": ("numpy", "numba"), "serve": ("msgspec", "litestar", "sqlalchemy")}

# What a game may bring beside its rules and words.
OPTIONAL = (
    *("happened", "rule_of_thumb", "observation", "best_play", "pieces", "lesson", "report", "real_table"),
    *("measured", "noise"),
)


class Part(NamedTuple):
    """A part of the contract; it cannot be checked without its extra."""

    name: str
    check: Callable[[Game, int], Iterator[Finding]]
    extra: str | None = None


class Checked(NamedTuple):
    """A part of the contract that was checked, and its findings."""

    part: str
    findings: list[Finding]

    @property
    def kept(self) -> bool:
        """Whether the game passes this part."""
        return not any(finding.must for finding in self.findings)


def contract(name: str, seed: int = 0) -> Iterator[Checked]:
    """Checks a game part by part; if its shape is wrong, nothing else is checked."""
    if name in LEFT_OUT and name not in GAMES:
        misfit = LEFT_OUT[name]
        yield Checked("shape", [wrong(misfit.key, **misfit.details)])
        return
    game = GAMES[name]
    for part in PARTS:
        if part.extra and not all(map(_installed, EXTRAS[part.extra])):
            yield Checked(part.name, [note("contract-no-extra", extra=part.extra)])
            continue
        try:
            findings = list(part.check(game, seed))
        except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
            findings = [wrong("contract-part-raised", error=raised(game, error))]
        checked = Checked(part.name, _once(findings)[:MANY])
        yield checked
        if part.name in FIRST and not checked.kept:
            return


def broken(name: str, seed: int = 0) -> list[str]:
    """What a game must fix to pass the contract, in English sentences; for its own tests."""
    words = Words(LANGUAGES[0])
    return [
        words.tell(finding.said) for checked in contract(name, seed) for finding in checked.findings if finding.must
    ]


def _once(findings: list[Finding]) -> list[Finding]:
    """The findings without duplicates; a finding in one setting is not repeated for another."""
    found = dict[str, Finding]()
    for finding in findings:
        about = {name: value for name, value in finding.said.args.items() if name != "at"}
        found.setdefault(f"{finding.said.key} {about}", finding)
    return list(found.values())


def _installed(module: str) -> bool:
    try:
        import_module(module)
    except ModuleNotFoundError:
        return False
    return True


def _play(game: Game, seed: int) -> Iterator[Finding]:
    for options in shape.settings(game):
        for number in range(GAMES_EACH):
            found = list(play.random_game(game, options, seed + number))
            yield from found
            if found:
                return


def _alike(game: Game, seed: int) -> Iterator[Finding]:
    for options in shape.settings(game, all_seats=False):
        yield from play.alike(game, options, range(seed, seed + 10))


def _texts(game: Game, seed: int) -> Iterator[Finding]:
    yield from texts.catalogues(game)
    yield from texts.needed(game)


def _told(game: Game, seed: int) -> Iterator[Finding]:
    words = texts.languages()
    for options in shape.settings(game, all_seats=False):
        yield from texts.whole_game(game, options, seed, words)


def _optional(game: Game, seed: int) -> Iterator[Finding]:
    from .optional import optional

    yield from optional(game, seed, texts.languages())


def _compiled(game: Game, seed: int) -> Iterator[Finding]:
    from .compiled import compiled

    for options in shape.settings(game, all_seats=False):
        found = list(compiled(game, options, seed, COMPILED_GAMES))
        yield from found
        if found:
            return


def _minds(game: Game, seed: int) -> Iterator[Finding]:
    from .players import minds, observation

    yield from minds(game, shape.settings(game)[-1], seed)
    yield from observation(game, game.Options(), seed)


def _hosted(game: Game, seed: int) -> Iterator[Finding]:
    from .hosted import at_a_table

    yield from at_a_table(game, seed)


def _brings(game: Game, seed: int) -> Iterator[Finding]:
    home = folder(game.NAME)
    for part in OPTIONAL:
        if not any((home / f"{part}{kind}").exists() for kind in (".py", ".json")):
            yield note(f"contract-brings-{part.replace('_', '-')}")


MANY = 12  # findings of one part that are shown
FIRST = ("shape", "options", "play")
PARTS = (
    Part("shape", lambda game, seed: shape.shape(game)),
    Part("options", lambda game, seed: shape.options(game)),
    Part("play", _play),
    Part("alike", _alike),
    Part("texts", _texts),
    Part("told", _told),
    Part("optional", _optional),
    Part("compiled", _compiled, "compile"),
    Part("minds", _minds, "simulate"),
    Part("host", _hosted, "serve"),
    Part("brings", _brings),
)
