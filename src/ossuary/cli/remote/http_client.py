"""A host over HTTP: our requests, and the cookie that makes us the same guest again."""

import json
import re
import secrets
import time
from email.message import Message
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from ...engine import record as records
from ...engine.nodes import Refused
from ...host.protocol.answers import Refusal, Update
from ...host.protocol.commands import AnyCommand
from ...host.protocol.players import Me, NewName
from ..arguments import own_folder
from ..interruptible import Interruptible
from .dice_promise import digest, write

PATIENCE = 20.0  # seconds for one answer
LARGEST_ANSWER = 8 * 1024 * 1024  # bytes; much may have been missed
T = TypeVar("T")


class Unwelcome(Exception):
    """The host refused something, with a reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Address(NamedTuple):
    """Where a table is: the host, the table's name there, and the invitation to it."""

    host: str
    table: str
    invite: str | None

    @classmethod
    def of(cls, url: str) -> "Address":
        """The table of an address, in any of the accepted forms."""
        try:
            parts = urlsplit(url if "://" in url else f"http://{url}")
            known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError as error:
            raise Refused("join-address", url=url) from error
        place = re.fullmatch(r"(.*?)(?:/t|/api/tables)?/([A-Za-z0-9_-]{1,40})/?", parts.path)
        if not known or not place:
            raise Refused("join-address", url=url)
        host = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{place[1]}"
        return cls(host, place[2], parse_qs(parts.query).get("invite", [None])[0])

    def path(self, rest: str = "", **query: str | int) -> str:
        """A path of the protocol about this table."""
        given = {**query, "invite": self.invite} if self.invite else query
        return f"/api/tables/{self.table}{rest}" + (f"?{urlencode(given)}" if given else "")

    def page(self, invite: str) -> str:
        """The address to give to others."""
        return f"{self.host}/t/{self.table}?{urlencode({'invite': invite})}"


class HttpClient:
    """A player at a host; anonymous until a token or a name is given."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.headers: dict[str, str] = {}
        self._aside = Interruptible()  # looking up a name hears no Ctrl-C
        self.who = ""  # what tells us from others who join from here; nothing that the host says

    def shows(self, token: str) -> None:
        """Becomes the player of a token."""
        self.who = digest("token", token)
        if not (token.isascii() and token.isprintable()):
            raise Refused("join-token")
        self.headers["Authorization"] = f"Bearer {token}"
        try:
            self._understood(self.ask("/api/me"), Me)
        except Unwelcome as error:
            if error.refusal.code != "host-who":
                raise
            raise Refused("join-token") from error

    def shows_here(self, token: str) -> None:
        """Becomes the player of a token, unless that token is known from another host."""
        file = own_folder("tokens") / f"{digest('token', token)}.json"
        try:
            known = json.loads(file.read_text(encoding="utf-8"))["host"]
        except (OSError, ValueError, LookupError, TypeError):
            known = None
        if known not in (None, self.address.host):
            raise Refused("join-token-elsewhere", known=str(known), host=self.address.host)
        self.shows(token)
        write(file, json.dumps({"host": self.address.host}))

    def recalls(self, name: str) -> None:
        """Becomes the guest with that name, if there was one."""
        self.who = digest("name", name)
        try:
            self.headers["Cookie"] = str(json.loads(self._file(name).read_text(encoding="utf-8"))["cookie"])
        except (OSError, ValueError, LookupError, TypeError):
            self.headers.pop("Cookie", None)

    def is_called(self, name: str) -> None:
        """Becomes the guest with that name: the same as last time, or a new one."""
        self.recalls(name)
        answer, headers = self._asked("/api/me", NewName(name))
        self._understood(answer, Me)
        if given := self._cookies(headers):
            self.headers["Cookie"] = given
            content = {"host": self.address.host, "name": name, "cookie": self.headers["Cookie"]}
            write(self._file(name), json.dumps(content))

    def look(self) -> Update:
        """The table as this player sees it."""
        return self._understood(self.ask(self.address.path()), Update)

    def record(self) -> tuple[records.Record, int]:
        """The record of the game so far, checked in form, and the version that it was written at."""
        answer, headers = self._asked(self.address.path("/record"), None)
        try:
            return records.read(answer.decode()), int(headers["ETag"].strip('"'))
        except (ValueError, AttributeError) as error:
            raise self._no_host() from error

    def command(self, command: AnyCommand) -> None:
        """Has a command carried out."""
        self.ask(self.address.path("/commands"), command)

    def ask(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """The host's answer."""
        return self._asked(path, body)[0]

    def _asked(self, path: str, body: msgspec.Struct | None) -> tuple[bytes, Message]:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": "ossuary", **self.headers}
        try:
            request = Request(self.address.host + path, data, headers)
            return self._aside.ask(lambda: self._answer(request))
        except Refused:
            raise
        except (OSError, HTTPException, ValueError) as error:
            cause = getattr(error, "reason", error)
            why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
            raise Refused("join-unreachable", host=self.address.host, reason=why) from error

    def _answer(self, request: Request) -> tuple[bytes, Message]:
        try:
            with _opener.open(request, timeout=PATIENCE) as answer:
                return self._read(answer), answer.headers
        except HTTPError as error:
            with error:
                if place := error.headers.get("Location"):
                    raise Refused("join-moved", host=self.address.host, place=place) from error
                raise Unwelcome(self._understood(self._read(error), Refusal)) from error

    def _read(self, answer: Any) -> bytes:
        """A whole answer, with limits on its length and time."""
        read, end = bytearray(), time.monotonic() + PATIENCE
        while part := answer.read1(1 << 16):
            read += part
            if len(read) > LARGEST_ANSWER or time.monotonic() > end:
                raise self._no_host()
        return bytes(read)

    def _cookies(self, headers: Message) -> str:
        """The received cookies, as we send them back."""
        try:
            given = SimpleCookie(headers.get("Set-Cookie", ""))
        except CookieError as error:
            raise self._no_host() from error
        return "; ".join(f"{cookie.key}={cookie.coded_value}" for cookie in given.values())

    def _understood(self, answer: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise self._no_host() from error

    def _no_host(self) -> Refused:
        return Refused("join-no-host", host=self.address.host)

    def _file(self, name: str) -> Path:
        """Where the cookie of a guest is kept, by host and name."""
        return own_folder("guests") / f"{digest(self.address.host, name)}.json"


def new_id() -> str:
    """The id of one command: resent with the same id, it is carried out only once."""
    return secrets.token_urlsafe(12)


class _Stay(HTTPRedirectHandler):
    """Follows no redirects: credentials are for one host."""

    def redirect_request(self, *_: Any) -> None:
        """Follows no redirect."""


_opener = build_opener(_Stay)
