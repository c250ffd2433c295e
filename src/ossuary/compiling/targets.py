"""The platforms that libraries are made for, and the processors on each; a browser is one of them."""

import platform
import sys
from typing import NamedTuple


class Platform(NamedTuple):
    """A system on a kind of processor, as LLVM and wheels name it, and how zig compiles C and links for it.

    No wheel is for browsers: all of them bring what a page needs.
    """

    name: str
    triple: str
    wheel: str
    suffix: str
    c: tuple[str, ...]
    linker: tuple[str, ...]


class Target(NamedTuple):
    """What a processor of a platform can do at least; `level` ends the names of its functions in the library."""

    platform: Platform
    cpu: str
    level: str

    @property
    def name(self) -> str:
        """What tells it from the others."""
        return self.platform.name + self.level.replace("_", "-")

    @property
    def triple(self) -> str:
        """The platform, as LLVM names it."""
        return self.platform.triple


X86_64 = (("x86-64", ""), ("x86-64-v3", "_v3"))
# No library of C is named: a process that runs Python has one loaded, of whatever version.
ELF = ("ld.lld", "-shared", "-s", "--gc-sections", "--build-id=none", "--hash-style=gnu", "-o", "{library}")
COFF = ("lld-link", "-dll", "-noentry", "-lldmingw", "-Brepro", "-opt:ref", "-out:{library}")
MACH_O = ("-shared", "-s", "-Wl,-install_name,@rpath/{name}", "-o", "{library}")
# Its memory and its place in it are given by whoever loads it; all that can be called from outside is exported.
WASM = ("wasm-ld", "--shared", "--experimental-pic", "-s", "-O3", "-Bsymbolic", "--export-dynamic", "-o", "{library}")
# Where the mathematics is that other platforms have in their C library.
MUSL = ("musl/src/math", "musl/src/internal", "musl/src/include", "musl/include", "musl/arch/generic")
WASI = ("include/wasm-wasi-musl", "include/generic-musl")


def _linux(machine: str, *options: str) -> Platform:
    c = ("-target", f"{machine}-linux-gnu", *options)
    wheel = f"manylinux_2_17_{machine}.musllinux_1_1_{machine}"  # the few functions of C that it asks for are in both
    return Platform(f"linux-{machine}", f"{machine}-unknown-linux-gnu", wheel, ".so", c, ELF)


def _macos(machine: str, zig: str) -> Platform:
    c = ("-target", f"{zig}-macos.11.0")
    linker, wheel = ("cc", *c, *MACH_O), f"macosx_11_0_{machine}"
    return Platform(f"darwin-{machine}", f"{machine}-apple-macosx11.0", wheel, ".dylib", c, linker)


def _windows(machine: str, zig: str) -> Platform:
    c = ("-target", f"{zig}-windows-gnu")
    return Platform(f"win32-{machine}", f"{zig}-w64-windows-gnu", f"win_{machine}", ".dll", c, COFF)


def _browser() -> Platform:
    c = ("-target", "wasm32-freestanding", *(f"-isystem{{zig}}/libc/{folder}" for folder in (*MUSL, *WASI)))
    return Platform("wasm32", "wasm32-unknown-emscripten", "", ".wasm", c, WASM)


# A graphics card, whose driver makes kernels of PTX; each thread has some room for lists and arrays.
ROOM = 4096  # bytes


def _cuda() -> Platform:
    return Platform(
        "cuda",
        "nvptx64-nvidia-cuda",
        "",
        ".ptx",
        ("-target", "nvptx64-cuda", "-Wno-unused-command-line-argument", f"-DROOM={ROOM}"),
        (),
    )


TARGETS = {
    target.name: target
    for platform_, processors in (
        (_linux("x86_64"), X86_64),
        (_linux("aarch64", "-mno-outline-atomics"), (("generic", ""),)),
        (_macos("arm64", "aarch64"), (("apple-m1", ""),)),
        (_macos("x86_64", "x86_64"), X86_64),
        (_windows("amd64", "x86_64"), X86_64),
        (_browser(), (("generic", ""),)),
        (_cuda(), (("sm_80", ""),)),  # and all that came after it
    )
    for target in (Target(platform_, cpu, level) for cpu, level in processors)
}
PLATFORMS = {target.platform.name: target.platform for target in TARGETS.values()}
WHEELS = {name: platform_ for name, platform_ in PLATFORMS.items() if platform_.wheel}
BROWSER, DEVICE = TARGETS["wasm32"], TARGETS["cuda"]


def targets_of(name: str) -> list[Target]:
    """All processors of a platform that its library has code for."""
    return [target for target in TARGETS.values() if target.platform.name == name]


def own_platform() -> str:
    """The name of this machine's platform, whether it is one of ours or not."""
    return f"{sys.platform}-{platform.machine().lower()}"


def own_target() -> Target | None:
    """The platform of this machine with what its processor can do; None where none of ours is."""
    import llvmlite.binding as llvm

    fast = llvm.get_host_cpu_features().get("avx2", False)
    return (fast and TARGETS.get(f"{own_platform()}-v3")) or TARGETS.get(own_platform())
