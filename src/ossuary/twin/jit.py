"""jitted(module): the same module, its functions compiled by numba when they are called, its tables as arrays."""

import os
from functools import cache
from importlib import import_module
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

from . import arrays, rows
from .fitted import renewed
from .sources import PACKAGE, cache_folder, top

HOT = ("mover", "legal", "odds", "drawn", "advance")  # called once a move: as part of the loop they cost half as much
INLINE = ("observation", ".columns")  # and so does all that writes an observation; other modules name theirs as INLINED

_making = RLock()  # numba has one cache folder at a time


class Twins:
    """Modules compiled by numba with the same options, each once."""

    def __init__(self, **options: Any) -> None:
        self._options = options
        self._made: dict[str, ModuleType] = {}

    def of(self, module: ModuleType) -> ModuleType:
        """The twin of a module."""
        with _making:
            if module.__name__ not in self._made:
                made = self._made[module.__name__] = ModuleType(module.__name__)  # at once: modules may know each other
                try:
                    self._fill(made, module)
                except BaseException:
                    del self._made[module.__name__]
                    raise
            return self._made[module.__name__]

    def _fill(self, made: ModuleType, module: ModuleType) -> None:
        namespace, packages = made.__dict__, (PACKAGE, top(module.__name__))
        functions = list[FunctionType]()
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__globals__ is vars(module):
                functions.append(value)
            elif isinstance(value, ModuleType) and value in getattr(module, "__parts__", ()):
                namespace[name] = self.of(value)  # a game may come from elsewhere
            elif not name.startswith("__"):
                namespace[name] = self._counterpart(value, packages)
        numba = _numba(module)
        for function in functions:
            hot = function.__name__ in (*HOT, *getattr(module, "INLINED", ())) or module.__name__.endswith(INLINE)
            jit = numba.njit(nogil=True, error_model="numpy", forceinline=hot, **self._options)
            namespace[function.__name__] = jit(renewed(function, namespace))

    def _counterpart(self, value: Any, packages: tuple[str, ...]) -> Any:
        """What stands for a global of a module in its twin; of these packages, everything is compiled."""
        import numpy

        home = getattr(value, "__module__", "")
        if value is arrays:
            return numpy
        if isinstance(value, arrays.Array):
            return numpy.asarray(value)
        if isinstance(value, FunctionType) and home.startswith(f"{PACKAGE}.twin"):
            if home == arrays.__name__:
                return getattr(numpy, value.__name__)
            return intrinsics()[value.__name__] if home == rows.__name__ else value
        if isinstance(value, ModuleType) and top(value.__name__) in packages:
            return self.of(value)
        if isinstance(value, FunctionType) and top(home) in packages:
            return getattr(self.of(import_module(home)), value.__name__)
        if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
            table = numpy.array(value)
            return table.astype(numpy.int64) if table.dtype.kind in "ib" else value
        return value


_cached = Twins(cache=True)


def jitted(module: ModuleType) -> ModuleType:
    """The twin that numba compiles when it is called, or reads from its cache."""
    return _cached.of(module)


def _numba(module: ModuleType) -> Any:
    """numba, with a cache folder of its own for these very sources: numba itself misses edits of imported files."""
    import numba

    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    numba.config.CACHE_DIR = str(cache_folder(module)) + ("-checked" if checked else "")
    if checked:
        forward_indices()  # as in the library, so that a negative one is found
    return numba


@cache
def forward_indices() -> None:
    """From now on numba counts an index from the end only where it is written as a negative number.

    To ask of every index whether it is negative takes more than a tenth of all instructions.
    """
    from llvmlite import ir
    from numba.core import types
    from numba.np import arrayobj

    from_the_end = arrayobj.fix_integer_index

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if isinstance(kind, types.IntegerLiteral) or isinstance(index, ir.Constant):
            return from_the_end(context, builder, kind, index, size)
        return context.cast(builder, index, kind, types.intp)

    arrayobj.fix_integer_index = as_it_is


