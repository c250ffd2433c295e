"""The addresses under which a host is reached from the local network."""

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import suppress

# Addresses of documentation: a datagram socket that is pointed there sends nothing, and knows its own way out.
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def addresses(listened: str, port: int) -> list[str]:
    """The addresses of the page in the local network, for a host that listens on this address; the likeliest first."""
    bound = ipaddress.ip_address(listened)
    if bound.is_loopback:
        return []
    family = socket.AF_INET if bound.version == 4 else socket.AF_INET6
    found = _own(family) if bound.is_unspecified else iter([listened])
    return [url(one, port) for one in dict.fromkeys(found) if _is_useful(one)]


def url(address: str, port: int) -> str:
    """The address of the page on a machine."""
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def _own(family: socket.AddressFamily) -> Iterator[str]:
    """The addresses of this machine: that of its usual way out, and those of its name."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as out:
        out.connect((FAR[family], 9))
        yield out.getsockname()[0]
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
            yield str(address[0])


def _is_useful(address: str) -> bool:
    """Whether others can use an address: one of a link alone needs the name of the link."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_unspecified or found.is_link_local or found.is_multicast)
