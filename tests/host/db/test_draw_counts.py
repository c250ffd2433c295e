"""All draws ever made here: counted once each, by game and kind, from games that are over and from their own dice."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, delete, insert, select, update

from ossuary.engine.draws import draws
from ossuary.engine.registry import GAMES
from ossuary.fair import commitment
from ossuary.host.db import schema, table_log
from ossuary.host.db.admin import purge
from ossuary.host.db.draw_counts import Side, all_draws, count, counts, uncounted
from ossuary.host.db.store import Store
from ossuary.host.messages.view import recorded
from ossuary.host.protocol.study import Face
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.chance import what_follows
from ossuary.host.table.events import Fork, Opened, Sitting, Started, read
from ossuary.host.table.pieces import PIECES

from ..desk import ADA, BOB, CLEO, NAMES, SECRET, Desk, whole_game
from ..host import Guest, Host
from ..live.test_clocks import until

BOTH = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database of either kind."""
    url = f"sqlite:///{tmp_path / 'host.db'}"
    if request.param == "postgresql":
        postgres: Any = request.getfixturevalue("postgres")
        name = f"frequencies_{abs(hash(tmp_path))}"
        with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        url = str(postgres.get_uri(database=name))
    store = Store(url)
    store.migrate()
    yield store.engine
    store.engine.dispose()


def over(game: str, *seats: str, seed: int) -> Desk:
    *_, desk = whole_game(game, *seats, seed=seed)
    return desk


