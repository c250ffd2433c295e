"""Whether a host is ready, asked directly: a proxy of the environment would answer for itself."""

from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from ...client.address import host_of
from ...engine.nodes import Refused

PATIENCE = 4.0  # seconds


def check_ready(url: str) -> str:
    """The address of a host that takes commands; any other is refused with the reason."""
    host = host_of(url)
    parts = urlsplit(host)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", f"{parts.path}/ready", headers={"User-Agent": "ossuary"})
        status = connection.getresponse().status
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise Refused("join-unreachable", host=host, reason=reason) from error
    finally:
        connection.close()
    if status != 200:
        raise Refused("admin-not-ready", host=host, status=status)
    return host
