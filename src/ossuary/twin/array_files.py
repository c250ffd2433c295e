"""Arrays in files, in numpy's own format (.npz), read and written without it."""

import ctypes
import io
from ast import literal_eval
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .arrays import TYPES, Array, zeros

MAGIC = b"\x93NUMPY"
HEAD = 64  # an array begins at a multiple of this
SINGLE = {int: "<i8", float: "<f8"}


def read(path: Path) -> dict[str, Any]:
    """Everything in a file by its name: arrays, numbers and texts."""
    with ZipFile(path) as file:
        return {name.removesuffix(".npy"): _parsed(file.read(name)) for name in file.namelist()}


def content_of(named: Mapping[str, Any], compression: int = ZIP_DEFLATED) -> bytes:
    """A file with these arrays, numbers and texts; the same in every year."""
    content = io.BytesIO()
    with ZipFile(content, "w", compression) as file:
        for name, value in named.items():
            file.writestr(ZipInfo(f"{name}.npy"), _laid_out(value), compression)
    return content.getvalue()


def _parsed(content: bytes) -> Any:
    begin = 10 if content[6:7] == b"\1" else 12  # by the version of the format
    end = begin + int.from_bytes(content[8:begin], "little")
    if content[:6] != MAGIC:
        raise ValueError("no array")
    try:
        head = literal_eval(content[begin:end].decode("latin-1"))
        kind, shape, columns_first = head["descr"], head["shape"], head["fortran_order"]
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise ValueError("no array") from error
    if not isinstance(kind, str) or columns_first:
        raise ValueError(f"an array of {kind}")
    body = memoryview(content)[end:]
    if kind[:2] == "<U" and not shape:
        return str(body, "utf-32-le").rstrip("\0")
    types = {("|" if typestr.endswith("1") else "<") + typestr: dtype for dtype, typestr in TYPES.items()}
    if kind not in types:
        raise ValueError(f"an array of {kind}")
    if not isinstance(shape, tuple) or not all(isinstance(length, int) and length >= 0 for length in shape):
        raise ValueError(f"an array of shape {shape}")
    if prod(shape) * int(kind[2:]) != len(body):
        raise ValueError(f"{len(body)} bytes for {shape} of {kind}")
    made = zeros(shape or 1, types[kind])
    made.flat().cast("B")[:] = body
    return made if shape else made[0]


def _laid_out(value: Any) -> bytes:
    if isinstance(value, str):
        kind, shape, body = f"<U{len(value)}", (), value.encode("utf-32-le")
    elif isinstance(value, Array):
        given = value.__array_interface__
        kind, shape, body = given["typestr"], given["shape"], ctypes.string_at(value.address, value.nbytes)
    else:
        made = zeros(1, {int: "int64", float: "float64"}[type(value)])
        made[0] = value
        kind, shape, body = SINGLE[type(value)], (), ctypes.string_at(made.address, made.nbytes)
    head = repr({"descr": kind, "fortran_order": False, "shape": shape}).encode()
    head = head.ljust(-(-(len(MAGIC) + 4 + len(head) + 1) // HEAD) * HEAD - len(MAGIC) - 5) + b"\n"
    return MAGIC + b"\1\0" + len(head).to_bytes(2, "little") + head + body
