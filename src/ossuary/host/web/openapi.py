"""The OpenAPI document of the HTTP part: requests, answers and refusals, as the routes declare them."""

from collections.abc import Iterable
from typing import Any

from msgspec.json import encode, schema_components

from ... import __version__
from ..protocol.answers import Refusal
from .answers import JSON, STATUS, Answer
from .auth import COOKIE_NAME, in_person
from .request import Request
from .route import Parameter, Route

ADDRESS = "/api/openapi.json"
KIND = "application/vnd.oai.openapi+json"
HOST, PLAYER, TABLES, DAYS, TOURNAMENTS = "host", "player", "tables", "daily", "tournaments"
TAGS = {
    HOST: "the host itself",
    PLAYER: "who somebody is",
    TABLES: "tables and their games",
    DAYS: "daily games",
    TOURNAMENTS: "tournaments",
}
DESCRIPTION = "The HTTP part of the protocol; docs/protocol.md tells it, and the socket, from the beginning."
DONE = {200: "The answer.", 201: "What was made.", 204: "It is done."}


def documenting(routes: Iterable[Route]) -> Route:
    """The route of the document about other routes; it is made when it is first asked for."""
    told = [route for route in routes if route.tag]
    made: list[bytes] = []

    async def openapi(_: Request) -> Answer:
        """The document itself."""
        if not made:
            made.append(encode(document(told)))
        return Answer(made[0], KIND)

    return Route("GET", ADDRESS, openapi)


def document(routes: list[Route]) -> dict[str, Any]:
    """The document about routes."""
    kinds = [Refusal, *(kind for route in routes for kind in _kinds(route))]
    found, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = iter(found)
    refusal, paths = next(schemas), dict[str, dict[str, Any]]()
    for route in routes:
        described = [next(schemas) for _ in _kinds(route)]
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, described, refusal)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ossuary",
            "version": __version__,
            "description": DESCRIPTION,
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "security": [{"cookie": []}, {"token": []}, {}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "name": COOKIE_NAME, "in": "cookie"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _kinds(route: Route) -> list[Any]:
    """The types that a route names: of its parameters, its body, its answer, and its other answers."""
    other = [kind for _, kind, _ in route.answers if kind]
    return [*(part.type for part in route.parameters), *filter(None, (route.takes, route.gives)), *other]


def _operation(route: Route, schemas: list[Any], refusal: Any) -> dict[str, Any]:
    left = iter(schemas)
    operation: dict[str, Any] = {
        "tags": [route.tag],
        "operationId": route.name,
        "description": route.handler.__doc__,
        "security": _security(route),
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in route.values),
            *(_parameter(part, next(left)) for part in route.parameters),
        ],
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": next(left)}}}
    status = route.status if route.gives else 204
    responses = {status: _response(DONE[status], route.kind, next(left) if route.gives else None)}
    responses |= {number: _response(text, JSON, next(left) if kind else None) for number, kind, text in route.answers}
    refusals = {number: _response(_refused(number), JSON, refusal) for number in sorted(route.refusals)}
    operation["responses"] = {str(number): answer for number, answer in (refusals | responses).items()}
    return operation


def _security(route: Route) -> list[dict[str, list[Any]]]:
    """What may come with a request: a cookie, or a token with the permits that are named."""
    token: dict[str, list[Any]] = {"token": [] if callable(route.needs) else [*route.needs]}
    return [{"cookie": []}, *([] if route.who is in_person else [token]), {}]


def _parameter(part: Parameter, schema: Any) -> dict[str, Any]:
    usual = {} if part.usual is None else {"default": part.usual}
    return {"name": part.name, "in": "query", "description": part.description, "schema": schema | usual}


def _response(description: str, kind: str, schema: Any) -> dict[str, Any]:
    return {"description": description} | ({"content": {kind: {"schema": schema}}} if schema else {})


def _refused(status: int) -> str:
    codes = [code for code, known in STATUS.items() if known == status]
    return f"Refused: {', '.join(codes) or 'the code says why'}."
