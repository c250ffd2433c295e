"""The AsyncAPI document of the socket: commands, answers and what else is heard there, from the types themselves."""

from collections.abc import Iterable
from typing import Any, get_args

from msgspec import Struct
from msgspec.json import encode, schema_components

from ... import __version__
from ..protocol.answers import Ack, AnyAnswer, Pong, Refusal
from ..protocol.commands import AnyCommand
from .answers import Answer
from .auth import COOKIE_NAME
from .request import Request
from .route import Route

ADDRESS = "/api/asyncapi.json"
KIND = "application/vnd.aai.asyncapi+json"
DESCRIPTION = "The socket of the protocol; docs/protocol.md tells it, and HTTP, from the beginning."
CHANNEL = {"$ref": "#/channels/table"}
COMMANDS: tuple[type[Struct], ...] = get_args(AnyCommand)
ANSWERS: tuple[type[Struct], ...] = get_args(AnyAnswer)


def documenting(socket: Route) -> Route:
    """The route of the document about the socket at a table; it is made when it is first asked for."""
    made: list[bytes] = []

    async def asyncapi(_: Request) -> Answer:
        """The document itself."""
        if not made:
            made.append(encode(document(socket)))
        return Answer(made[0], KIND)

    return Route("GET", ADDRESS, asyncapi)


def document(socket: Route) -> dict[str, Any]:
    """The document about the socket at a table; the host is who receives and sends in it."""
    kinds = (*COMMANDS, *ANSWERS)
    parameters = [part.type for part in socket.parameters]
    found, schemas = schema_components((*kinds, *parameters), ref_template="#/components/schemas/{name}")
    values = zip(socket.parameters, found[len(kinds) :], strict=True)
    query = {part.name: schema | {"description": part.description} for part, schema in values}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ossuary", "version": __version__, "description": DESCRIPTION},
        "defaultContentType": "application/json",
        "servers": {
            "host": {
                "host": "{address}",
                "protocol": "ws",
                "description": "A host; wss behind a proxy that adds TLS.",
                "variables": {"address": {"default": "127.0.0.1:8000"}},
                "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("cookie", "token")],
            }
        },
        "channels": {
            "table": {
                "address": socket.path,
                "description": "A table, live.",
                "parameters": {name: {"description": f"the id of the {name}"} for name in socket.values},
                "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
                "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
            }
        },
        "operations": {
            "carryOut": {
                "action": "receive",
                "summary": "Takes a command; each gets one answer with its id.",
                "channel": CHANNEL,
                "messages": _named(COMMANDS),
                "reply": {"channel": CHANNEL, "messages": _named((Ack, Refusal, Pong))},
            },
            "tell": {
                "action": "send",
                "summary": "Tells what happens; an update with the whole table comes first.",
                "channel": CHANNEL,
                "messages": _named(kind for kind in ANSWERS if kind not in (Ack, Pong)),
            },
        },
        "components": {
            "messages": {
                kind.__name__: {
                    "name": kind.__name__,
                    "summary": kind.__doc__,
                    "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
                }
                for kind in kinds
            },
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "name": COOKIE_NAME, "in": "cookie"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _named(kinds: Iterable[type[Struct]]) -> list[dict[str, str]]:
    """The messages of these types, as an operation names them."""
    return [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
