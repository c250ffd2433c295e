"""What the file of a library says of itself, for any platform: the processor, what it exports and what it imports."""

import struct
from collections.abc import Iterator
from typing import NamedTuple

C = {"malloc", "realloc", "free", "memcpy", "memset", "memmove"}  # what compiled code may call
MATH = {"erf", "exp2", "floor", "log10", "pow"}
MACOS = {"bzero", "__bzero", "memset_pattern16", "dyld_stub_binder"}
# By system, the libraries that are named, and the versions.
NEEDED = {
    "linux": (set[str](), set[str]()),
    "darwin": ({"/usr/lib/libSystem.B.dylib"}, {"11.0"}),
    "win32": ({"ucrtbase.dll"}, set[str]()),
}


class LibraryFile(NamedTuple):
    """The facts of a library; functions without the underscore that macOS puts before each."""

    machine: str
    exports: set[str]
    imports: set[str]
    libraries: set[str]
    versions: set[str]  # of imported functions


def library_file_of(content: bytes) -> LibraryFile:
    """The facts of a library of whatever format."""
    if content[:4] == b"\x7fELF":
        return _elf(content)
    return _pe(content) if content[:2] == b"MZ" else _mach_o(content)


def _text(content: bytes, at: int) -> str:
    return content[at : content.index(b"\0", at)].decode()


def _elf(content: bytes) -> LibraryFile:
    (machine,) = struct.unpack_from("<H", content, 18)
    (sections,), (count,) = struct.unpack_from("<Q", content, 40), struct.unpack_from("<H", content, 60)
    # name, type, flags, address, offset, size, link, info, alignment, size of an entry
    heads = [struct.unpack_from("<IIQQQQIIQQ", content, sections + 64 * number) for number in range(count)]
    exports, imports, libraries, versions = set[str](), set[str](), set[str](), set[str]()
    for head in heads:
        kind, start, size = head[1], head[4], head[5]
        texts = heads[head[6]][4]
        if kind == 11:  # dynamic symbols, of which the first is none
            for at in range(start + 24, start + size, 24):
                name, _, _, section = struct.unpack_from("<IBBH", content, at)
                (exports if section else imports).add(_text(content, texts + name))
        elif kind == 6:  # dynamic section
            entries = [struct.unpack_from("<QQ", content, at) for at in range(start, start + size, 16)]
            libraries |= {_text(content, texts + value) for tag, value in entries if tag == 1}
        elif kind == 0x6FFFFFFE:  # versions that are needed
            versions.add("some")
    return LibraryFile({62: "x86_64", 183: "aarch64"}[machine], exports, imports, libraries, versions)


def _pe(content: bytes) -> LibraryFile:
    (header,) = struct.unpack_from("<I", content, 60)
    machine, count = struct.unpack_from("<HH", content, header + 4)
    (optional,) = struct.unpack_from("<H", content, header + 20)
    sections: list[tuple[int, ...]] = [
        struct.unpack_from("<IIII", content, header + 24 + optional + 40 * number + 8) for number in range(count)
    ]

    def place(address: int) -> int:
        """Where in the file something is that is loaded at this address."""
        return next(address - begin + start for size, begin, _, start in sections if begin <= address < begin + size)

    exported, _, imported, _ = struct.unpack_from("<IIII", content, header + 24 + 112)
    names, listed = struct.unpack_from("<I", content, place(exported) + 24)[0], place(exported) + 32
    table = place(struct.unpack_from("<I", content, listed)[0])
    exports = {
        _text(content, place(struct.unpack_from("<I", content, table + 4 * number)[0])) for number in range(names)
    }
    imports, libraries, at = set[str](), set[str](), place(imported)
    while (entry := struct.unpack_from("<IIIII", content, at))[3]:
        libraries.add(_text(content, place(entry[3])))
        functions = place(entry[0])
        while address := struct.unpack_from("<Q", content, functions)[0]:
            imports.add(_text(content, place(address) + 2))
            functions += 8
        at += 20
    return LibraryFile({0x8664: "x86_64"}[machine], exports, imports, libraries, set())


def _mach_o(content: bytes) -> LibraryFile:
    magic, machine, _, _, count = struct.unpack_from("<IIIII", content)
    assert magic == 0xFEEDFACF
    exports, imports, libraries, versions = set[str](), set[str](), set[str](), set[str]()
    for kind, at in _commands(content, count):
        if kind == 0xC:  # a library that is loaded
            libraries.add(_text(content, at + struct.unpack_from("<I", content, at + 8)[0]))
        elif kind == 0x32:  # the oldest system that it is for
            (oldest,) = struct.unpack_from("<I", content, at + 12)
            versions.add(f"{oldest >> 16}.{oldest >> 8 & 255}")
        elif kind == 2:  # symbols
            symbols, number, texts, _ = struct.unpack_from("<IIII", content, at + 8)
            for symbol in range(symbols, symbols + 16 * number, 16):
                name, type_, _, _, _ = struct.unpack_from("<IBBHQ", content, symbol)
                if type_ & 1:  # seen from outside
                    (exports if type_ & 0xE else imports).add(_text(content, texts + name).removeprefix("_"))
    return LibraryFile({0x1000007: "x86_64", 0x100000C: "aarch64"}[machine], exports, imports, libraries, versions)


def _commands(content: bytes, count: int) -> Iterator[tuple[int, int]]:
    at = 32
    for _ in range(count):
        kind, size = struct.unpack_from("<II", content, at)
        yield kind, at
        at += size
