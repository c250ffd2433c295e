"""The skeleton of a game in its own distribution: a small game that is playable at once, and a start for another."""

import keyword
import sys
from collections.abc import Mapping
from pathlib import Path

from ..engine.nodes import Refused
from ..engine.registry import GAMES, SLUG

SKELETON = Path(__file__).parent / "skeleton"
PACKAGE = "package"  # the folder of the skeleton that is named after the game's package
TEMPLATE = ".txt"


def package_of(name: str) -> str:
    """The Python package of a game of that name."""
    return name.replace("-", "_")


def prefix_of(name: str) -> str:
    """A prefix for the rules of a game of that name, unused by any installed game."""
    words = [word for word in name.split("-") if word[0].isalpha()]
    letters = "".join(word[0] for word in words).upper() if len(words) > 1 else _letters(name)[:2]
    taken = {game.PREFIX for game in GAMES.values()}
    longer = [letters, *(_letters(name)[:length] for length in range(3, 9))]
    spelled = (f"{letters[:6]}{chr(65 + number)}" for number in range(26))
    return next(prefix for prefix in (*longer, *spelled) if prefix not in taken)


def files(name: str) -> dict[str, str]:
    """The files of the skeleton by their paths, for a game of that name."""
    package, prefix = package_of(name), prefix_of(name)
    filled = {
        "@name@": name,
        "@package@": package,
        "@title@": " ".join(word.capitalize() for word in name.split("-")),
        "@PREFIX@": prefix,
        "@prefix@": prefix.lower(),
    }
    made = dict[str, str]()
    for path in sorted(SKELETON.rglob(f"*{TEMPLATE}")):
        parts = [package if part == PACKAGE else part for part in path.relative_to(SKELETON).parts]
        made["/".join(parts).removesuffix(TEMPLATE)] = _filled(path.read_text(encoding="utf-8"), filled)
    return made


def write(name: str, folder: Path) -> list[Path]:
    """Writes the skeleton of a game into a new folder, and returns the files."""
    check_name(name)
    if folder.exists():
        raise Refused("new-game-folder", folder=str(folder))
    if not folder.absolute().parent.is_dir():
        raise Refused("no-folder", folder=str(folder.absolute().parent))
    written = list[Path]()
    for path, text in files(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written


def check_name(name: str) -> None:
    """Refuses a name that no game can have, or that is taken."""
    package = package_of(name)
    if not SLUG.fullmatch(name):
        raise Refused("new-game-name", name=name)
    if name in GAMES:
        raise Refused("new-game-taken", name=name)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or package == "ossuary":
        raise Refused("new-game-package", name=name, package=package)


def _letters(name: str) -> str:
    return "".join(sign for sign in name if sign.isalpha()).upper()


def _filled(text: str, filled: Mapping[str, str]) -> str:
    for placeholder, value in filled.items():
        text = text.replace(placeholder, value)
    return text
