"""The AsyncAPI document: it names every message of the socket, and what a socket says is as it describes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from jsonschema import Draft202012Validator
from msgspec.json import decode

from ossuary.host.protocol.answers import AnyAnswer
from ossuary.host.protocol.commands import AnyCommand
from ossuary.host.web.asyncapi import ADDRESS
from ossuary.host.web.routes import SOCKETS

from ..host import Guest, Host

ME, MIND = {"kind": "me"}, {"kind": "mind", "mind": "random"}
PROTOCOL = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
COMMANDS = [kind.__name__ for kind in get_args(AnyCommand)]
ANSWERS = [kind.__name__ for kind in get_args(AnyAnswer)]


@pytest.fixture(scope="module")
def document(host: Host) -> Any:
    """The document as the host gives it out."""
    answer = httpx.get(f"{host.url}{ADDRESS}")
    assert answer.is_success and answer.headers["content-type"] == "application/vnd.aai.asyncapi+json"
    return answer.json()


def references(part: Any) -> Iterator[str]:
    """Everything that a part of the document refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def at(document: Any, reference: str) -> Any:
    """What a reference refers to."""
    assert reference.startswith("#/"), reference
    for name in reference[2:].split("/"):
        document = document[name]
    return document


def valid(document: Any, name: str, message: Any) -> None:
    """Fails unless a message is as the document describes those with its name."""
    payload = document["components"]["messages"][name]["payload"]
    Draft202012Validator({**payload, "components": document["components"]}).validate(message)


def test_it_has_the_parts_of_an_asyncapi_document(document: Any) -> None:
    assert document["asyncapi"] == "3.0.0" and document["info"]["title"] == "Ossuary"
    assert {operation["action"] for operation in document["operations"].values()} == {"receive", "send"}
    [channel], [socket] = document["channels"].values(), SOCKETS
    assert channel["address"] == socket.path and list(channel["parameters"]) == ["table"]
    assert channel["bindings"]["ws"]["query"]["properties"].keys() == {"since", "invite"}
    for server in document["servers"].values():
        assert re.findall(r"{(\w+)}", server["host"]) == list(server["variables"])


def test_every_reference_leads_somewhere(document: Any) -> None:
    found = set(references(document))
    assert len(found) > 60
    for reference in found:
        assert at(document, reference)


def test_every_message_of_the_protocol_is_in_it_with_a_sentence(document: Any) -> None:
    def named(operation: str) -> list[str]:
        messages = [at(document, one["$ref"]) for one in document["operations"][operation]["messages"]]
        return [at(document, message["$ref"])["name"] for message in messages]

    assert named("carryOut") == COMMANDS
    reply = [one["$ref"].rpartition("/")[2] for one in document["operations"]["carryOut"]["reply"]["messages"]]
    assert {*named("tell"), *reply} == {*ANSWERS}
    assert [*document["channels"]["table"]["messages"]] == [*document["components"]["messages"]] == COMMANDS + ANSWERS
    for name, message in document["components"]["messages"].items():
        assert message["summary"].endswith("."), name


def test_the_examples_of_the_guide_are_as_it_describes(document: Any) -> None:
    examples = re.findall(r"^```json (\w+)\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
    told = [(name, decode(text)) for name, text in examples if name in COMMANDS + ANSWERS]
    assert {name for name, _ in told} == {*COMMANDS, *ANSWERS}
    for name, example in told:
        valid(document, name, example)


def test_what_a_socket_says_is_as_it_describes(document: Any, ada: Guest) -> None:
    table = ada.open("shark-attacks", [ME, MIND], options={"target": 10})["table"]
    heard = set[str]()
    with ada.live(table, since=0) as live:
        for asked in (
            {"type": "start"},
            {"type": "say", "text": "Hello!"},
            {"type": "ping"},
            {"type": "close", "x": 1},
        ):
            live.send(**asked)
        while not {"update", "chat", "ack", "refusal", "pong"} <= heard:
            message = live.next()
            valid(document, message["type"].capitalize(), message)
            heard.add(message["type"])
    with pytest.raises(Exception, match="version"):
        valid(document, "Ack", {"type": "ack", "id": "x", "version": "1"})
