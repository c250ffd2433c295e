"""`ossuary solve` and `ossuary check`."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ossuary.engine.registry import GAMES
from ossuary.games.rolling_bones import exact as rolling_bones
from ossuary.games.rolling_bones.exact import three_solving, three_tables
from ossuary.games.shark_attacks.exact.game import TABLES, load, solve
from ossuary.games.shark_attacks.exact.race import BEACHES
from ossuary.games.shark_attacks.rules import SCORES
from ossuary.minds.judging.pick_judge import judge_of, solved
from ossuary.minds.playing.levels import Level, level_at
from ossuary.twin import arrays

from ..conftest import Command

pytestmark = pytest.mark.compiled
TABLE = TABLES / "shark-attacks-dice.npz"


def test_a_small_game_is_solved(command: Command) -> None:
    found = json.loads(command("solve", "shark-attacks", "--target", "5", "--json").out)
    assert found["options"] == {"seats": 2, "target": 5, "flight_dice": "dice"}
    assert 0.5 < found["value"]["first_wins"] < 1 and found["error_bound"] < 1e-9
    assert found["value"]["first_wins"] == pytest.approx(load(TABLE).first_wins(5), abs=1e-9)
    told = command("solve", "shark-attacks", "--option", "flight_dice=swimmers", "--option", "target=3")
    assert told.code == 0 and "The first player wins" in told.out


def test_a_game_of_three_is_solved_once_and_then_coached_exactly(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    game, begun = GAMES["shark-attacks"], ("solve", "shark-attacks", "--players", "3", "--target")
    start = game.initial(game.Options(3, target=2))
    assert not solved(game, start)
    found = json.loads(command(*begun, "2", "--json").out)
    assert found["value"]["shares"] == pytest.approx([0.9953139, 0.0046642, 0.0000219], abs=1e-7)
    assert found["error_bound"] < 1e-9
    (file,) = tmp_path.rglob("shark-attacks-3-dice-2.npz")
    made = file.stat().st_mtime_ns
    told = command(*begun, "1").out
    assert "99.7378705%" in told and "no seat gains more than 3e-10" in told and file.stat().st_mtime_ns == made
    assert [path.name for path in file.parent.iterdir()] == [file.name]

    assert solved(game, start) and judge_of(game, start).exact
    longer = game.initial(game.Options(3, target=3))
    assert not solved(game, longer)
    longer[SCORES : SCORES + 3] = [1, 1, 1]
    assert solved(game, longer) and level_at(game, longer, "strong") == Level(0.0, 6000)
    sound = json.loads(command("check", file, "--states", "200", "--all", "--json").out)
    assert sound["sound"] is True and sound["states"] == 200 + 8 * 84
    assert sound["gain"] < 1e-9 and sound["mixed"] == 0
    assert (
        "none gains more than 2.5e-10 by another choice. No seat mixes" in command("check", file, "--states", "9").out
    )
    with np.load(file) as table:
        kept = dict(table)
    kept["wins"][-1, 1, 5] += 1e-6
    np.savez_compressed(tmp_path / "changed.npz", **kept)
    ran = command("check", tmp_path / "changed.npz", "--states", "9", "--all")
    where = [f"Player {seat}: 0 of 2 points, {'no' if seat < 3 else 5} warning signs" for seat in (1, 2, 3)]
    assert ran.code == 1 and ran.out.splitlines()[1:] == ["The difference is largest here:", *where]
    for changed in ({"widths": kept["widths"] * 0}, {"wins": kept["wins"] * np.nan}, {"target": 3}):
        np.savez_compressed(tmp_path / "changed.npz", **{**kept, **changed})
        assert command("check", tmp_path / "changed.npz").code == 2


def test_rolling_bones_for_three_is_solved_and_kept_and_goes_on_where_it_was_stopped(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(three_tables, "BELOW_ZERO", 0)  # a table of a few seconds
    monkeypatch.setattr(three_solving, "PAUSE", 0)
    game, begun = GAMES["rolling-bones"], ("solve", "rolling-bones", "--players", "3", "--target")
    start = game.initial(game.Options(3, target=1))
    assert not solved(game, start) and not judge_of(game, start).exact
    with monkeypatch.context() as patch:
        patch.setattr(three_solving.Race, "improve", stop)
        with pytest.raises(KeyboardInterrupt):
            three_tables.solved_for_three(1, False, lambda done: None)
    (unfinished,) = tmp_path.rglob("unfinished-rolling-bones-3-1.npz")

    with monkeypatch.context() as patch:
        patch.setattr(three_solving.Race, "approach", stop)  # the first sweep is behind it
        found = json.loads(command(*begun, "1", "--json").out)
    assert sum(found["value"]["shares"]) == pytest.approx(1) and found["error_bound"] <= 1e-9
    assert not unfinished.exists()
    (file,) = tmp_path.rglob("rolling-bones-3-1.npz")
    made = file.stat().st_mtime_ns
    assert "no seat gains more than 1e-09" in command(*begun, "1").out and file.stat().st_mtime_ns == made

    assert solved(game, start) and judge_of(game, start).exact
    assert not solved(game, game.initial(game.Options(3, target=2)))
    sound = json.loads(command("check", file, "--states", "30", "--all", "--json").out)
    assert (sound["sound"], sound["states"]) == (True, 31) and sound["gain"] <= 1e-9
    with np.load(file) as table:
        kept = dict(table)
    wins = kept["wins"].copy()
    wins[-1, 1] += 1e-7
    np.savez_compressed(tmp_path / "changed.npz", **{**kept, "wins": wins})
    ran = command("check", tmp_path / "changed.npz", "--states", "1", "--all", "--json")
    assert ran.code == 1 and json.loads(ran.out)["where"]["scores"] == [0, 0, 0]
    np.savez_compressed(tmp_path / "changed.npz", **{**kept, "error_bound": np.float64(1e-30)})
    assert command("check", tmp_path / "changed.npz", "--states", "30", "--all").code == 1
    for changed in ({"wins": kept["wins"] * np.nan}, {"target": 3}, {"most": 2}):
        np.savez_compressed(tmp_path / "changed.npz", **{**kept, **changed})
        assert command("check", tmp_path / "changed.npz").code == 2


def stop(*_: object) -> None:
    raise KeyboardInterrupt


def test_what_takes_too_long_is_refused_with_its_time(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    refused = command("solve", "rolling-bones", "--players", "3", "--target", "100")
    assert refused.code == 2 and "about 46 hours on this machine, which is more than 24" in refused.err


def test_rolling_bones_is_read_or_computed(command: Command) -> None:
    read = json.loads(command("solve", "rolling-bones", "--target", "3", "--json").out)
    assert read["options"] == {"seats": 2, "target": 3}
    assert read["value"]["first_wins"] == pytest.approx(rolling_bones.shipped().first_wins(3), abs=1e-12)
    assert read["error_bound"] < 1e-9
    told = command("solve", "rolling-bones").out
    assert "The first player wins 57.7732720%" in told and "the error is below 3e-10" in told
    assert "57,7732720\u00a0%" in command("solve", "rolling-bones", "--lang", "de").out


def test_the_points_of_a_turn_of_rolling_bones(command: Command) -> None:
    found = json.loads(command("solve", "rolling-bones", "--dice", "0,0,2", "--json").out)
    assert found["options"] == {"dice": [0, 0, 2]} and found["value"]["expected_points"] == pytest.approx(2 / 9)
    assert found["states"] > 0
    assert "0.222222222 points" in command("solve", "rolling-bones", "--dice", "0,0,2").out
    for wrong in ("6,6", "7,6,6", "1,a,2", "-1,2,3"):
        assert "three numbers from 0 to 6" in command("solve", "rolling-bones", f"--dice={wrong}").err
    assert "omit it" in command("solve", "shark-attacks", "--dice", "1,1,1").err
    both = command("solve", "rolling-bones", "--dice", "1,1,1", "--target", "50")
    assert both.code == 2 and "omit --target" in both.err


def test_what_is_not_solved_is_refused(command: Command) -> None:
    assert "not fully solved" in command("solve", "bones").err
    assert "above 100" in command("solve", "shark-attacks", "--target", "101").err


@pytest.mark.xdist_group("pig")
def test_any_game_is_solved_by_its_positions(command: Command, pig_here: Any) -> None:
    found = json.loads(command("solve", "pig", "--target", "10", "--json").out)
    assert found["value"]["first_wins"] == pytest.approx(0.7094243225983, abs=1e-12)
    assert found["value"]["shares"] == pytest.approx([0.5, 0.5], abs=1e-12)
    assert (found["states"], found["error_bound"] < 1e-12) == (2413, True)
    told = command("solve", "pig", "--target", "5", "--players", "3")
    assert "if all 3 play perfectly" in told.out and "33.3333333%, 33.3333333%, 33.3333333%" in told.out
    assert "at most 10,000,000, which take up to 2 GB" in told.err
    refused = command("solve", "pig", "--target", "10", "--most", "100", "--recompute")  # what is kept is not refused
    assert "more than 100 positions. Choose a smaller target, or allow more with --most." in refused.err


def test_a_game_with_too_many_positions_is_refused(command: Command) -> None:
    ran = command("solve", "skulls-of-sedlec", "--by-positions", "--most", "1000")
    assert ran.code == 2 and "more than 1,000 positions. Allow more with --most." in ran.err
    assert "--most must be at least 1" in command("solve", "skulls-of-sedlec", "--by-positions", "--most", "0").err


def test_a_true_table_is_sound(command: Command) -> None:
    found = json.loads(command("check", TABLE, "--states", "300", "--json").out)
    assert found["sound"] is True and found["states"] == 300 and found["worst"] < 1e-9


def test_a_changed_table_is_found_out(command: Command, tmp_path: Path) -> None:
    table = load(TABLE)
    wins = np.array(table.wins)[1:, 1:]
    wins += 1e-6 * np.random.default_rng(0).random(wins.shape) * (1 - wins)
    for need, by_rival in enumerate(wins, 1):
        table.wins[need][1:] = arrays.array(by_rival.tolist())
    table.save(tmp_path / "changed.npz")
    ran = command("check", tmp_path / "changed.npz", "--states", "300")
    assert ran.code == 1 and "the table is wrong" in ran.out


def test_what_is_no_table_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "no.npz").write_text("no table")
    assert "not a table of a solved game" in command("check", tmp_path / "no.npz").err
    assert command("check", tmp_path / "missing.npz").code == 2


@pytest.mark.parametrize(
    "changed",
    [
        {"wins": np.zeros((8, 100 * 100 * len(BEACHES)), np.int8)},
        {"wins": np.ones((8, 100 * 100 * len(BEACHES)), np.int8)},
        {"wins": np.full((100, 100, len(BEACHES)), 0.5)},
        {"wins": np.ones((8, 5), np.int8)},
        {"target": 50},
        {"wins": np.array(["a"])},
        {"flight_dice": "none"},
        {"error_bound": np.zeros(2)},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_a_table_that_cannot_be_is_refused(command: Command, tmp_path: Path, changed: dict[str, Any]) -> None:
    with np.load(TABLE) as table:
        np.savez_compressed(tmp_path / "changed.npz", **{**dict(table), **changed})
    ran = command("check", tmp_path / "changed.npz")
    assert ran.code == 2 and "not a table of a solved game" in ran.err


def test_a_file_that_is_broken_is_refused(command: Command, tmp_path: Path) -> None:
    content = TABLE.read_bytes()
    (tmp_path / "empty.npz").write_bytes(b"")
    (tmp_path / "half.npz").write_bytes(content[: len(content) // 2])
    with (tmp_path / "array.npz").open("wb") as file:
        np.save(file, np.zeros(3))
    for name in ("empty", "half", "array"):
        ran = command("check", tmp_path / f"{name}.npz")
        assert ran.code == 2 and "not a table of a solved game" in ran.err


def test_a_table_of_rolling_bones_serves_no_more_than_it_has(command: Command, tmp_path: Path) -> None:
    with np.load(rolling_bones.solution.SHIPPED) as table:
        kept = dict(table)
    for changed in ({"target": 200}, {"chances": kept["chances"] * np.nan}, {"chances": kept["chances"][:50]}):
        np.savez_compressed(tmp_path / "changed.npz", **{**kept, **changed})
        assert command("check", tmp_path / "changed.npz").code == 2


def test_every_start_of_a_turn_is_computed_anew(command: Command, tmp_path: Path) -> None:
    small = tmp_path / "small.npz"
    table = solve(4)
    table.save(small)
    found = json.loads(command("check", small, "--states", "10", "--all", "--json").out)
    assert found["sound"] is True and found["states"] == 10 + 16 * len(BEACHES)
    table.wins[4, 4, 0] += 1e-8
    table.save(small)
    ran = command("check", small, "--states", "1", "--all")
    assert ran.code == 1 and ran.out.splitlines()[-2:] == [
        "Player 1: 0 of 4 points, no warning signs",
        "Player 2: 0 of 4 points, no warning signs",
    ]


def test_a_table_of_rolling_bones_is_looked_at(command: Command, tmp_path: Path) -> None:
    found = json.loads(command("check", rolling_bones.solution.SHIPPED, "--states", "60", "--json").out)
    assert found["game"] == "rolling-bones" and found["sound"] is True and found["states"] == 60
    small = tmp_path / "small.npz"
    solved = rolling_bones.solve(1, floor=-1)
    solved.save(small)
    found = json.loads(command("check", small, "--states", "1", "--all", "--json").out)
    assert found["sound"] is True and found["states"] == 1 + 2 * 2
    solved.chances[2, 1] += 1e-8
    solved.save(small)
    ran = command("check", small, "--states", "1", "--all", "--json")
    assert ran.code == 1 and json.loads(ran.out)["where"]["scores"] == [-1, 0]
