"""A host as somebody in a terminal comes to it: who we are there, and the cookie that makes us the same guest again."""

import json
import os
from email.message import Message
from pathlib import Path
from urllib.request import Request as Sending

from ...client import requests
from ...client.http import Http
from ...client.requests import Unwelcome
from ...engine.nodes import Refused
from ..arguments import own_folder
from ..interruptible import Interruptible
from .kept_promise import digest, write


class HostClient(Http):
    """A player at a host; anonymous until a token or a name is given."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self._aside = Interruptible()  # looking up a name hears no Ctrl-C
        self.who = ""  # what tells us from others who join from here; nothing that the host says

    def sent(self, sending: Sending) -> tuple[bytes, Message]:
        """What comes back for a request, unless Ctrl-C comes first."""
        return self._aside.ask(lambda: super(HostClient, self).sent(sending))

    def introduce(self, token: str | None, name: str, new: bool = True) -> None:
        """Becomes the player of a token, given or of the environment, else the guest with that name, or a new one."""
        if token:
            self.shows(token)
        elif token := os.environ.get("OSSUARY_TOKEN"):
            self.shows_here(token)
        elif new:
            self.is_called(name)
        else:
            self.recalls(name)

    def shows(self, token: str) -> None:
        """Becomes the player of a token."""
        self.who = digest("token", token)
        if not (token.isascii() and token.isprintable()):
            raise Refused("join-token")
        self.headers["Authorization"] = f"Bearer {token}"
        try:
            self.ask(requests.me())
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
        if known not in (None, self.host):
            raise Refused("join-token-elsewhere", known=str(known), host=self.host)
        self.shows(token)
        write(file, json.dumps({"host": self.host}))

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
        before = self.headers.get("Cookie")
        self.introduced(name)
        if (cookie := self.headers.get("Cookie")) != before:
            write(self._file(name), json.dumps({"host": self.host, "name": name, "cookie": cookie}))

    def _file(self, name: str) -> Path:
        """Where the cookie of a guest is kept, by host and name."""
        return own_folder("guests") / f"{digest(self.host, name)}.json"
