"""The OpenAPI document of the HTTP part: requests, answers and refusals."""

from typing import Any, cast

from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from msgspec.json import schema_components

from ... import __version__
from ..protocol.answers import Refusal
from ..protocol.names import structs
from .answers import STATUS
from .auth import COOKIE_NAME

ADDRESS = "/api/openapi.json"
HOST, PLAYER, TABLES = "host", "player", "tables"

Responses = dict[int, ResponseSpec]


class Document(JsonRenderPlugin):
    """The document, with the messages described by msgspec, which checks them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        components = openapi_schema["components"]
        messages = [structs()[name] for name in components["schemas"]]
        _, exact = schema_components(messages, ref_template="#/components/schemas/{name}")
        return super().render(request, {**openapi_schema, "components": {**components, "schemas": exact}})


def document() -> OpenAPIConfig:
    """What the document is made with."""
    schemes: Any = {
        "cookie": SecurityScheme(type="apiKey", name=COOKIE_NAME, security_scheme_in="cookie"),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
    return OpenAPIConfig(
        title="Ossuary",
        version=__version__,
        description="The HTTP part of the protocol; docs/protocol.md tells it, and the socket, from the beginning.",
        path=ADDRESS,
        render_plugins=[Document(path="/")],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _, __: handler.handler_name,
        components=Components(security_schemes=schemes),
        security=[{"cookie": []}, {"token": []}, {}],
        tags=[Tag(HOST, "the host itself"), Tag(PLAYER, "who somebody is"), Tag(TABLES, "tables and their games")],
    )


def refusing(*statuses: int) -> Responses:
    """The refusals of an operation; any request may be too fast or under a wrong host name."""
    return {status: ResponseSpec(Refusal, False, _description(status)) for status in (*statuses, 421, 429)}


def answering(status: int, content: Any, description: str, media_type: str = "application/json") -> Responses:
    """An answer that is not in the handler's type."""
    return {status: ResponseSpec(content, False, description, cast(Any, media_type))}


def _description(status: int) -> str:
    codes = [code for code, known in STATUS.items() if known == status]
    return f"Refused: {', '.join(codes) or 'the code says why'}."


GONE = answering(204, None, "Nothing is left.")
