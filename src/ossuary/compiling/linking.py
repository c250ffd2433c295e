"""From object files to a library, with the linker and the C compiler of zig, for any platform on any machine."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from .targets import Platform

RUNTIME = Path(__file__).parent / "runtime.c"
UCRT = Path(__file__).parent / "ucrt.def"


def runtime_of(platform: Platform) -> bytes:
    """The object file of what all compiled code needs."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "runtime.o"
        _zig("cc", *platform.c, "-O2", "-fPIC", "-g0", "-c", str(RUNTIME), "-o", str(made))
        return made.read_bytes()


def link(objects: Sequence[Path], library: Path, platform: Platform) -> None:
    """Makes a library of some object files, unless it is there; who is using an older one keeps that."""
    library.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=library.parent) as folder:
        made, files = Path(folder) / library.name, list(objects)
        if platform.suffix == ".dll":  # which names the library that each function comes from
            files.append(Path(folder) / "ucrt.a")
            _zig("dlltool", "-m", "i386:x86-64", "-d", str(UCRT), "-l", str(files[-1]))
        _zig(*(word.format(library=made, name=library.name) for word in platform.linker), *map(str, files))
        if not library.exists() or library.read_bytes() != made.read_bytes():
            made.replace(library)


def _zig(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)
