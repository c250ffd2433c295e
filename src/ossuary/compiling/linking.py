"""From object files to a library, with the linker and the C compiler of zig, for any platform on any machine."""

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from ..twin.sources import PACKAGE
from .targets import DEVICE, Platform

RUNTIME = Path(__file__).parent / "runtime.c"
UCRT = Path(__file__).parent / "ucrt.def"


def runtime_of(platform: Platform) -> bytes:
    """The object file of what all compiled code needs."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "runtime.o"
        options = (word.format(zig=_zig_home()) for word in platform.c)
        _zig("cc", *options, "-O2", "-fPIC", "-g0", "-c", str(RUNTIME), "-o", str(made))
        if platform.suffix == ".wasm":  # whose processor cannot do all that LLVM asks of one
            compiler, both = Path(folder) / "compiler.o", Path(folder) / "both.o"
            source = str(_zig_home() / "compiler_rt.zig")
            _zig("build-obj", source, *platform.c[:2], "-OReleaseSmall", "-fPIC", "-fstrip", f"-femit-bin={compiler}")
            _zig("wasm-ld", "-r", str(made), str(compiler), "-o", str(both))
            made = both
        return made.read_bytes()


def device_runtime() -> str:
    """The same for a graphics card, as LLVM's code: it becomes part of each kernel."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "runtime.ll"
        _zig("cc", *DEVICE.platform.c, "-O2", "-g0", "-S", "-emit-llvm", str(RUNTIME), "-o", str(made))
        return made.read_text(encoding="utf-8")


def link(objects: Sequence[Path], library: Path, platform: Platform, said: bytes = b"") -> None:
    """Makes a library of some object files, unless it is there; who is using an older one keeps that.

    What a module for browsers says of itself stands in a section at its end.
    """
    library.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=library.parent) as folder:
        made, files = Path(folder) / library.name, list(objects)
        if platform.suffix == ".dll":  # which names the library that each function comes from
            files.append(Path(folder) / "ucrt.a")
            _zig("dlltool", "-m", "i386:x86-64", "-d", str(UCRT), "-l", str(files[-1]))
        _zig(*(word.format(library=made, name=library.name) for word in platform.linker), *map(str, files))
        if said:
            made.write_bytes(made.read_bytes() + section(PACKAGE, said))
        if not library.exists() or library.read_bytes() != made.read_bytes():
            made.replace(library)


def section(name: str, content: bytes) -> bytes:
    """A section of a module that browsers leave alone."""
    named = _number(len(name)) + name.encode() + content
    return b"\0" + _number(len(named)) + named


def _number(number: int) -> bytes:
    """A number as modules have it: seven bits in a byte, the lowest first."""
    return bytes([number]) if number < 128 else bytes([number & 127 | 128]) + _number(number >> 7)


def _zig_home() -> Path:
    """Where the sources are that come with zig."""
    spec = find_spec("ziglang")
    assert spec and spec.origin
    return Path(spec.origin).parent / "lib"


def _zig(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)
