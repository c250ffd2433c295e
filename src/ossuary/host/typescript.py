"""Writes the protocol, and the moves of every game, as TypeScript: `python -m ossuary.host.typescript`."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from importlib.resources import files
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, cast, get_origin, get_type_hints

from msgspec import Struct, inspect

from ..engine.facts import HAPPENED, Fact, kind
from ..engine.registry import GAMES, Game
from .protocol.commands import Command
from .protocol.names import named, structs

WIDTH = 120
PROTOCOL = "host/protocol.ts"
OF_CLIENT = "client-typescript/src/protocol.ts"
HEADER = "// Made by `make docs` from {source}: change that."

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript() -> dict[str, str]:
    """All files, by their path in the source of the page."""
    protocol = _file("src/ossuary/host/protocol", [_numbers(), *_messages(), _refusals()])
    return {PROTOCOL: protocol} | {f"games/{name}/rules.ts": _rules(game) for name, game in GAMES.items()}


def _file(source: str, parts: Iterable[str]) -> str:
    return "\n\n".join([HEADER.format(source=source), *parts]) + "\n"


def refusals() -> list[str]:
    """The codes of the host's refusals, as the catalogue lists them."""
    text = (files("ossuary.words") / "en" / "host.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(host-(?!told-|chain-)[a-z-]+) =", text, re.MULTILINE)


def _numbers() -> str:
    numbers = {name: value for name, value in named().items() if isinstance(value, int)}
    return "\n".join(f"export const {name} = {value};" for name, value in numbers.items())


def _messages() -> Iterator[str]:
    messages = structs()
    for name, value in named().items():
        if name in messages:
            yield _struct(messages[name])
        elif get_origin(value) in (Literal, Union, UnionType):
            yield _alias(name, _members(inspect.type_info(value)))


def _struct(cls: type[Struct]) -> str:
    info = cast(inspect.StructType, inspect.type_info(cls))
    tag = [f'  type: "{info.tag}";'] if info.tag and cls is not Command else []
    return _interface(cls.__name__, cls.__doc__, [*tag, *(_field(field, info) for field in info.fields)])


def _field(field: inspect.Field, info: inspect.StructType) -> str:
    """A field; in what clients send, which is what forbids unknown fields, one with a default may be left out."""
    optional = info.forbid_unknown_fields and not field.required
    return _line(f"  {field.encode_name}{'?' if optional else ''}:", _members(field.type), "    ")


def _rules(game: Game) -> str:
    """What `look` of a View holds once the game has started, and the names of its moves."""
    look: Any = cast(Any, game).Look
    fields = {name: _members(inspect.type_info(hint)) for name, hint in get_type_hints(look).items()}
    parts = [
        _interface("Look", look.__doc__, [f"  {name}: {' | '.join(fields[name])};" for name in fields]),
        _alias("Action", _quoted(game.ACTIONS)),
        _alias("Outcome", _quoted(game.OUTCOMES)),
        *_facts(game.NAME),
    ]
    return _file(f"src/ossuary/games/{game.NAME.replace('-', '_')}", parts)


def _facts(game: str) -> Iterator[str]:
    """What can happen in a game, and what facts are made of."""
    found = [value for value in vars(HAPPENED[game]).values() if is_dataclass(value) and isinstance(value, type)]
    facts = [cls for cls in found if issubclass(cls, Fact) and cls is not Fact]
    for cls in found:
        if cls is not Fact:
            info = cast(inspect.DataclassType, inspect.type_info(cls))
            tag = [f'  kind: "{kind(cls)}";'] if cls in facts else []
            yield _interface(cls.__name__, cls.__doc__, [*tag, *(_typed(field) for field in info.fields)])
    yield _alias("Fact", [cls.__name__ for cls in facts])


def _typed(field: inspect.Field) -> str:
    return f"  {field.encode_name}: {' | '.join(_members(field.type))};"


def _refusals() -> str:
    codes = "".join(f"  {code},\n" for code in _quoted(refusals()))
    return f"export const REFUSALS = [\n{codes}] as const;\n\nexport type RefusalCode = (typeof REFUSALS)[number];"


def _members(info: inspect.Type) -> list[str]:
    """A union of types in TypeScript; null comes last."""
    if isinstance(info, inspect.StructType | inspect.DataclassType):
        return [info.cls.__name__]
    if isinstance(info, inspect.LiteralType):
        return _quoted(info.values)
    if isinstance(info, inspect.UnionType):
        members = dict.fromkeys(name for one in info.types for name in _members(one))
        return sorted(members, key=lambda name: name == "null")
    if isinstance(info, inspect.ListType):
        item = _members(info.item_type)
        return [f"{item[0]}[]" if len(item) == 1 else f"({' | '.join(item)})[]"]
    if isinstance(info, inspect.TupleType):
        return [f"[{', '.join(' | '.join(_members(item)) for item in info.item_types)}]"]
    if isinstance(info, inspect.DictType):
        return [f"Record<string, {' | '.join(_members(info.value_type))}>"]
    return [PLAIN[type(info)]]


def _interface(name: str, doc: str | None, fields: Iterable[str]) -> str:
    return "\n".join([f"/** {doc} */", f"export interface {name} {{", *fields, "}"])


def _alias(name: str, members: list[str]) -> str:
    return _line(f"export type {name} =", members, "  ")


def _line(start: str, members: list[str], indent: str) -> str:
    line = f"{start} {' | '.join(members)};"
    return line if len(line) <= WIDTH else f"{start}\n{indent}| " + f"\n{indent}| ".join(members) + ";"


def _quoted(keys: Iterable[Any]) -> list[str]:
    return [f'"{key}"' for key in keys]


if __name__ == "__main__":
    made = {f"web/src/{name}": text for name, text in typescript().items()}
    made |= {OF_CLIENT: made[f"web/src/{PROTOCOL}"]}
    for name, text in made.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
