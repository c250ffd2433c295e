"""What happened: every move of whole games gives facts that can be told and written, and no code reads message keys."""

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine import facts
from ossuary.engine.facts import HAPPENED, Began, Fact, written
from ossuary.engine.record import Step, replay
from ossuary.engine.registry import GAMES, Game, Misfit, Options
from ossuary.words import LANGUAGES, Words
from ossuary.words.said import Voice
from ossuary.words.tellers import tell
from tests.golden import GOLDEN, played
from tests.settings import SETTINGS, name_of

ROOT = Path(__file__).parents[1]
CASES = [pytest.param(*setting, id=name_of(setting)) for setting in SETTINGS]


def kinds_of(game: str) -> set[type[Fact]]:
    """The kinds of facts that a game declares."""
    declared = [value for value in vars(HAPPENED[game]).values() if isinstance(value, type) and issubclass(value, Fact)]
    return set(declared) - {Fact}


def games(game: str) -> list[list[Step]]:
    """Whole games with different seats, options and minds, and every choice of theirs at random somewhere."""
    tables = [table for table in GOLDEN.values() if table.game == game]
    randomly = [
        table._replace(players=["random"] * len(table.players), seed=seed) for table in tables for seed in range(4)
    ]
    return [list(replay(played(table))) for table in [*tables, *randomly]]


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_have_facts_of_every_kind_and_each_can_be_told_in_every_language(game: str) -> None:
    seen = set[type[Fact]]()
    voices = {language: (Words(language), Voice(["A", "B", "C", "D", "E", "F", "G", "H"], 0)) for language in LANGUAGES}
    for steps in games(game):
        for step in steps:
            for fact in HAPPENED[game].happened(*step):
                seen.add(type(fact))
                for words, voice in voices.values():
                    assert words.tell(tell(game, fact), voice)
                plain = written(fact)
                assert json.loads(json.dumps(plain, default=dataclasses.asdict)).keys() == {
                    "kind",
                    *(field.name for field in _fields(fact)),
                }
    assert seen == kinds_of(game)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_looking_at_a_move_changes_nothing(game: Game, options: Options) -> None:
    before = game.initial(options)
    move = next(number for number, weight in enumerate(game.odds(before)) if weight)
    after = game.step(before, move)
    rows = before.copy(), after.copy()
    HAPPENED[game.NAME].happened(before, move, after)
    assert (before, after) == rows


def test_a_fact_is_called_after_its_class() -> None:
    assert facts.kind(Began) == "began"
    assert {facts.kind(kind) for kind in kinds_of("shark-attacks")} >= {"flight_over", "signs_up", "bitten"}


def test_a_fact_with_slots_is_written_as_any_other() -> None:
    @dataclasses.dataclass(frozen=True, slots=True)
    class Slotted(Fact):
        number: int

    assert written(Slotted(3)) == {"kind": "slotted", "number": 3}


def test_a_fact_that_nobody_can_tell_is_an_error() -> None:
    with pytest.raises(Misfit, match="Nobody has words for the fact"):
        tell("bones", Fact())


def test_no_code_looks_into_the_key_of_a_message() -> None:
    looked = re.compile(r"""(\w+)\.key(\.startsWith\(|\.startswith\(| (===|!==|==|!=) ['"`])""")
    other = {  # what is no message: the keyboard, a player in what is said, a chart, and texts that no host may say
        "event.key",
        "value.key",
        "figure.key",
        "what.key",
    }
    sources = [path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)]
    sources += [path for path in (ROOT / "src" / "ossuary").rglob("*.py") if "static" not in path.parts]
    found = {f"{who}.key" for path in sources for who, *_ in looked.findall(path.read_text(encoding="utf-8"))}
    assert found - other == set()
    taken_out = re.compile(r"""\{[^{}]*\bkey\b[^{}]*\}\) => key(\.startsWith\(| [!=]== ['"`])""")
    said_anew = re.compile(r"""words\.say\([^'"`,)]*\bsaid\.key\b""")
    for reading in (taken_out, said_anew):
        assert [path.name for path in sources if reading.search(path.read_text(encoding="utf-8"))] == []


def _fields(fact: Fact) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(fact)
