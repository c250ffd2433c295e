"""Webhooks: signed notices to the addresses that players have named, sent again when they are not taken."""

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Collection, Coroutine
from typing import Any, NamedTuple

import structlog
from msgspec.json import encode
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update

from ...engine.nodes import Refused
from ..clock import clock
from ..db import schema
from ..db.accounts import Player
from ..db.store import Store
from ..limits import WEBHOOKS, Buckets
from ..logs import named
from ..protocol.webhooks import Notice, Webhook
from ..table.events import AnyEvent, Played, Rematch, Revealed, Started
from ..table.match import OVER, Match
from .live_table import Live
from .posting import post, target

MOST_OF_A_PLAYER = 5
MOST_AT_ONCE = 200  # notices on their way
MOST_WAITING = 1000  # notices that are to be sent again, of which one player has their part
MOST_OF_ONE = 20
PAUSES = (5.0, 60.0, 600.0, 3600.0)  # seconds before a notice is sent again
MOST_FAILURES = 10  # notices in a row, after which a webhook gets no more
GONE = 410
log = structlog.get_logger()


class Stored(NamedTuple):
    """A webhook as it is stored."""

    number: str
    player: str
    url: str
    secret: bytes
    failures: int


class Webhooks:
    """The webhooks of this host's players; none if the operator has not allowed them."""

    def __init__(self, store: Store, buckets: Buckets, on: bool, trusted: Collection[str]) -> None:
        self._store, self._buckets, self._on, self._trusted = store, buckets, on, frozenset(trusted)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()  # notices to be sent again, by player

    async def add(self, player: Player, url: str) -> Webhook:
        """Stores a webhook with the key by which it was named; its secret is told only now."""
        self._check_on()
        target(url, self._trusted)
        number, secret, now, h = secrets.token_urlsafe(6), secrets.token_bytes(24), clock(), schema.webhooks

        def job(c: Connection) -> None:
            if c.execute(select(func.count()).where(h.c.player == player.id)).scalar_one() >= MOST_OF_A_PLAYER:
                raise Refused("host-too-many-webhooks", most=MOST_OF_A_PLAYER)
            row = {"number": number, "player": player.id, "url": url, "secret": secret}
            c.execute(insert(h), row | {"created": now, "failures": 0, "key": player.key})

        await self._store.write(job)
        return Webhook(number, url, now, 0, False, f"whsec_{base64.b64encode(secret).decode()}")

    async def of(self, player: str) -> list[Webhook]:
        """The webhooks of a player, without their secrets."""
        self._check_on()
        h = schema.webhooks.c
        wanted = select(h.number, h.url, h.created, h.failures).where(h.player == player).order_by(h.created)
        found = await self._store.read(lambda c: c.execute(wanted).all())
        return [Webhook(*row, row.failures >= MOST_FAILURES) for row in found]

    async def drop(self, player: str, number: str) -> None:
        """Forgets a webhook; what it has still to be sent is not sent."""
        h = schema.webhooks
        gone = delete(h).where(h.c.player == player, h.c.number == number)
        if await self._store.write(lambda c: c.execute(gone).rowcount) != 1:
            raise Refused("host-no-webhook")

    def on_event(self, live: Live, event: AnyEvent) -> None:
        """Tells the webhooks of a player whose move it is now, or of all players of a game that is over."""
        if not self._on or len(self._tasks) - self._waiting.total() >= MOST_AT_ONCE:
            return
        for player, notice in notices(live.match, live.present, event):
            self._begin(self._tell(player, notice))

    async def close(self) -> None:
        """Waits for nobody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, player: str, notice: Notice) -> None:
        h = schema.webhooks.c
        wanted = select(h.number, h.player, h.url, h.secret, h.failures)
        wanted = wanted.where(h.player == player, h.failures < MOST_FAILURES)
        try:
            for webhook in await self._store.read(lambda c: [Stored(*row) for row in c.execute(wanted)]):
                self._buckets.take(player, WEBHOOKS, clock())
                self._begin(self._deliver(webhook, notice))
        except Refused:  # too many, or the database is away: notices are never needed
            return

    async def _deliver(self, webhook: Stored, notice: Notice) -> None:
        """Sends a notice until it is taken, or has been refused too often."""
        name, body = f"msg_{secrets.token_urlsafe(12)}", encode(notice)
        try:
            for pause in (*PAUSES, None):
                status = await self._sent(webhook, name, body)
                if status is not None and 200 <= status < 300:
                    await self._note(webhook, failures=0)
                    return
                if status == GONE or pause is None:
                    break
                if self._waiting[webhook.player] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
                    return
                await self._wait(webhook.player, pause)
                if not await self._is_there(webhook):
                    return
            await self._note(webhook, MOST_FAILURES if status == GONE else None)
        except Refused:
            return

    async def _wait(self, player: str, pause: float) -> None:
        """Waits before a notice is sent again."""
        self._waiting[player] += 1
        try:
            await asyncio.sleep(pause)
        finally:
            self._waiting[player] -= 1
            if not self._waiting[player]:
                del self._waiting[player]

    async def _sent(self, webhook: Stored, name: str, body: bytes) -> int | None:
        """The status of the answer, if there was one."""
        at = str(int(clock()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "ossuary",
            "webhook-id": name,
            "webhook-timestamp": at,
            "webhook-signature": signature(webhook.secret, name, at, body),
        }
        try:
            return await post(target(webhook.url, self._trusted), headers, body)
        except (OSError, ValueError, Refused) as error:  # a webhook that fails is no reason to fail
            log.info("webhook not reached", error=named(error))
            return None

    async def _note(self, webhook: Stored, failures: int | None) -> None:
        """Notes so many failures, or one more."""
        h = schema.webhooks
        if failures == 0 and not await self._has_failed(webhook):
            return
        number = h.c.failures + 1 if failures is None else failures
        noted = update(h).where(h.c.number == webhook.number).values(failures=number)
        await self._store.write(lambda c: c.execute(noted))

    async def _has_failed(self, webhook: Stored) -> bool:
        h = schema.webhooks.c
        failed = select(h.failures).where(h.number == webhook.number, h.failures > 0)
        return await self._store.read(lambda c: c.execute(failed).first()) is not None

    async def _is_there(self, webhook: Stored) -> bool:
        h = schema.webhooks.c
        wanted = select(h.failures).where(h.number == webhook.number, h.failures < MOST_FAILURES)
        return await self._store.read(lambda c: c.execute(wanted).first()) is not None

    def _check_on(self) -> None:
        if not self._on:
            raise Refused("host-no-webhooks")


def notices(match: Match, present: Collection[str], event: AnyEvent) -> list[tuple[str, Notice]]:
    """Who is told what after an event; who is at the table sees it there."""
    told: dict[str, list[int]] = {}
    over, seat = match.status == OVER, match.mover
    if over and not isinstance(event, Rematch | Revealed):
        told = {player: match.seats_of(player) for player in match.players}
    elif seat is not None and not match.mind_plays(seat) and isinstance(event, Played | Started):
        player = match.sittings[seat].player
        told = {player: [seat]} if player and getattr(event, "seat", None) != seat else {}
    table = match.table
    notice = Notice(
        "game-over" if over else "your-turn",
        event.at,
        match.id,
        table.game.NAME,
        match.version,
        [],
        match.why if over else None,
        table.game.scores(table.state) if match.pieces is not None else [],
    )
    return [(player, replace(notice, seats=seats)) for player, seats in told.items() if player not in present]


def signature(secret: bytes, name: str, at: str, body: bytes) -> str:
    """The signature over the id, the time and the body of a notice."""
    signed = hmac.digest(secret, f"{name}.{at}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(signed).decode()}"
