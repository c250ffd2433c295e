"""The protocol in TypeScript: made from the messages, whole, and free of names that nothing defines."""

import re
from pathlib import Path

import pytest

from ossuary.engine.registry import GAMES
from ossuary.host.protocol.names import structs
from ossuary.host.protocol.values import LONGEST_CHAT
from ossuary.host.typescript import PROTOCOL, refusals, typescript

SOURCE = Path(__file__).parents[2] / "web" / "src"
BUILT_IN = {"Record"}

files = typescript()
written = files[PROTOCOL]


def test_the_files_are_those_that_the_messages_and_the_rules_make() -> None:
    found = {name: (SOURCE / name).read_text(encoding="utf-8") for name in files}
    assert found == files, "write them anew with `make docs`"


def test_every_message_is_an_interface() -> None:
    found = re.findall(r"^export interface (\w+) ", written, re.MULTILINE)
    assert found == [*structs()]


def test_a_command_says_its_type_and_may_leave_out_what_has_a_default() -> None:
    text = 'export interface Replace {\n  type: "replace";\n  id: string;\n  seat: number;\n  mind?: string | null;\n}'
    assert text in written


def test_an_answer_always_has_all_its_fields() -> None:
    text = 'export interface Ack {\n  type: "ack";\n  id: string;\n  version: number;\n  again: boolean;\n'
    assert text + "  table: string | null;\n}" in written


def test_types_of_every_kind() -> None:
    assert "\n  args: Record<string, string | number | Spoken | Spoken[]>;\n" in written
    assert "\n  tallies: Part[][];\n" in written
    assert "\n  look: Record<string, unknown>;\n" in written
    assert "\n  board: ([number, number] | null)[];\n" in files["games/bones/rules.ts"]
    assert "\nexport type AnyAnswer = Update | Ack | Refusal | Chat | Presence | Pong;\n" in written
    assert f"\nexport const LONGEST_CHAT = {LONGEST_CHAT};\n" in written


def test_every_action_and_outcome_is_there() -> None:
    for name, game in GAMES.items():
        for key in (*game.ACTIONS, *game.OUTCOMES):
            assert f'"{key}"' in files[f"games/{name}/rules.ts"]


def test_refusals_are_those_of_the_catalogue() -> None:
    assert {"host-stale", "host-chain", "host-code"} <= set(refusals())
    assert not {"host-told-opened", "host-chain-lay-all"} & set(refusals())


@pytest.mark.parametrize("file", files)
def test_whatever_is_opened_is_closed_and_whatever_is_named_is_defined(file: str) -> None:
    code = re.sub(r"//.*|/\*.*?\*/", "", files[file])
    for left, right in ("{}", "[]", "()", "<>"):
        assert code.count(left) == code.count(right)
    defined = re.findall(r"export (?:interface|type|const) (\w+)", code)
    assert len(defined) == len(set(defined))
    named = set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", code)))
    assert named <= {*defined, *BUILT_IN}
