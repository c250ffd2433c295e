"""Where a host is, and where a table is there."""

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit

from ..engine.nodes import Refused


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

    @classmethod
    def at(cls, host: str, table: str, invite: str | None = None) -> "Address":
        """A table of a host, by its id or by its link."""
        if "/" not in table:
            return cls(host, table, invite)
        address = cls.of(table)
        if address.host != host:
            raise Refused("join-other-host", url=table, host=host)
        return address

    def path(self, rest: str = "", **query: str | int) -> str:
        """A path of the protocol about this table."""
        given = {**query, "invite": self.invite} if self.invite else query
        return f"/api/tables/{self.table}{rest}" + (f"?{urlencode(given)}" if given else "")

    def page(self, invite: str) -> str:
        """The address to give to others."""
        return f"{self.host}/t/{self.table}?{urlencode({'invite': invite})}"


def host_of(url: str) -> str:
    """The host that an address names."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError as error:
        raise Refused("join-host", url=url) from error
    if not known:
        raise Refused("join-host", url=url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path.rstrip('/')}"
