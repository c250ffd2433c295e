"""Several processes on one PostgreSQL database: all serve the same tables, and any of them may die."""

import os
import secrets
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine, text
from websockets.exceptions import ConnectionClosed

from ossuary.cli import MISUSE
from ossuary.host.db.store import database_url
from ossuary.host.limits import MOST_SOCKETS
from ossuary.host.table import events

from ..crash import GAMES, ME, MIND, OPEN, bare, holds, own_server, start, tables, wait_for
from ..host import OSSUARY, PATIENCE, Guest, HostProcess, Live

MINDS_MOVE = "from tables where id = any(:ids) and status = 'playing' and mover is null"
pytestmark = pytest.mark.xdist_group("cluster")


def new_database(server: Any) -> str:
    """The address of a new database."""
    name = f"cluster_{secrets.token_hex(4)}"
    server.psql(f"create database {name};")
    uri: str = server.get_uri(name)
    return uri


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Any) -> Iterator[tuple[HostProcess, HostProcess]]:
    """Two hosts that share a database."""
    folder, database = tmp_path_factory.mktemp("pair"), new_database(postgres)
    with HostProcess(folder, database, rate=10_000) as one, HostProcess(folder, database, rate=10_000) as two:
        yield one, two


class Seat(Live):
    """A socket that remembers who is here, and what was said."""

    def __init__(self, guest: Guest, table: str, host: HostProcess | None = None, **params: Any) -> None:
        super().__init__(host.url if host else str(guest.http.base_url), table, {"Cookie": guest.cookie}, **params)
        self.present: list[bool] = []
        self.said: list[str] = []

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> Any:
        """The next message, or the next of a kind."""
        while True:
            message = super().next(timeout=timeout)
            if message["type"] == "update":
                self.present = [chair["present"] for chair in message["table"]["chairs"]]
            elif message["type"] == "presence":
                self.present = message["present"]
            elif message["type"] == "chat":
                self.said += [said["text"] for said in message["messages"]]
            if kind is None or message["type"] == kind:
                return message

    @property
    def version(self) -> int:
        """The version of the last update."""
        version: int = self.update["table"]["version"]
        return version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.update["table"]["status"] == "over")

    @property
    def happened(self) -> list[Any]:
        """All happenings it received; no version is left out, and none comes twice."""
        told = [happening for update in self.updates for happening in update["happened"]]
        first = told[0]["version"]
        assert [happening["version"] for happening in told] == list(range(first, first + len(told)))
        return bare(told)

    def must(self, **message: Any) -> Any:
        """Asks for something that must go well."""
        answer = self.ask(**message)
        assert answer["type"] == "ack", answer
        return answer

    def answer(self, id: str) -> Any:
        """The answer to a command that was sent."""
        while True:
            message = self.next()
            if message["type"] in ("ack", "refusal"):
                assert message["id"] == id
                return message

    def until(self, holds: Callable[["Seat"], bool]) -> None:
        """Waits until something holds of what came."""
        deadline = time.time() + PATIENCE
        while not holds(self):
            self.next(timeout=max(0.1, deadline - time.time()))


def meet(*seats: Seat) -> None:
    """Waits until all have received the same version."""
    while len({seat.version for seat in seats}) > 1:
        min(seats, key=lambda seat: seat.version).next("update")


def play_out(*seats: Seat) -> None:
    """Plays the first action that is offered to anybody until all know that the game is over."""
    meet(*seats)
    while not seats[0].over:
        movers = [seat for seat in seats if seat.update["yours"]["offers"]]
        if movers:
            answer = movers[0].act(movers[0].update["yours"]["offers"][0]["action"])
            assert answer["type"] == "ack", answer
        else:
            seats[0].next("update")
        meet(*seats)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_reaches_both_processes_in_order_and_once(pair: tuple[HostProcess, HostProcess], game: str) -> None:
    ada, bob = (Guest(host.url) for host in pair)
    opened = ada.open(game, [ME, OPEN, MIND], options=GAMES[game])
    table = opened["table"]
    with Seat(ada, table, since=0) as left, Seat(bob, table, since=0, invite=opened["invite"]) as right:
        right.must(type="join")
        meet(left, right)
        left.must(type="start")
        play_out(left, right)
        assert left.happened == right.happened
        assert left.update["table"]["state"] == right.update["table"]["state"]
    assert len(tables(pair[0].database)[table].log) == len(left.happened)


