"""The host names that a host answers to; others may be DNS rebinding."""

import ipaddress
import re
from collections.abc import Container
from urllib.parse import urlsplit

from ...engine.nodes import Refused

HERE = "localhost"
NAME = re.compile(r"[a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?")


def is_known(host: str, names: Container[str]) -> bool:
    """Whether a Host header is one of the host's names; addresses cannot be forged, and programs may send none."""
    name = _bare(host)
    return name in ("", HERE) or name.endswith(f".{HERE}") or _is_address(name) or name in names


def is_own(host: str) -> bool:
    """Whether a Host header names the machine that asks."""
    name = _bare(host)
    return name == HERE or name.endswith(f".{HERE}") or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def public_names(listened: str, given: list[str]) -> tuple[str, ...]:
    """The configured host names, and the one it listens on; refuses invalid ones."""
    names = given if _is_address(listened) else [*given, listened]
    return tuple(_checked(name) for name in names)


def _checked(name: str) -> str:
    try:
        written = name.encode("idna").decode().lower().rstrip(".")
    except UnicodeError:
        written = ""
    if not NAME.fullmatch(written):
        raise Refused("serve-name", name=name)
    return written


def _bare(host: str) -> str:
    """A Host header without its port; as it is where it makes no sense."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") if host else ""
    except ValueError:
        return host


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
