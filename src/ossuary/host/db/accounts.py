"""Accounts: guests with a cookie, programs with a token, a recovery code for another device."""

import hashlib
import secrets
from collections.abc import Collection
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from ...engine.nodes import Refused
from ..protocol.players import PERMITS, Permit, Session, Token
from ..table.match import DAY
from . import schema, tournaments
from .notices import notify, tell_withdrawn

COOKIE, TOKEN, RECOVERY = "cookie", "token", "recovery"
LIFETIMES = {COOKIE: 400 * DAY, TOKEN: None, RECOVERY: DAY}
MOST_TOKENS = 20
MOST_SESSIONS = 20
TOO_MANY = {TOKEN: ("host-too-many-tokens", MOST_TOKENS), COOKIE: ("host-too-many-sessions", MOST_SESSIONS)}
HOUR = 3600.0
AT_A_TIME = 500  # messages that are deleted at once


class Player(NamedTuple):
    """A player, with the number of the key that proves who they are."""

    id: str
    name: str
    key: str = ""
    used: float | None = None  # when that was last shown, to the hour
    permits: frozenset[Permit] = frozenset(PERMITS)  # what that allows


def hashed(key: str) -> str:
    """A key as it is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def create(connection: Connection, name: str, now: float) -> Player:
    """A new guest."""
    player = Player(secrets.token_urlsafe(16), name)
    connection.execute(insert(schema.players), {"id": player.id, "name": name, "created": now})
    return player


def rename(connection: Connection, player: str, name: str) -> None:
    """Gives a player another name and tells the tables where they sit."""
    connection.execute(update(schema.players).where(schema.players.c.id == player).values(name=name))
    for table in connection.execute(select(schema.sitters.c.table_id).where(schema.sitters.c.player == player)):
        notify(connection, table.table_id, 0)


def issue(
    connection: Connection, player: str, kind: str, now: float, label: str = "", permits: Collection[Permit] = PERMITS
) -> tuple[str, Token]:
    """A new key for a player, returned only this once."""
    if kind in TOO_MANY:
        refusal, most = TOO_MANY[kind]
        if len(_keys(connection, player, kind, now)) >= most:
            raise Refused(refusal, most=most)
    # The first letters keep a token from looking like an option on a command line.
    if kind == RECOVERY:
        connection.execute(delete(schema.keys).where(schema.keys.c.player == player, schema.keys.c.kind == RECOVERY))
    text, number, lifetime = f"oss_{secrets.token_urlsafe(32)}", secrets.token_urlsafe(6), LIFETIMES[kind]
    row = {
        "hash": hashed(text),
        "player": player,
        "kind": kind,
        "number": number,
        "label": label,
        "created": now,
        "expires": now + lifetime if lifetime else None,
        "used": now,
        "permits": " ".join(sorted(set(permits))) if kind == TOKEN else None,
    }
    connection.execute(insert(schema.keys), row)
    return text, Token(number, label, now, now, sorted(set(permits)), text)


def who(connection: Connection, key: str, kind: str, now: float) -> Player | None:
    """The player that a key proves."""
    k, p = schema.keys.c, schema.players.c
    found = connection.execute(
        select(p.id, p.name, k.number, k.used, k.permits)
        .join(schema.keys, k.player == p.id)
        .where(k.hash == hashed(key), k.kind == kind, or_(k.expires.is_(None), k.expires > now))
    ).first()
    return Player(*found[:4], frozenset(_permits(found.permits))) if found else None


def spend(connection: Connection, code: str, now: float) -> Player:
    """The player of a recovery code, which works once."""
    player = who(connection, code, RECOVERY, now)
    spent = connection.execute(delete(schema.keys).where(schema.keys.c.hash == hashed(code))).rowcount
    if player is None or spent != 1:
        raise Refused("host-code")
    return player


def note_use(connection: Connection, player: Player, now: float) -> None:
    """Notes when a key was last used."""
    k = schema.keys.c
    connection.execute(update(schema.keys).where(k.player == player.id, k.number == player.key).values(used=now))


def tokens(connection: Connection, player: str, now: float) -> list[Token]:
    """The tokens of a player, without their texts."""
    found = _keys(connection, player, TOKEN, now)
    return [Token(row.number, row.label, row.created, row.used, _permits(row.permits)) for row in found]


def sessions(connection: Connection, player: str, here: str, now: float) -> list[Session]:
    """The devices of a player; `here` is the number of the one that asks."""
    found = _keys(connection, player, COOKIE, now)
    return [Session(row.number, row.label, row.created, row.used, row.number == here) for row in found]


def good(connection: Connection, players: Collection[str]) -> set[str]:
    """The numbers of these players' keys that are not withdrawn."""
    k = schema.keys.c
    return set(connection.execute(select(k.number).where(k.player.in_(players))).scalars())


