"""All draws ever made here, counted by side, card or tile in finished games: jobs for the store."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection, insert, select, text, update

from ...engine.draws import draws
from ...engine.registry import GAMES, Misfit
from ..logs import named
from ..protocol.study import AllDraws, Face, Frequencies
from ..table.drawn_kinds import drawn_kinds, kind_of
from ..table.match import Match
from ..table.pieces import PIECES
from . import schema, table_log
from .chi_square import beyond, chi_square

AT_A_TIME = 20  # games whose draws are counted at once
LOCK = 7056  # of the process that counts
log = structlog.get_logger()


class Side(NamedTuple):
    """One possible side: of which die, and its index."""

    game: str
    kind: str
    sides: int
    place: int


Counts: TypeAlias = "Counter[Side]"


def counts(match: Match) -> Counts:
    """The draws of a game that is over, since its fork if any; none where they are of no kind or not its own."""
    found: Counts = Counter()
    if match.commitment is None or match.tournament or match.table.game.NAME not in PIECES:
        return found
    game, dice, others = match.table.game, match.draws(), len(match.fork.moves) if match.fork else 0
    kinds = drawn_kinds(game)
    for move, before, outcome in draws(match.table.record):
        if move <= others:
            continue
        odds = game.odds(before)
        if dice.outcome(odds, before) != outcome:
            return Counter()
        possible = [side for side, weight in enumerate(odds) if weight]
        kind = kind_of(kinds, odds)
        if kind and len(possible) > 1:
            found[Side(game.NAME, kind, len(possible), possible.index(outcome))] += 1
    return found


def uncounted(connection: Connection) -> dict[str, Counts]:
    """Some games that are over and not counted yet, with their draws."""
    f = schema.finished.c
    tables = connection.execute(select(f.table_id).where(~f.counted).limit(AT_A_TIME)).scalars().all()
    return {table: _counts_at(connection, table) for table in tables}


def count(connection: Connection, found: dict[str, Counts]) -> bool:
    """Adds the draws of games to the totals, each game once, unless another process is doing so."""
    # Nobody waits for the other, so that nobody can wait in a circle.
    lock = text(f"select pg_try_advisory_xact_lock({LOCK})")
    if connection.dialect.name == "postgresql" and not connection.execute(lock).scalar_one():
        return False
    f, d = schema.finished.c, schema.drawn
    added: Counts = Counter()
    for table, its in found.items():
        own = update(schema.finished).where(f.table_id == table, ~f.counted).values(counted=True)
        if connection.execute(own).rowcount == 1:
            added += its
    for side, number in sorted(added.items()):
        row = side._asdict()
        same = [d.c[name] == value for name, value in row.items()]
        if connection.execute(update(d).where(*same).values(number=d.c.number + number)).rowcount == 0:
            connection.execute(insert(d), row | {"number": number})
    return True


def all_draws(connection: Connection) -> AllDraws:
    """All draws that were counted, by kind, each kind with its test, and all together."""
    d = schema.drawn.c
    found = connection.execute(select(d.game, d.kind, d.sides, d.place, d.number))
    drawn = {Side(*row[:4]): int(row.number) for row in found}
    kinds = [
        kind
        for game in PIECES
        for name, odds in _kinds(game).items()
        for kind in _frequencies(game, name, odds, {side: drawn[side] for side in drawn if side[:2] == (game, name)})
    ]
    tested = [(kind.chi_square, kind.freedom) for kind in kinds if kind.chi_square is not None]
    return AllDraws(sum(drawn.values()), kinds, *_together(tested))


def _counts_at(connection: Connection, table: str) -> Counts:
    saved = table_log.load(connection, table)
    try:
        return counts(saved.match) if saved else Counter()
    except Exception as error:  # noqa: BLE001  the other games must not wait for this one
        log.warning("draws not counted", table=table[:6], error=named(error))
        return Counter()


def _kinds(game: str) -> dict[str, list[int]]:
    """The kinds that are drawn in a game; none where it declares them wrongly, so that the others are shown."""
    try:
        return drawn_kinds(GAMES[game])
    except Misfit as misfit:
        log.warning("draws left out", game=game, error=misfit.key)
        return {}


def _frequencies(game: str, kind: str, odds: list[int], drawn: dict[Side, int]) -> Iterator[Frequencies]:
    """The draws of one kind: with faces as long as a die, a lot, or a whole deck has them, and then what was left."""
    weights, outcomes = zip(
        *((weight, GAMES[game].OUTCOMES[at]) for at, weight in enumerate(odds) if weight), strict=True
    )
    rest, others = list[tuple[float, int]](), 0
    for sides, group in groupby(sorted(drawn), key=lambda side: side.sides):
        if sides > len(weights):  # counted when the game declared more
            continue
        number = [0] * sides
        for side in group:
            number[side.place] = drawn[side]
        chi = chi_square(number, weights[:sides])
        if sides < len(weights) and kind != "lot":
            others += sum(number)
            rest += [(chi, sides - 1)] if chi is not None else []
            continue
        total = sum(weights[:sides])
        faces = [
            Face(outcome, came, sum(number) * weight / total)
            for outcome, came, weight in zip(outcomes, number, weights, strict=False)
        ]
        yield Frequencies(
            game, kind, sides, sum(number), faces, *_together([(chi, sides - 1)] if chi is not None else [])
        )
    if others:
        yield Frequencies(game, kind, None, others, [], *_together(rest))


def _together(tests: list[tuple[float, int]]) -> tuple[float | None, int, float | None]:
    """Independent tests as one: chi-squares add up, and so does their freedom."""
    if not tests:
        return None, 0, None
    chi, freedom = sum(chi for chi, _ in tests), sum(freedom for _, freedom in tests)
    return chi, freedom, beyond(chi, freedom)
