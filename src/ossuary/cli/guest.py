"""Who we are at a host: what is asked there over HTTP, and the cookie that makes us the same guest again."""

import hashlib
import json
import re
import secrets
from email.message import Message
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
import platformdirs

from ..host.protocol import AnyCommand, Me, NewName, Refusal, Update
from ..rules.nodes import Refused
from .kept import write

PATIENCE = 20.0  # seconds for one answer
T = TypeVar("T")


class Unwelcome(Exception):
    """The host refuses something, and says why."""

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
        """The table that an address means: that of its page, of the protocol, or a shorter one."""
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


class Guest:
    """A player at a host; nobody in particular until a token or a name says who."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.headers: dict[str, str] = {}

    def shows(self, token: str) -> None:
        """Is the player that a token proves."""
        if not (token.isascii() and token.isprintable()):
            raise Refused("join-token")
        self.headers["Authorization"] = f"Bearer {token}"
        try:
            self._understood(self.ask("/api/me"), Me)
        except Unwelcome as error:
            if error.refusal.code != "host-who":
                raise
            raise Refused("join-token") from error

    def recalls(self, name: str) -> None:
        """Is the guest of that name, if there was one."""
        try:
            self.headers["Cookie"] = str(json.loads(self._file(name).read_text(encoding="utf-8"))["cookie"])
        except (OSError, ValueError, LookupError, TypeError):
            self.headers.pop("Cookie", None)

    def is_called(self, name: str) -> None:
        """Is the guest of that name: the same one as last time, else a new one."""
        self.recalls(name)
        answer, headers = self._asked("/api/me", NewName(name))
        self._understood(answer, Me)
        if given := SimpleCookie(headers.get("Set-Cookie", "")):
            self.headers["Cookie"] = "; ".join(f"{cookie.key}={cookie.value}" for cookie in given.values())
            content = {"host": self.address.host, "name": name, "cookie": self.headers["Cookie"]}
            write(self._file(name), json.dumps(content))

    def look(self) -> Update:
        """The table as this player sees it."""
        return self._understood(self.ask(self.address.path()), Update)

    def command(self, command: AnyCommand) -> None:
        """Has a command carried out."""
        self.ask(self.address.path("/commands"), command)

    def ask(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """What the host answers."""
        return self._asked(path, body)[0]

    def _asked(self, path: str, body: msgspec.Struct | None) -> tuple[bytes, Message]:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": "ossuary", **self.headers}
        try:
            request = Request(self.address.host + path, data, headers)
            with _opener.open(request, timeout=PATIENCE) as answer:
                return answer.read(), answer.headers
        except HTTPError as error:
            if place := error.headers.get("Location"):
                raise Refused("join-moved", host=self.address.host, place=place) from error
            raise Unwelcome(self._understood(error.read(), Refusal)) from error
        except (OSError, HTTPException, ValueError) as error:
            cause = getattr(error, "reason", error)
            why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
            raise Refused("join-unreachable", host=self.address.host, reason=why) from error

    def _understood(self, answer: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("join-no-host", host=self.address.host) from error

    def _file(self, name: str) -> Path:
        """Where the cookie of a guest is kept; each name at each host is somebody else."""
        key = hashlib.sha256(f"{self.address.host} {name}".encode(errors="surrogatepass")).hexdigest()
        return platformdirs.user_data_path("ossuary") / "guests" / f"{key[:32]}.json"


def new_id() -> str:
    """A name for one command: sent again under the same name, it is not carried out again."""
    return secrets.token_urlsafe(12)


class _Stay(HTTPRedirectHandler):
    """Goes nowhere else: what says who we are is for one host."""

    def redirect_request(self, *_: Any) -> None:
        """Nothing is asked elsewhere."""


_opener = build_opener(_Stay)
