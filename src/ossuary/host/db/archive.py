"""Reading and writing tables: jobs for the store."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update

from ...engine.registry import GAMES
from ..protocol.http import Fortune, Listed
from ..protocol.table import Clock
from ..protocol.values import Why
from ..table import snapshots
from ..table.events import AnyEvent, Ended, Joined, Opened, read, written
from ..table.match import OVER, Match
from ..table.snapshots import EVERY, MOST_MISSED
from . import schema
from .store import notify

LISTED = 100  # tables in a list
APART = 1.0  # seconds that clocks may be apart


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
        return Match.of(self.id, self.secret, [next(log)])

    def opened(self) -> tuple[Match, dict[int, str]]:
        """The table as it is now, and the snapshots that were missing on the way, by version."""
        log, missing = iter(self.log), dict[int, str]()
        match = self.begun(log)
        wanted = self.since + len(self.log) - MOST_MISSED - EVERY  # older ones serve nobody
        for event in log:
            match.apply(event)
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


class Fortunes(Struct):
    """The part of a review that lists of games show."""

    shares: list[Fortune]


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
    _keep_if_due(connection, match)


def append(connection: Connection, match: Match, event: AnyEvent, seats_changed: bool) -> bool:
    """Stores the event that brought a table to its version, unless another process was first."""
    row = _row(match) | {"key": match.id, "old": match.version - 1}
    if connection.execute(_ADVANCE, row).rowcount != 1:
        return False
    connection.execute(_LOG, {"table_id": match.id, "version": match.version, "body": written(event)})
    if seats_changed:
        _seat(connection, match)
    if match.status == OVER:
        _finish(connection, match)
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
        connection.execute(_LOG, {"table_id": table, "version": made, "body": written(event)})
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
    if all(sitting.player in known for sitting in match.sittings if sitting.name):
        keep(connection, match.id, made)


def _keep_if_due(connection: Connection, match: Match) -> None:
    if snapshots.due(match):
        keep(connection, match.id, {match.version: snapshots.written(match)})


def names(connection: Connection, players: list[str]) -> dict[str, str]:
    """The names of players."""
    found = connection.execute(
        select(schema.players.c.id, schema.players.c.name).where(schema.players.c.id.in_(players))
    )
    return dict(found.all())


def named(connection: Connection, table: str, player: str) -> list[tuple[int, AnyEvent]]:
    """The events of a log that hold a player's name, by version."""
    e = schema.events.c
    naming = or_(e.version == 1, e.body.startswith('{"type":"joined"'))
    found = connection.execute(select(e.version, e.body).where(e.table_id == table, naming).order_by(e.version))
    logged = [(row.version, read(row.body)) for row in found]
    return [one for one in logged if any(place.player == player and place.name for place in _places(one[1]))]


def unname_events(connection: Connection, table: str, player: str, logged: list[tuple[int, AnyEvent]]) -> None:
    """Removes a player's name from events of a log."""
    e = schema.events
    for version, event in logged:
        for place in _places(event):
            place.name = None if place.player == player else place.name
        connection.execute(update(e).where(e.c.table_id == table, e.c.version == version).values(body=written(event)))


def unname(connection: Connection, table: str, player: str) -> None:
    """Removes a player's name, already gone from the log of a table, from everything derived from it."""
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
    t = schema.tables
    for text in connection.execute(select(t.c.summary).where(t.c.id == table).with_for_update()).scalars().all():
        summary = decode(text, type=Summary)
        for seat in summary.seats:
            seat.name = None if seat.player == player else seat.name
        connection.execute(update(t).where(t.c.id == table).values(summary=encode(summary).decode()))
    notify(connection, table, 0)


def _places(event: AnyEvent) -> list[Any]:
    """Where an event has names of players."""
    return event.sittings if isinstance(event, Opened) else [event] if isinstance(event, Joined) else []


def version(connection: Connection, table: str) -> int:
    """The version of a table."""
    return connection.execute(_VERSION, {"key": table}).scalar() or 0


def touched(connection: Connection, table: str) -> float:
    """When a table was last changed."""
    t = schema.tables.c
    return connection.execute(select(t.touched).where(t.id == table)).scalar() or 0.0


def versions(connection: Connection, since: float) -> dict[str, int]:
    """The versions of all tables changed since then."""
    found = connection.execute(
        select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.touched >= since)
    )
    return dict(found.all())


def playable() -> ColumnElement[bool]:
    """That the game of a table is here: the package that brought it may have been uninstalled."""
    summary = schema.tables.c.summary
    return or_(*(summary.startswith(f'{{"game":"{game}"', autoescape=True) for game in GAMES))


