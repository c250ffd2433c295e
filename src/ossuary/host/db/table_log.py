"""A table as it is stored, its log and its snapshots: jobs for the store."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import encode
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, or_, select, update

from ...engine.registry import GAMES
from ..protocol.table import Clock
from ..protocol.values import Why
from ..table import snapshots
from ..table.apply import apply, match_from_log
from ..table.events import AnyEvent, Ended, read, written
from ..table.match import OVER, Match
from ..table.snapshots import EVERY, MOST_MISSED
from . import ratings, schema, tournaments
from .accounts import names
from .in_groups import in_groups
from .notices import notify
from .store import Prepared


class Saved(NamedTuple):
    """A table as it is stored: a snapshot, if there is one, and the log after that version."""

    id: str
    invite: str
    secret: bytes
    since: int
    snapshot: str | None
    log: list[AnyEvent]

    def begun(self, log: Iterator[AnyEvent]) -> Match:
        """The table at its snapshot or its opening, and the log after that."""
        if self.snapshot is not None:
            return snapshots.read(self.id, self.secret, self.snapshot)
        return match_from_log(self.id, self.secret, [next(log)])

    def opened(self) -> tuple[Match, dict[int, str]]:
        """The table as it is now, and the snapshots that were missing on the way, by version."""
        log, missing = iter(self.log), dict[int, str]()
        match = self.begun(log)
        wanted = self.since + len(self.log) - MOST_MISSED - EVERY  # older ones serve nobody
        for event in log:
            apply(match, event)
            if match.version > wanted and snapshots.due(match):
                missing[match.version] = snapshots.written(match)
        return match, missing

    @property
    def match(self) -> Match:
        """The table as it is now."""
        return self.opened()[0]


class Place(Struct):
    """A seat in a summary."""

    player: str | None = None
    name: str | None = None
    mind: str | None = None


class Summary(Struct):
    """A table as lists show it."""

    game: str
    options: dict[str, Any]
    seats: list[Place]
    clock: Clock | None = None
    lesson: bool = False
    local: bool = False
    rated: bool = False


class Ending(Struct):
    """How a game ended."""

    why: Why
    scores: list[int]
    payoffs: list[float]


def create(connection: Connection, match: Match, invite: str, log: list[AnyEvent]) -> None:
    """Stores a new table."""
    row = _row(match) | {"id": match.id, "invite": invite, "secret": match.secret, "listed": match.listed}
    connection.execute(insert(schema.tables), row)
    bodies = [{"table_id": match.id, "version": version, "body": written(e)} for version, e in enumerate(log, start=1)]
    connection.execute(insert(schema.events), bodies)
    _seat(connection, match)
    if match.local and match.status == OVER:
        _finish(connection, match)
    _keep_if_due(connection, match)


def invite_to(connection: Connection, table: str) -> str | None:
    """The invitation to a table, if there is one of that id."""
    t = schema.tables.c
    return connection.execute(select(t.invite).where(t.id == table)).scalar()


def append(connection: Connection, match: Match, event: AnyEvent, seats_changed: bool) -> bool:
    """Stores the event that brought a table to its version, unless another process was first."""
    row = _row(match) | {"key": match.id, "old": match.version - 1}
    if _ADVANCE(connection, row).rowcount != 1:
        return False
    _LOG(connection, {"table_id": match.id, "version": match.version, "body": written(event)})
    if seats_changed:
        _seat(connection, match)
    if match.status == OVER:
        _finish(connection, match)
        if match.tournament:
            tournaments.note_result(connection, match)
    if match.settled and match.settled.version == match.version:
        ratings.enqueue(connection, match.id)
    _keep_if_due(connection, match)
    notify(connection, match.id, match.version)
    return True


def is_over(connection: Connection, table: str) -> bool:
    """Whether there is such a table, and it is over."""
    t = schema.tables.c
    return connection.execute(select(t.status).where(t.id == table)).scalar() == OVER


def end_unreadable(connection: Connection, table: str, event: Ended) -> int | None:
    """Ends an unfinished table whose game is gone, and returns its new version."""
    t = schema.tables
    over = {"version": t.c.version + 1, "status": OVER, "touched": event.at, "wake": None, "mover": None}
    ended = update(t).where(t.c.id == table, t.c.status != OVER, ~playable()).values(over).returning(t.c.version)
    made = connection.execute(ended).scalar()
    if made is not None:
        _LOG(connection, {"table_id": table, "version": made, "body": written(event)})
        tournaments.note_gone(connection, [table])
        notify(connection, table, made)
    return made


def load(connection: Connection, table: str, at: int = 2**31 - 1) -> Saved | None:
    """A table with its newest snapshot, or the newest up to a version, and its log after that."""
    row = connection.execute(_FIND, {"key": table}).first()
    if row is None:
        return None
    kept = connection.execute(_KEPT, {"key": table, "form": snapshots.FORM, "at": at}).first()
    since = kept.version if kept else 0
    return Saved(table, row.invite, row.secret, since, kept.body if kept else None, log_after(connection, table, since))


def log_after(connection: Connection, table: str, version: int) -> list[AnyEvent]:
    """What happened at a table after a version."""
    return [read(body) for body in connection.execute(_EVENTS, {"key": table, "since": version}).scalars()]


def keep(connection: Connection, table: str, made: dict[int, str]) -> None:
    """Stores snapshots of a table by version, and deletes those no longer needed."""
    s = schema.snapshots.c
    connection.execute(delete(schema.snapshots).where(s.table_id == table, s.version.in_(made)))
    rows = [{"table_id": table, "version": at, "form": snapshots.FORM, "body": body} for at, body in made.items()]
    connection.execute(insert(schema.snapshots), rows)
    enough = select(func.max(s.version)).where(s.table_id == table, s.version <= max(made) - MOST_MISSED)
    oldest = connection.execute(enough).scalar() or 0
    connection.execute(delete(schema.snapshots).where(s.table_id == table, s.version < oldest))


def keep_missing(connection: Connection, match: Match, made: dict[int, str]) -> None:
    """Stores missing snapshots of a table, without the name of a player who was deleted meanwhile."""
    known = names(connection, match.players)
    if all(sitting.player in known for sitting in match.sittings if sitting.name and sitting.player):
        keep(connection, match.id, made)


def _keep_if_due(connection: Connection, match: Match) -> None:
    if snapshots.due(match):
        keep(connection, match.id, {match.version: snapshots.written(match)})


def version(connection: Connection, table: str) -> int:
    """The version of a table."""
    return connection.execute(_VERSION, {"key": table}).scalar() or 0


def touched(connection: Connection, table: str) -> float:
    """When a table was last changed."""
    t = schema.tables.c
    return connection.execute(select(t.touched).where(t.id == table)).scalar() or 0.0


def versions(connection: Connection, tables: list[str], since: float) -> dict[str, int]:
    """The versions of those among these tables that were changed since then."""
    t, found = schema.tables.c, dict[str, int]()
    for some in in_groups(tables):
        wanted = select(t.id, t.version).where(t.id.in_(some), t.touched >= since)
        found |= dict(connection.execute(wanted).all())
    return found


def playable() -> ColumnElement[bool]:
    """That the game of a table is here: the package that brought it may have been uninstalled."""
    summary = schema.tables.c.summary
    return or_(*(summary.startswith(f'{{"game":"{game}"', autoescape=True) for game in GAMES))


def _row(match: Match) -> dict[str, Any]:
    seats = [Place(sitting.player, sitting.name, sitting.mind) for sitting in match.sittings]
    mover = match.mover
    game = match.table.game.NAME
    summary = Summary(game, match.options, seats, match.clock, match.lesson, match.local, match.rated)
    return {
        "version": match.version,
        "status": match.status,
        "touched": match.touched,
        "wake": match.wake,
        "mover": None if mover is None or match.mind_plays(mover) else match.sittings[mover].player,
        "summary": encode(summary).decode(),
    }


def _finish(connection: Connection, match: Match) -> None:
    """Notes once how a game ended; lessons and tables where no game started do not count."""
    f = schema.finished
    known = connection.execute(select(f.c.table_id).where(f.c.table_id == match.id)).first()
    if match.pieces is None or match.lesson or known:
        return
    ending = Ending(match.why or "closed", match.table.game.scores(match.table.state), match.payoffs())
    row = {"table_id": match.id, "at": match.touched, "result": encode(ending).decode(), "counted": False}
    connection.execute(insert(f), row)


def _seat(connection: Connection, match: Match) -> None:
    """Notes who sits at a table now, and keeps who sat there before."""
    s = schema.sitters
    connection.execute(update(s).where(s.c.table_id == match.id).values(left=True))
    for player in match.players:
        row = {"player": player, "table_id": match.id, "left": False}
        back = update(s).where(s.c.table_id == match.id, s.c.player == player).values(left=False)
        if connection.execute(back).rowcount == 0:
            connection.execute(insert(s), row)


_ADVANCE = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"), schema.tables.c.version == bindparam("old"))
    .values({name: bindparam(name) for name in ("version", "status", "touched", "wake", "mover", "summary")})
)
_LOG = Prepared(insert(schema.events))
_FIND = select(schema.tables.c.invite, schema.tables.c.secret).where(schema.tables.c.id == bindparam("key"))
_KEPT = (
    select(schema.snapshots.c.version, schema.snapshots.c.body)
    .where(
        schema.snapshots.c.table_id == bindparam("key"),
        schema.snapshots.c.form == bindparam("form"),
        schema.snapshots.c.version <= bindparam("at"),
    )
    .order_by(schema.snapshots.c.version.desc())
    .limit(1)
)
_VERSION = select(schema.tables.c.version).where(schema.tables.c.id == bindparam("key"))
_EVENTS = (
    select(schema.events.c.body)
    .where(schema.events.c.table_id == bindparam("key"), schema.events.c.version > bindparam("since"))
    .order_by(schema.events.c.version)
)
