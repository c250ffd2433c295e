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

import ossuary
from ossuary.host import limits
from ossuary.host.db import accounts, chats, past_games, practice
from ossuary.host.live import coach_pool, push
from ossuary.host.live.live_table import ABSENCE, GONE, MOST_WAITING, NOT_FOR_YOU
from ossuary.host.live.opener import LONGEST_RECORD
from ossuary.host.live.reviews import MOST_OWN
from ossuary.host.live.tournaments import PAUSE
from ossuary.host.protocol.answers import AnyAnswer
from ossuary.host.protocol.commands import AnyCommand
from ossuary.host.protocol.names import structs
from ossuary.host.protocol.tournaments import LEAST_PLAYERS, MOST_PLAYERS
from ossuary.host.protocol.values import LONGEST_CHAIN, LONGEST_CHAT, MOST_LOOKS
from ossuary.host.settings import Settings
from ossuary.host.table.apply import REMEMBERED, STRIKES
from ossuary.host.table.match import DAY, MOST_CHANGES, SHOWING
from ossuary.host.table.snapshots import MOST_MISSED
from ossuary.host.typescript import refusals
from ossuary.host.web import wire
from ossuary.host.web.answers import STATUS
from ossuary.host.web.routes import ROUTES

from ..host import Host


def spelled(number: float) -> str:
    """A small number as a word."""
    return {3: "three", 5: "five", 10: "ten", 20: "twenty"}[int(number)]


TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^```json ?(.*?)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
LIMITS = re.findall(r"^\|[^|]+\|[^|]+\| ([\d.]+) at once, then ([\d.]+) a second", TEXT, re.MULTILINE)
# What the text says in numbers, as the code has them.
NUMBERS = [
    f"up to the last {MOST_MISSED} events",
    f"a `Chat` with the last {chats.RECENT} messages",
    f"this client fell {MOST_WAITING} messages behind",
    f"counts as absent {spelled(ABSENCE)} seconds after their last request",
    f"has been absent for {spelled(ABSENCE)} seconds",
    f"each player's last {REMEMBERED} commands at a table that made an event",
    f"at most {LONGEST_CHAIN} actions",
    f"`say` up to {LONGEST_CHAT} characters",
    f"newest first and {past_games.AT_A_TIME} at a time",
    f"at most {practice.MOST_OWN} of each game are kept",
    f"up to {MOST_LOOKS} of them starting at `from`",
    f"A player has at most {push.MOST_DEVICES} devices",
    f"After {spelled(STRIKES)} in a row the seat is `away`",
    f"no time within {spelled(coach_pool.PATIENCE)} seconds",
    f"SameSite=Lax, {int((accounts.LIFETIMES[accounts.COOKIE] or 0) / DAY)} days)",
    f"Every {wire.PING:g} seconds the host sends a WebSocket ping",
    f"a client that does not answer within {wire.PING:g} seconds is disconnected",
    f"the head of a request must arrive within {wire.HEAD:g} seconds and its body within {wire.BODY:g},",
    f"at most {MOST_OWN} wait for one player or address",
    f"with a second more for every {wire.SLOWEST // 1024} KiB of it that arrive,",
    f"but no pause longer than {wire.BODY:g};",
    f"is closed after {wire.config('').timeout_keep_alive}.",
    f"{limits.MOST_OPEN_TABLES} unfinished tables, {accounts.MOST_TOKENS} tokens",
    f"{accounts.MOST_SESSIONS} sessions",
    f"and {limits.MOST_SOCKETS} sockets",
    f"take part in {limits.MOST_ENTERED_TOURNAMENTS} unfinished tournaments",
    f"and have opened {limits.MOST_OPENED_TOURNAMENTS};",
    f"A tournament is for {LEAST_PLAYERS} to {MOST_PLAYERS} players",
    f"after a pause of {spelled(PAUSE)} seconds otherwise",
    f"or after {spelled(SHOWING)} seconds, the first round begins",
    f"the coach and absent players' seats {MOST_CHANGES} times in all",
    f"and send {chats.MOST_SAID} messages",
    f"{limits.LARGEST_MESSAGE // 1024} KiB, a record {limits.LARGEST_RECORD // 1024**2} MiB and {LONGEST_RECORD} moves",
    f"at most {limits.LARGEST_MESSAGE // 1024} KiB from the client",
    f"a record of up to {limits.LARGEST_RECORD // 1024**2} MiB and {LONGEST_RECORD} moves",
    f"\n| {GONE} | reconnect",
    f"\n| {NOT_FOR_YOU} | do not",
]


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_the_message_that_it_says(name: str, example: str) -> None:
    kind: Any = structs()[name.removeprefix("list[").removesuffix("]")]
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


@pytest.mark.parametrize("kind", [*get_args(AnyCommand), *get_args(AnyAnswer)])
def test_every_command_and_answer_has_an_example(kind: type) -> None:
    assert kind.__name__ in [name for name, _ in EXAMPLES]


@pytest.mark.parametrize("name", structs())
def test_every_type_is_named(name: str) -> None:
    assert f"`{name}`" in TEXT


@pytest.mark.parametrize("code", refusals())
def test_every_refusal_is_listed_with_its_status(code: str) -> None:
    assert f"\n| `{code}` | {STATUS.get(code, 400)} | " in TEXT


def test_every_refusal_of_a_day_is_named() -> None:
    package = Path(ossuary.__file__).parent
    files = [*(package / "daily").glob("*.py"), *(package / "host").rglob("*.py")]
    codes = {
        code for file in files for code in re.findall(r'Refused\("(daily-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(codes) > 5 and [code for code in sorted(codes) if f"`{code}`" not in TEXT] == []


@pytest.mark.parametrize("path", sorted({route.path for route in ROUTES}))
def test_every_address_is_named(path: str) -> None:
    assert written(path) in TEXT


def written(path: str) -> str:
    """A path as the text writes it: `/api/tables/TABLE`."""
    return re.sub(r"\{(\w+)\}", lambda part: part[1].upper(), path)


@pytest.mark.parametrize("said", NUMBERS)
def test_a_number_is_the_one_in_the_code(said: str) -> None:
    assert said in TEXT


def test_the_table_of_limits_has_each_of_them_once() -> None:
    commands = limits.Rate(2 * Settings.rate, Settings.rate)
    rates = [commands, *(rate for rate in vars(limits).values() if isinstance(rate, limits.Rate))]
    assert sorted(LIMITS) == sorted((f"{rate.burst:g}", f"{rate.per_second:g}") for rate in rates)


def test_what_is_made_is_answered_with_201() -> None:
    (told,) = re.findall(r"or 201 if it created something: `POST` to (.*)\.$", TEXT, re.MULTILINE)
    assert set(re.findall("`(.*?)`", told)) == {written(route.path) for route in ROUTES if route.status == 201}


def test_the_bot_plays_a_game_to_its_end(host: Host) -> None:
    (bot,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    played = subprocess.run(
        [sys.executable, "-c", bot, host.url], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert len(json.loads(played.stdout)) == 2
