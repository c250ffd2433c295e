"""DLPack: how arrays on a graphics card are handed to torch, jax and cupy without a copy."""

import ctypes
from typing import Any

NAME = b"dltensor"
CUDA = 2
CODES = {"i": 0, "f": 2, "b": 6}  # of integers, floating-point numbers and bools


class Tensor(ctypes.Structure):
    """DLTensor, with its owner behind it (DLManagedTensor)."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Tensor))
Tensor._fields_ = [
    ("data", ctypes.c_void_p),
    ("device_type", ctypes.c_int32),
    ("device_id", ctypes.c_int32),
    ("ndim", ctypes.c_int32),
    ("code", ctypes.c_uint8),
    ("bits", ctypes.c_uint8),
    ("lanes", ctypes.c_uint16),
    ("shape", ctypes.POINTER(ctypes.c_int64)),
    ("strides", ctypes.POINTER(ctypes.c_int64)),
    ("byte_offset", ctypes.c_uint64),
    ("owner", ctypes.c_void_p),
    ("deleter", Deleter),
]
Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
# Functions of Python with types of our own: others may have given theirs to those of ctypes.pythonapi.
IS_VALID = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
POINTER_OF = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
NEW = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)

_held: dict[int, tuple[object, ...]] = {}  # what must live as long as somebody has the tensor


@Deleter  # type: ignore[untyped-decorator]
def _delete(tensor: Any) -> None:
    _held.pop(ctypes.addressof(tensor.contents), None)


@Destructor  # type: ignore[untyped-decorator]
def _destroy(capsule: int) -> None:
    """Lets a tensor go that nobody took: who takes one renames its capsule."""
    if IS_VALID(capsule, NAME):
        _held.pop(POINTER_OF(capsule, NAME), None)


def capsule(array: Any) -> object:
    """A capsule with the array, which lives until its taker lets it go."""
    axes = len(array.shape)
    shape, strides = (ctypes.c_int64 * axes)(*array.shape), (ctypes.c_int64 * axes)(*array.strides)
    tensor = Tensor(
        data=array.address,
        device_type=CUDA,
        device_id=0,
        ndim=axes,
        code=CODES[array.dtype[0]],
        bits=8 * array.size,
        lanes=1,
        shape=ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
        strides=ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64)),
        deleter=_delete,
    )
    place = ctypes.addressof(tensor)
    _held[place] = (tensor, shape, strides, array)
    made: object = NEW(place, NAME, ctypes.cast(_destroy, ctypes.c_void_p))
    return made
