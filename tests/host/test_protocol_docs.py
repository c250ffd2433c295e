"""docs/protocol.md: it names every message, route and refusal, and its examples are what a host takes and sends."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import to_builtins
from msgspec.json import decode

from ossuary.host import limits, protocol
from ossuary.host.door import STATUS
from ossuary.host.live import GONE, NOT_FOR_YOU
from ossuary.host.people import MOST_TOKENS
from ossuary.host.routes import ROUTES
from ossuary.host.typescript import refusals, structs

from .host import Host

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^```json ?(.*?)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
RATES = (
    limits.REQUESTS,
    limits.GUESTS,
    limits.CODES,
    limits.TABLES,
    limits.CHAT,
    limits.REPORTS,
    limits.ADVICE,
    limits.REVIEWS,
    limits.EXPORTS,
)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_the_message_that_it_says(name: str, example: str) -> None:
    kind: Any = getattr(protocol, name.removeprefix("list[").removesuffix("]"))
    read = decode(example, type=list[kind] if name.startswith("list[") else kind)
    if kind.__struct_config__.forbid_unknown_fields:
        assert shown_in(json.loads(example), to_builtins(read))
    else:
        assert json.loads(example) == to_builtins(read)


def shown_in(part: Any, whole: Any) -> bool:
    """Whether all that is written is there; what is not written has its default."""
    if isinstance(part, dict):
        return all(name in whole and shown_in(value, whole[name]) for name, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(shown_in, part, whole))
    return bool(part == whole)


@pytest.mark.parametrize("kind", [*get_args(protocol.AnyCommand), *get_args(protocol.AnyAnswer)])
def test_every_command_and_answer_has_an_example(kind: type) -> None:
    assert kind.__name__ in [name for name, _ in EXAMPLES]


@pytest.mark.parametrize("kind", structs())
def test_every_type_is_named(kind: type) -> None:
    assert f"`{kind.__name__}`" in TEXT


@pytest.mark.parametrize("code", refusals())
def test_every_refusal_is_listed_with_its_status(code: str) -> None:
    assert f"\n| `{code}` | {STATUS.get(code, 400)} | " in TEXT


@pytest.mark.parametrize("path", sorted({path for handler in ROUTES for path in handler.paths} - {"/"}))
def test_every_address_is_named(path: str) -> None:
    assert re.sub(r"\{(\w+):str\}", lambda part: part[1].upper(), path) in TEXT


def test_limits_and_closing_codes_are_those_of_the_host() -> None:
    for rate in RATES:
        assert f"| {rate.burst:g} at once, then {rate.per_second:g} a second |" in TEXT
    assert f"{limits.MOST_OPEN_TABLES} tables that are not over, {MOST_TOKENS} tokens" in TEXT
    assert f"and {limits.MOST_SOCKETS} sockets" in TEXT
    assert f"{limits.LARGEST_MESSAGE // 1024} KiB, a record {limits.LARGEST_RECORD // 1024**2} MiB" in TEXT
    assert f"\n| {GONE} | come again" in TEXT and f"\n| {NOT_FOR_YOU} | do not" in TEXT


def test_the_bot_plays_a_game_to_its_end(host: Host) -> None:
    (bot,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    played = subprocess.run(
        [sys.executable, "-c", bot, host.url], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert len(json.loads(played.stdout)) == 2
