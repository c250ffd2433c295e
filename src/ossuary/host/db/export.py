"""All of a player's data as one ZIP file, made while it is sent."""

from collections.abc import AsyncGenerator
from functools import partial
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec.json import decode, encode, format
from sqlalchemy import Connection, select

from ..messages.view import recorded
from . import accounts, schema, table_log
from .store import Store

FORMAT = "ossuary-export"
VERSION = 1
AT_A_TIME = 10  # games that are read at once


async def exported(store: Store, player: str) -> AsyncGenerator[bytes, None]:
    """The file, piece by piece: account and messages, then a record for each game."""
    mine = await store.read(partial(_mine, player=player))
    return _pieces(store, mine)


async def _pieces(store: Store, mine: dict[str, Any]) -> AsyncGenerator[bytes, None]:
    out, unreadable = _Pieces(), {gone["table"] for gone in mine["unreadable"]}
    tables = [table for table in mine["tables"] if table not in unreadable]
    with ZipFile(out, "w", ZIP_DEFLATED) as file:  # type: ignore[call-overload]  # to be written on is all it needs
        file.writestr("me.json", format(encode(mine)))
        yield out.taken()
        for first in range(0, len(tables), AT_A_TIME):
            records = await store.read(partial(_records, tables=tables[first : first + AT_A_TIME]))
            for name, record in records.items():
                file.writestr(f"records/{name}.json", record)
            yield out.taken()
    yield out.taken()


def _mine(connection: Connection, player: str) -> dict[str, Any]:
    """A player's stored data except their games."""
    p, s, c, r = (rows.c for rows in (schema.players, schema.sitters, schema.chat, schema.reports))
    d, k, t = (rows.c for rows in (schema.devices, schema.keys, schema.tables))
    x, y, g, h = schema.practice.c, schema.daily.c, schema.ratings.c, schema.rated.c
    me = connection.execute(select(p.id, p.name, p.created).where(p.id == player)).mappings().one()
    said = select(c.table_id.label("table"), c.at, c.text).where(c.player == player).order_by(c.number)
    reports = select(r.message, r.reason, r.at).where(r.player == player).order_by(r.number)
    keys = select(k.kind, k.label, k.created, k.used, k.permits).where(k.player == player).order_by(k.created)
    devices = select(d.endpoint, d.language, d.created).where(d.player == player).order_by(d.created)
    w = schema.webhooks.c
    webhooks = select(w.url, w.created, w.failures).where(w.player == player).order_by(w.created)
    practice = select(x.puzzle, x.game, x.body, x.card, x.due).where(x.player == player).order_by(x.puzzle)
    result = y.void, y.given_away, y.points, y.won, y.decisions
    daily = select(y.day, y.game, y.table_id.label("table"), y.brought, *result).where(y.player == player)
    f, o = schema.entrants.c, schema.tournaments.c
    entered = select(o.id.label("tournament"), o.name, o.game, f.number, f.left, f.pledge, f.text)
    tournaments = entered.join(schema.tournaments, o.id == f.tournament_id).where(f.player == player).order_by(o.id)
    opened = select(o.id.label("tournament"), o.name, o.game, o.touched).where(o.opener == player).order_by(o.id)
    ratings = select(g.game, g.mean, g.deviation, g.games, g.at).where(g.player == player).order_by(g.game)
    change = h.mean, h.deviation, h.mean_after, h.deviation_after
    rated = select(h.table_id.label("table"), h.seat, h.at, h.result, *change).where(h.player == player)
    tables = select(s.table_id).where(s.player == player, ~s.left).order_by(s.table_id)
    gone = tables.join(schema.tables, t.id == s.table_id).where(~table_log.playable()).add_columns(t.summary)
    return {
        "format": FORMAT,
        "version": VERSION,
        "player": dict(me),
        "keys": [dict(row) for row in connection.execute(keys).mappings()],
        "muted": sorted(accounts.muted(connection, player)),
        "said": [dict(row) for row in connection.execute(said).mappings()],
        "devices": [dict(row) for row in connection.execute(devices).mappings()],
        "webhooks": [dict(row) for row in connection.execute(webhooks).mappings()],
        "practice": [dict(row) for row in connection.execute(practice).mappings()],
        "reports": [dict(row) for row in connection.execute(reports).mappings()],
        "daily": [dict(row) for row in connection.execute(daily.order_by(y.day, y.game)).mappings()],
        "tournaments": [dict(row) for row in connection.execute(tournaments).mappings()],
        "opened_tournaments": [dict(row) for row in connection.execute(opened).mappings()],
        "ratings": [dict(row) for row in connection.execute(ratings).mappings()],
        "rated": [dict(row) for row in connection.execute(rated.order_by(h.at)).mappings()],
        "tables": list(connection.execute(tables).scalars()),
        "unreadable": [
            {"table": row.table_id, "game": decode(row.summary, type=table_log.Summary).game}
            for row in connection.execute(gone)
        ],
    }


def _records(connection: Connection, tables: list[str]) -> dict[str, str]:
    """The records of tables by the name of their file."""
    found = {}
    for table in tables:
        if saved := table_log.load(connection, table):
            match = saved.match
            names = accounts.names(connection, match.players)
            found[f"{match.table.game.NAME}-{table}"] = recorded(match, names).write()
    return found


class _Pieces:
    """A file object for a growing ZIP file, emptied as it is sent."""

    def __init__(self) -> None:
        self._grown = bytearray()

    def write(self, piece: bytes) -> int:
        """Appends data."""
        self._grown += piece
        return len(piece)

    def flush(self) -> None:
        """Nothing to flush."""

    def taken(self) -> bytes:
        """The data since the last call."""
        taken, self._grown = bytes(self._grown), bytearray()
        return taken
