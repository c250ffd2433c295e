"""Posting to addresses that strangers have named: to public ones alone, once, without redirects, within limits."""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from ...engine.nodes import Refused
from ..executors import executor

if TYPE_CHECKING:
    import ssl

PATIENCE = 10.0  # seconds for everything, the look-up of the name included
LONGEST_LINE = 1024  # bytes that are read of an answer
LOOKING_UP = executor(4, "lookups")  # not the loop's own threads: a name server that is silent holds one for long
# Networks that count as public although others may lie behind them.
UNICAST = ipaddress.ip_network("2000::/3")
TUNNELS = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "2002::/16", "2001::/32")))


class Target(NamedTuple):
    """Where something is posted."""

    host: str
    port: int
    path: str
    secure: bool
    trusted: bool  # whether the operator has named it

    @property
    def name(self) -> str:
        """The host as the head of a request has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == 443 and self.secure else f"{host}:{self.port}"


def target(url: str, trusted: Iterable[str]) -> Target:
    """The target of an address: https and its usual port, unless the operator has named its beginning."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused("host-webhook-address") from error
    named = f"{parts.scheme}://{parts.netloc}" in trusted
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc and not parts.fragment
    usual = parts.scheme == "https" and port in (None, 443)
    if not plain or not parts.hostname or not (named or usual) or parts.scheme not in ("https", "http"):
        raise Refused("host-webhook-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    return Target(parts.hostname, port or (443 if secure else 80), path, secure, named)


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the internet could reach anyway."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            found = found.ipv4_mapped
        elif found not in UNICAST or any(found in network for network in TUNNELS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def post(where: Target, headers: dict[str, str], body: bytes) -> int:
    """Posts something; the status of the answer, of which nothing else is read."""
    async with asyncio.timeout(PATIENCE):
        address = await _address(where)
        tls, name = (_tls(), where.host) if where.secure else (None, None)
        reader, writer = await asyncio.open_connection(
            address, where.port, limit=LONGEST_LINE, ssl=tls, server_hostname=name
        )
        try:
            writer.write(_head(where, headers, body) + body)
            await writer.drain()
            line = await reader.readline()
        finally:
            writer.transport.abort()  # a close in good form waits for half a minute
    kind, _, rest = line.partition(b" ")
    if not kind.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ConnectionError("no answer in HTTP")
    return int(rest[:3])


async def _address(where: Target) -> str:
    """The address to connect to, which is the one that was checked."""
    ask = partial(socket.getaddrinfo, where.host, where.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(LOOKING_UP, ask)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (where.trusted or all(map(is_public, addresses))):
        raise ConnectionError("not a public address")
    return addresses[0]


def _head(where: Target, headers: dict[str, str], body: bytes) -> bytes:
    lines = {"Host": where.name, "Content-Length": str(len(body)), "Connection": "close", **headers}
    head = [f"POST {where.path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items())]
    return "".join(f"{line}\r\n" for line in [*head, ""]).encode("ascii")


@cache
def _tls() -> "ssl.SSLContext":
    import ssl  # which a browser's Python lacks

    return ssl.create_default_context()
