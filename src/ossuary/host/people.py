"""Who somebody is: guests with a cookie, programs with a token, a recovery code for another device."""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from ..rules.nodes import Refused
from . import schema
from .match import DAY
from .protocol import Token
from .store import notify

COOKIE, TOKEN, RECOVERY = "cookie", "token", "recovery"
LIFETIMES = {COOKIE: 400 * DAY, TOKEN: None, RECOVERY: DAY}
MOST_TOKENS = 20
AT_A_TIME = 500  # messages that are deleted at once


class Player(NamedTuple):
    """Somebody who plays here."""

    id: str
    name: str


def hashed(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def create(connection: Connection, name: str, now: float) -> Player:
    """A new guest."""
    player = Player(secrets.token_urlsafe(16), name)
    connection.execute(insert(schema.players), {"id": player.id, "name": name, "created": now})
    return player


def rename(connection: Connection, player: str, name: str) -> None:
    """Gives a player another name, of which every table hears where they sit."""
    connection.execute(update(schema.players).where(schema.players.c.id == player).values(name=name))
    for table in connection.execute(select(schema.sitters.c.table_id).where(schema.sitters.c.player == player)):
        notify(connection, table.table_id, 0)


def issue(connection: Connection, player: str, kind: str, now: float, label: str = "") -> tuple[str, Token]:
    """A new key for a player, told this once."""
    if kind == TOKEN and len(tokens(connection, player)) >= MOST_TOKENS:
        raise Refused("host-too-many-tokens", most=MOST_TOKENS)
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
    }
    connection.execute(insert(schema.keys), row)
    return text, Token(number, label, now, text)


def who(connection: Connection, key: str, kind: str, now: float) -> Player | None:
    """The player that a key proves."""
    k, p = schema.keys.c, schema.players.c
    found = connection.execute(
        select(p.id, p.name)
        .join(schema.keys, k.player == p.id)
        .where(k.hash == hashed(key), k.kind == kind, or_(k.expires.is_(None), k.expires > now))
    ).first()
    return Player(found.id, found.name) if found else None


def spend(connection: Connection, code: str, now: float) -> Player:
    """The player of a recovery code, which is good for one time."""
    player = who(connection, code, RECOVERY, now)
    spent = connection.execute(delete(schema.keys).where(schema.keys.c.hash == hashed(code))).rowcount
    if player is None or spent != 1:
        raise Refused("host-code")
    return player


def tokens(connection: Connection, player: str) -> list[Token]:
    """The tokens of a player, without their texts."""
    k = schema.keys.c
    found = connection.execute(
        select(k.number, k.label, k.created).where(k.player == player, k.kind == TOKEN).order_by(k.created)
    )
    return [Token(*row) for row in found]


def withdraw(connection: Connection, player: str, number: str) -> None:
    """Makes a token worthless."""
    k = schema.keys.c
    gone = connection.execute(delete(schema.keys).where(k.player == player, k.kind == TOKEN, k.number == number))
    if gone.rowcount != 1:
        raise Refused("host-no-token")


def muted(connection: Connection, player: str) -> set[str]:
    """Whom a player does not want to hear."""
    return set(connection.execute(select(schema.mutes.c.muted).where(schema.mutes.c.player == player)).scalars())


def mute(connection: Connection, player: str, other: str, on: bool) -> None:
    """Hides another player's words, or shows them again."""
    m = schema.mutes.c
    connection.execute(delete(schema.mutes).where(m.player == player, m.muted == other))
    if on:
        connection.execute(insert(schema.mutes), {"player": player, "muted": other})


def forget_words(connection: Connection, player: str) -> bool:
    """Deletes some of what a player said; whether there was any."""
    c, r = schema.chat.c, schema.reports.c
    said = connection.execute(select(c.number).where(c.player == player).limit(AT_A_TIME)).scalars().all()
    connection.execute(delete(schema.reports).where(r.message.in_(said)))
    connection.execute(delete(schema.chat).where(c.number.in_(said)))
    return bool(said)


def forget(connection: Connection, player: str, tables: set[str]) -> bool:
    """Deletes a player who is at these tables, or has been; not if there are others, or words that were said since."""
    s = schema
    been = connection.execute(select(s.sitters.c.table_id).where(s.sitters.c.player == player)).scalars()
    if not tables.issuperset(been) or forget_words(connection, player):
        return False
    connection.execute(delete(s.reports).where(s.reports.c.player == player))
    connection.execute(delete(s.mutes).where(or_(s.mutes.c.player == player, s.mutes.c.muted == player)))
    connection.execute(delete(s.keys).where(s.keys.c.player == player))
    connection.execute(delete(s.devices).where(s.devices.c.player == player))
    connection.execute(delete(s.presence).where(s.presence.c.player == player))
    connection.execute(delete(s.sitters).where(s.sitters.c.player == player))
    connection.execute(delete(s.players).where(s.players.c.id == player))
    return True
