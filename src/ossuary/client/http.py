"""A host over HTTP: answers of limited length and time, and credentials that stay with it."""

import time
from email.message import Message
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, build_opener
from urllib.request import Request as Sending

import msgspec

from ..engine.nodes import Refused
from ..engine.record import Record
from ..host.protocol.answers import Refusal
from ..host.protocol.players import Me
from . import requests
from .address import Address
from .requests import Request, Sent, T, Unwelcome, no_host, understood

PATIENCE = 20.0  # seconds for one answer
LARGEST_ANSWER = 8 * 1024 * 1024  # bytes; much may have been missed


class Http:
    """A host, and what shows it who we are."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.headers: dict[str, str] = {}

    def ask(self, request: Request[T]) -> T:
        """The host's answer to a request."""
        return understood(self.host, self.asked(request.path, request.body)[0], request.answer)

    def introduced(self, name: str) -> Me:
        """Becomes a guest with this name, by the cookie that the host gives; a known player is renamed."""
        request = requests.introduction(name)
        answer, headers = self.asked(request.path, request.body)
        me = understood(self.host, answer, request.answer)
        if given := self._cookies(headers):
            self.headers["Cookie"] = given
        return me

    def recorded(self, address: Address) -> tuple[Record, int]:
        """The record of the game so far, and the version that it was written at."""
        answer, headers = self.asked(requests.record_path(address))
        return requests.recorded(self.host, answer, headers["ETag"])

    def asked(self, path: str, body: Sent | None = None) -> tuple[bytes, Message]:
        """The host's answer with its headers."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": "ossuary", **self.headers}
        try:
            return self.sent(Sending(self.host + path, data, headers))
        except Refused:
            raise
        except (OSError, HTTPException, ValueError) as error:
            cause = getattr(error, "reason", error)
            why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
            raise Refused("join-unreachable", host=self.host, reason=why) from error

    def sent(self, sending: Sending) -> tuple[bytes, Message]:
        """What comes back for a request."""
        try:
            with _opener.open(sending, timeout=PATIENCE) as answer:
                return self._read(answer), answer.headers
        except HTTPError as error:
            with error:
                if place := error.headers.get("Location"):
                    raise Refused("join-moved", host=self.host, place=place) from error
                raise Unwelcome(understood(self.host, self._read(error), Refusal)) from error

    def _cookies(self, headers: Message) -> str:
        """The received cookies, as we send them back."""
        try:
            given = SimpleCookie(headers.get("Set-Cookie", ""))
        except CookieError as error:
            raise no_host(self.host) from error
        return "; ".join(f"{cookie.key}={cookie.coded_value}" for cookie in given.values())

    def _read(self, answer: Any) -> bytes:
        """A whole answer, with limits on its length and time."""
        read, end = bytearray(), time.monotonic() + PATIENCE
        while part := answer.read1(1 << 16):
            read += part
            if len(read) > LARGEST_ANSWER or time.monotonic() > end:
                raise no_host(self.host)
        return bytes(read)


class _Stay(HTTPRedirectHandler):
    """Follows no redirects: credentials are for one host."""

    def redirect_request(self, *_: Any) -> None:
        """Follows no redirect."""


_opener = build_opener(_Stay)
