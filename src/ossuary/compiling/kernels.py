"""Kernels for a graphics card: the exported functions of a module, each run by thousands of threads at once.

The last two parameters of such a function are the number of a thread and how many there are: the hardware knows them.
Each thread has arrays of its own (`own_arrays` of the module), and some room for lists and arrays made on the way.
"""

import re
from collections.abc import Iterator
from types import ModuleType

from ..twin.kernels import THREADS
from ..twin.kinds import Array, Kind, Record, signature
from ..twin.native import symbol_of
from ..twin.sources import digest
from .linking import device_runtime
from .machine_code import COUNT, COUNTED, machine_of, optimise, parsed, replaced
from .targets import DEVICE, ROOM

OWN = {"int64": ("i64", 8), "int32": ("i32", 4), "int16": ("i16", 2)}
# What clang says of its code beyond what it does.
REMARKS = re.compile(r" #\d+|^attributes #.*$|^target .*$|, !(tbaa|llvm.loop) !\d+|^!.*$| dso_local", re.MULTILINE)
FUNCTION = re.compile(r"^(define internal [^\n]*)( \{\n.*?^\}\n)", re.MULTILINE | re.DOTALL)
LONG, APART = 300, "apart"  # lines of a function that stays one by itself; what such functions are marked with
DECLARED = """
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
# Where the room of each thread is, by its place in its block.
ROOMS = f"""
@rooms = internal addrspace(3) global [{THREADS} x ptr] poison
define ptr @ossuary_room() {{
    %place = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    %at = getelementptr ptr, ptr addrspace(3) @rooms, i32 %place
    %room = load ptr, ptr addrspace(3) %at
    ret ptr %room
}}
"""
NUMBERED = """
    %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
    %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
    %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
    %place = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    %before = mul i32 %block, %size
    %thread32 = add i32 %before, %place
    %threads32 = mul i32 %blocks, %size
    %thread = zext i32 %thread32 to i64
    %threads = zext i32 %threads32 to i64"""


def ptx_of(code: str, module: ModuleType) -> bytes:
    """The kernels of a module, from the code of its exported functions."""
    machine = machine_of(DEVICE)
    text = re.sub(r"^define (i32 @ossuary_)", r"define internal \1", code, flags=re.MULTILINE)
    text = (
        _apart(replaced(text, COUNT, COUNTED))
        + DECLARED
        + ROOMS
        + "".join(_kernel(module, name) for name in module.EXPORTED)
    )
    linked = parsed(text, DEVICE, machine)
    linked.link_in(parsed(_runtime(), DEVICE, machine))
    linked = parsed(_hidden(str(linked)), DEVICE, machine)
    long = not getattr(module, "SHORT", False)
    optimise(linked, machine, 0, long)
    optimise(linked, machine, 3, long)
    linked = parsed(re.sub(rf"\bnoinline\b(?!.*{APART})", "alwaysinline", str(linked)), DEVICE, machine)
    optimise(linked, machine, 3, long)
    found: str = machine.emit_assembly(linked)
    return found.encode()


def _kernel(module: ModuleType, name: str) -> str:
    """A kernel: it takes where to write that something failed, and what the function takes, less what threads have."""
    symbol, own = symbol_of(digest(module), name), module.own_arrays()
    takes, _ = signature(getattr(module, name))
    given, passed, begun = ["ptr %failed"], ["ptr %result"], list[str]()
    names = list(getattr(module, name).__annotations__)
    for parameter, kind in zip(names, takes, strict=False):
        if parameter in ("thread", "threads"):
            passed.append(f"i64 %{parameter}")
        elif parameter in own and isinstance(kind, Array):
            type_, align = OWN[kind.dtype]
            begun.append(f"%{parameter} = alloca [{own[parameter]} x {type_}], align {align}")
            passed += [f"ptr %{parameter}", f"i64 {own[parameter]}"]
        else:
            for number, type_ in enumerate(_types(kind)):
                given.append(f"{type_} %{parameter}.{number}")
                passed.append(given[-1])
    return f"""
define ptx_kernel void @{symbol}_kernel({", ".join(given)}) {{
    %result = alloca i64
    %room = alloca [{ROOM} x i8], align 16
    store i128 0, ptr %room
    {chr(10).join(begun)}{NUMBERED}
    %at = getelementptr ptr, ptr addrspace(3) @rooms, i32 %place
    store ptr %room, ptr addrspace(3) %at
    %status = call i32 @{symbol}({", ".join(passed)})
    %wrong = icmp ne i32 %status, 0
    br i1 %wrong, label %failing, label %end
failing:
    store i32 %status, ptr %failed
    br label %end
end:
    ret void
}}
"""


def _types(kind: Kind) -> Iterator[str]:
    """The types of the parameters that a value is passed as."""
    if isinstance(kind, Record):
        for field in kind.fields:
            yield from _types(field)
    elif isinstance(kind, Array):
        yield from ("ptr", *("i64" for _ in range(kind.dims)))
    else:
        yield "double" if kind is float else "i64"


def _apart(code: str) -> str:
    """The same code with long functions apart: they are called seldom, and would take registers from all the rest."""
    inlined = set(re.findall(r"^attributes (#\d+) = .*alwaysinline", code, re.MULTILINE))

    def marked(function: re.Match[str]) -> str:
        head, body = function.groups()
        short = body.count("\n") < LONG or inlined & set(head.split())
        return function[0] if short else f'{head} noinline "{APART}"{body}'

    return FUNCTION.sub(marked, code)


def _hidden(code: str) -> str:
    """The same code with nothing but kernels that is called from outside."""
    return re.sub(r"^define (?!ptx_kernel|internal)(hidden )?", "define internal ", code, flags=re.MULTILINE)


def _runtime() -> str:
    return REMARKS.sub("", device_runtime())
