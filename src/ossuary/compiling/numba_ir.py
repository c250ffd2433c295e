"""numba as a cross-compiler: the exported functions of a module and all that they call, as LLVM's code.

numba optimises each function together with all that it calls, again and again. Here nothing is optimised before
everything is together (`machine_code.py`), which also takes much less time.
"""

import re
from functools import cache
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy
from numba.core import cgutils, codegen, cpu, types
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys
from numba.np.arrayobj import make_array

from ..twin.jit import Twins, forward_indices
from ..twin.native import symbol_of
from ..twin.sources import digest
from .entries import entry
from .machine_code import COUNT, NTH

OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# A count in one go, which keeps other threads waiting, and the same as three instructions, which LLVM merges.
LOCKED = re.compile(r"(%\S+) = atomicrmw (add|sub) ptr (%\S+), i64 1 .*")
UNLOCKED = r"\1 = load i64, ptr \3\n  %counted = \2 i64 \1, 1\n  store i64 %counted, ptr \3"
# What takes 64-bit numbers alone.
NTH_BY_NUMBA = re.compile(r"@_ZN7ossuary6engine4bits3nth\w+Exx\b")
COUNT_BY_NUMBA = re.compile(r"@_ZN7ossuary6engine4bits5count\w+Ex\b")
TYPES = {"voidptr": "ptr", "int64": "i64", "float64": "double"}

_twins = Twins(**OPTIONS)


def lay_out(layout: str) -> None:
    """From now on numba lays out memory as LLVM names it here: pointers may be smaller than on this machine."""
    rtsys.initialize(cpu_target.target_context)  # which runs on this machine
    generator = cpu_target.target_context.codegen()
    generator._data_layout, generator._target_data = layout, llvm.create_target_data(layout)


def code_of(module: ModuleType) -> str:
    """The code of all exported functions of a module, each under its name in the library."""
    mark, modules, exported = digest(module), list[Any](), list[str]()
    for name in module.EXPORTED:
        source = entry(module, name)
        names = {"called": getattr(_twins.of(module), name), "carray": numba.carray, "handed": handed, "numpy": numpy}
        exec(source.text, names | source.names, made := dict[str, Any]())
        dispatcher = numba.njit(nogil=True, error_model="numpy", **OPTIONS)(made["entry"])
        dispatcher.compile(tuple(getattr(types, type_) for type_ in source.types))
        (compiled,) = dispatcher.overloads.values()
        _gather(compiled.library, modules)
        types_ = [_type(type_, name in getattr(module, "APART", ())) for type_ in source.types]
        exported.append(_exported(symbol_of(mark, name), compiled.fndesc.llvm_func_name, types_))
    linked = llvm.parse_assembly("")
    for each in modules:
        linked.link_in(each, preserve=True)
    return _shortened(_hidden(str(linked)) + "\n".join(exported))


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def handed(typing: Any, array: Any) -> Any:
    """The owner of an array's memory, with one more reference, which the caller releases."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        context.nrt.incref(builder, array, arguments[0])
        owner = make_array(array)(context, builder, value=arguments[0]).meminfo
        return builder.ptrtoint(owner, cgutils.intp_t)

    if array.layout != "C":
        raise TypeError("an array with gaps cannot be handed over")
    return types.int64(array), generate


def _gather(library: Any, modules: list[Any]) -> None:
    """Adds the code of a library and of all that it is linked with, each once."""
    module = _counting() if library.name == "nrt" else library._final_module
    if module not in modules:
        modules.append(module)
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"  # several may bring the same
        for other in library._linking_libraries:
            _gather(other, modules)


@cache
def _counting() -> Any:
    """How references are counted; numba's own is for the processor of this machine already.

    No two threads share what is counted: what Python hands over has no count here, and what it gets is its own.
    """
    made, _ = nrtdynmod.create_nrt_module(cpu_target.target_context)
    return llvm.parse_assembly(LOCKED.sub(UNLOCKED, str(llvm.parse_assembly(str(made)))))


def _hidden(code: str) -> str:
    """The same code with nothing exported, so that what is used once is inlined and what is not used is left out."""
    code = re.sub(r"^.*!numba_exception_output.*\n", "", code, flags=re.MULTILINE)  # which nobody reads
    code = code.replace("@sqrt(", "@llvm.sqrt.f64(")  # which every processor has
    code = re.sub(r"^(@_ZN08NumbaEnv\S+) = common .*?global", r"\1 = internal global", code, flags=re.MULTILINE)
    return re.sub(r"^define (linkonce_odr |weak_odr )?(hidden )?", "define internal ", code, flags=re.MULTILINE)


def _shortened(code: str) -> str:
    """The same code with numbers for numba's names, from which LLVM makes longer ones than it reads.

    What a processor may have an instruction for keeps its name.
    """
    code, numbers = NTH_BY_NUMBA.sub(f"@{NTH}", COUNT_BY_NUMBA.sub(f"@{COUNT}", code)), dict[str, str]()
    return re.sub(r"@(_ZN[\w.$]+)", lambda name: numbers.setdefault(name[1], f"@n{len(numbers)}"), code)


def _type(type_: str, apart: bool) -> str:
    """The type of a parameter; LLVM is told of arrays that never overlap, and keeps more of them in registers."""
    return TYPES[type_] + (" noalias" if apart and type_ == "voidptr" else "")


def _exported(symbol: str, function: str, given: list[str]) -> str:
    """The function of the library: it calls numba's and returns its status; the exception itself is dropped."""
    parameters = ", ".join(f"{type_} %{number}" for number, type_ in enumerate(given))
    return f"""
define i32 @{symbol}({parameters}) {{
    %result = alloca ptr
    %exception = alloca ptr
    %status = call i32 @{function}(ptr %result, ptr %exception, {parameters})
    ret i32 %status
}}
"""


def _link_later(self: Any, library: Any) -> None:
    self._linking_libraries.append(library)


def _no_executable(self: Any, library: Any, description: Any, environment: Any) -> Any:
    """A function that nobody calls: numba tells what it compiled by these."""
    module = description.lookup_module()
    return cpu._dynfunc.make_function(module, description.qualname, "", 1, environment, (library,))


forward_indices()
codegen.CPUCodeLibrary.add_linking_library = _link_later
cpu.CPUContext.get_executable = _no_executable
