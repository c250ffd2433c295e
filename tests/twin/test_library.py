"""A library takes and gives what its functions say, and what fails in it fails in Python."""

import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ossuary.compiling.building import SAME_CODE
from ossuary.twin import Lasting, native
from ossuary.twin.arrays import Array
from ossuary.twin.native import library_file
from ossuary.twin.sources import digest

from . import strange

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("strange")]

BUILD = """
import sys
from pathlib import Path
from ossuary.compiling.linking import link, runtime_of
from ossuary.compiling.machine_code import object_of
from ossuary.compiling.numba_ir import code_of
from ossuary.compiling.targets import own_target
from tests.twin import strange
target, folder = own_target(), Path(sys.argv[1])
(folder / "runtime.o").write_bytes(runtime_of(target.platform))
(folder / "strange.o").write_bytes(object_of(code_of(strange), target))
link([folder / "runtime.o", folder / "strange.o"], Path(sys.argv[2]), target.platform)
"""


def built(folder: Path, library: Path, **environment: str) -> bytes:
    """The library of `strange`, built by another process."""
    folder.mkdir()
    words = [sys.executable, "-c", BUILD, str(folder), str(library)]
    subprocess.run(words, env=os.environ | SAME_CODE | environment, check=True)
    return library.read_bytes()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder in which the library of these tests is."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_CACHE_DIR", str(folder))
        built(folder / "objects", library_file("tests"))
    return folder


@pytest.fixture
def compiled(home: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(home))
    found = native(strange)
    assert found
    return found


def scales(**given: Any) -> strange.Scales:
    weights = np.arange(6, dtype=np.float64).reshape(2, 3)
    marks, columns = np.array([1, 2], np.int8), np.array([True, False, True])
    return strange.Scales(True, weights, marks, (columns, 0.25))._replace(**given)


def test_records_arrays_and_numbers_go_in_and_a_number_comes_out(compiled: Any) -> None:
    for given in (scales(), scales(heavy=False), scales(marks=np.array([5, 0], np.int8))):
        for factor, least in ((1.5, 2), (-2.0, 1), (1.5, 9)):
            assert compiled.weighed(given, factor, least) == strange.weighed(given, factor, least)
    assert compiled.weighed(scales(), 1.5, 2) == 12.25


def test_new_arrays_come_out(compiled: Any) -> None:
    for rows, columns in ((2, 3), (2, 2), (0, 4)):
        for found, expected in zip(compiled.tables(rows, columns), strange.tables(rows, columns), strict=True):
            assert np.array_equal(found, expected) and isinstance(found, Array) == isinstance(expected, np.ndarray)
    products, _, _ = compiled.tables(2, 3)
    products[1, 2] += 1  # it is the caller's own
    assert products.tolist() == [[1, 2, 3], [2, 4, 7]]


def test_what_is_written_is_seen(compiled: Any) -> None:
    row = np.array([1, 2, 3])
    assert compiled.nothing(row) is None
    assert row.tolist() == [2, 3, 4]


def test_lists_grow(compiled: Any) -> None:
    assert compiled.grown(10_000) == 49_995_000


def test_the_nth_bit_is_where_python_finds_it(compiled: Any) -> None:
    for mask in (1, 1 << 62, 0b1011, (1 << 63) - 1, 0x5555_0000_1234_8001):
        for n in range(mask.bit_count()):
            assert compiled.place(mask, n) == strange.place(mask, n)
    assert compiled.place(0b10110, 2) == 4


def test_what_is_written_as_a_negative_number_counts_from_the_end(compiled: Any) -> None:
    row = np.array([4, 5, 6])
    assert compiled.last(row) == strange.last(row) == 65


def test_arrays_that_last_are_handed_over_again_and_again(compiled: Any) -> None:
    rows = Lasting((np.array([5, 7]), np.array([0])))
    assert [compiled.moved(rows) for _ in range(3)] == [4, 3, 2]
    assert [compiled.left(rows, slot) for slot in (0, 1, 0)] == [2, 7, 2]  # to another function, too
    assert compiled.moved(rows) == 1
    assert [row.tolist() for row in rows] == [[1, 7], [4]]
    assert compiled.moved(deepcopy(rows)) == 0  # a copy is not where they are
    assert [row.tolist() for row in rows] == [[1, 7], [4]]
    with pytest.raises(TypeError):
        compiled.moved(Lasting((np.array([5.0]), np.array([0]))))


def test_an_exception_in_compiled_code_is_one_in_python(compiled: Any) -> None:
    row = np.zeros(3, np.int64)
    assert compiled.fails(row, 2) == 2
    with pytest.raises(RuntimeError, match="fails failed"):
        compiled.fails(row, 3)
    assert row.tolist() == [0, 0, 2]


@pytest.mark.parametrize(
    ("row", "number", "error"),
    [
        (np.zeros(3, np.int32), 0, TypeError),
        (np.zeros((3, 1), np.int64), 0, TypeError),
        (np.zeros(6, np.int64)[::2], 0, TypeError),
        (np.zeros(3, np.int64), 1.0, TypeError),
        (np.zeros(3, np.int64), 1 << 63, OverflowError),
    ],
)
def test_what_does_not_fit_is_refused(compiled: Any, row: Any, number: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        compiled.fails(row, number)


def test_what_is_not_exported_is_compiled_by_numba(compiled: Any) -> None:
    assert compiled.unexported(1) == 2
    assert compiled.unexported(1.5) == 2.5


def test_the_same_sources_make_the_same_library(home: Path, tmp_path: Path) -> None:
    first = next((home / "libraries").iterdir()).read_bytes()
    assert built(tmp_path / "again", tmp_path / "again.so", PYTHONHASHSEED="1") == first


def test_a_library_of_other_sources_is_not_used(compiled: Any) -> None:
    changed = ModuleType("tests.twin.stranger")  # of the same package, and so of the same library
    changed.__file__, changed.__dict__["EXPORTED"] = strange.__file__, strange.EXPORTED
    assert digest(changed) != digest(strange)
    assert native(changed) is None