@cache
def intrinsics() -> dict[str, Any]:
    """What the functions of `rows` are when they are compiled."""
    import numba
    from llvmlite import ir
    from numba.core import cgutils
    from numba.np.arrayobj import make_array, populate_array

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def unowned(typing: Any, array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            made = make_array(array)(context, builder, value=arguments[0])
            made.meminfo = cgutils.get_null_value(made.meminfo.type)
            return made._getvalue()

        return array(array), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def taken(typing: Any, array: Any, place: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = make_array(array)(context, builder, value=arguments[0]).data
            number = builder.gep(data, [arguments[1]])
            return builder.atomic_rmw("add", number, arguments[1].type(1), "seq_cst")

        return array.dtype(array, place), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def row_of(typing: Any, table: Any, row: Any, slots: Any) -> Any:
        kind = numba.types.Array(table.dtype, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = make_array(table)(context, builder, value=arguments[0]).data
            made, size = (
                make_array(kind)(context, builder),
                context.get_constant(numba.types.intp, table.dtype.bitwidth // 8),
            )
            place = builder.gep(data, [builder.mul(arguments[1], arguments[2])])
            populate_array(made, place, [arguments[2]], [size], size, None)
            return made._getvalue()

        return kind(table, numba.types.intp, numba.types.intp), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def spread(typing: Any, mask: Any, bits: Any, table: Any, row: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = make_array(table)(context, builder, value=arguments[2]).data
            to = builder.gep(data, [builder.mul(arguments[3], arguments[1])])
            one, eight = ir.IntType(1), ir.IntType(8)
            left, at = bits.literal_value, 0
            while left:
                size = 1 << min(left.bit_length() - 1, 5)
                part = builder.trunc(builder.lshr(arguments[0], arguments[0].type(at)), ir.IntType(size))
                columns = builder.zext(builder.bitcast(part, ir.VectorType(one, size)), ir.VectorType(eight, size))
                place = builder.bitcast(builder.gep(to, [arguments[0].type(at)]), columns.type.as_pointer())
                builder.store(columns, place, align=1)
                left, at = left - size, at + size
            return context.get_dummy_value()

        if not isinstance(bits, numba.types.IntegerLiteral):
            raise numba.errors.RequireLiteralValue("bits")
        return numba.types.none(mask, bits, table, row), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def add_bits(typing: Any, mask: Any, bits: Any, worth: Any, row: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word, _, number, _, first = arguments
            data = make_array(row)(context, builder, value=arguments[3]).data
            one, cell, lane = ir.IntType(1), ir.IntType(row.dtype.bitwidth), ir.IntType(32)
            left, done = bits.literal_value, 0
            while left:
                size = 1 << min(left.bit_length() - 1, 5)
                columns = ir.VectorType(cell, size)
                part = builder.trunc(builder.lshr(word, word.type(done)), ir.IntType(size))
                chosen = builder.sext(builder.bitcast(part, ir.VectorType(one, size)), columns)
                once = builder.insert_element(columns(ir.Undefined), builder.trunc(number, cell), lane(0))
                every = builder.shuffle_vector(once, once, ir.VectorType(lane, size)([0] * size))
                to = builder.bitcast(builder.gep(data, [builder.add(first, first.type(done))]), columns.as_pointer())
                builder.store(builder.add(builder.load(to, align=1), builder.and_(chosen, every)), to, align=1)
                left, done = left - size, done + size
            return context.get_dummy_value()

        if not isinstance(bits, numba.types.IntegerLiteral):
            raise numba.errors.RequireLiteralValue("bits")
        number = numba.types.int64
        return numba.types.none(number, bits, number, row, number), generate

    plain = {"unowned": unowned, "taken": taken, "row_of": row_of, "apart": rows.apart}
    return {**plain, "spread": spread, "add_bits": add_bits}
