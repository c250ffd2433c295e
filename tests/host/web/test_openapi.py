"""The OpenAPI document: it names every route, and a running host keeps what it promises."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from ossuary.engine.registry import GAMES
from ossuary.host.protocol import commands
from ossuary.host.web.openapi import ADDRESS
from ossuary.host.web.routes import ROUTES
from ossuary.minds.playing.strengths import MINDS
from tests.golden import GOLDEN, RECORDS

from ..host import Guest, Host

UNNAMED = {"/", "/metrics"}  # for browsers and for Prometheus
OPERATIONS = [route.name for route in ROUTES if route.path not in UNNAMED]
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
LIKELY: dict[str, list[Any]] = {
    "version": [1, 2, 3],
    "seat": [0, 1, 2],
    "message": [1],
    "mind": list(MINDS),
    "text": ["a text"],
}
MIND = {"kind": "mind", "mind": "random"}


@pytest.fixture(scope="session")
def document(host: Host) -> Any:
    """The document as the host gives it out."""
    answer = httpx.get(f"{host.url}{ADDRESS}")
    assert answer.is_success and answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    return answer.json()


class Promises(NamedTuple):
    """The document as what can be asked for is made from it: as it is, and with what exists."""

    whole: Any
    likely: Any


@pytest.fixture(scope="session")
def promises(document: Any) -> Promises:
    """What the document promises."""
    return Promises(schemathesis.openapi.from_dict(document), schemathesis.openapi.from_dict(likely(document)))


def tables(ada: Guest, bob: Guest) -> list[str]:
    """Tables: of every game one of Ada's that waits for players and one that is played; one that is over; Bob's."""
    waiting = [ada.open(game, [{"kind": "me"}, {"kind": "open"}], listed=True) for game in GAMES]
    playing = [ada.open(game, [{"kind": "me"}, {"kind": "me", "name": "Eve"}, MIND]) for game in GAMES]
    over = ada.open("bones", [{"kind": "me"}, MIND])
    for opened in (*playing, over):
        ada.ask(opened["table"], "start")
    ada.ask(over["table"], "say", text="a message to report")
    ada.ask(over["table"], "close")
    other = bob.open("bones", [{"kind": "me"}, MIND])
    return [opened["table"] for opened in (*waiting, *playing, over, other)] + ["no-such-table"]


def operations(document: Any) -> Iterator[tuple[str, str, Any]]:
    """Every operation that the document names."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield method.upper(), path, operation


def test_every_route_is_named(document: Any) -> None:
    handled = {(route.method, route.path) for route in ROUTES if route.path not in UNNAMED}
    assert handled == {(method, path) for method, path, _ in operations(document)}


def test_every_operation_has_a_sentence_and_a_name_of_its_own(document: Any) -> None:
    found = [operation for _, _, operation in operations(document)]
    assert sorted(operation["operationId"] for operation in found) == sorted(OPERATIONS)
    assert all(operation["description"].endswith(".") for operation in found)


def test_every_refusal_has_the_shape_of_one(document: Any) -> None:
    for method, path, operation in operations(document):
        for status, answer in operation["responses"].items():
            if status >= "400" and (path, status) != ("/ready", "503"):
                shape = answer["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Refusal"}, (method, path, status)


def test_messages_are_described_as_they_are_checked(document: Any) -> None:
    messages = document["components"]["schemas"]
    assert messages["Replace"]["additionalProperties"] is False
    assert messages["Replace"]["properties"]["type"] == {"enum": ["replace"]}
    assert messages["Replace"]["description"] == commands.Replace.__doc__
    assert messages["Join"]["properties"]["seat"]["anyOf"][0] == {"type": "integer", "minimum": 0, "maximum": 7}


def test_what_is_not_there_is_refused_in_the_same_shape(host: Host) -> None:
    for path in ("/api", "/api/nothing", "/nothing", "/api/tables/%00"):
        answer = httpx.get(f"{host.url}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "host-no-page")


def test_a_record_against_the_rules_is_refused_with_the_rule(ada: Guest) -> None:
    record = json.loads((RECORDS / "bones-two.json").read_text(encoding="utf-8"))
    answer = ada.http.post("/api/records", json={**record, "moves": ["throw"]})
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (400, "record-outcome", "BN-1")


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_host_keeps_to_the_document(host: Host, promises: Promises, ada: Guest, bob: Guest, name: str) -> None:
    examples = 150 if name == "command" else 20
    explored(host, promises, ada, bob, name, max_examples=examples, derandomize=True, database=None)


@pytest.mark.nightly
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_host_keeps_to_the_document_for_long(
    host: Host, promises: Promises, ada: Guest, bob: Guest, name: str
) -> None:
    explored(host, promises, ada, bob, name, max_examples=1000)


def explored(host: Host, promises: Promises, ada: Guest, bob: Guest, name: str, **bounds: Any) -> None:
    """Asks for one operation in ways that the document allows, in likely ones, and in ways that it does not allow."""
    cases, at_tables = [], "{table}" in promises.whole.find_operation_by_id(name).path
    places: list[Any] = [{"table": table} for table in tables(ada, bob)] if at_tables else [None]
    for promised, mode in ((promises.whole, POSITIVE), (promises.likely, POSITIVE), (promises.whole, NEGATIVE)):
        operation = promised.find_operation_by_id(name)
        cases.append(one_of([operation.as_strategy(mode, path_parameters=place) for place in places]))

    @settings(deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), **bounds)
    @given(one_of(cases))
    def ask(case: Any) -> None:
        case.call_and_validate(host.url, cookies=dict(ada.http.cookies), checks=CHECKS)

    ask()


def likely(document: Any) -> Any:
    """The document with games, minds and moves that exist, so that requests get past the first checks."""
    made = deepcopy(document)
    messages, paths = made["components"]["schemas"], made["paths"]
    for command in get_args(commands.AnyCommand):
        fields = messages[command.__name__]["properties"]
        fields |= {name: {"enum": values} for name, values in LIKELY.items() if name in fields}
    keys = sorted({key for game in GAMES.values() for key in (*game.ACTIONS, *game.OUTCOMES)})
    messages["Act"]["properties"]["actions"]["items"] = {"enum": keys}
    seats = {"type": "array", "items": {"enum": [{"kind": "me"}, MIND]}, "minItems": 2, "maxItems": 3}
    messages["NewFork"]["properties"] |= {"at": {"enum": [0, 5, 9, 1000]}, "seats": seats}
    messages["NewTable"]["properties"] |= {
        "game": {"enum": list(GAMES)},
        "seats": seats,
        "options": {"enum": [{}, {"target": 7}, {"end": "rounds=1"}, {"deck": []}]},
    }
    body = paths["/api/records"]["post"]["requestBody"]["content"]["application/json"]
    body["schema"] = {"anyOf": [likely_record(record) for record in GOLDEN]}
    return made


def likely_record(name: str) -> dict[str, Any]:
    """A golden record, broken off somewhere, perhaps with another move at its end, and any draws."""
    record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    moves = [[*record["moves"][:number], *more] for number in (0, 9, 30, 3000) for more in ([], ["throw"], ["roll"])]
    fields: dict[str, Any] = {field: {"enum": [value]} for field, value in record.items()}
    fields |= {"moves": {"enum": moves}, "draws": {"type": "object", "properties": {"seed": {"type": "integer"}}}}
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}
