"""From LLVM's code to an object file for one platform."""

import re
from typing import Any

import llvmlite.binding as llvm

from .targets import Target

NTH = "nth"  # of a set of bits, in `engine/bits.py`
# The same where a processor deposits bits: the n-th bit goes where the n-th of the set is.
NTH_DEPOSITED = """
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
NTH_WRITTEN = re.compile(r"^define [^\n]*@nth\(.*?^}\n", re.MULTILINE | re.DOTALL)
ZEROS_DECLARED = re.compile(r"^declare i64 @llvm\.cttz\.i64\(.*\n", re.MULTILINE)
EXPORTED = re.compile(r"^define (i32 @\w+)", re.MULTILINE)


def object_of(code: str, target: Target) -> bytes:
    """The object file of some code, optimised as a whole."""
    machine = _machine(target)
    if target.cpu == "x86-64-v3":
        code = _deposited(code)
    module = _parsed(EXPORTED.sub(rf"define \1{target.level}", code), target, machine)
    _optimise(module, machine, 0)  # as much as possible in one function each, where pairs of counts are found
    _optimise(module, machine, 3)
    module = _parsed(re.sub(r"\bnoinline\b", "alwaysinline", str(module)), target, machine)
    _optimise(module, machine, 3)  # now that counts are inlined, those of nothing vanish
    found: bytes = machine.emit_object(module)
    return found


def layout_of(target: Target) -> str:
    """How a processor lays out memory, as LLVM names it."""
    return str(_machine(target).target_data)


def _deposited(code: str) -> str:
    """The same code with one instruction in `nth`, if it is there."""
    code, found = NTH_WRITTEN.subn("", code)
    return ZEROS_DECLARED.sub("", code) + NTH_DEPOSITED if found else code


def _machine(target: Target) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    chosen = llvm.Target.from_triple(target.triple)
    return chosen.create_target_machine(cpu=target.cpu, features="", opt=3, reloc="pic", codemodel="default")


def _parsed(code: str, target: Target, machine: Any) -> Any:
    module = llvm.parse_assembly(code)
    module.verify()
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    return module


def _optimise(module: Any, machine: Any, level: int) -> None:
    options = llvm.create_pipeline_tuning_options(level)
    options.loop_vectorization = options.slp_vectorization = level > 0
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    if level == 0:
        passes.add_loop_rotate_pass()
        passes.add_instruction_combine_pass()
        passes.add_jump_threading_pass()
    passes.add_refprune_pass()
    passes.run(module, builder)
