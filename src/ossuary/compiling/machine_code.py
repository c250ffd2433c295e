"""From LLVM's code to an object file for one platform."""

import re
from typing import Any

import llvmlite.binding as llvm

from .targets import Target

NTH, COUNT = "nth", "count"  # of a set of bits, in `engine/bits.py`
# The first where a processor deposits bits: the n-th bit goes where the n-th of the set is.
DEPOSITED = """
declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
define internal i32 @nth(ptr %result, ptr %exception, i64 %mask, i64 %n) alwaysinline {
    %bit = shl i64 1, %n
    %found = call i64 @llvm.x86.bmi.pdep.64(i64 %bit, i64 %mask)
    %index = call i64 @llvm.cttz.i64(i64 %found, i1 false)
    store i64 %index, ptr %result
    ret i32 0
}
"""
# The second: LLVM knows the loop for what it is only where nothing is joined with it.
COUNTED = """
declare i64 @llvm.ctpop.i64(i64)
define internal i32 @count(ptr %result, ptr %exception, i64 %mask) alwaysinline {
    %bits = call i64 @llvm.ctpop.i64(i64 %mask)
    store i64 %bits, ptr %result
    ret i32 0
}
"""
DECLARED = re.compile(r"^declare .*(@[\w.]+)\(", re.MULTILINE)
EXPORTED = re.compile(r"^define (i32 @\w+)", re.MULTILINE)


def object_of(code: str, target: Target) -> bytes:
    """The object file of some code, optimised as a whole."""
    machine = machine_of(target)
    if target.cpu == "x86-64-v3":
        code = replaced(code, NTH, DEPOSITED)
    code = replaced(code, COUNT, COUNTED)
    module = parsed(EXPORTED.sub(rf"define \1{target.level}", code), target, machine)
    optimise(module, machine, 0)  # as much as possible in one function each, where pairs of counts are found
    optimise(module, machine, 3)
    module = parsed(re.sub(r"\bnoinline\b", "alwaysinline", str(module)), target, machine)
    optimise(module, machine, 3)  # now that counts are inlined, those of nothing vanish
    found: bytes = machine.emit_object(module)
    return found


def layout_of(target: Target) -> str:
    """How a processor lays out memory, as LLVM names it."""
    return str(machine_of(target).target_data)


def replaced(code: str, name: str, better: str) -> str:
    """The same code with another definition of a function, if it is there."""
    code, found = re.subn(rf"^define [^\n]*@{name}\(.*?^}}\n", "", code, flags=re.MULTILINE | re.DOTALL)
    if not found:
        return code
    for called in DECLARED.findall(better):  # once in a module
        code = re.sub(rf"^declare [^\n]*{re.escape(called)}\(.*\n", "", code, flags=re.MULTILINE)
    return code + better


def machine_of(target: Target) -> Any:
    """What makes code for a processor."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    chosen = llvm.Target.from_triple(target.triple)
    return chosen.create_target_machine(cpu=target.cpu, features="", opt=3, reloc="pic", codemodel="default")


def parsed(code: str, target: Target, machine: Any) -> Any:
    """Some code for a processor, checked."""
    module = llvm.parse_assembly(code)
    module.verify()
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    return module


def optimise(module: Any, machine: Any, level: int, unrolled: bool = True) -> None:
    """Makes code faster: 3 in every way, 0 only within each function; loops may stay loops."""
    options = llvm.create_pipeline_tuning_options(level)
    options.loop_unrolling = unrolled
    options.loop_vectorization = options.slp_vectorization = level > 0
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    if level == 0:
        passes.add_loop_rotate_pass()
        passes.add_instruction_combine_pass()
        passes.add_jump_threading_pass()
    passes.add_refprune_pass()
    passes.run(module, builder)
