"""A game is one folder: nothing outside names it, in the library or the page."""

import re
from pathlib import Path
from typing import Any, cast

import ossuary
from ossuary.engine.registry import GAMES, ROOMS, folder

ROOT = Path(__file__).parents[1]
LIBRARY = Path(ossuary.__file__).parent
PAGE = ROOT / "web" / "src"
SOURCES = ("*.py", "*.ftl", "*.css", "*.ts", "*.svelte", "*.html", "*.json", "*.webmanifest")


def outside() -> list[Path]:
    """The sources of the library and the page outside the games' folders; built or installed files do not count."""
    rooms = [*(folder(game) for game in GAMES), *(PAGE / "games" / game for game in GAMES)]
    roots = [(LIBRARY, True), (PAGE, True), (ROOT / "web", False), (ROOT / "web" / "public", True)]
    found = {path for root, deep in roots for kind in SOURCES for path in (root.rglob if deep else root.glob)(kind)}
    return sorted(
        path for path in found if "static" not in path.parts and not any(path.is_relative_to(room) for room in rooms)
    )


def spelled(game: str) -> str:
    """How code and texts name a game: by its name, unless that is an English word, or by its prefix."""
    words, prefix = game.split("-"), GAMES[game].PREFIX
    name = "[-_ ]?".join(words) if len(words) > 1 else rf"[\"'`/-]{game}[\"'`/]"
    return rf"(?i:{name})|\b{prefix}-\d|-{prefix.lower()}-"


def written_in(path: Path) -> str:
    """The text of a file; for the public face without docstrings, whose examples are documentation."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'"""(?s:.*?)"""', "", text) if path.parent == LIBRARY / "api" else text


def test_nothing_outside_names_a_game_or_its_rules() -> None:
    named = re.compile("|".join(map(spelled, GAMES)))
    files = outside()
    assert len(files) > 300
    found = {str(path.relative_to(ROOT)): named.findall(written_in(path)) for path in files}
    assert {path: names for path, names in found.items() if names} == {}


def test_what_helps_with_any_game_knows_no_part_of_one() -> None:
    looks = [set(cast(Any, rules).Look.__annotations__) for rules in GAMES.values()]
    own = [{*rules.ACTIONS, *rules.OUTCOMES, *rules.OPTIONS} for rules in GAMES.values()]
    parts = set().union(*looks, *own) - set.intersection(*looks) - {"end", "total"}  # a sheet's end, bytes in total
    files = [path for name in ("beside", "coach", "back", "learn") for path in (PAGE / name).iterdir()]
    named = {path.name: set(re.findall(r"(?<=')\w+(?=')|\w+_\w+", path.read_text())) for path in files}
    assert len(files) > 30
    assert {name: words & parts for name, words in named.items() if words & parts} == {}


def test_no_module_outside_imports_a_room() -> None:
    rooms = "|".join(package.rpartition(".")[2] for package in ROOMS.values())
    imported = re.compile(rf"^\s*(from|import) .*\bgames\.({rooms})\b", re.MULTILINE)
    modules = [path for path in outside() if path.suffix == ".py"]
    assert [str(path.relative_to(ROOT)) for path in modules if imported.search(path.read_text())] == []


def test_every_room_has_the_same_files() -> None:
    kept = (
        "rules",
        "happened",
        "real_table",
        "words",
        "rule_of_thumb",
        "observation",
        "pieces",
        "drawing",
        "terminal",
        "lesson",
        "report",
        "best_play",
    )
    texts = ("shelf", "words", "rules", "lesson", "page")
    for game in GAMES:
        room = folder(game)
        assert [name for name in kept if not (room / f"{name}.py").is_file()] == []
        assert [name for name in texts for lang in ("en", "de") if not (room / lang / f"{name}.ftl").is_file()] == []
