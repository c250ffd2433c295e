"""Practice: which puzzle a player is asked, what is right there, and when it comes back."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from msgspec.json import decode, encode

from ...engine.nodes import Refused
from ...engine.record import PERSON, Record, RecordError
from ...engine.registry import GAMES, Game
from ...minds.judging.review import TRIFLES
from ...minds.puzzles.answer import answer_to
from ...minds.puzzles.own import Mistake, confirmed, puzzle_of, worst
from ...minds.puzzles.packed import read, written
from ...minds.puzzles.puzzle import Puzzle
from ...minds.puzzles.shipped import shipped
from ..db import practice
from ..db.practice import Card, Kept
from ..db.store import Store
from ..messages.puzzles import SOURCES, answered_message, puzzle_message
from ..protocol.practice import AddedPuzzles, Answered, Practice, PuzzleSet, PuzzleSets, Source
from ..protocol.study import Review
from ..table.match import DAY, Match
from .threads import FairThreads

MOST_AT_ONCE = 12  # mistakes of a player that are looked at closely for one review or one press


class Practising:
    """The practice of all players."""

    def __init__(self, store: Store, threads: FairThreads) -> None:
        self._store = store
        self._threads = threads

    def close(self) -> None:
        """Waits for nobody."""
        self._threads.close()

    async def sets(self, player: str, now: float) -> list[PuzzleSets]:
        """What there is to practise, game by game."""
        kept = await self._store.read(lambda c: practice.practised(c, player))
        return await self._threads.run(player, partial(_sets, kept, now))

    async def next(self, player: str, game: str, source: Source, now: float) -> Practice:
        """The puzzle that is to be asked now, if there is one."""
        rules = _game(game)
        while True:
            kept = (await self._store.read(lambda c: practice.practised(c, player, game))).get(game, [])
            dated = await self._threads.run(player, partial(_dated, game, kept, source))
            names = await self._threads.run(player, partial(_in_turn, dated, now))
            if not names:
                return Practice(None, 0, min((due for due, _ in dated if due is not None), default=None))
            puzzle = await self._puzzle(player, rules, names[0])
            if puzzle is not None:
                return Practice(await self._threads.run(player, partial(puzzle_message, puzzle)), len(names), None)
            await self._store.write(partial(practice.forget, player=player, puzzle=names[0]))

    async def answered(self, player: str, game: str, name: str, action: str, now: float) -> Answered:
        """Whether an action is right; the answer is noted, unless the puzzle was not due."""
        rules = _game(game)
        puzzle = await self._puzzle(player, rules, name)
        if puzzle is None:
            raise Refused("host-no-puzzle")
        if action not in rules.ACTIONS:
            raise Refused("host-no-action", action=action)
        number = rules.ACTIONS.index(action)
        if rule := rules.refusal(puzzle.state, number):
            told = f"{rules.PREFIX}-{rule}"
            raise Refused("host-illegal", rule=told, reason=f"rule-{told.lower()}.short")
        answer = await self._threads.run(player, partial(answer_to, rules, puzzle.state, puzzle.played))
        noted = partial(_noted, name, answer.is_right(number), now)
        due = await self._store.write(lambda c: practice.answered(c, player, game, name, noted))
        days = max(1, round((due - now) / DAY))
        return await self._threads.run(player, partial(answered_message, puzzle, answer, number, days))

    async def add(
        self, player: str, match: Match, found: Review, seat: int, check_limits: Callable[[], None]
    ) -> AddedPuzzles:
        """Makes puzzles of the worst mistakes of a seat that are none yet; `check_limits` may refuse to look closer."""
        record, actions = played_by(match), match.table.game.ACTIONS
        wrong = [
            Mistake(one.move - 1, actions.index(one.action), one.given_away)
            for one in found.decisions
            if one.seat == seat and one.grade not in TRIFLES
        ]
        there, room = await self._store.read(lambda c: practice.known(c, player, record.game.NAME))
        fresh = await self._threads.run(player, partial(_fresh, record, wrong, there))
        asked = worst(fresh, min(room, MOST_AT_ONCE))
        if not asked:
            return AddedPuzzles(0, len(wrong) - len(fresh))
        check_limits()
        puzzles = await self._threads.run(player, partial(confirmed, record, asked))
        mistakes = [(one.name, written(one)) for one in puzzles]
        number = await self._store.write(lambda c: practice.add(c, player, record.game.NAME, mistakes))
        return AddedPuzzles(number, len(wrong) - len(fresh))

    async def _puzzle(self, player: str, game: Game, name: str) -> Puzzle | None:
        """A puzzle by its name; None if there is none, or the rules have changed since."""
        body = await self._store.read(lambda c: practice.mistake(c, player, game.NAME, name))
        return await self._threads.run(player, partial(_found, game, name, body))


def played_by(match: Match) -> Record:
    """The game of a table, without the names of people."""
    record = match.table.record
    return replace(record, players=[sitting.mind or PERSON for sitting in match.sittings])


def _fresh(record: Record, wrong: Sequence[Mistake], there: set[str]) -> list[Mistake]:
    """The mistakes that are no puzzles yet."""
    return [one for one in wrong if puzzle_of(record, one).name not in there]


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Refused("host-no-page")
    return GAMES[name]


def _found(game: Game, name: str, body: str | None) -> Puzzle | None:
    if body is None:
        return next((one for one in shipped(game.NAME) if one.name == name), None)
    try:
        puzzle = read(game, body)
        return puzzle if puzzle.seat >= 0 and not game.refusal(puzzle.state, puzzle.played or 0) else None
    except (ValueError, RecordError, Refused):
        return None


def _dated(game: str, kept: Sequence[Kept], source: Source) -> list[tuple[float | None, str]]:
    """The puzzles from a source by name, own ones first, each with the time at which it comes back."""
    due = {one.puzzle: one.due for one in kept}
    own = [one.puzzle for one in kept if one.is_own] if source in ("all", "own") else []
    graded = [one.name for one in shipped(game) if source in ("all", SOURCES[one.level])]
    return [(due.get(name), name) for name in dict.fromkeys([*own, *graded])]


def _in_turn(dated: Sequence[tuple[float | None, str]], now: float) -> list[str]:
    from ...minds.puzzles.schedule import in_turn

    times = [(None if due is None else datetime.fromtimestamp(due, UTC), name) for due, name in dated]
    return in_turn(times, datetime.fromtimestamp(now, UTC))


def _sets(kept: dict[str, list[Kept]], now: float) -> list[PuzzleSets]:
    found = []
    for game in GAMES:
        by_source = {source: _dated(game, kept.get(game, []), source) for source in SOURCES}
        times = [due for dated in by_source.values() for due, _ in dated]
        coming = min((due for due in times if due is not None), default=None)
        sets = [
            PuzzleSet(
                source,
                len(dated),
                sum(due is None for due, _ in dated),
                sum(due is not None and due <= now for due, _ in dated),
            )
            for source, dated in by_source.items()
        ]
        found.append(PuzzleSets(game, sets, coming))
    return found


def _noted(name: str, right: bool, now: float, before: str | None) -> Card:
    """The card after an answer; a puzzle that is not due keeps its own."""
    from ...minds.puzzles.schedule import Schedule

    then = datetime.fromtimestamp(now, UTC)
    schedule = Schedule({name: decode(before)} if before else {})
    due = schedule.due(name)
    if due is None or due <= then:
        schedule.answered(name, right, then)
        due = schedule.due(name)
    assert due
    return Card(encode(schedule.content()[name]).decode(), due.timestamp())
