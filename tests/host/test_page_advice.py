"""The coach still says what the tests of the page hear (page_advice.py writes it again)."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json, to_builtins

from .page_advice import DECISIONS, FOLDER, Advised


def numbers(value: Any) -> Iterator[float]:
    """All numbers of a message, in order."""
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from numbers(item)
    elif isinstance(value, int | float):
        yield value


def shape(value: Any) -> Any:
    """A message without its numbers."""
    if isinstance(value, dict):
        return {name: shape(item) for name, item in value.items()}
    if isinstance(value, list):
        return [shape(item) for item in value]
    return None if isinstance(value, int | float) else value


@pytest.mark.compiled
@pytest.mark.parametrize("name", DECISIONS)
def test_every_file_is_what_the_coach_would_say_now(name: str) -> None:
    stored = json.decode((FOLDER / f"{name}.json").read_bytes(), type=Advised, strict=True)
    now = DECISIONS[name]()
    assert stored.update == now.update
    if now.advice.exact:
        mine, theirs = to_builtins(now.advice), to_builtins(stored.advice)
        assert shape(mine) == shape(theirs)
        assert list(numbers(mine)) == pytest.approx(list(numbers(theirs)), abs=1e-9)
    else:  # a search may find another order elsewhere
        actions = [
            sorted(key for one in said.advice.choices for key in (one.action, *one.alike)) for said in (stored, now)
        ]
        assert actions[0] == actions[1] == sorted(offer.action for offer in now.update.yours.offers)


def test_there_is_no_other_file() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(DECISIONS)
