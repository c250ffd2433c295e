"""Each game's rules open with its facts and a drawn state: both are what the module itself says."""

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine import nodes
from ossuary.engine.options import Cards, Option
from ossuary.engine.record import read, replay
from ossuary.engine.registry import GAMES, Game, folder

ROOT = Path(__file__).parents[2]
NAMES = ("rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones")
FACTS = ["Players", "Options", "Moves", "State", "Chance", "Information", "Result"]


def source(game: str) -> str:
    return (folder(game) / "rules.py").read_text(encoding="utf-8")


def docstring(game: str) -> str:
    return ast.get_docstring(ast.parse(source(game))) or ""


def usual(option: Option) -> str:
    return "the usual cards" if isinstance(option, Cards) else str(option.usual)


def slots(game: Game) -> dict[str, tuple[int, int]]:
    """By its name, where each part of a row begins and ends."""
    own = re.search(r"^# Slots\b.*?^SLOTS =", source(game.NAME), re.MULTILINE | re.DOTALL)
    assert own
    named = re.findall(r"(?m)^([A-Z_]+) =", own[0])
    starts = {name: int(getattr(nodes, name)) for name in ("TURN", "THROW", "INDEX", "SEATS", "SEAT", "PHASE")}
    starts |= {name: int(getattr(game, name)) for name in named}
    return dict(zip(starts, pairwise(starts.values()), strict=False))


@pytest.mark.parametrize("name", NAMES)
def test_the_facts_are_those_of_the_module(name: str) -> None:
    game: Any = GAMES[name]
    found = dict(re.findall(r"(?m)^([A-Z]\w+): (.+)$", docstring(name).partition("\n")[2]))
    assert list(found) == FACTS
    assert found["Players"] == f"{game.MIN_SEATS} to {game.MAX_SEATS}"
    assert found["Options"] == ", ".join(f"{key} = {usual(option)}" for key, option in game.OPTIONS.items())
    assert found["Moves"] == f"{len(game.ACTIONS)} actions, {len(game.OUTCOMES)} outcomes"
    assert found["State"] == f"{game.SLOTS} slots"


@pytest.mark.parametrize("name", NAMES)
def test_the_source_is_the_rule_page_with_all_its_numbers(name: str) -> None:
    cited = re.search(r"numbers (\w+)-1 to \1-(\d+) are those of (\S+)\.$", docstring(name), re.MULTILINE)
    assert cited and cited[1] == GAMES[name].PREFIX
    page = (ROOT / cited[3]).read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(rf"\*\*{cited[1]}-(\d+)\*\*", page)}
    assert numbers == set(range(1, int(cited[2]) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_the_drawn_row_is_a_state_of_a_recorded_game(name: str) -> None:
    game, text = GAMES[name], source(name)
    stood = re.search(r"# A row: the state after move (\d+) of (\S+)\.$", text, re.MULTILINE)
    assert stood
    record = read((ROOT / stood[2]).read_text(encoding="utf-8"))
    row = list(replay(record))[int(stood[1]) - 1].after
    drawn = re.findall(r"(?m)^#   ([A-Z_]+) +(\d+)  (-?\d+(?: -?\d+)*)(?:  .*| {3,}.*)?$", text)
    expected = [(slot, str(start), " ".join(map(str, row[start:end]))) for slot, (start, end) in slots(game).items()]
    assert record.game is game and drawn == expected
