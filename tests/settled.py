"""Files that stay in one place from run to run: compiled code is cached by the place and the time of its source."""

import hashlib
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

HOME = Path(__file__).parents[1] / "build" / "settled"


def settled(folder: Path) -> Path:
    """A folder with the same files, which is there for every run that makes the same."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        digest.update(f"{path.relative_to(folder)} {path.stat().st_size} ".encode() + path.read_bytes())
    place = HOME / digest.hexdigest()[:16]
    if not place.exists():
        HOME.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=HOME) as made:
            copy = shutil.copytree(folder, Path(made) / "copy")
            try:
                copy.rename(place)
            except OSError:  # another run was faster
                assert place.exists()
    return place
