"""Golden games: their telling stays the same, line by line (tests/golden.py says how to write them again)."""

from pytest import mark

from ossuary.engine.nodes import CHANCE
from ossuary.engine.record import Record, read, replay
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import draw, fortune, pick
from ossuary.words import LANGUAGES
from tests.golden import GOLDEN, RECORDS, told

every_game = mark.parametrize("name", GOLDEN)


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


@every_game
@mark.parametrize("language", LANGUAGES)
def test_a_golden_game_is_told_line_by_line_as_before(name: str, language: str) -> None:
    expected = (RECORDS / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert told(recorded(name), language) == expected.split("\n")[:-1]


@every_game
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert recorded(name).write() == (RECORDS / f"{name}.json").read_text(encoding="utf-8")


@every_game
def test_the_chance_of_a_golden_game_comes_from_its_seed(name: str) -> None:
    record = recorded(name)
    game, luck = record.game, fortune(record.draws["seed"], 0)
    rolls = [step for step in replay(record) if game.mover(step.before) == CHANCE]
    assert [step.move for step in rolls] == [pick(game.odds(step.before), draw(luck, step.before)) for step in rolls]


@every_game
def test_a_golden_record_is_of_the_game_that_its_name_says(name: str) -> None:
    golden, record = GOLDEN[name], recorded(name)
    assert golden.game == record.game.NAME
    assert record.options == options_for(record.game, {"seats": len(golden.players), **golden.options})
    assert (record.players, record.draws) == (golden.players, {"seed": golden.seed})


def test_every_game_has_one_golden_game_for_two_and_one_for_the_most_players() -> None:
    seats = {(golden.game, len(golden.players)) for golden in GOLDEN.values()}
    assert seats >= {(name, seats) for name, game in GAMES.items() for seats in (2, game.MAX_SEATS)}


def test_golden_files_are_small_and_none_is_left_over() -> None:
    files = {path.name: path.stat().st_size for path in RECORDS.iterdir()}
    assert set(files) == {f"{name}.{kind}" for name in GOLDEN for kind in ("json", "en.txt", "de.txt")}
    assert max(files.values()) < 60_000
