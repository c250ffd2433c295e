"""The door: what comes with a request is read and checked before its route sees it."""

from functools import cache
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from ...engine.nodes import Refused
from . import permits
from .answers import malformed
from .connection import Connection, Gone
from .request import Request
from .route import Parameter, Route


async def enter(request: Request, route: Route) -> None:
    """Checks what came with a request, and who asks."""
    request.query = query_of(request, route.parameters)
    if route.takes:
        request.data = _read(route, await _body(request, route.most), request)
    request.asker = await route.who(request)
    if request.asker:
        permits.check(request.asker, route.needs(request.data) if callable(route.needs) else route.needs)
    if route.at_table:
        table, invite = request.values["table"], request.query["invite"]
        request.live = await request.hub.tables.visible_to(table, request.known, invite)


def query_of(connection: Connection, parameters: tuple[Parameter, ...]) -> dict[str, Any]:
    """The values in a query by name; of several with one name, the last."""
    given = dict(parse_qsl(connection.scope["query_string"].decode("latin-1"), keep_blank_values=True))
    found, wrong = {}, []
    for name, kind, usual, _ in parameters:
        try:
            found[name] = msgspec.convert(given[name], kind, strict=False) if name in given else usual
        except msgspec.ValidationError as error:
            wrong.append(f"{name}: {error}")
    if wrong:
        raise _invalid(connection, *wrong)
    return found


async def _body(request: Request, most: int) -> bytes:
    """The body, if it is not too large."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise _too_large()
    pieces, size, more = [], 0, True
    while more:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise Gone
        pieces.append(message.get("body", b""))
        size += len(pieces[-1])
        if size > most:
            raise _too_large()
        more = message.get("more_body", False)
    return b"".join(pieces)


def _read(route: Route, body: bytes, request: Request) -> Any:
    try:
        return _decoder(route.takes).decode(body)
    except msgspec.ValidationError as error:
        wrong, _, place = str(error).partition(" - at `$")
        raise _invalid(request, f"{place.rstrip('`').lstrip('.') or 'data'}: {wrong}") from error
    except msgspec.DecodeError as error:
        raise malformed(error) from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _invalid(connection: Connection, *wrong: str) -> Refused:
    method = connection.scope.get("method", "GET")
    return malformed("; ".join([f"Validation failed for {method} {connection.target}", *wrong]))


def _too_large() -> Refused:
    return Refused("host-too-large", reason="Request Entity Too Large")
