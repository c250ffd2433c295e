"""Forks: a game that is over played on from any of its moves, with new dice or the same, and verified."""

import json
from pathlib import Path
from typing import Any

import pytest

from ossuary.cli import main
from ossuary.engine.nodes import CHANCE
from ossuary.engine.record import Record, read, replay
from ossuary.fair import closing, commitment
from ossuary.host.live.opener import LONGEST_RECORD
from ossuary.host.messages.view import view
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.chance import what_follows
from ossuary.host.table.opening import open_table
from tests.golden import GOLDEN, RECORDS

from ..desk import ADA, SECRET
from ..host import Guest, Host
from ..test_play import GAMES, played_out

ME, MIND, FREE = {"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"}, {"kind": "open"}


def finished(guest: Guest, game: str) -> str:
    """A game against a mind that is over."""
    table: str = guest.open(game, [ME, MIND], options=GAMES[game])["table"]
    guest.ask(table, "seal", text="the text of the first game")
    guest.ask(table, "start")
    with guest.live(table) as live:
        played_out(live)
    return table


def forked(guest: Guest, table: str, at: int, **more: Any) -> str:
    """A fork of it that was played to its end, too."""
    asked = {"at": at, "seats": [ME, MIND], **more}
    made = guest.got(guest.http.post(f"/api/tables/{table}/fork", json=asked))
    if made["commitment"]:
        guest.ask(made["table"], "seal", text="the text of the fork")
    guest.ask(made["table"], "start")
    with guest.live(made["table"]) as live:
        played_out(live)
    fork: str = made["table"]
    return fork


def record_of(guest: Guest, table: str) -> Record:
    return read(guest.http.get(f"/api/tables/{table}/record").text)