def stored(engine: Engine, desk: Desk, name: str) -> None:
    """Stores the log of a desk as a table that ended with its last event."""
    *log, last = map(read, desk.log)
    match = match_from_log(name, SECRET, log)
    with engine.begin() as connection:
        table_log.create(connection, match, "invite", log)
        apply(match, last)
        assert table_log.append(connection, match, last, seats_changed=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_is_one_of_a_kind(game: str) -> None:
    desk = over(game, ADA, BOB, seed=3)
    found, record = counts(desk.match), desk.match.table.record
    several = [d for d in draws(record) if sum(1 for w in record.game.odds(d.before) if w) > 1]
    assert sum(found.values()) == len(several) > 10
    assert {side.kind for side in found} <= set(PIECES[game].DRAWS)
    for side in found:
        assert side.game == game and 0 <= side.place < side.sides


def test_a_side_is_counted_where_it_fell() -> None:
    desk = Desk("shark-attacks", ADA, BOB, target=5)
    desk.start()
    record = desk.match.table.record
    faces = Counter(key for key in record.moves if key.startswith(("fin", "shark")))
    found = counts(desk.match)
    names = ("shark_wave", "fin_1", "fin_2", "fin_3")
    assert {names[side.place]: number for side, number in found.items() if side.kind == "shark"} == dict(faces)


def test_scripted_draws_are_not_counted() -> None:
    desk = Desk("bones", ADA, BOB)
    desk.start("die_6*2 die_1*2 tile_2_5 tile_3_6 tile_4_6")
    assert counts(desk.match) == Counter()


def test_of_a_fork_the_draws_since_then_are_counted() -> None:
    record = recorded(over("bones", ADA, BOB, seed=1).match, NAMES)
    at = len(record.moves) // 2
    for same in (False, True):
        fork = Fork("table", record.moves[:at], record.draws, same)
        promised = None if same else commitment(SECRET)
        seats = [Sitting("person", player=ADA, ready=True), Sitting("person", player=BOB, ready=True)]
        first = Opened(at=0, game="bones", options={"seats": 2}, sittings=seats, commitment=promised, fork=fork)
        match = match_from_log("fork", SECRET, [first])
        started = Started(at=0, moves=what_follows(match, match.table.state, match.draws()))
        apply(match, started)
        drawn = sum(move in GAMES["bones"].OUTCOMES for move in started.moves)
        assert sum(counts(match).values()) == (0 if same else drawn)


def test_a_game_is_counted_once(engine: Engine) -> None:
    first, second = over("bones", ADA, BOB, seed=1), over("skulls-of-sedlec", ADA, BOB, CLEO, seed=2)
    expected = sum(counts(first.match).values()) + sum(counts(second.match).values())
    stored(engine, first, "first")
    stored(engine, second, "second")
    with engine.begin() as connection:
        found = uncounted(connection)
        assert set(found) == {"first", "second"}
        assert count(connection, found)
    with engine.begin() as connection:
        assert count(connection, found)  # another process had found the same
        assert uncounted(connection) == {}
    with engine.connect() as connection:
        assert all_draws(connection).draws == expected


def test_what_is_purged_stays_among_the_sums(engine: Engine) -> None:
    stored(engine, over("bones", ADA, BOB, seed=1), "old")
    with engine.begin() as connection:
        count(connection, uncounted(connection))
        before = all_draws(connection)
    assert purge(engine, days=1, now=1e9).tables == 1
    with engine.connect() as connection:
        assert connection.execute(select(schema.finished)).first() is None
        assert all_draws(connection) == before


@pytest.mark.parametrize("engine", ["postgresql"], indirect=True)  # one process alone uses SQLite
def test_while_one_process_counts_another_does_not_wait(engine: Engine) -> None:
    stored(engine, over("bones", ADA, BOB, seed=1), "only")
    with engine.begin() as one, engine.begin() as other:
        assert count(one, uncounted(one))
        assert not count(other, uncounted(other))


def test_a_game_that_cannot_be_read_stops_no_other(engine: Engine) -> None:
    stored(engine, over("bones", ADA, BOB, seed=1), "broken")
    stored(engine, over("bones", ADA, BOB, seed=2), "whole")
    with engine.begin() as connection:
        e = schema.events
        connection.execute(delete(schema.snapshots))
        connection.execute(
            update(e).where(e.c.table_id == "broken", e.c.version == 1).values(body='{"type":"undone","at":0,"seat":0}')
        )
        found = uncounted(connection)
        assert found["broken"] == Counter() and found["whole"]
        assert count(connection, found) and uncounted(connection) == {}


def test_even_dice_pass_and_loaded_ones_do_not(engine: Engine) -> None:
    rows = [Side("bones", "die", 6, place) for place in range(6)]
    with engine.begin() as connection:
        for side, number in zip(rows, (100, 100, 100, 100, 100, 100), strict=True):
            connection.execute(insert(schema.drawn), side._asdict() | {"number": number})
        (die,) = all_draws(connection).kinds
        assert (die.draws, die.chi_square, die.freedom, die.p) == (600, 0.0, 5, 1.0)
        assert die.faces[0] == Face("die_1", 100, 100.0)
        d = schema.drawn.c
        connection.execute(update(schema.drawn).where(d.place == 5).values(number=200))
        (die,) = all_draws(connection).kinds
        assert die.p is not None and die.p < 1e-9


def test_a_weighted_die_is_measured_by_its_weights(engine: Engine) -> None:
    with engine.begin() as connection:
        for place, number in enumerate((300, 100, 100, 100)):
            side = Side("shark-attacks", "swimmer", 4, place)
            connection.execute(insert(schema.drawn), side._asdict() | {"number": number})
        (die,) = all_draws(connection).kinds
        assert die.chi_square == 0.0 and [face.expected for face in die.faces] == [300, 100, 100, 100]


def test_lots_and_decks(engine: Engine) -> None:
    with engine.begin() as connection:
        for sides in (2, 3):
            for place in range(sides):
                side = Side("skulls-of-sedlec", "lot", sides, place)
                connection.execute(insert(schema.drawn), side._asdict() | {"number": 50})
        for sides in (18, 17, 16):
            for place in range(sides):
                side = Side("skulls-of-sedlec", "card", sides, place)
                connection.execute(insert(schema.drawn), side._asdict() | {"number": 4 if sides == 16 else 10})
        found = [
            (kind.kind, kind.sides, kind.draws, len(kind.faces), kind.freedom) for kind in all_draws(connection).kinds
        ]
    # What was left of the deck is one line; of 16 cards there are too few draws to be tested.
    assert found == [
        ("lot", 2, 100, 2, 1),
        ("lot", 3, 150, 3, 2),
        ("card", 18, 180, 18, 17),
        ("card", None, 234, 0, 16),
    ]


def test_a_host_counts_what_is_played_there(tmp_path: Path) -> None:
    with Host(tmp_path, rate=10_000) as host:
        ada = Guest(host.url)
        table = ada.open("shark-attacks", BOTH, options={"target": 5})["table"]
        ada.ask(table, "start")
        with ada.live(table) as live:
            before = ada.got(ada.http.get("/api/draws"))
            assert before["draws"] == 0  # nothing is given away of a game that is played
            while live.update["table"]["status"] == "playing":
                live.act(live.update["yours"]["offers"][0]["action"])
        record = ada.got(ada.http.get(f"/api/tables/{table}/record"))
        game = GAMES["shark-attacks"]
        drawn = sum(move in game.OUTCOMES for move in record["moves"])
        until(lambda: ada.got(ada.http.get("/api/draws"))["draws"] == drawn)
        ada.ask(table, "rematch")
        host.stop()
        host.start()
        ada = Guest(host.url)
        assert ada.got(ada.http.get("/api/draws"))["draws"] == drawn


@pytest.mark.parametrize("declared", [None, {"die": (1,)}, {"die": "111111"}, {"die": (1,) * 1000}])
def test_a_game_that_declares_its_draws_wrongly_hides_no_other(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, declared: object
) -> None:
    stored(engine, over("shark-attacks", ADA, BOB, seed=1), "sharks")
    stored(engine, over("bones", ADA, BOB, seed=1), "bones")
    with engine.begin() as connection:
        assert count(connection, uncounted(connection))
    with engine.connect() as connection:
        assert {kind.game for kind in all_draws(connection).kinds} == {"shark-attacks", "bones"}
        monkeypatch.setattr(PIECES["bones"], "DRAWS", declared)
        assert {kind.game for kind in all_draws(connection).kinds} == {"shark-attacks"}


def test_draws_of_more_sides_than_are_declared_are_left_out(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(engine, over("bones", ADA, BOB, seed=1), "bones")
    with engine.begin() as connection:
        assert count(connection, uncounted(connection))
    monkeypatch.setattr(PIECES["bones"], "DRAWS", {"die": (1, 1), "tile": PIECES["bones"].DRAWS["tile"]})
    with engine.connect() as connection:
        assert {kind.kind for kind in all_draws(connection).kinds} == {"tile"}


def test_draws_of_no_kind_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = over("bones", ADA, BOB, seed=1).match
    tiles = {side: number for side, number in counts(match).items() if side.kind == "tile"}
    monkeypatch.setattr(PIECES["bones"], "DRAWS", {"die": (1, 1), "tile": PIECES["bones"].DRAWS["tile"]})
    assert counts(match) == tiles != {}
