"""docs/modules.md, made from the first lines of all modules: `python -m tests.modules` writes it."""

import ast
from pathlib import Path

import ossuary
from ossuary.engine.registry import ROOMS

LIBRARY = Path(ossuary.__file__).parent
FILE = Path(__file__).parents[1] / "docs" / "modules.md"
HEAD = """# Every module in one line

Made by `make docs` from the modules themselves: change those.
Of the games one is listed; the others have the same files.
"""


def modules() -> str:
    """All packages with their modules; of the games only the first, since all have the same files."""
    others = [package.rpartition(".")[2] for package in ROOMS.values()][1:]
    packages = sorted(path.parent for path in LIBRARY.rglob("__init__.py") if "static" not in path.parts)
    shown = [package for package in packages if not {*package.relative_to(LIBRARY).parts} & {*others}]
    return HEAD + "".join(map(_section, shown))


def _section(package: Path) -> str:
    name = "/".join(("ossuary", *package.relative_to(LIBRARY).parts))
    lines = [f"- `{module.name}`: {_about(module)}" for module in sorted(package.glob("*.py")) if module.stem[0] != "_"]
    return "\n".join([f"\n## {name}", "", _about(package / "__init__.py"), *(["", *lines] if lines else [])]) + "\n"


def _about(module: Path) -> str:
    return (ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or "").partition("\n")[0]


if __name__ == "__main__":
    FILE.write_text(modules(), encoding="utf-8")
