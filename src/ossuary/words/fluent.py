"""Project Fluent in English and German: fluent.syntax reads messages, and here they are filled in."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from .numbers import Number, plural, written

Args = dict[str, Any]  # strings and numbers by name; None where a term was given nothing
Fill = Callable[[Args], Any]
Entry = ast.Message | ast.Term


class Message(NamedTuple):
    """What a message says, and its attributes: functions of its arguments."""

    value: Fill | None
    attributes: dict[str, Fill]


def parsed(text: str) -> list[Entry]:
    """The entries of a text; what is no entry is left out."""
    found = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in found if isinstance(entry, ast.Message | ast.Term)]


class Bundle:
    """The messages and terms of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._known: dict[str, Message] = {}  # the names of terms begin with a dash

    def add(self, entries: Iterable[Entry]) -> None:
        """Adds entries; the first of a name stays."""
        for entry in entries:
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name not in self._known:
                attributes = {part.id.name: self._pattern(part.value) for part in entry.attributes}
                self._known[name] = Message(self._pattern(entry.value) if entry.value else None, attributes)

    def get(self, name: str) -> Message | None:
        """A message."""
        return self._known.get(name)

    def _pattern(self, pattern: ast.Pattern) -> Fill:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Fill:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda _: text
        value, language = self._value(element.expression), self.language
        return lambda args: written(value(args), language)

    def _value(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Fill:
        """A function that gives a string or a number."""
        match node:
            case ast.StringLiteral():
                text = node.parse()["value"]
                return lambda _: text
            case ast.NumberLiteral():
                number = Number.read(node.value)
                return lambda _: number
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda args: _argument(args, name)
            case ast.MessageReference():
                return self._reference(node.id.name, node.attribute)
            case ast.TermReference():
                return self._term(node)
            case ast.FunctionReference():
                return self._function(node)
            case ast.SelectExpression():
                return self._select(node)
            case ast.Placeable():
                return self._value(node.expression)
        raise ValueError(f"{type(node).__name__} has no value")

    def _reference(self, name: str, attribute: ast.Identifier | None) -> Fill:
        def fill(args: Args) -> Any:
            found = self._known.get(name)
            pattern = found and (found.attributes.get(attribute.name) if attribute else found.value)
            if not pattern:
                raise ValueError(f"unknown reference: {name}")
            return pattern(args)

        return fill

    def _term(self, node: ast.TermReference) -> Fill:
        given = node.arguments.named if node.arguments else []
        named = {argument.name.name: self._value(argument.value) for argument in given}
        fill = self._reference(f"-{node.id.name}", node.attribute)
        return lambda args: fill(_Given({name: value(args) for name, value in named.items()}))

    def _function(self, node: ast.FunctionReference) -> Fill:
        values = [self._value(argument) for argument in node.arguments.positional]
        options = {argument.name.name: argument.value.value for argument in node.arguments.named}

        def fill(args: Args) -> Any:
            number = values[0](args) if len(values) == 1 else ""
            if node.id.name != "NUMBER" or isinstance(number, str):
                raise ValueError(f"unknown function: {node.id.name}" if node.id.name != "NUMBER" else "not a number")
            return number and number.shown(options)

        return fill

    def _select(self, node: ast.SelectExpression) -> Fill:
        selector = self._value(node.selector)
        variants = [(_key(variant), self._pattern(variant.value)) for variant in node.variants]
        usual = next(fill for variant, (_, fill) in zip(node.variants, variants, strict=True) if variant.default)

        def choose(args: Args) -> Any:
            found = selector(args)
            keys = (found.value, plural(found.value)) if isinstance(found, Number) else (found,)
            return next((fill for key, fill in variants if key in keys), usual)(args)

        return choose


class _Given(dict[str, Any]):
    """What a term was given; it may ask for more."""

    def __missing__(self, name: str) -> None:
        return None


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else Number.read(key.value).value


def _argument(args: Args, name: str) -> Any:
    try:
        value = args[name]
    except KeyError:
        raise ValueError(f"unknown argument: {name}") from None
    return Number(value) if isinstance(value, int | float) else value
