"""Arrays made of the standard library: what compiled code and numpy see of them, and how they are kept in files."""

from copy import deepcopy
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from ossuary.twin import arrays
from ossuary.twin.array_files import content_of, read
from ossuary.twin.arrays import CODES, Array

MANY = 1 << 16  # enough for memory that is mapped


def counted(*shape: int) -> Array:
    """The numbers from 0 on."""
    return arrays.array(np.arange(np.prod(shape)).reshape(shape))


def test_numbers_are_read_and_written_by_their_place() -> None:
    made = counted(2, 3, 4)
    assert (made[1, 2, 3], made[-1, -1, -1], made[0][1][2], made.shape, made.ndim, len(made)) == (
        23,
        23,
        6,
        (2, 3, 4),
        3,
        2,
    )
    made[1, 0, 2] = 99
    made[0, 1] = [7, 8, 9, 10]
    assert made.tolist() == [
        [[0, 1, 2, 3], [7, 8, 9, 10], [8, 9, 10, 11]],
        [[12, 13, 99, 15], [16, 17, 18, 19], [20, 21, 22, 23]],
    ]
    assert (made[0, 1].sum(), list(made[0, 1])) == (34, [7, 8, 9, 10])


def test_a_part_shares_its_memory_and_a_copy_does_not() -> None:
    made = counted(4, 2)
    part, copies = made[1:3], [made.copy(), deepcopy(made)]
    part[:] = 0
    part[0, 1] = 5
    assert made.tolist() == [[0, 1], [0, 5], [0, 0], [6, 7]]
    assert [copy.tolist() for copy in copies] == [[[0, 1], [2, 3], [4, 5], [6, 7]]] * 2
    assert made[3:1].shape == (0, 2)


@pytest.mark.parametrize("dtype", CODES)
@pytest.mark.parametrize("size", [3, MANY])
def test_numpy_sees_the_same_numbers_in_the_same_place(dtype: str, size: int) -> None:
    made = arrays.zeros((size, 2), dtype)
    seen = np.asarray(made)
    assert (seen.dtype, seen.shape, seen.nbytes) == (np.dtype(dtype), (size, 2), made.nbytes)
    assert not seen.any()
    made[size - 1, 1] = 1
    seen[0, 0] = 1
    assert seen[size - 1, 1] == made[0, 0] == made[size - 1][1] == 1
    assert seen.sum() == 2


def test_what_does_not_fit_is_refused() -> None:
    made = counted(4, 2)
    for place in (4, -5, (0, 2), (4, 0)):
        with pytest.raises(IndexError):
            made[place]
    with pytest.raises(IndexError, match="beside each other"):
        made[::2]
    with pytest.raises(ValueError, match="int64"):
        made[0] = [1, 2, 3]
    with pytest.raises(ValueError):
        arrays.zeros(1, arrays.int8)[0] = 128
    with pytest.raises(ValueError, match="lengths"):
        arrays.array([[1, 2], [3]])


def test_the_type_follows_the_numbers_unless_it_is_given() -> None:
    assert (arrays.array([1]).dtype, arrays.array([1.0]).dtype, arrays.full(2, -1).tolist()) == (
        "int64",
        "float64",
        [-1, -1],
    )
    assert arrays.array([1, 2], arrays.float32).tolist() == [1.0, 2.0]


def test_a_file_is_what_numpy_reads_and_writes(tmp_path: Path) -> None:
    named = {
        "table": arrays.array([[0.1, -2.5], [3.0, 1e300]]),
        "whole": counted(3),
        "text": "grün",
        "one": 7,
        "part": 0.5,
    }
    (tmp_path / "ours.npz").write_bytes(content_of(named))
    with np.load(tmp_path / "ours.npz", allow_pickle=False) as found:
        assert {name: found[name].tolist() for name in found} == {
            name: value.tolist() if isinstance(value, Array) else value for name, value in named.items()
        }
        np.savez_compressed(tmp_path / "theirs.npz", **found)
    again = read(tmp_path / "theirs.npz")
    assert content_of(again) == content_of(named)
    assert content_of(named) == (tmp_path / "ours.npz").read_bytes()


@pytest.mark.parametrize(
    "strange",
    [
        np.array([1, 2], ">i8"),
        np.asfortranarray(np.ones((2, 3))),
        np.array([1 + 2j]),
        np.array(["a", "b"]),
        np.zeros(2, "i4,f8"),
    ],
    ids=["big-endian", "columns", "complex", "texts", "fields"],
)
def test_a_file_with_other_arrays_is_refused(strange: object, tmp_path: Path) -> None:
    np.savez(tmp_path / "strange.npz", strange=np.asarray(strange))
    with pytest.raises(ValueError, match="an array of"):
        read(tmp_path / "strange.npz")


def test_a_file_that_promises_more_than_it_holds_is_refused(tmp_path: Path) -> None:
    content = BytesIO()
    np.save(content, np.arange(3))
    with ZipFile(tmp_path / "long.npz", "w") as file:
        file.writestr("long.npy", content.getvalue().replace(b"(3,)", b"(9,)"))
    with pytest.raises(ValueError, match="24 bytes for"):
        read(tmp_path / "long.npz")
