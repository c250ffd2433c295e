"""Many ids, some at a time: databases allow only so many in one question."""

from collections.abc import Iterator

LARGEST = 500


def in_groups(ids: list[str]) -> Iterator[list[str]]:
    """All of them, a group after the other."""
    for first in range(0, len(ids), LARGEST):
        yield ids[first : first + LARGEST]
