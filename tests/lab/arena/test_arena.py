"""The arena: everybody meets everybody on every seat, and the games are the same however they are spread."""

import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES
from ossuary.fair import fortune
from ossuary.lab.arena import Arena, Meeting, Piece, Played, fill, play
from ossuary.lab.arena.folder import ArenaFolder
from ossuary.lab.arena.seatings import seatings
from ossuary.lab.arena.standings import standings
from ossuary.lab.workers import Lost, Processes, Workers, spread
from ossuary.minds.playing.one_game import fresh_mind, played

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("shark-attacks")]

SHARKS = {"seats": 2, "target": 20, "flight_dice": "dice"}
THREE = Meeting("shark-attacks", SHARKS, ("random", "rule-of-thumb", "search:20"), seed=5, paired=True)
SIMPLE = Meeting("shark-attacks", SHARKS, ("random", "rule-of-thumb"), seed=5, paired=True)


class Here:
    """Workers in this process, which finish in any order and lose some of their work."""

    def __init__(self, seed: int = 0, number: int = 3) -> None:
        self.number, self.lost, self._rng = number, 0, random.Random(seed)

    def submit(self, job: Callable[[Any], Any], work: Any) -> Any:
        return lambda: job(work)

    def ready(self, handles: Sequence[Any]) -> Sequence[Any]:
        return [self._rng.choice(handles)]

    def result(self, handle: Any) -> Any:
        if self._rng.random() < 0.2:
            self.lost += 1
            raise Lost
        return handle()


def filled(meeting: Meeting, rounds: int, workers: Workers, until: float | None = None) -> Arena:
    arena = Arena(meeting, rounds)
    fill(arena, workers, until)
    return arena


def same(one: Arena, other: Arena) -> bool:
    arrays = ("payoffs", "scores", "moves", "done")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)


def test_every_pair_meets_from_both_seats() -> None:
    assert seatings("abc", 2) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_groups_sit_in_every_order() -> None:
    assert sorted(seatings("abc", 3)) == sorted(permutations(range(3)))
    assert len(seatings("abcd", 3)) == 4 * 6
    assert (0, 1, 0, 1) in seatings("ab", 4) and (0, 0, 1, 1) in seatings("ab", 4)


@pytest.mark.parametrize(("minds", "seats"), [(3, 3), (4, 3), (4, 4), (2, 4), (6, 5), (6, 6)])
def test_nobody_sits_behind_another_more_often_than_before(minds: int, seats: int) -> None:
    found = seatings("abcdefgh"[:minds], seats)
    assert len(set(found)) == len(found)
    behind = Counter((seating[seat - 1], seating[seat]) for seating in found for seat in range(seats))
    assert all(behind[one, other] == behind[other, one] for one, other in behind)


def test_the_order_of_the_names_changes_nothing_but_luck() -> None:
    assert {tuple("abc"[mind] for mind in seating) for seating in seatings("abc", 3)} == {
        tuple("acb"[mind] for mind in seating) for seating in seatings("acb", 3)
    }


@pytest.mark.parametrize(("minds", "seats"), [(2, 3), (2, 8), (3, 4), (5, 6)])
def test_fewer_minds_than_seats_sit_equally_often_on_every_seat(minds: int, seats: int) -> None:
    found = seatings("abcdefgh"[:minds], seats)
    assert all(set(seating) == set(range(minds)) for seating in found)
    for seat in range(seats):
        sitting = [seating[seat] for seating in found]
        assert len({sitting.count(mind) for mind in range(minds)}) == 1


def test_the_games_are_those_that_the_rules_play() -> None:
    rows = play(Piece(SIMPLE, seating=1, first=3, rounds=4))
    game = GAMES["shark-attacks"]
    for row in range(4):
        minds = [fresh_mind(game, name) for name in ("rule-of-thumb", "random")]
        end, moves = played(game, SIMPLE.agreed, minds, fortune(5, 3 + row))
        assert (rows.payoffs[row].tolist(), rows.scores[row].tolist()) == (game.payoffs(end), game.scores(end))
        assert rows.moves[row] == moves


def test_paired_games_share_their_dice_and_others_do_not() -> None:
    assert {THREE.number(seating, 7) for seating in range(6)} == {7}
    apart = Meeting("shark-attacks", SHARKS, THREE.minds, seed=5, paired=False)
    assert len({apart.number(seating, round_) for seating in range(6) for round_ in range(50)}) == 300


def test_workers_that_finish_in_any_order_and_get_lost_change_nothing() -> None:
    one, other = Here(1), Here(2, number=5)
    first, second = filled(THREE, 30, one), filled(THREE, 30, other)
    assert one.lost and other.lost
    assert first.done.all() and same(first, second)
    assert standings(first) == standings(second)


