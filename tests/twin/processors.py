"""A library called by a small program on another processor, which qemu runs, or with musl as the C library."""

import platform
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

from ossuary.twin.kinds import Array, Kind, Record, Signature
from ossuary.twin.native import words
from tests.settled import HOME

CALLER = Path(__file__).with_name("caller.c")
ARM64 = ("qemu-user-static", "libc6-arm64-cross")
MOST = 128  # words of a result, as in caller.c


def runner(system: str) -> list[str]:
    """The words that run a program for a system; what is missing is fetched from Debian, and installed nowhere."""
    if system == "x86_64-linux-musl":
        return [str(_fetched("musl", "musl") / "lib" / "ld-musl-x86_64.so.1")]
    if system.startswith(platform.machine()):
        return []
    found, libraries = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static"), Path("/usr")
    if not found or not (libraries / "aarch64-linux-gnu" / "lib").exists():
        libraries = _fetched("arm64", *ARM64) / "usr"
        found = str(libraries / "bin" / "qemu-aarch64-static")
    return [found, "-L", str(libraries / "aarch64-linux-gnu")]


def _fetched(name: str, *packages: str) -> Path:
    """The folder in which some packages of Debian lie unpacked."""
    home = HOME / name
    if home.exists():
        return home
    home.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=home.parent) as folder:
        try:
            subprocess.run(["apt-get", "download", "-qq", *packages], cwd=folder, check=True)
            for package in Path(folder).glob("*.deb"):
                subprocess.run(["dpkg", "-x", str(package), str(home)], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            pytest.fail(f"other systems need packages of Debian: apt-get download {' '.join(packages)} ({error})")
    return home


def caller(folder: Path, system: str) -> Path:
    """The program that calls functions."""
    program = folder / "caller"
    target = ("-target", system, "-dynamic", "-O1", "-Wno-everything")
    subprocess.run([sys.executable, "-m", "ziglang", "cc", *target, str(CALLER), "-o", str(program)], check=True)
    return program


def outcomes(
    library: Path, system: str, calls: Sequence[tuple[str, Signature, tuple[Any, ...]]]
) -> Iterator[list[Any]]:
    """All numbers that each call gives back or leaves behind, as floats, whole numbers and arrays."""
    said = struct.pack("<q", len(calls)) + b"".join(_call(*call) for call in calls)
    line = [*runner(system), str(caller(library.parent, system)), str(library)]
    ran = subprocess.run(line, input=said, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    read = Reader(ran.stdout)
    for name, (takes, gives), given in calls:
        (status,) = struct.unpack("<q", read(8))
        assert status & 0xFFFFFFFF == 0, name
        out = read(8 * MOST)
        left = [read(value.nbytes) if kind is Array else b"" for kind, value in _flat(takes, given)]
        found = list(_found(gives, out, 0, read))
        yield found + [
            np.frombuffer(data, value.dtype).reshape(value.shape) if kind is Array else np.asarray(value)
            for (kind, value), data in zip(_flat(takes, given), left, strict=True)
        ]


class Reader:
    """Bytes that are read one after the other."""

    def __init__(self, content: bytes) -> None:
        self._content, self._at = content, 0

    def __call__(self, length: int) -> bytes:
        self._at += length
        return self._content[self._at - length : self._at]


def _call(symbol: str, signature: Signature, given: tuple[Any, ...]) -> bytes:
    """A call as the program reads it."""
    takes, gives = signature
    parts = list[bytes]()
    for kind, value in _flat(takes, given):
        if kind is Array:
            parts.append(struct.pack("<qq", 2, value.nbytes) + value.tobytes())
            parts += [struct.pack("<qq", 0, size) for size in value.shape]
        else:
            parts.append(struct.pack("<qd" if kind is float else "<qq", int(kind is float), value))
    results = [struct.pack("<qqq", at, np.dtype(kind.dtype).itemsize, kind.dims) for kind, at in _arrays(gives, 0)]
    name = symbol.encode()
    counts = [struct.pack("<q", len(each)) for each in (name, parts, results)]
    return b"".join([counts[0], name, counts[1], *parts, counts[2], *results])


def _flat(kinds: Sequence[Kind], values: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """The numbers and arrays that are handed over."""
    for kind, value in zip(kinds, values, strict=True):
        if isinstance(kind, Record):
            yield from _flat(kind.fields, value)
        else:
            yield (Array, np.ascontiguousarray(value)) if isinstance(kind, Array) else (kind, value)


def _arrays(kind: Kind, at: int) -> Iterator[tuple[Array, int]]:
    """The arrays of a result, and the word at which each begins."""
    if isinstance(kind, Record):
        for field in kind.fields:
            yield from _arrays(field, at)
            at += words(field)
    elif isinstance(kind, Array):
        yield kind, at


def _found(kind: Kind, out: bytes, at: int, read: Reader) -> Iterator[Any]:
    """The numbers and arrays of a result."""
    if isinstance(kind, Record):
        for field in kind.fields:
            yield from _found(field, out, at, read)
            at += words(field)
    elif isinstance(kind, Array):
        shape = struct.unpack_from(f"<{kind.dims}q", out, 8 * at + 16)
        dtype = np.dtype(kind.dtype)
        yield np.frombuffer(read(int(np.prod(shape)) * dtype.itemsize), dtype).reshape(shape)
    elif words(kind):
        yield np.asarray(struct.unpack_from("<d" if kind is float else "<q", out, 8 * at)[0])