def verdict(record: Record, folder: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """What `ossuary verify` says of a record."""
    path = folder / "record.json"
    path.write_text(record.write(), encoding="utf-8")
    main(["verify", str(path), "--json"])
    return json.loads(capsys.readouterr().out)


def draws(record: Record) -> int:
    return sum(record.game.mover(step.before) == CHANCE for step in replay(record))


def decisions(record: Record) -> list[int]:
    """After how many moves a seat had to decide."""
    return [number for number, step in enumerate(replay(record)) if record.game.mover(step.before) != CHANCE]


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_with_new_dice_is_verified_from_its_first_move(
    ada: Guest, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(ada, game)
    parent = record_of(ada, table)
    at = decisions(parent)[len(decisions(parent)) // 2]
    fork = forked(ada, table, at)
    view = ada.seen(fork)["table"]
    assert view["fork"] == {"table": table, "at": at, "dice": "new", "moves": closing(parent.moves[:at])}
    record = record_of(ada, fork)
    assert record.moves[:at] == parent.moves[:at]
    assert record.draws["commitment"] == view["dice"]["commitment"]
    assert record.draws["before"] == [{**parent.draws, "until": at}]
    good = {
        "verified": True,
        "verdict": "consistent",
        "over": True,
        "draws": draws(record),
        "unknown": 0,
        "kept": False,
        "difference": None,
    }
    assert verdict(record, tmp_path, capsys) == good
    later = len(record.moves) - 1
    again = record_of(ada, forked(ada, fork, later))
    assert [dice["until"] for dice in again.draws["before"]] == sorted({at, later})
    assert verdict(again, tmp_path, capsys) == {**good, "draws": draws(again)}
    earlier = record_of(ada, forked(ada, fork, at - 1))
    assert earlier.draws["before"] == [{**parent.draws, "until": at - 1}]
    assert verdict(earlier, tmp_path, capsys)["verified"]


@pytest.mark.parametrize("game", GAMES)
def test_with_the_same_dice_and_the_same_actions_the_game_goes_as_it_went(
    ada: Guest, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(ada, game)
    parent = record_of(ada, table)
    seats = [ME, {"kind": "me", "name": "the mind"}]
    at = decisions(parent)[0]
    made = ada.got(ada.http.post(f"/api/tables/{table}/fork", json={"at": at, "seats": seats, "dice": "same"}))
    fork = made["table"]
    assert made["commitment"] is None and ada.seen(fork)["table"]["dice"] is None
    assert ada.refused(fork, "seal", text="mine") == "host-same-dice"
    ada.ask(fork, "start")
    with ada.live(fork) as live:
        for number in decisions(parent):
            assert live.act(parent.moves[number])["type"] == "ack"
        assert live.update["table"]["status"] == "over"
    record = record_of(ada, fork)
    assert (record.moves, record.draws) == (parent.moves, parent.draws)
    assert verdict(record, tmp_path, capsys)["verified"]


def test_the_position_is_shown_before_the_start_and_nothing_before_it_is_taken_back(ada: Guest) -> None:
    table = finished(ada, "rolling-bones")
    parent = record_of(ada, table)
    laid = next(number for number, key in enumerate(parent.moves, start=1) if key.startswith("lay_"))
    seats = [ME, {"kind": "me", "name": "Bea"}]
    made = ada.got(ada.http.post(f"/api/tables/{table}/fork", json={"at": laid, "seats": seats, "coach": True}))
    view = ada.seen(made["table"])["table"]
    *_, last = replay(Record(parent.game, parent.options, [], parent.moves[:laid]))
    assert (view["status"], view["state"], view["mover"]) == ("open", last.after, None)
    assert view["coach"]["on"] and "on_" in " ".join(view["places"].values())
    ada.ask(made["table"], "start")
    seen = ada.seen(made["table"], since=0)
    assert seen["table"]["state"] == last.after and seen["yours"]["undo"] == []
    assert [event["kind"] for event in seen["happened"]] == ["opened", "started"]
    mover = seen["table"]["mover"]
    assert ada.refused(made["table"], "undo", version=2, seat=mover) == "host-no-undo"


def test_a_fork_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Host(tmp_path_factory.mktemp("host")) as host:
        ada = Guest(host.url)
        table = finished(ada, "shark-attacks")
        at = decisions(record_of(ada, table))[0]
        made = ada.got(ada.http.post(f"/api/tables/{table}/fork", json={"at": at, "seats": [ME, ME], "coach": True}))
        ada.ask(made["table"], "start")
        before = ada.seen(made["table"])["table"]
        host.stop()
        host.start()
        assert {**ada.seen(made["table"])["table"], "now": 0} == {**before, "now": 0}


@pytest.mark.parametrize("name", GOLDEN)
def test_every_move_of_a_record_can_be_forked(name: str) -> None:
    record = read((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    given: dict[str, Any] = {
        key: list(value) if isinstance(value, tuple) else value for key, value in vars(record.options).items()
    }
    seats = [NewSeat("me") for _ in range(given.pop("seats"))]
    new = NewTable(record.game.NAME, seats, given)
    for at in range(0, len(record.moves), max(1, len(record.moves) // 9)):
        for same in (True, False):
            fork = events.Fork("parent", record.moves[:at], record.draws, same)
            first = open_table(new, ADA, 0.0, None if same else commitment(SECRET), fork)
            match = match_from_log("table", SECRET, [events.read(events.written(first))])
            moves = what_follows(match, match.table.state, match.draws())
            apply(match, events.Started(at=1.0, player=ADA, moves=moves))
            made = match.table.record.moves
            assert made[:at] == record.moves[:at]
            assert not same or made == record.moves[: len(made)]
            assert view(match, {}, set(), 2.0).state == match.table.state
            assert match.undo_seat is None


def test_what_is_refused(ada: Guest, bob: Guest) -> None:
    table = finished(ada, "bones")
    moves = len(record_of(ada, table).moves)

    def refused(guest: Guest = ada, at: int = 9, **more: Any) -> tuple[int, str]:
        asked = {"at": at, "seats": [ME, MIND], **more}
        answer = guest.http.post(f"/api/tables/{table}/fork", json=asked)
        return answer.status_code, answer.json()["code"]

    assert refused(bob) == (404, "host-no-table")
    assert refused(at=moves + 1) == (400, "record-no-move")
    assert refused(at=moves) == (400, "host-fork-end")
    assert refused(at=-1) == refused(dice="loaded") == refused(game="bones") == (400, "host-malformed")
    assert refused(seats=[ME, MIND, MIND]) == (400, "host-fork-seats")
    assert refused(seats=[MIND, MIND]) == (400, "host-sit-yourself")
    assert refused(seats=[ME, {"kind": "mind", "mind": "perfect"}]) == (400, "host-no-mind")
    running = ada.open("bones", [ME, MIND])["table"]
    answer = ada.http.post(f"/api/tables/{running}/fork", json={"at": 0, "seats": [ME, MIND]})
    assert answer.json()["code"] == "host-not-over"


def test_a_record_from_elsewhere_is_forked_too_with_the_same_dice_only_if_it_names_them(
    ada: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read((RECORDS / "bones-two.json").read_text(encoding="utf-8"))
    record.draws = {}
    table = ada.got(ada.http.post("/api/records", content=record.write()))["table"]
    at = decisions(record)[3]
    asked = {"at": at, "seats": [ME, MIND], "dice": "same"}
    assert ada.http.post(f"/api/tables/{table}/fork", json=asked).json()["code"] == "record-no-seed"
    made = record_of(ada, forked(ada, table, at))
    assert made.draws["before"] == [{"until": at}]
    found = verdict(made, tmp_path, capsys)
    assert (found["verdict"], found["unknown"] + found["draws"]) == ("partial", draws(made))
    assert found["unknown"] > 0 and at < LONGEST_RECORD
