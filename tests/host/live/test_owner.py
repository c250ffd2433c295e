"""A process that served tables alone is gone: whoever comes to another one is served there, at once."""

import secrets
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from ossuary.host.clock import clock
from ossuary.host.db import table_log
from ossuary.host.db.store import database_url
from ossuary.host.protocol.commands import Act
from ossuary.host.table.apply import apply
from ossuary.host.table.decide import decide
from ossuary.host.table.rights import Asker

from ..crash import ME, MIND, OPEN, tables
from ..host import Guest, HostProcess
from .test_cluster import Seat, new_database, play_out

pytestmark = pytest.mark.xdist_group("cluster")


def stopped_last_thing(database: str, table: str, player: str) -> None:
    """Ends a player's turn as a process does that is gone right after its commit, so that nobody else plays."""
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        saved = table_log.load(connection, table)
        assert saved
        match = saved.match
        command = Act("last", version=match.version, seat=0, actions=["stop"])
        event = decide(match, command, Asker(player, clock(), {player}))
        apply(match, event)
        assert match.mover is not None and match.mind_plays(match.mover)
        assert table_log.append(connection, match, event, seats_changed=False)
        connection.execute(text("update tables set wake = wake + 100000"))  # it is never due by itself
    engine.dispose()


def test_the_tables_of_a_process_that_is_gone_are_served_elsewhere(tmp_path: Path, postgres: Any) -> None:
    database = new_database(postgres)
    with HostProcess(tmp_path, database, rate=10_000) as owner, HostProcess(tmp_path, database, rate=10_000) as other:
        ada, bob = Guest(owner.url), Guest(owner.url)
        opened = ada.open("skulls-of-sedlec", [ME, OPEN])
        table = opened["table"]
        bob.ask(table, "join", opened["invite"])
        ada.ask(table, "start")
        with Seat(ada, table) as left, Seat(bob, table) as right:
            mover = left if left.update["yours"]["offers"] else right
            offer = mover.update["yours"]["offers"][0]
            act = {"type": "act", "id": secrets.token_urlsafe(8), "version": mover.version, "seat": offer["seat"]}
            act["actions"] = [offer["action"]]
            kept = mover.must(**act)["version"]
            owner.kill()
        with Seat(ada, table, other, since=0) as left, Seat(bob, table, other, since=0) as right:
            again = (left if offer["seat"] in left.update["yours"]["seats"] else right).must(**act)
            assert again["version"] == kept and again["again"]
            play_out(left, right)
            assert left.happened == right.happened
            assert len(tables(database)[table].log) == len(left.happened)


def test_a_bot_of_a_process_that_is_gone_plays_elsewhere(tmp_path: Path, postgres: Any) -> None:
    database = new_database(postgres)
    with HostProcess(tmp_path, database) as owner, HostProcess(tmp_path, database) as other:
        ada = Guest(owner.url)
        table = ada.open("shark-attacks", [ME, MIND])["table"]
        ada.ask(table, "start")
        with Seat(ada, table) as seat:
            seat.until(lambda seat: bool(seat.update["yours"]["offers"]))
        owner.kill()
        stopped_last_thing(database, table, ada.player)
        with Seat(ada, table, other, since=0) as seat:
            seat.until(lambda seat: seat.over or bool(seat.update["yours"]["offers"]))