@pytest.mark.parametrize("game", GAMES)
def test_one_of_two_acts_at_once_is_played(pair: tuple[HostProcess, HostProcess], game: str) -> None:
    ada = Guest(pair[0].url)
    table = ada.open(game, [{**ME, "name": "Left"}, {**ME, "name": "Right"}], options=GAMES[game])["table"]
    ada.ask(table, "start")
    with Seat(ada, table) as left, Seat(ada, table, pair[1]) as right:
        seats = (left, right)
        for same in cycle((False, True)):  # one command that comes twice, or two
            if left.over:
                break
            version, offer = left.version, left.update["yours"]["offers"][0]
            act = {"type": "act", "version": version, "seat": offer["seat"], "actions": [offer["action"]]}
            sent = [
                seat.send(**act, id=f"{version}" if same else f"{version}-{side}") for side, seat in enumerate(seats)
            ]
            answers = [seat.answer(id) for seat, id in zip(seats, sent, strict=True)]
            meet(left, right)
            assert left.version == version + 1
            if same:
                assert sorted(answer["again"] for answer in answers) == [False, True]
                assert [answer["version"] for answer in answers] == [version + 1] * 2
            else:
                assert sorted(answer["type"] for answer in answers) == ["ack", "refusal"]
                code = next(answer["code"] for answer in answers if answer["type"] == "refusal")
                assert code == ("host-over" if left.over else "host-stale")
        assert left.happened == right.happened


@pytest.mark.parametrize("game", GAMES)
def test_who_goes_from_process_to_process_finds_what_they_did(pair: tuple[HostProcess, HostProcess], game: str) -> None:
    ada = Guest(pair[0].url)
    table = ada.open(game, [{**ME, "name": "Left"}, {**ME, "name": "Right"}], options=GAMES[game])["table"]
    ada.ask(table, "start")
    with Seat(ada, table) as left, Seat(ada, table, pair[1]) as right:
        for step, (here, there) in enumerate(cycle(((left, right), (right, left)))):  # there is where the last act was
            update = there.update
            version = update["table"]["version"]
            if step % 4 < 2:
                address = f"{pair[step % 2].url}/api/tables/{table}"
                update = ada.got(ada.http.get(address, params={"since": version}))
                assert update["table"]["version"] == version
            if update["table"]["status"] == "over":
                break
            offer = update["yours"]["offers"][0]
            answer = here.ask(type="act", version=version, seat=offer["seat"], actions=[offer["action"]])
            assert answer["type"] == "ack" and answer["version"] == version + 1, answer


def test_presence_chat_and_rematch_cross_processes(pair: tuple[HostProcess, HostProcess]) -> None:
    ada, bob = (Guest(host.url) for host in pair)
    opened = ada.open("bones", [ME, OPEN])
    table = opened["table"]
    with Seat(ada, table) as left:
        with Seat(bob, table, invite=opened["invite"]) as right:
            right.must(type="join")
            for seat in (left, right):
                seat.until(lambda seat: seat.present == [True, True])
            for seat, words in ((left, "one"), (right, "two"), (left, "three")):
                seat.must(type="say", text=words)
            for seat in (left, right):
                seat.until(lambda seat: len(seat.said) >= 3)
                assert seat.said == ["one", "two", "three"]
        left.until(lambda seat: seat.present == [True, False])
        left.must(type="close")
        with Seat(bob, table) as right:
            asked = [seat.must(type="rematch")["table"] for seat in (right, left)]
            meet(left, right)
            assert [seat.update["table"]["rematch"] for seat in (left, right)] == asked
    again = asked[0]
    assert not bob.seen(again)["table"]["chairs"][0]["ready"]
    ada.ask(again, "join")
    bob.ask(again, "start")
    assert ada.seen(again)["table"]["status"] == "playing"


