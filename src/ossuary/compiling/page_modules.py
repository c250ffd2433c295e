"""The modules of a page: one packed file for each game, named after its content, and a list of them."""

import gzip
import hashlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from ..table import write_whole
from .building import build_modules

LIST = "compiled.json"
MODULES = Path("assets") / "compiled"
READABLE = 0o644


def add_to_page(page: Path) -> None:
    """Puts the modules of all games into a page that is built, and removes what was there of older ones."""
    with TemporaryDirectory() as folder:
        made = {game: file.read_bytes() for game, file in build_modules(Path(folder)).items()}
    names = {game: f"{game}-{hashlib.sha256(content).hexdigest()[:16]}.wasm.packed" for game, content in made.items()}
    home = page / MODULES
    home.mkdir(parents=True, exist_ok=True)
    for game, name in names.items():
        if not (home / name).exists():
            write_whole(home / name, gzip.compress(made[game], mtime=0), READABLE)
    listed = {game: f"/{(MODULES / name).as_posix()}" for game, name in names.items()}
    write_whole(page / LIST, json.dumps(listed), READABLE)
    for old in set(home.iterdir()) - {home / name for name in names.values()}:
        old.unlink()


def module_of(page: Path, game: str) -> bytes:
    """The module of a game, unpacked."""
    listed = json.loads((page / LIST).read_text(encoding="utf-8"))
    return gzip.decompress((page / listed[game].removeprefix("/")).read_bytes())
