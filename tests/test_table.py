"""A table: undo, a log that only grows, saves that are whole, and games that go on as if never interrupted."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ossuary.engine import record as records
from ossuary.engine.nodes import CHANCE, Refused
from ossuary.engine.record import RecordError, Step
from ossuary.engine.registry import GAMES, Game, Options, options_for
from ossuary.fair import Seeded, forked
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

from .settings import SETTINGS, name_of

PLAYERS = ["random"] * 8
EVERY_SETTING = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=map(name_of, SETTINGS))


def opened(name: str, seed: int = 7, **given: object) -> Table:
    """A table of a game for two, with the chance that comes first."""
    table = Table(GAMES[name], options_for(GAMES[name], given), ["you", "random"], Seeded(seed))
    table.begin()
    return table


def choice(table: Table) -> int:
    """What the mind `random` does now."""
    return mind(table.game, "random")(table.state, table.thoughts())


def played(game: Game, options: Options, seed: int) -> Iterator[tuple[Table, list[Step]]]:
    """A table after each action, with the steps that it took."""
    table = Table(game, options, PLAYERS[: options.seats], Seeded(seed))
    yield table, table.begin()
    while not table.over:
        yield table, table.act(choice(table))


def act(table: Table, key: str) -> None:
    """Plays an action by its key."""
    table.act(table.game.ACTIONS.index(key))


@EVERY_SETTING
def test_undo_takes_back_the_last_move_of_its_own_seat_and_nothing_else(game: Game, options: Options) -> None:
    movers: list[int] = []
    for table, steps in played(game, options, 11):
        movers += [game.mover(step.before) for step in steps]
        for seat in range(options.seats):
            before, moves, version = list(table.state), list(table.record.moves), table.version
            undone = table.undo(seat)
            assert undone == (bool(movers) and movers[-1] == seat)
            assert table.version == version + undone
            if undone:
                assert table.state == steps[-1].before
                table.act(steps[-1].move)
            assert (table.state, table.record.moves) == (before, moves)


def test_undo_goes_back_bone_by_bone_to_the_roll() -> None:
    table = opened("rolling-bones")
    start, moves = list(table.state), list(table.record.moves)
    seat = table.game.mover(table.state)
    for _ in range(3):
        table.act(choice(table))
        assert table.last_seat == seat
    assert [table.undo(seat) for _ in range(4)] == [True, True, True, False]
    assert (table.state, table.record.moves) == (start, moves)


def test_there_is_no_undo_past_a_roll() -> None:
    table = opened("shark-attacks")
    seat = table.game.mover(table.state)
    act(table, "stop")
    assert not table.undo(seat)
    assert not table.undo(1 - seat)


def test_there_is_no_undo_past_another_seat() -> None:
    table = opened("skulls-of-sedlec")
    seat = table.game.mover(table.state)
    act(table, "collect_1")
    assert table.game.mover(table.state) == 1 - seat
    assert not table.undo(1 - seat)
    act(table, "dig_1_2")
    assert not table.undo(seat)


def test_a_seat_may_undo_until_the_next_one_acts() -> None:
    table = opened("skulls-of-sedlec")
    seat, before = table.game.mover(table.state), list(table.state)
    act(table, "collect_1")
    assert table.undo(seat)
    assert table.state == before


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    table = Table(GAMES["bones"], options_for(GAMES["bones"], {}), ["you", "random"], Seeded(1))
    assert not table.undo(0)


def test_the_last_seat_is_who_moved_last() -> None:
    table = Table(GAMES["skulls-of-sedlec"], options_for(GAMES["skulls-of-sedlec"], {}), ["you", "random"], Seeded(7))
    assert table.last_seat == CHANCE
    table.begin()
    assert table.last_seat == CHANCE
    assert not table.undo(CHANCE)
    seat = table.game.mover(table.state)
    act(table, "collect_1")
    assert table.last_seat == seat
    act(table, "dig_2_3")
    assert table.last_seat == CHANCE
    assert not table.undo(CHANCE)


def test_the_version_counts_what_was_undone() -> None:
    table = opened("skulls-of-sedlec")
    seat, drawn = table.game.mover(table.state), list(table.record.moves)
    act(table, "collect_1")
    table.undo(seat)
    act(table, "collect_1")
    assert table.record.moves == [*drawn, "collect_1"]
    assert table.version == len(drawn) + 3


def test_what_was_undone_is_not_saved(tmp_path: Path) -> None:
    table = opened("skulls-of-sedlec")
    act(table, "collect_1")
    table.undo(1 - table.game.mover(table.state))
    table.save(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["moves"] == table.record.moves
    assert "collect_1" not in table.record.moves


@EVERY_SETTING
def test_an_illegal_action_changes_nothing(game: Game, options: Options) -> None:
    for table, _ in played(game, options, 5):
        if table.version > 300:
            break
        before, version = list(table.state), table.version
        legal = game.legal(table.state)
        for action in range(len(game.ACTIONS)):
            if not legal >> action & 1:
                with pytest.raises(ValueError, match=rf"{game.PREFIX}-\d+ forbids {game.ACTIONS[action]}"):
                    table.act(action)
        assert (table.state, table.version) == (before, version)


@EVERY_SETTING
def test_a_game_resumed_again_and_again_goes_as_the_uninterrupted_one(game: Game, options: Options) -> None:
    *_, (whole, _) = played(game, options, 23)
    table = Table(game, options, PLAYERS[: options.seats], Seeded(23))
    while not table.over:
        for _ in range(7):
            table.begin()
            if not table.over:
                table.act(choice(table))
        table = Table.resume(records.read(table.record.write()))
    assert table.record == whole.record
    assert table.state == whole.state


def test_a_game_saved_between_an_action_and_its_chance_draws_the_same() -> None:
    whole = opened("shark-attacks", 3)
    act(whole, "stop")
    cut = records.read(whole.record.write())
    del cut.moves[-5:]
    table = Table.resume(cut)
    assert table.game.mover(table.state) == CHANCE
    assert [records.key_of(table.game, step.before, step.move) for step in table.begin()] == whole.record.moves[-5:]


def test_nothing_before_a_fork_is_taken_back_not_even_after_it_was_saved() -> None:
    whole = opened("rolling-bones", 4)
    act(whole, "lay_skull")
    at, seat = len(whole.record.moves), whole.last_seat
    draws = forked(whole.record.draws, at, Seeded(9))
    assert draws is not None and seat >= 0
    table = Table.fork(whole.record, at, ["you", "random"], draws)
    assert table.record.draws == {"seed": 9, "before": [{"seed": 4, "until": at}]}
    for again in (table, Table.resume(records.read(table.record.write()))):
        assert (again.last_seat, again.undo(seat)) == (CHANCE, False)
        again.act(choice(again))
    saved = Table.resume(records.read(table.record.write()))
    if saved.last_seat == seat:
        assert saved.undo(seat)
    assert not saved.undo(seat)
    assert saved.record.moves[:at] == whole.record.moves


def test_a_fork_of_a_fork_keeps_the_dice_that_counted() -> None:
    first, second, third = {"seed": 1}, {"seed": 2}, {"seed": 3}
    noted = {**third, "before": [{**first, "until": 10}, {**second, "until": 20}]}
    new = Seeded(4)
    for at, before in (
        (25, [{**first, "until": 10}, {**second, "until": 20}, {**third, "until": 25}]),
        (20, [{**first, "until": 10}, {**second, "until": 20}]),
        (15, [{**first, "until": 10}, {**second, "until": 15}]),
        (10, [{**first, "until": 10}]),
        (1, [{**first, "until": 1}]),
    ):
        draws = forked(noted, at, new)
        assert draws is not None and draws.noted() == {"seed": 4, "before": before}
    assert forked(noted, 0, new) == new
    for at, same in ((25, noted), (20, noted), (19, {**second, "before": [{**first, "until": 10}]}), (9, first)):
        draws = forked(noted, at)
        assert draws is not None and draws.noted() == same
    assert forked({"commitment": "not revealed", "texts": []}, 5) is None


def test_tables_without_a_seed_differ() -> None:
    game = GAMES["bones"]
    seeds = {Table(game, options_for(game, {}), ["you", "random"]).record.draws["seed"] for _ in range(20)}
    assert len(seeds) == 20


def test_a_record_without_a_seed_cannot_go_on() -> None:
    record = opened("bones").record
    record.draws = {}
    with pytest.raises(RecordError, match="record-no-seed"):
        Table.resume(record)


def test_a_record_with_too_few_players_cannot_go_on() -> None:
    record = opened("bones").record
    record.players = ["you"]
    with pytest.raises(RecordError, match="players"):
        records.read(record.write())


def test_a_save_makes_no_folder_that_may_be_mistyped(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        opened("bones").save(tmp_path / "gmaes" / "game.json")
    assert (refused.value.key, refused.value.details) == ("no-folder", {"folder": str(tmp_path / "gmaes")})
    assert list(tmp_path.iterdir()) == []


def test_a_save_leaves_nothing_else_behind(tmp_path: Path) -> None:
    opened("bones").save(tmp_path / "game.json")
    opened("bones").save(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_save_that_fails_leaves_the_last_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    opened("bones").save(path)
    before = path.read_text()
    table = opened("bones")
    table.record.players = ["\ud800"]  # no file can hold it
    with pytest.raises(UnicodeEncodeError):
        table.save(path)
    assert path.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_save_on_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        opened("bones").save(tmp_path)
    assert tmp_path.is_dir()


def test_a_save_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    table = opened("bones")
    table.save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert records.read((tmp_path / "game.json").read_text()) == table.record


def test_a_device_is_never_replaced_by_a_save() -> None:
    with pytest.raises(OSError, match="No space left"):
        opened("bones").save(Path("/dev/full"))
    assert Path("/dev/full").is_char_device()


SAVING = """
import os, resource, sys, time
from pathlib import Path
from ossuary.fair import Seeded, forked
from ossuary.engine.registry import GAMES
from ossuary.engine.record import read
from ossuary.table import Table

path, game = Path(sys.argv[1]), GAMES["skulls-of-sedlec"]
table = Table(game, game.Options(), ["you", "random"], Seeded(1))
table.begin()
table.save(path)
"""

FULL = (
    SAVING
    + """
before = path.read_text()
table.act(game.ACTIONS.index("collect_1"))
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
try:
    table.save(path)
except OSError:
    assert path.read_text() == before
    assert os.listdir(path.parent) == [path.name]
    print("whole")
"""
)

KILLED = (
    SAVING
    + """
for round in range(100):
    child = os.fork()
    if child == 0:
        while True:
            table.act(game.ACTIONS.index("collect_1"))
            table.save(path)
            table.undo(1 - game.mover(table.state))
            table.save(path)
    time.sleep(0.001 * (round % 10))
    os.kill(child, 9)
    os.waitpid(child, 0)
    read(path.read_text())
print("whole")
"""
)


@pytest.mark.parametrize("script", [FULL, KILLED], ids=["full disk", "killed process"])
def test_a_save_is_whole_or_not_at_all(script: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", script, tmp_path / "game.json"], capture_output=True, text=True, timeout=50, check=False
    )
    assert (ran.stdout, ran.stderr) == ("whole\n", "")
