"""Logs: their content, and the cost of writing them."""

import re
from pathlib import Path

import pytest

import ossuary.host
from ossuary.engine.nodes import Refused
from ossuary.host.logs import named

HOST = Path(ossuary.host.__file__).parent


def test_a_refusal_is_logged_by_its_key_and_makes_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[Refused]()
    monkeypatch.setattr(Refused, "in_words", said.append)
    assert named(Refused("host-no-seat", seat=3)) == "Refused: host-no-seat {'seat': 3}"
    assert named(ValueError("x" * 300)) == "ValueError: " + "x" * 188
    assert said == []


@pytest.mark.parametrize("file", sorted(HOST.rglob("*.py")), ids=lambda file: str(file.relative_to(HOST)))
def test_errors_are_logged_by_that(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if re.search(r"\blog\.\w+\(", line)]
    assert not [line for line in lines if re.search(r"\{error\}|str\(error\)|error=error\b(?!\.)", line)]