def due(connection: Connection, now: float, busy: int) -> list[str]:
    """The tables that need service now, and as many more as are being served, so that these hide no others."""
    c = schema.tables.c
    wanted = select(c.id).where(c.wake <= now, playable()).order_by(c.wake).limit(LISTED + busy)
    return list(connection.execute(wanted).scalars())


def ahead(connection: Connection, now: float) -> list[str]:
    """The tables that will need service and were last changed by a clock ahead of ours."""
    c = schema.tables.c
    wanted = select(c.id).where(c.touched > now + APART, c.wake.is_not(None), playable()).order_by(c.wake)
    return list(connection.execute(wanted).scalars())


def lobby(connection: Connection, player: str | None) -> list[Listed]:
    """The tables that everybody may see, those with an open seat first."""
    c = schema.tables.c
    open_to_all = select(schema.tables).where(c.listed, c.status != OVER, playable())
    return _listed(connection, open_to_all.order_by(c.status, c.touched.desc()).limit(LISTED), player)


def tables_of(connection: Connection, player: str) -> list[Listed]:
    """The tables of a player, those where it is their move first, those that are over last."""
    c, s = schema.tables.c, schema.sitters.c
    mine = select(s.table_id).where(s.player == player, ~s.left)
    order = (c.mover == player).is_(True).desc(), c.status == OVER, c.status.desc(), c.touched.desc()
    return _listed(connection, select(schema.tables).where(c.id.in_(mine)).order_by(*order).limit(LISTED), player)


def review(connection: Connection, table: str) -> str | None:
    """The review of a table, if one was made."""
    r = schema.reviews.c
    return connection.execute(select(r.body).where(r.table_id == table)).scalar()


def keep_review(connection: Connection, table: str, body: str) -> None:
    """Stores the review of a table, and its luck and skill in the lists of its players' games."""
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
    connection.execute(insert(schema.reviews), {"table_id": table, "body": body})
    f, shares = schema.finished, encode(decode(body, type=Fortunes).shares).decode()
    connection.execute(update(f).where(f.c.table_id == table).values(shares=shares))


def seats_taken(connection: Connection, player: str) -> list[tuple[str, bool]]:
    """All tables where a player sits or has sat, and whether the seat can still be taken by somebody else."""
    c, s = schema.tables.c, schema.sitters.c
    goes_on = and_(c.status != OVER, playable()).label("goes_on")
    found = connection.execute(select(c.id, goes_on).join(schema.sitters, s.table_id == c.id).where(s.player == player))
    return [(row.id, row.goes_on) for row in found]


def tables_open(connection: Connection, player: str) -> int:
    """How many tables that are not over a player sits at."""
    c, s = schema.tables.c, schema.sitters.c
    joined = schema.tables.join(schema.sitters, s.table_id == c.id)
    wanted = select(func.count()).select_from(joined).where(s.player == player, ~s.left, c.status != OVER)
    return int(connection.execute(wanted).scalar_one())


def _listed(connection: Connection, wanted: Any, player: str | None) -> list[Listed]:
    rows = [(row, decode(row.summary, type=Summary)) for row in connection.execute(wanted)]
    known = names(connection, [seat.player for _, summary in rows for seat in summary.seats if seat.player])
    return [
        Listed(
            table=row.id,
            game=summary.game,
            options=summary.options,
            status=row.status,
            players=[seat.mind or seat.name or known.get(seat.player or "") for seat in summary.seats],
            open_seats=sum(seat.player is None and seat.mind is None for seat in summary.seats),
            clock=summary.clock,
            your_move=player is not None and row.mover == player,
            touched=row.touched,
            lesson=summary.lesson,
        )
        for row, summary in rows
    ]


def _row(match: Match) -> dict[str, Any]:
    seats = [Place(sitting.player, sitting.name, sitting.mind) for sitting in match.sittings]
    mover = match.mover
    return {
        "version": match.version,
        "status": match.status,
        "touched": match.touched,
        "wake": match.wake,
        "mover": None if mover is None or match.thinks(mover) else match.sittings[mover].player,
        "summary": encode(Summary(match.table.game.NAME, match.options, seats, match.clock, match.lesson)).decode(),
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


_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"), schema.tables.c.version == bindparam("old"))
    .values({name: bindparam(name) for name in ("version", "status", "touched", "wake", "mover", "summary")})
)
_LOG = insert(schema.events)
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
