"""Tournaments as they are stored, and the steps that they take, each once: jobs for the store."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ...tournament.meetings import Meeting
from ...tournament.round_robin import rounds_of
from ..limits import MOST_ENTERED_TOURNAMENTS, MOST_OPENED_TOURNAMENTS
from ..table.match import OPEN, OVER, PLAYING, Match
from . import schema

STARTING = "starting"  # between open and playing: the texts for the dice are being shown
AT_A_TIME = 20
HALF = 0.5  # of the win, for each of two whose game nobody can finish any more

t, e, m = schema.tournaments.c, schema.entrants.c, schema.meetings.c
PLAYED = select(m.board).where(m.tournament_id == t.id, m.table_id.is_not(None), m.share.is_(None)).exists()


class Moved(Exception):
    """The tournament took another step meanwhile."""


class Stored(NamedTuple):
    """A tournament with its entrants and its meetings."""

    row: Row[Any]
    entrants: list[Row[Any]]
    meetings: list[Row[Any]]

    @property
    def rounds(self) -> list[list[Meeting]]:
        """The meetings by round."""
        found = [list[Meeting]() for _ in range(self.row.round)]
        for one in self.meetings:
            found[one.round - 1].append(Meeting(one.first, one.second, one.share, one.margin))
        return found

    @property
    def planned(self) -> int:
        """How many rounds there are at most."""
        if self.row.status == OPEN and self.row.system == "swiss":
            return int(self.row.rounds)
        everybody = rounds_of(len(self.entrants))
        return everybody if self.row.system == "round-robin" else min(self.row.rounds, everybody)

    @property
    def rounds_over(self) -> int:
        """How many rounds are over."""
        pausing = self.row.status == OVER or self.row.wake is not None
        return int(self.row.round) if pausing else max(0, self.row.round - 1)

    def entrant(self, player: str | None) -> Row[Any] | None:
        """How a player takes part, if they do."""
        return next((one for one in self.entrants if player is not None and one.player == player), None)


def load(connection: Connection, tournament: str) -> Stored:
    """A tournament; refused if there is none."""
    row = connection.execute(select(schema.tournaments).where(t.id == tournament)).first()
    if row is None:
        raise Refused("host-no-tournament")
    entrants = select(schema.entrants).where(e.tournament_id == tournament).order_by(e.number)
    meetings = (
        select(schema.meetings).where(m.tournament_id == tournament, m.round <= row.round).order_by(m.round, m.board)
    )
    return Stored(row, list(connection.execute(entrants)), list(connection.execute(meetings)))


def create(connection: Connection, row: dict[str, Any]) -> None:
    """Stores a new tournament, unless its opener has too many."""
    mine = select(func.count()).where(t.opener == row["opener"], t.status != OVER)
    if connection.execute(mine).scalar_one() >= MOST_OPENED_TOURNAMENTS:
        raise Refused("host-too-many-tournaments", most=MOST_OPENED_TOURNAMENTS)
    connection.execute(insert(schema.tournaments), row | {"version": 1, "status": OPEN, "round": 0, "wake": None})


def take_step(connection: Connection, row: Row[Any], **values: Any) -> None:
    """Changes a tournament, if it is still as it was read."""
    same = update(schema.tournaments).where(t.id == row.id, t.version == row.version)
    if connection.execute(same.values(version=row.version + 1, **values)).rowcount != 1:
        raise Moved


def enter(connection: Connection, stored: Stored, player: str, pledge: str | None, text: str | None) -> None:
    """Adds a player, unless they take part in too many tournaments."""
    joined = schema.entrants.join(schema.tournaments, t.id == e.tournament_id)
    entered = select(func.count()).select_from(joined).where(e.player == player, ~e.left, t.status != OVER)
    if connection.execute(entered).scalar_one() >= MOST_ENTERED_TOURNAMENTS:
        raise Refused("host-too-many-tournaments", most=MOST_ENTERED_TOURNAMENTS)
    number = 1 + max((one.number for one in stored.entrants), default=-1)
    row = {"tournament_id": stored.row.id, "number": number, "player": player, "pledge": pledge, "text": text}
    connection.execute(insert(schema.entrants), row | {"left": False})


def leave(connection: Connection, stored: Stored, number: int) -> None:
    """Takes an entrant out: before the start as if they had never come."""
    own = and_(e.tournament_id == stored.row.id, e.number == number)
    if stored.row.status == OPEN:
        connection.execute(delete(schema.entrants).where(own))
    else:
        connection.execute(update(schema.entrants).where(own).values(left=True))


def show(connection: Connection, stored: Stored, number: int, text: str) -> None:
    """Stores the text that an entrant had pledged."""
    own = and_(e.tournament_id == stored.row.id, e.number == number)
    connection.execute(update(schema.entrants).where(own).values(text=text))


def add_round(connection: Connection, tournament: str, number: int, meetings: list[tuple[Meeting, str | None]]) -> None:
    """Stores the pairings of a round, with the tables of those who play."""
    rows = [
        {
            "tournament_id": tournament,
            "round": number,
            "board": board,
            "first": one.first,
            "second": one.second,
            "table_id": table,
            "share": one.share,
            "margin": 0,
            "revealed": table is None,
        }
        for board, (one, table) in enumerate(meetings)
    ]
    connection.execute(insert(schema.meetings), rows)


def note_result(connection: Connection, match: Match) -> None:
    """Notes once how the game of a meeting ended, and later that its table has shown the secret of its dice."""
    if match.revealed:
        connection.execute(update(schema.meetings).where(m.table_id == match.id).values(revealed=True))
        return
    share, margin = HALF, 0
    if match.why in ("finished", "resigned"):
        share = match.payoffs()[0]
    if match.why == "finished":
        first, second = match.table.game.scores(match.table.state)
        margin = first - second
    own = update(schema.meetings).where(m.table_id == match.id, m.share.is_(None))
    connection.execute(own.values(share=share, margin=margin))


def note_gone(connection: Connection, tables: list[str]) -> None:
    """Shares the win of games that cannot be finished, or are gone; there is nothing to show at these tables."""
    gone = m.table_id.in_(tables)
    connection.execute(update(schema.meetings).where(gone).values(share=func.coalesce(m.share, HALF), revealed=True))


def due(connection: Connection, now: float) -> list[str]:
    """The tournaments that take a step now."""
    played = and_(t.status == PLAYING, t.wake.is_(None), ~PLAYED)
    wanted = select(t.id).where(t.game.in_(GAMES), t.status.in_((STARTING, PLAYING)), or_(t.wake <= now, played))
    return list(connection.execute(wanted.order_by(t.touched).limit(AT_A_TIME)).scalars())


def unrevealed(connection: Connection) -> list[str]:
    """Tables of rounds that are over, which have not shown the secret of their dice."""
    over = or_(t.status == OVER, m.round < t.round, t.wake.is_not(None))
    joined = schema.meetings.join(schema.tournaments, t.id == m.tournament_id)
    wanted = select(m.table_id).select_from(joined).where(~m.revealed, over, t.game.in_(GAMES))
    return list(connection.execute(wanted.limit(AT_A_TIME)).scalars())


def forget(connection: Connection, player: str) -> None:
    """Takes a deleted player out of all tournaments; what they have opened and not started is called off."""
    entered = select(e.tournament_id).where(e.player == player)
    connection.execute(update(schema.tournaments).where(t.id.in_(entered)).values(version=t.version + 1))
    waiting = select(t.id).where(t.status == OPEN)
    connection.execute(delete(schema.entrants).where(e.player == player, e.tournament_id.in_(waiting)))
    connection.execute(update(schema.entrants).where(e.player == player).values(player=None, left=True))
    opened = update(schema.tournaments).where(t.opener == player)
    connection.execute(opened.where(t.status == OPEN).values(status=OVER, version=t.version + 1))
    connection.execute(opened.values(opener=None, name=""))


def purge(connection: Connection, before: float, waiting_since: float) -> None:
    """Deletes tournaments untouched since then in which nobody plays, and those that wait too long for their start."""
    old = or_(and_(t.touched < before, ~PLAYED), and_(t.status == OPEN, t.touched < waiting_since))
    gone = connection.execute(delete(schema.tournaments).where(old).returning(t.id)).scalars().all()
    connection.execute(delete(schema.entrants).where(e.tournament_id.in_(gone)))
    connection.execute(delete(schema.meetings).where(m.tournament_id.in_(gone)))