def withdraw(connection: Connection, player: str, kind: str, number: str) -> None:
    """Withdraws a key with its push subscriptions and webhooks, and closes its connections."""
    k, d = schema.keys.c, schema.devices.c
    gone = connection.execute(delete(schema.keys).where(k.player == player, k.kind == kind, k.number == number))
    if gone.rowcount != 1:
        raise Refused("host-no-token" if kind == TOKEN else "host-no-session")
    connection.execute(delete(schema.devices).where(d.player == player, or_(d.key == number, d.key.is_(None))))
    w = schema.webhooks.c
    connection.execute(delete(schema.webhooks).where(w.player == player, w.key == number))
    tell_withdrawn(connection, number)


def _permits(stored: str | None) -> list[Permit]:
    """What a stored key allows."""
    return list(PERMITS) if stored is None else cast(list[Permit], stored.split())


def _keys(connection: Connection, player: str, kind: str, now: float) -> list[Row[Any]]:
    """A player's valid keys of one kind, oldest first."""
    k = schema.keys.c
    good = k.player == player, k.kind == kind, or_(k.expires.is_(None), k.expires > now)
    wanted = select(k.number, k.label, k.created, k.used, k.permits)
    return list(connection.execute(wanted.where(*good).order_by(k.created)))


def names(connection: Connection, players: list[str]) -> dict[str, str]:
    """The names of players."""
    found = connection.execute(
        select(schema.players.c.id, schema.players.c.name).where(schema.players.c.id.in_(players))
    )
    return dict(found.all())


def muted(connection: Connection, player: str) -> set[str]:
    """The players that a player has muted."""
    return set(connection.execute(select(schema.mutes.c.muted).where(schema.mutes.c.player == player)).scalars())


def mute(connection: Connection, player: str, other: str, on: bool) -> None:
    """Hides another player's messages, or shows them again."""
    m = schema.mutes.c
    connection.execute(delete(schema.mutes).where(m.player == player, m.muted == other))
    if on:
        connection.execute(insert(schema.mutes), {"player": player, "muted": other})


def forget_words(connection: Connection, player: str) -> bool:
    """Deletes some of a player's messages; whether there were any."""
    c, r = schema.chat.c, schema.reports.c
    said = connection.execute(select(c.number).where(c.player == player).limit(AT_A_TIME)).scalars().all()
    connection.execute(delete(schema.reports).where(r.message.in_(said)))
    connection.execute(delete(schema.chat).where(c.number.in_(said)))
    return bool(said)


def forget(connection: Connection, player: str, tables: set[str]) -> bool:
    """Deletes a player who has sat at these tables only; not if there are others, or newer messages."""
    s = schema
    tournaments.forget(connection, player)  # first, so that no round seats them at one more table
    been = connection.execute(select(s.sitters.c.table_id).where(s.sitters.c.player == player)).scalars().all()
    if not tables.issuperset(been) or forget_words(connection, player):
        return False
    connection.execute(delete(s.players).where(s.players.c.id == player))  # first: a game that is rated now goes before
    connection.execute(delete(s.reports).where(s.reports.c.player == player))
    connection.execute(delete(s.mutes).where(or_(s.mutes.c.player == player, s.mutes.c.muted == player)))
    for number in good(connection, [player]):
        tell_withdrawn(connection, number)
    connection.execute(delete(s.keys).where(s.keys.c.player == player))
    connection.execute(delete(s.devices).where(s.devices.c.player == player))
    connection.execute(delete(s.webhooks).where(s.webhooks.c.player == player))
    connection.execute(delete(s.practice).where(s.practice.c.player == player))
    connection.execute(delete(s.presence).where(s.presence.c.player == player))
    connection.execute(delete(s.sitters).where(s.sitters.c.player == player))
    connection.execute(delete(s.daily).where(s.daily.c.player == player))
    connection.execute(delete(s.ratings).where(s.ratings.c.player == player))
    connection.execute(delete(s.rated).where(s.rated.c.player == player))
    for table in been:
        notify(connection, table, 0)  # their name is gone only now
    return True
