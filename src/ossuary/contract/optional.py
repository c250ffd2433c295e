"""The files that a game may bring beside its rules and words: each does its job."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeAlias

from ..drawing import DRAWINGS, svg
from ..drawing.text import TERMINALS, WIDEST, Scene, goal, mark, picture, usual
from ..engine.facts import happened
from ..engine.faults import line_of
from ..engine.nodes import CHANCE
from ..engine.positions import REAL_TABLES
from ..engine.registry import Game, Misfit, actions_of
from ..engine.sheet import SheetError, standing
from ..host.table.chains import CHAINS, chains
from ..host.table.drawn_kinds import drawn_kinds, kind_of
from ..host.table.lessons import LESSONS
from ..host.table.pieces import PIECES, Pieces
from ..lab.report.course import Watcher
from ..lab.report.game_report import REPORTS, check_report
from ..minds.best_play import BEST_PLAY
from ..minds.playing.measured import file_of, read_measured
from ..rating.noise import file_of as noise_file_of
from ..rating.noise import read_noise
from ..words import Words
from .findings import Finding, at, raised, wrong
from .lesson import lesson
from .play import steps
from .shape import settings

MOST_MOVES = 400  # of a game that is checked

Languages: TypeAlias = Sequence[Words]


def optional(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    """What is wrong with each file; a fault in one hides none in another."""
    for file, brings, check in FILES:
        if not brings(game.NAME):
            continue
        try:
            yield from check(game, seed, words)
        except Misfit as misfit:
            why = wrong(misfit.key, **misfit.details)
            yield wrong("contract-file", file=file, error=raised(game, misfit)) if line_of(game.NAME, misfit) else why
        except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
            yield wrong("contract-file", file=file, error=raised(game, error))


def _report(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    for each in words:
        check_report(game, each)
    watcher = Watcher(game, 0)
    played = list(steps(game, game.Options(), seed, MOST_MOVES))
    for step in played:
        watcher.see(step.before, step.move)
    watcher.course(played[-1].after, len(played))
    yield from ()


def _pieces(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    kinds = drawn_kinds(game)
    never, missing = set(kinds), set[str]()
    for options in (game.Options(seats=seats) for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1)):
        pieces = Pieces(game, game.initial(options))
        for moves, step in enumerate(steps(game, options, seed, MOST_MOVES)):
            chance = game.mover(step.before) == CHANCE
            keys = game.OUTCOMES if chance else game.ACTIONS
            try:
                pieces.follow(step, keys[step.move], chance)
            except (KeyError, ValueError):
                yield wrong("contract-pieces-number", at=at(options, seed, moves))
                return
            if any(type(place) is not str for place in pieces.at.values()):
                yield wrong("contract-pieces-place", at=at(options, seed, moves))
                return
            if chance and sum(map(bool, odds := game.odds(step.before))) > 1:
                never.discard(kind_of(kinds, odds) or "")
                if not any(len(weights) > step.move and weights[step.move] for weights in kinds.values()):
                    missing.add(game.OUTCOMES[step.move])
    if missing:
        yield wrong("contract-draws-lack", outcomes=", ".join(sorted(missing)))
    for kind in sorted(never):
        yield wrong("contract-draws-never", kind=kind)


def _chains(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    named = [f"host-chain-{name}" for name in CHAINS[game.NAME].CHAINS]
    yield from (wrong("contract-text-missing", which=key) for key in named if not words[0].has(key))
    for moves, step in enumerate(steps(game, game.Options(), seed, MOST_MOVES)):
        if game.mover(step.before) == CHANCE:
            continue
        for name, actions in chains(game, step.before).items():
            state = step.before
            for action in actions:
                if game.mover(state) != game.mover(step.before) or not game.legal(state) >> action & 1:
                    yield wrong("contract-chain", chain=name, at=at(game.Options(), seed, moves))
                    return
                state = game.step(state, action)


def _real_table(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    room = REAL_TABLES[game.NAME]
    lacking = [name for name in ("FIELDS", "OPTIONAL", "FORMS", "counted", "write") if not hasattr(room, name)]
    if lacking:
        yield wrong("contract-file-lacks", file="real_table.py", names=", ".join(lacking))
        return
    with suppress(SheetError):  # an entry without fields has no form
        standing(game.NAME, {"seats": game.MIN_SEATS}, [{}])


def _drawing(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    options = game.Options()
    names = [f"Player {number + 1}" for number in range(options.seats)]
    for step in steps(game, options, seed, MOST_MOVES):
        svg(game, step.after, names, game.NAME, "")
    yield from ()


def _terminal(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    for options in (game.Options(seats=seats) for seats in (game.MIN_SEATS, game.MAX_SEATS)):
        names = [f"Player {number + 1}" for number in range(options.seats)]
        for moves, step in enumerate(steps(game, options, seed, MOST_MOVES)):
            legal = actions_of(game, step.after) if game.mover(step.after) >= 0 else []
            look, keys = game.look(step.after), [game.ACTIONS[action] for action in legal]
            facts = happened(game.NAME, *step)
            drawn = [TERMINALS[game.NAME].draw(Scene(look, keys, facts, names, each.say)) for each in words]
            pictures = [found for fact in facts if (found := picture(game.NAME, fact))]
            if (widest := max(canvas.width for canvas in drawn + pictures)) > WIDEST:
                yield wrong("contract-terminal-wide", columns=widest, most=WIDEST, at=at(options, seed, moves))
                return
            goal(game.NAME, look)
            usual(game.NAME, look, keys)
            for fact in facts:
                mark(game.NAME, fact)


def _best_play(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    room = BEST_PLAY[game.NAME]
    solved = getattr(room, "is_solved", lambda state: False)
    for options in settings(game):
        if solved(game.initial(options)) and not callable(getattr(room, "solution", None)):
            yield wrong("contract-file-lacks", file="best_play.py", names="solution")
            return


def _measured(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    read_measured(game.NAME)
    yield from ()


def _noise(game: Game, seed: int, words: Languages) -> Iterator[Finding]:
    read_noise(game.NAME)
    yield from ()


# By file: whether a game brings it, and its check.
FILES: tuple[tuple[str, Callable[[str], bool], Callable[[Game, int, Languages], Iterator[Finding]]], ...] = (
    ("lesson.py", LESSONS.__contains__, lesson),
    ("report.py", REPORTS.__contains__, _report),
    ("pieces.py", PIECES.__contains__, _pieces),
    ("chains.py", CHAINS.__contains__, _chains),
    ("real_table.py", REAL_TABLES.__contains__, _real_table),
    ("drawing.py", DRAWINGS.__contains__, _drawing),
    ("terminal.py", TERMINALS.__contains__, _terminal),
    ("best_play.py", BEST_PLAY.__contains__, _best_play),
    ("measured.json", lambda game: file_of(game).exists(), _measured),
    ("noise.json", lambda game: noise_file_of(game).exists(), _noise),
)