def test_what_is_said_reaches_everybody_once_whoever_comes_meanwhile(pair: tuple[HostProcess, HostProcess]) -> None:
    guests = [Guest(host.url) for host in pair for _ in range(2)]
    opened = guests[0].open("bones", [ME, OPEN, OPEN, OPEN])
    table, invite = opened["table"], opened["invite"]
    for guest in guests[1:]:
        guest.ask(table, "join", invite)
    over = threading.Event()

    def come_and_go() -> None:
        while not over.is_set():
            for host in pair:
                with Live(host.url, table, {}, invite=invite):
                    pass

    coming = threading.Thread(target=come_and_go)
    coming.start()
    try:
        with Seat(guests[0], table) as left, Seat(guests[2], table) as right:
            for number in range(5):
                for guest in guests:
                    guest.ask(table, "say", text=f"{guest.player} {number}")
            for seat in (left, right):
                seat.until(lambda seat: len(seat.said) >= 20)
                assert sorted(seat.said) == sorted(
                    f"{guest.player} {number}" for guest in guests for number in range(5)
                )
    finally:
        over.set()
        coming.join(PATIENCE)


def test_what_a_process_leaves_is_done_by_the_others(tmp_path: Path, postgres: Any) -> None:
    """One process is killed, one is frozen for a while, and the third serves everything."""
    database = new_database(postgres)
    with (
        HostProcess(tmp_path, database, rate=10_000) as killed,
        HostProcess(tmp_path, database, rate=10_000) as frozen,
        HostProcess(tmp_path, database, rate=10_000) as left,
    ):
        ada, cleo, bob = (Guest(host.url) for host in (killed, frozen, left))
        opened = bob.open("bones", [ME, OPEN, OPEN])
        table = opened["table"]
        for guest in (ada, cleo):
            guest.ask(table, "join", opened["invite"])
        clocked = [ada.open("bones", [ME, MIND], clock={"seconds": 5}, listed=True)["table"] for _ in range(2)]
        minds = [ada.open("shark-attacks", [ME, *[MIND] * 5])["table"] for _ in range(12)]
        with (
            Seat(bob, table) as awake,
            Seat(bob, clocked[0]),
            Seat(ada, table),
            Seat(cleo, clocked[0]),
            Seat(cleo, table) as asleep,
        ):
            awake.until(lambda seat: seat.present == [True, True, True])
            for other in [*minds, *clocked]:
                ada.ask(other, "start")
            for other in minds:
                stop(ada, other)
            killed.kill()
            os.killpg(frozen.process.pid, signal.SIGSTOP)
            wait_for(database, f"select count(*) > 0 {MINDS_MOVE}", ids=minds)
            try:
                awake.until(lambda seat: seat.present == [True, False, False])
                awake.must(type="seal", text="while you were asleep")
            finally:
                os.killpg(frozen.process.pid, signal.SIGCONT)
            awake.until(lambda seat: seat.present == [True, False, True])
            meet(awake, asleep)
            assert asleep.happened == awake.happened
        wait_for(database, f"select count(*) = 0 {MINDS_MOVE}", ids=minds)
        stored = tables(database)
        for other in clocked:
            log = stored[other].log
            played = [event for event in log if isinstance(event, events.Played) and event.by == "clock"]
            times = [event.at for event in log if isinstance(event, events.Started)] + [event.at for event in played]
            assert len(times) > 1
            assert all(later - earlier >= 5 for earlier, later in pairwise(times)), times


def stop(guest: Guest, table: str) -> None:
    """Ends the first turn of a guest at a table of Shark Attacks, so that minds are to move."""
    while not (seen := guest.seen(table))["yours"]["offers"]:
        time.sleep(0.05)
    guest.ask(table, "act", version=seen["table"]["version"], seat=0, actions=["stop"])


def test_a_database_that_comes_back(tmp_path: Path) -> None:
    """Nothing happens while it is away; then both processes go on by themselves."""
    with own_server() as server:
        database = new_database(server)
        with HostProcess(tmp_path, database) as one, HostProcess(tmp_path, database) as two:
            go_on_after(server, one, two)


