"""docs/api.md, made from the docstrings of the public face: `python -m tests.api_reference` writes it."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import ossuary

FILE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# The API for programs

Made by `make docs` from the docstrings of `ossuary`, whose examples run as tests. Edit the docstrings, not this page.

`import ossuary` is quick: everything loads on first use.
The names on this page are stable: they follow [semantic versioning](https://semver.org), with a line in
the changelog. Everything else (`ossuary.engine`, `ossuary.minds`, `ossuary.lab`, …) may change at any time.

Errors raise `ossuary.Refused`, a `ValueError` whose text says in one sentence what is wrong.
"""


def reference() -> str:
    """The whole page: functions first, then classes, then the rest."""
    public: dict[str, Any] = {name: getattr(ossuary, name) for name in ossuary.__all__ if name != "__version__"}
    functions = {name: value for name, value in public.items() if inspect.isfunction(value)}
    classes = {name: value for name, value in public.items() if inspect.isclass(value)}
    constants = {name: value for name, value in public.items() if isinstance(value, int)}
    blocks = [HEAD]
    for name, value in functions.items():
        blocks += [f"## ossuary.{name}", f"`{_called(name, value)}`", *_said(value)]
    for name, kept in classes.items():
        blocks += [f"## ossuary.{name}", *_fields(name, kept), *_said(kept)]
        for member, kind in _members(kept):
            blocks += [f"### {name}.{member}", *_shown(member, kind), *_said(kind)]
    blocks += ["## Constants", "\n".join(f"- `ossuary.{name}` = {value}" for name, value in constants.items())]
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"


def _fields(name: str, of: type) -> list[str]:
    """What a class holds that is nothing but its fields."""
    plain = issubclass(of, tuple) or is_dataclass(of)
    return [f"`{_called(name, of).partition(' ->')[0]}`"] if plain else []


def _members(of: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines, in their order."""
    for name, value in vars(of).items():
        own = getattr(value, "__qualname__", f"{of.__name__}.{name}") == f"{of.__name__}.{name}"
        if own and not name.startswith("_") and (callable(value) or _is_bound(value)):
            yield name, value


def _is_bound(value: object) -> bool:
    return isinstance(value, property | classmethod)


def _shown(name: str, value: Any) -> list[str]:
    if isinstance(value, property):
        return [f"property: `{_typed(inspect.signature(value.fget).return_annotation)}`"] if value.fget else []
    return [f"`{_called(name, value.__func__ if isinstance(value, classmethod) else value)}`"]


def _called(name: str, function: Any) -> str:
    """How a function is called; `self` and the language's own names of types are left out."""
    signature = inspect.signature(function)
    kept = [parameter for parameter in signature.parameters.values() if parameter.name not in ("self", "cls")]
    given = [_typed(str(parameter)) for parameter in kept]
    return f"{name}({', '.join(given)}) -> {_typed(signature.return_annotation)}"


def _typed(annotation: object) -> str:
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"\b(?:ossuary|collections|typing|fractions|pathlib|numpy)(?:\.\w+)*\.(\w+)", r"\1", text)
    text = text.replace("'Game'", "Game").replace("'State'", "State").replace("'Record'", "Record")
    return text.replace("str | Callable[[State], str]", "Mind").replace("Union[str, Callable[[State], str]]", "Mind")


def _said(value: object) -> list[str]:
    """A docstring as Markdown: its examples become blocks of Python."""
    text = inspect.getdoc(value) or ""
    parts = re.split(r"(?m)^(>>> (?:.|\n)*?)(?=\n\n|\Z)", text)
    return [f"```pycon\n{part}\n```" if part.startswith(">>>") else part for part in parts if part.strip()]


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
