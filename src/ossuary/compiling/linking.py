"""From object files to a library, with the linker and the C compiler of zig, for any platform on any machine."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from .targets import Target

RUNTIME = Path(__file__).parent / "runtime.c"


def runtime_of(target: Target) -> bytes:
    """The object file of what all compiled code needs."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "runtime.o"
        _zig("cc", "-target", target.zig, "-O2", "-fPIC", "-g0", "-c", str(RUNTIME), "-o", str(made))
        return made.read_bytes()


def link(objects: Sequence[Path], library: Path, target: Target) -> None:
    """Makes a library of some object files, unless it is there; who is using an older one keeps that."""
    library.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=library.parent) as folder:
        made = Path(folder) / library.name
        _zig(*target.linker, "-o", str(made), *map(str, objects))
        if not library.exists() or library.read_bytes() != made.read_bytes():
            made.replace(library)


def _zig(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)