def test_the_end_by_certainty_depends_on_the_games_alone() -> None:
    first, second = (filled(SIMPLE, 3000, Here(seed), until=0.95) for seed in (1, 2))
    assert same(first, second) and first.done.all()
    rounds = first.done.shape[1]
    assert 10 <= rounds < 500 and rounds % 10 == 0
    assert all(row["certain"] for row in standings(first, 0.95)["differences"])


@pytest.mark.parametrize(
    ("seats", "minds", "reach"), [(2, 3, 1), (3, 4, 1), (3, 2, 2 / 3), (4, 2, 1 / 2), (6, 2, 1 / 3)]
)
def test_a_round_can_differ_by_no_more_than_its_reach(seats: int, minds: int, reach: float) -> None:
    names = ("random", "rule-of-thumb", "search:2", "search:3")[:minds]
    arena = Arena(Meeting("shark-attacks", {**SHARKS, "seats": seats}, names, seed=1, paired=True), 1)
    for game, seating in enumerate(arena.meeting.seatings):  # one mind wins all that it plays, and shares with itself
        mine = np.array(seating) == 1
        arena.payoffs[game] = mine / max(1, mine.sum())
    assert arena.differences()[0, 1] == pytest.approx(-reach)
    assert arena.meeting.reach == pytest.approx(reach)


def test_figures_of_minds_that_differ() -> None:
    found = standings(filled(SIMPLE, 300, Here()))
    random_, thumb = found["standings"]
    assert found["games"] == 600 and random_["games"] == thumb["games"] == 600
    assert random_["wins"] + thumb["wins"] == 600
    assert random_["rate"] + thumb["rate"] == pytest.approx(1)
    assert thumb["interval"][0] > 0.5 > random_["interval"][1]
    assert thumb["rating"] > random_["rating"] + 2 * random_["rating_error"]
    (difference,) = found["differences"]
    assert difference["difference"] == pytest.approx(random_["rate"] - thumb["rate"])
    assert difference["p"] < 1e-6 and difference["certain"]


def test_minds_that_play_alike_are_not_told_apart() -> None:
    meeting = Meeting("shark-attacks", {**SHARKS, "seats": 3}, ("random", "rule-of-thumb"), seed=1, paired=True)
    arena = filled(meeting, 40, Here())
    arena.payoffs[:] = 1 / 3
    (difference,) = standings(arena)["differences"]
    assert (difference["difference"], difference["p"], difference["certain"]) == (0, 1, False)


def test_what_is_called_certain_is_so_beside_all_other_pairs() -> None:
    arena = filled(THREE, 4, Here())
    for game, seating in enumerate(THREE.seatings):  # three minds that win from either seat, in four rounds
        arena.payoffs[game] = np.array(seating) == max(seating)
    for difference in standings(arena)["differences"]:
        assert difference["p"] == pytest.approx(3 / 8) and not difference["certain"]


def test_a_broken_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = filled(THREE, 20, Here())
    ledger, begun = ArenaFolder(tmp_path / "out", THREE), Arena(THREE, 8)
    fill(begun, Here(), None, ledger.add)
    ledger.write()
    del ledger  # and the machine goes down: nothing was closed

    again: list[Played] = []
    ledger, arena = ArenaFolder(tmp_path / "out", THREE), Arena(THREE, 20)
    for kept in ledger.kept():
        arena.take(kept)
    assert np.array_equal(arena.done, np.tile(np.arange(20) < 8, (6, 1)))
    fill(arena, Here(), None, again.append)
    assert min(played.first for played in again) == 8
    assert same(arena, whole)
    ledger.close(arena, standings(arena))
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["arena.json", "games.parquet", "results.json"]
    arena = Arena(THREE, 20)
    for kept in ArenaFolder(tmp_path / "out", THREE).kept():
        arena.take(kept)
    assert same(arena, whole)


def test_whoever_interrupts_the_writing_finds_every_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger, piece = ArenaFolder(tmp_path, SIMPLE), play(Piece(SIMPLE, 0, 0, 5))
    ledger.add(piece)

    def interrupted() -> float:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(time, "monotonic", interrupted)  # it is looked at once all is written
        with pytest.raises(KeyboardInterrupt):
            ledger.write()
    ledger.write()
    ledger.add(play(Piece(SIMPLE, 1, 0, 3)))
    ledger.write()
    assert [pq.read_metadata(part).num_rows for part in tmp_path.glob("parts/*.parquet")] in ([5, 3], [3, 5])
    assert sum(len(kept.moves) for kept in ledger.kept()) == 8


def test_the_games_as_parquet(tmp_path: Path) -> None:
    ledger, arena = ArenaFolder(tmp_path, SIMPLE), filled(SIMPLE, 3, Here())
    ledger.close(arena, {})
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["round"], row["mind_0"]) for row in rows] == [(n, mind) for n in range(3) for mind in SIMPLE.minds]
    assert all(row["won_0"] + row["won_1"] == 1 and row["moves"] > 0 for row in rows)