def go_on_after(server: Any, one: HostProcess, two: HostProcess) -> None:
    ada, bob = Guest(one.url), Guest(two.url)
    opened = ada.open("skulls-of-sedlec", [ME, OPEN, MIND])
    table = opened["table"]
    with Seat(ada, table, since=0) as left, Seat(bob, table, since=0, invite=opened["invite"]) as right:
        right.must(type="join")
        meet(left, right)
        left.must(type="start")
        meet(left, right)
        while not (movers := [seat for seat in (left, right) if seat.update["yours"]["offers"]]):
            left.next("update")
            meet(left, right)
        mover, version, offer = movers[0], left.version, movers[0].update["yours"]["offers"][0]
        act = {"type": "act", "id": "act", "version": version, "seat": offer["seat"], "actions": [offer["action"]]}
        server.stop()
        assert mover.ask(**act)["code"] == "host-unavailable"
        assert right.ask(type="say", text="?")["code"] == "host-unavailable"
        assert ada.asked(table, "resign", seat=0).json()["code"] == "host-unavailable"
        assert httpx.get(f"{one.url}/ready").status_code == 503
        with pytest.raises(ConnectionClosed), Seat(ada, table):
            pass
        start(server)
        while (answer := mover.ask(**act))["type"] == "refusal":
            assert answer["code"] == "host-unavailable"
            time.sleep(0.1)
        assert answer["version"] == version + 1 and not answer["again"]
        assert mover.ask(**act)["again"]
        play_out(left, right)
        assert left.happened == right.happened
    log = tables(one.database)[table].log
    assert len(log) == len(left.happened) and [event.id for event in log].count("act") == 1
    assert not any(isinstance(event, events.Resigned) for event in log)


def test_what_is_not_stored_is_not_shown(tmp_path: Path, postgres: Any) -> None:
    database = new_database(postgres)
    engine = create_engine(database_url(database), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with HostProcess(tmp_path, database) as host, engine.connect() as holding, engine.connect() as asking:
        ada = Guest(host.url)
        table = ada.open("bones", [{**ME, "name": "Left"}, {**ME, "name": "Right"}])["table"]
        ada.ask(table, "start")
        with Seat(ada, table) as seat, ThreadPoolExecutor() as threads:
            version, offer = seat.version, seat.update["yours"]["offers"][0]
            act = {"type": "act", "id": "act", "version": version, "seat": offer["seat"], "actions": [offer["action"]]}
            holding.execute(text("begin"))
            holding.execute(text("select from tables for update"))
            seat.send(**act)
            blocked = text("select pid from pg_stat_activity where wait_event_type = 'Lock'")
            while not (pids := asking.execute(blocked).scalars().all()):
                time.sleep(0.05)
            looking = threads.submit(ada.seen, table, since=version)
            with pytest.raises(TimeoutError):
                seat.next("update", timeout=0.5)
            asking.execute(text("select pg_terminate_backend(:pid)"), {"pid": pids[0]})
            assert seat.answer("act")["code"] == "host-unavailable"
            assert looking.result()["table"]["version"] == version
            holding.execute(text("rollback"))
            assert seat.must(**act)["version"] == version + 1
            assert [happened["version"] for happened in seat.happened] == [version + 1]
    engine.dispose()


def test_two_workers_are_one_host(tmp_path: Path, postgres: Any) -> None:
    database = new_database(postgres)
    with HostProcess(tmp_path, database, workers=2) as host, ExitStack() as stack:
        wait_for(database, "select count(*) = 2 from processes")
        ada, bob = Guest(host.url), Guest(host.url)
        opened = ada.open("bones", [ME, OPEN], options=GAMES["bones"])
        bob.ask(opened["table"], "join", opened["invite"])
        seats = [stack.enter_context(Seat(guest, opened["table"])) for guest in (ada, bob)]
        while not holds(database, "select count(distinct process) = 2 from presence"):  # who gets whom is luck
            assert len(seats) < MOST_SOCKETS
            seats.append(stack.enter_context(Seat(ada, opened["table"])))
        ada.ask(opened["table"], "start")
        for seat in seats:
            seat.until(lambda seat: seat.update["table"]["status"] == "playing")
        play_out(*seats)
        assert all(seat.happened == seats[0].happened for seat in seats)
        assert host.stop() == 0


def test_two_workers_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    command = [*OSSUARY, "serve", "--workers", "2", "--port", "0", "--database", f"sqlite:///{tmp_path / 'host.db'}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == MISUSE
    assert "More than one worker needs PostgreSQL" in ended.stderr
