"""Notifications that it is a player's move in a slow game: Web Push, optional."""

import asyncio
import base64
import hashlib
import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import structlog
from sqlalchemy import Connection, delete, insert, select

from ...engine.nodes import Refused
from ...words import Words
from ..clock import clock
from ..db import schema
from ..db.accounts import Player
from ..db.store import Store
from ..limits import NOTICES, Buckets
from ..logs import named
from ..protocol.players import Device, NewDevice
from ..table.events import AnyEvent, Played, Started
from ..table.match import DAY
from .live_table import Live

# The push services of the browsers; the host sends nothing anywhere else.
SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com")
FAMILIES = (".push.apple.com", ".notify.windows.com")
MOST_DEVICES = 10  # of one player
MOST_WAITING = 200  # notices
PATIENCE = 10.0  # seconds for a push service to answer
GONE = (404, 410)
log = structlog.get_logger()


class StoredDevice(NamedTuple):
    """A device as it is stored."""

    number: str
    endpoint: str
    public: bytes
    auth: bytes
    language: str


class Pusher:
    """Sends notifications on its own threads; `contact` is for push services, none sends no notifications."""

    def __init__(self, store: Store, buckets: Buckets, contact: str | None, service: str | None) -> None:
        self._store, self._buckets, self._contact = store, buckets, contact
        self._service = service
        self._threads = ThreadPoolExecutor(2, "push")
        self._tasks: set[asyncio.Task[None]] = set()
        self._secret: bytes | None = None

    async def key(self) -> str | None:
        """The public key of this host's notifications; none if it sends none."""
        if self._contact is None:
            return None
        from .webpush import public_key

        return public_key(await self._own())

    async def add(self, player: Player, new: NewDevice) -> Device:
        """Stores a device with its player's key; replaces the oldest if there are too many."""
        if self._contact is None:
            raise Refused("host-no-push")
        self.checked(new.endpoint)
        number = hashlib.sha256(new.endpoint.encode()).hexdigest()[:32]
        public, auth, now = _unpacked(new.public), _unpacked(new.auth), clock()
        _check_key(public)

        def job(c: Connection) -> None:
            d = schema.devices
            c.execute(delete(d).where(d.c.number == number))
            old = c.execute(select(d.c.number).where(d.c.player == player.id).order_by(d.c.created.desc())).scalars()
            c.execute(delete(d).where(d.c.number.in_(list(old)[MOST_DEVICES - 1 :])))
            row = {"number": number, "player": player.id, "endpoint": new.endpoint, "public": public, "auth": auth}
            c.execute(insert(d), row | {"language": new.language, "created": now, "key": player.key})

        await self._store.write(job)
        return Device(number)

    async def drop(self, player: str, number: str) -> None:
        """Forgets a device."""
        d = schema.devices
        await self._store.write(lambda c: c.execute(delete(d).where(d.c.player == player, d.c.number == number)))

    def checked(self, endpoint: str) -> SplitResult:
        """The address of a known push service; anything else is refused."""
        try:
            address = urlsplit(endpoint)
            port = address.port
        except ValueError as error:
            raise Refused("host-push-service") from error
        if self._service and endpoint.startswith(f"{self._service}/"):
            return address
        host = address.hostname or ""
        ours = host in SERVICES or host.endswith(FAMILIES)
        plain = address.scheme == "https" and port is None and address.netloc == host and endpoint.isascii()
        if not (ours and plain and endpoint.isprintable() and " " not in endpoint):
            raise Refused("host-push-service")
        return address

    def on_event(self, live: Live, event: AnyEvent) -> None:
        """Sends a notification if it is now an absent player's move in a slow game."""
        match, seat = live.match, live.match.mover
        slow = match.clock is not None and match.clock.days is not None
        if self._contact is None or not slow or seat is None or match.mind_plays(seat):
            return
        if not isinstance(event, Played | Started) or getattr(event, "seat", None) == seat:
            return
        player = match.sittings[seat].player
        if player is None or player in live.present or len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._tell(player, match.id, match.table.game.NAME))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Waits for nobody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _tell(self, player: str, table: str, game: str) -> None:
        d = schema.devices.c
        wanted = select(d.number, d.endpoint, d.public, d.auth, d.language).where(d.player == player)
        try:
            for device in await self._store.read(lambda c: [StoredDevice(*row) for row in c.execute(wanted)]):
                self._buckets.take(player, NOTICES, clock())
                await self._tell_device(player, device, {"text": sentence(device.language, game), "table": table})
        except Refused:  # too many, or the database is away: notices are never needed
            return

    async def _tell_device(self, player: str, device: StoredDevice, content: dict[str, str]) -> None:
        """Sends a notification to one device; a failing push service affects nothing else."""
        try:
            secret, loop = await self._own(), asyncio.get_running_loop()
            status = await loop.run_in_executor(self._threads, self._send, device, content, secret)
            if status in GONE:
                await self.drop(player, device.number)
            elif status >= 400:
                log.warning("notice not taken", status=status)
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001  a push service that fails is no reason to fail
            log.warning("notice not sent", error=named(error))

    def _send(self, device: StoredDevice, content: dict[str, str], secret: bytes) -> int:
        """Posts a notification, encrypted for the browser; returns the status of the answer."""
        from .webpush import authorization, encrypted

        address = self.checked(device.endpoint)
        origin = f"{address.scheme}://{address.netloc}"
        headers = {
            "Authorization": authorization(secret, origin, str(self._contact)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(DAY)),
            "Topic": hashlib.sha256(content["table"].encode()).hexdigest()[:32],  # the newer one replaces the older
        }
        connect = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        connection = connect(address.netloc, timeout=PATIENCE)
        try:
            path = f"{address.path}?{address.query}" if address.query else address.path
            body = encrypted(json.dumps(content).encode(), device.public, device.auth)
            connection.request("POST", path, body, headers)
            return connection.getresponse().status  # no redirect is followed, and nothing of the answer is read
        finally:
            connection.close()

    async def _own(self) -> bytes:
        """The host's key for push services, made once and kept with its other secrets."""
        if self._secret is None:
            from .webpush import new_secret

            self._secret = await self._store.write(lambda c: _kept(c, new_secret()))
        return self._secret


def sentence(language: str, game: str) -> str:
    """The text of a notification."""
    words = _words(language)
    return words.say("push-your-move", game=words.say(f"rules-{game}-title"))


def _check_key(public: bytes) -> None:
    from .webpush import browser_key

    browser_key(public)


def _unpacked(text: str) -> bytes:
    """The bytes of a URL-safe base64 text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@cache
def _words(language: str) -> Words:
    return Words(language)


def _kept(connection: Connection, fresh: bytes) -> bytes:
    own = schema.own
    found = connection.execute(select(own.c.value).where(own.c.name == "push")).scalar()
    if found is None:
        connection.execute(insert(own), {"name": "push", "value": fresh})
        return fresh
    return bytes(found)