def test_an_end_by_certainty_leaves_the_games_that_are_there(tmp_path: Path) -> None:
    ledger, arena = ArenaFolder(tmp_path, SIMPLE), filled(SIMPLE, 200, Here())
    ledger.close(arena, {})
    fill(arena, Here(), until=0.6)
    assert arena.done.shape[1] < 200
    ledger.close(arena, {})
    assert pq.read_metadata(tmp_path / "games.parquet").num_rows == 400


@pytest.mark.parametrize(
    ("column", "value"),
    [("seating", 7), ("seating", -1), ("round", -3), ("round", 10**13), ("round", "x"), ("won_0", "x"), ("moves", -1)],
)
def test_games_that_cannot_be_are_refused(tmp_path: Path, column: str, value: object) -> None:
    ledger = ArenaFolder(tmp_path, SIMPLE)
    ledger.close(filled(SIMPLE, 3, Here()), {})
    table = pq.read_table(tmp_path / "games.parquet")
    wrong = pa.array([value] * len(table))
    pq.write_table(table.set_column(table.schema.get_field_index(column), column, wrong), tmp_path / "games.parquet")
    with pytest.raises(Refused, match="arena-damaged"):
        ledger.kept()


def test_a_folder_that_does_not_say_what_it_holds_is_no_arena(tmp_path: Path) -> None:
    ArenaFolder(tmp_path, SIMPLE)
    (tmp_path / "arena.json").write_bytes(b"\xff[")
    with pytest.raises(Refused, match="arena-not-empty"):
        ArenaFolder(tmp_path, SIMPLE)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    ArenaFolder(tmp_path / "one", SIMPLE)
    with pytest.raises(Refused, match="arena-other"):
        ArenaFolder(tmp_path / "one", THREE)
    with pytest.raises(Refused, match="arena-not-empty"):
        ArenaFolder(tmp_path, SIMPLE)
    (tmp_path / "one" / "games.parquet").write_text("no games")
    with pytest.raises(Refused, match="arena-damaged"):
        ArenaFolder(tmp_path / "one", SIMPLE).kept()


def test_a_folder_whose_rounds_mean_other_games_is_refused(tmp_path: Path) -> None:
    meeting = Meeting("shark-attacks", {**SHARKS, "seats": 3}, THREE.minds, seed=5, paired=True)
    ArenaFolder(tmp_path, meeting)
    ArenaFolder(tmp_path, meeting)  # the same is gone on with
    about = json.loads((tmp_path / "arena.json").read_text())
    turned = Meeting("shark-attacks", meeting.options, THREE.minds, seed=5, paired=True)
    turned.__dict__["seatings"] = [(0, 1, 2), (1, 2, 0), (2, 0, 1)]  # as they once were
    for older in ({key: value for key, value in about.items() if key != "seatings"}, {**about, "seatings": ""}):
        (tmp_path / "arena.json").write_text(json.dumps(older))
        with pytest.raises(Refused, match="arena-seatings"):
            ArenaFolder(tmp_path, meeting)
    ArenaFolder(tmp_path / "turned", turned)
    with pytest.raises(Refused, match="arena-seatings"):
        ArenaFolder(tmp_path / "turned", meeting)
    (tmp_path / "arena.json").write_text(json.dumps({**about, "seatings": "", "seed": 6}))
    with pytest.raises(Refused, match="arena-other"):
        ArenaFolder(tmp_path, meeting)


def square(work: tuple[int, Path]) -> int:
    """A job during which some worker dies, once."""
    number, marker = work
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number**2


def test_what_a_killed_process_had_is_done_by_another(tmp_path: Path) -> None:
    with Processes(2) as workers:
        done = spread(workers, square, ((number, tmp_path / "killed") for number in range(8)))
        assert sorted(done) == [0, 1, 4, 9, 16, 25, 36, 49]
    assert (tmp_path / "killed").exists()


def dead(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_processes_that_always_die_are_given_up() -> None:
    with Processes(1) as workers, pytest.raises(Refused, match="arena-lost"):
        list(spread(workers, dead, iter([1, 2])))


@pytest.mark.parametrize("cores", [1, 2])
def test_processes_play_the_same_games(cores: int) -> None:
    with Processes(cores) as workers:
        assert same(filled(THREE, 6, workers), filled(THREE, 6, Here()))


@pytest.mark.nightly
@pytest.mark.xdist_group("ray")
def test_ray_plays_the_same_games_and_survives_a_killed_worker(tmp_path: Path) -> None:
    from ossuary.lab.cluster import HERE, Cluster

    with Cluster(HERE, 2) as workers:
        assert same(filled(THREE, 20, workers), filled(THREE, 20, Here()))
        done = spread(workers, square, ((number, tmp_path / "killed") for number in range(8)))
        assert sorted(done) == [0, 1, 4, 9, 16, 25, 36, 49]
    assert (tmp_path / "killed").exists()
