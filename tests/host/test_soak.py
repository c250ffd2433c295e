"""Hosts under people and troubles for a minute: every promise is kept."""

import pytest

from benchmarks.soak.__main__ import soaked

pytestmark = pytest.mark.nightly


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_hosts_keep_their_promises_through_troubles(database: str) -> None:
    assert soaked(database, minutes=1, tables=12)
