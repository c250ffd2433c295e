"""The platforms that libraries are made for."""

import platform
import sys
from typing import NamedTuple


class Target(NamedTuple):
    """A platform, as LLVM and zig name it."""

    name: str
    triple: str
    cpu: str
    level: str  # what the names of its functions end with, where there are several for one platform
    zig: str
    linker: tuple[str, ...]


# No library of C is named: a process that runs Python has one loaded, of whatever version.
ELF = ("ld.lld", "-shared", "-s", "--gc-sections", "--build-id=none", "--hash-style=gnu")
X86_64 = ("x86_64-unknown-linux-gnu", "x86_64-linux-gnu", ELF)


def _target(name: str, cpu: str, level: str, platform: tuple[str, str, tuple[str, ...]]) -> Target:
    triple, zig, linker = platform
    return Target(name, triple, cpu, level, zig, linker)


TARGETS = {
    target.name: target
    for target in (
        _target("linux-x86_64", "x86-64", "", X86_64),
        _target("linux-x86_64-v3", "x86-64-v3", "_v3", X86_64),
    )
}


def own_target() -> Target | None:
    """The platform of this machine with what its processor can do; None where none of ours is."""
    import llvmlite.binding as llvm

    name = f"{sys.platform}-{platform.machine()}"
    fast = llvm.get_host_cpu_features().get("avx2", False)
    return (fast and TARGETS.get(f"{name}-v3")) or TARGETS.get(name)
