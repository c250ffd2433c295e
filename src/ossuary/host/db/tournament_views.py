"""What a player sees of tournaments: one of them, and those in lists: jobs for the store."""

from typing import Any, Literal, TypeAlias

from msgspec.json import decode
from sqlalchemy import Connection, Row, func, or_, select

from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ...fair import pledge
from ...shares import Chain
from ...tournament.meetings import LEAST
from ...tournament.standings import standings
from ..protocol.table import Clock
from ..protocol.tournaments import Entrant, ListedTournament, Pairing, Ranking, Tournament, TournamentDice
from ..table.match import OPEN, OVER
from . import schema
from .accounts import names
from .tournaments import STARTING, Stored

LISTED = 100  # tournaments in a list
Right: TypeAlias = Literal["join", "leave", "start", "show", "cancel"]

t, e = schema.tournaments.c, schema.entrants.c


def listed(connection: Connection, player: str | None) -> list[ListedTournament]:
    """A player's tournaments, and those that everybody may see and that are not over; the newest first."""
    own = select(e.tournament_id).where(e.player == player, ~e.left)
    mine = or_(t.id.in_(own), t.opener == player) if player else t.id.is_(None)
    others = t.listed & (t.status != OVER)
    wanted = select(schema.tournaments).where(t.game.in_(GAMES), or_(mine, others))
    rows = connection.execute(wanted.order_by((t.status == OVER), t.touched.desc()).limit(LISTED)).all()
    found = [row.id for row in rows]
    counted = select(e.tournament_id, func.count()).where(e.tournament_id.in_(found)).group_by(e.tournament_id)
    players: dict[str, int] = dict(connection.execute(counted).all())
    entered = set(connection.execute(own.where(e.tournament_id.in_(found))).scalars()) if player else set()
    return [
        ListedTournament(
            tournament=row.id,
            name=row.name,
            game=row.game,
            options=decode(row.options),
            system=row.system,
            status=row.status,
            players=players.get(row.id, 0),
            most=row.most,
            round=row.round,
            rounds=row.rounds,
            clock=decode(row.clock, type=Clock),
            entered=row.id in entered or (player is not None and row.opener == player),
            touched=row.touched,
        )
        for row in rows
    ]


def seen(connection: Connection, stored: Stored, player: str | None, now: float) -> Tournament:
    """A tournament as a player sees it."""
    row = stored.row
    known = names(connection, [one.player for one in stored.entrants if one.player])
    own = stored.entrant(player)
    chain = Chain(row.chain)
    return Tournament(
        tournament=row.id,
        name=row.name,
        game=row.game,
        options=decode(row.options),
        system=row.system,
        status=row.status,
        listed=row.listed,
        most=row.most,
        clock=decode(row.clock, type=Clock),
        round=row.round,
        rounds=stored.planned,
        next=row.wake,
        now=now,
        entrants=[
            Entrant(one.number, known.get(one.player or ""), one.player is not None and one.player == player, one.left)
            for one in stored.entrants
        ],
        pairings=_pairings(connection, stored, own.number if own else None),
        standings=[
            Ranking(at.player, at.place, at.points, at.second, at.direct, at.margin, at.played)
            for at in standings([one.number for one in stored.entrants], stored.rounds, row.system)
        ],
        dice=TournamentDice(
            promise=chain.commitment.hex(),
            pledges=[one.pledge or pledge(one.text) for one in givers(stored)],
            closed=row.status != OPEN,
            texts=[one.text or one.pledge for one in givers(stored) if one.text or row.status not in (OPEN, STARTING)],
            secrets=[chain.link(number).hex() for number in range(1, stored.rounds_over + 1)],
        ),
        invite=row.invite if own or (player is not None and row.opener == player) else None,
        rights=rights(stored, player),
    )


def givers(stored: Stored) -> list[Row[Any]]:
    """The entrants who gave a text to the dice."""
    return [one for one in stored.entrants if one.pledge or one.text]


def rights(stored: Stored, player: str | None) -> list[Right]:
    """What a player can do now; without a name, nobody can do anything."""
    row, own = stored.row, stored.entrant(player)
    opens = row.status == OPEN and player is not None
    may: dict[Right, bool] = {
        "join": opens and own is None and len(stored.entrants) < row.most,
        "leave": own is not None and not own.left and row.status != OVER,
        "start": opens and row.opener == player and len(stored.entrants) >= LEAST,
        "show": row.status == STARTING and own is not None and own.pledge is not None and own.text is None,
        "cancel": opens and row.opener == player,
    }
    return [name for name, is_so in may.items() if is_so]


def check(stored: Stored, player: str, right: Right) -> None:
    """Refuses what a player cannot do now."""
    if right in rights(stored, player):
        return
    row, own = stored.row, stored.entrant(player)
    if right == "show":
        raise Refused("host-no-pledge" if row.status == STARTING or not own else "host-texts-closed")
    if right == "leave":
        raise Refused("host-tournament-over" if row.status == OVER else "host-not-entered")
    if row.status != OPEN:
        raise Refused("host-tournament-started")
    if right == "join":
        raise Refused("host-tournament-full" if own is None else "host-entered-already")
    if row.opener != player:
        raise Refused("host-opener-only")
    raise Refused("host-tournament-few", least=LEAST)


def _pairings(connection: Connection, stored: Stored, own: int | None) -> list[list[Pairing]]:
    """All pairings by round; a table of others is named once its round is over."""
    tables = schema.tables.c
    over = [one.table_id for one in stored.meetings if one.table_id and one.round <= stored.rounds_over]
    invites = dict(connection.execute(select(tables.id, tables.invite).where(tables.id.in_(over))).all())
    found = [list[Pairing]() for _ in range(stored.row.round)]
    for one in stored.meetings:
        mine = own is not None and own in (one.first, one.second)
        is_seen = one.table_id in invites or (mine and one.round > stored.rounds_over)
        table = one.table_id if is_seen else None
        found[one.round - 1].append(
            Pairing(one.first, one.second, table, invites.get(one.table_id), one.share, one.margin)
        )
    return found
