"""Texts are parsed when they are said, each with all that it refers to."""

from pathlib import Path

import pytest

from ossuary import words
from ossuary.words import Words

CATALOGUE = """
# What lies below.
-bone = skull
found = { $many ->
    [one] A { -bone }
   *[other] { $many } { -bone }s
} in { place.name }
place = Here
    .name = the { place }
first = one
  and two
broken = { $many
first = another
"""


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a catalogue that uses all of the syntax."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "new.ftl").write_text(CATALOGUE, encoding="utf-8")
    monkeypatch.setattr(words, "_HERE", tmp_path)
    return Words("en")


def test_a_text_is_said_with_what_it_refers_to(told: Words) -> None:
    assert told.say("found", many=2) == "2 skulls in the Here"
    assert told.say("found", many=1) == "A skull in the Here"
    assert told.say("place.name") == "the Here"


def test_the_first_text_of_a_name_counts_and_a_broken_one_is_none(told: Words) -> None:
    assert told.say("first") == "one\nand two"
    assert not told.has("broken") and not told.has("bone") and not told.has("What")
    assert told.has("place") and told.has("place.name") and not told.has("place.other")
