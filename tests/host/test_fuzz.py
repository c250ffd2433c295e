"""Ten thousand messages that no client of ours would send."""

import json
import random
import re
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ossuary.engine.registry import GAMES
from ossuary.host.protocol.answers import Refusal
from ossuary.host.protocol.values import LONGEST_CHAIN

from .host import Guest, HostProcess, Live

WORDS = (files("ossuary.words") / "en/host.ftl").read_text(encoding="utf-8")
CODES = set(re.findall(r"^(host-(?!told-|chain-)[a-z-]+) =", WORDS, re.MULTILINE))
LARGEST = 16 * 1024
CHANGING = ("processes", "presence")  # rows that come and go with sockets and time

# A value of the wrong type or size, by field.
NUMBERS = [None, True, "0", "", 0.5, -1, -(2**63), 2**53 + 1, 2**64, [], [0], {}, {"$gt": 0}]
WRONG: dict[str, list[Any]] = {
    "id": [None, 0, True, "", "ä", "a b", "x" * 41, "\x00", "a\n", "../..", [], {}],
    "version": NUMBERS,
    "seat": [*NUMBERS, 8, 10**400],
    "actions": [None, "roll", 0, [], [None], [[]], [0], {}, ["x" * 41], ["roll"] * (LONGEST_CHAIN + 1)],
    "type": [None, 0, "", "Act", "act ", "acts", [], {}, "update", "__proto__", "x" * 1000],
}


class Shot(NamedTuple):
    """A message, its id if the host can find it, and the refusals that it may meet."""

    raw: str | bytes
    id: str | None
    codes: set[str]


Shots = list[Callable[[random.Random, Any], Shot]]


class Target(NamedTuple):
    """A socket at a table, and the strange things that it may send."""

    live: Live
    strange: Shots


def shot(codes: set[str], **message: Any) -> Shot:
    """A message with a new id."""
    message = {"id": secrets.token_urlsafe(8), **message}
    return Shot(json.dumps(message), message["id"], codes)


def acting(view: Any, **more: Any) -> dict[str, Any]:
    """An action that would be carried out if nothing else were wrong with it."""
    game, state = GAMES[view["game"]], view["state"]
    legal = [key for action, key in enumerate(game.ACTIONS) if game.legal(state) >> action & 1]
    return {"type": "act", "version": view["version"], "seat": view["mover"], "actions": legal[:1], **more}


def noise(dice: random.Random, _: Any) -> Shot:
    """Bytes, or letters, that mean nothing."""
    if dice.random() < 0.5:
        return Shot(dice.randbytes(dice.randrange(60)), None, {"host-malformed"})
    return Shot("".join(chr(dice.randrange(1, 0xD800)) for _ in range(dice.randrange(60))), None, {"host-malformed"})


def broken(dice: random.Random, view: Any) -> Shot:
    """JSON that ends too early, or not at all, or is no object."""
    whole = json.dumps({"id": "broken", **acting(view)})
    odd = [f"{whole}{whole}", f"[{whole}]", f"{whole},", "null", "0", '""', "[]", "{}", whole.replace('"', "'")]
    return Shot(dice.choice([*odd, *(whole[: dice.randrange(len(whole))] for _ in odd)]), None, {"host-malformed"})


def garbled(dice: random.Random, view: Any) -> Shot:
    """A text with a byte that is not UTF-8: the id, the name of a field, an action, or anything between."""
    raw, byte = json.dumps({"id": "garbled", **acting(view)}).encode(), bytes([dice.randrange(0x80, 0x100)])
    where, name = dice.choice([(b"garb", None), (b'"se', "garbled"), (b'["', "garbled"), (b",", None), (b"{", None)])
    return Shot(raw.replace(where, where + byte, 1), name, {"host-malformed"})


def mistyped(dice: random.Random, view: Any) -> Shot:
    """One field with a value that it cannot have."""
    field = dice.choice(list(WRONG))
    message = {"id": secrets.token_urlsafe(8), **acting(view), field: dice.choice(WRONG[field])}
    name = None if field == "id" else message["id"]
    return Shot(json.dumps(message), name, {"host-malformed"})


def incomplete(dice: random.Random, view: Any) -> Shot:
    """A field too few."""
    message = {"id": secrets.token_urlsafe(8), **acting(view)}
    del message[dice.choice(list(message))]
    return Shot(json.dumps(message), message.get("id"), {"host-malformed"})


def overfull(dice: random.Random, view: Any) -> Shot:
    """A field too many."""
    field = dice.choice(["player", "by", "at", "moves", "state", "secret", "__class__", "", "\u0000", "x" * 3000])
    return shot({"host-malformed"}, **acting(view), **{field: dice.choice([None, 0, "x", [], {}])})


def huge(dice: random.Random, view: Any) -> Shot:
    """Numbers that no machine holds."""
    number = dice.choice(["1e999", "-1e999", "9" * 5000, "1" + "0" * 400, "0." + "3" * 5000, "1e-9999", "NaN"])
    field = dice.choice(["id", "version", "seat"])
    message = json.dumps({"id": "huge", **acting(view), field: "HERE"}).replace('"HERE"', number)
    return Shot(message, None if field == "id" or number == "NaN" else "huge", {"host-malformed"})


def deep(dice: random.Random, view: Any) -> Shot:
    """Lists in lists in lists."""
    depth = dice.choice([100, 1000, 7000])
    opening, end = dice.choice([("[", "]"), ('{"a":', "}")])
    nested = opening * (depth if end == "]" else depth // 4) + "0" + end * (depth if end == "]" else depth // 4)
    field = dice.choice(["id", "actions", "deep"])
    return Shot(json.dumps({**acting(view), field: "HERE"}).replace('"HERE"', nested), None, {"host-malformed"})


def stale(dice: random.Random, view: Any) -> Shot:
    """An answer to a version that was, or has never been."""
    version = dice.choice([0, 1, view["version"] - 1, view["version"] + 1, 2**31, 2**53])
    kind = dice.choice([acting(view), {"type": "undo", "seat": view["mover"]}])
    return shot({"host-stale"}, **{**kind, "version": version})


def foreign_seat(dice: random.Random, view: Any) -> Shot:
    """Something for the other player's seat, or for a seat that does not exist; from the player to move."""
    seat = dice.choice([1 - view["mover"], *range(2, 8)])
    kind = dice.choice(["act", "undo", "leave", "back", "resign", "standing"])
    more: dict[str, Any] = {"answer": "decline"} if kind == "standing" else {}
    if kind in ("act", "undo"):
        more = acting(view)
        del more["type"], more["seat"]
        more = more if kind == "act" else {"version": view["version"]}
    return shot({"host-not-your-seat"}, type=kind, seat=seat, **more)


def unknown_action(dice: random.Random, view: Any) -> Shot:
    """An action of another game, or of none."""
    own = GAMES[view["game"]].ACTIONS
    names = [key for game in GAMES.values() for key in game.ACTIONS if key not in own]
    return shot({"host-no-action"}, **acting(view, actions=[dice.choice([*names, "", "ROLL", "'; --", "<b>", "0"])]))


def illegal(dice: random.Random, view: Any) -> Shot:
    """An action that a rule forbids now."""
    game, state = GAMES[view["game"]], view["state"]
    keys = [key for action, key in enumerate(game.ACTIONS) if not game.legal(state) >> action & 1]
    return shot({"host-illegal"}, **acting(view, actions=[dice.choice(keys)]))


def broken_chain(dice: random.Random, view: Any) -> Shot:
    """A chain of legal actions whose last one is not, or comes after the seat's move."""
    game, state, seat, chain = GAMES[view["game"]], view["state"], view["mover"], list[str]()
    while game.mover(state) == seat and len(chain) < LONGEST_CHAIN - 1:
        legal = [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]
        if chain and len(legal) < len(game.ACTIONS) and dice.random() < 0.3:
            wrong = [key for action, key in enumerate(game.ACTIONS) if action not in legal]
            return shot({"host-illegal"}, **acting(view, actions=[*chain, dice.choice(wrong)]))
        action = dice.choice(legal)
        chain.append(game.ACTIONS[action])
        state = game.step(state, action)
    if game.mover(state) == seat:
        return shot({"host-no-action"}, **acting(view, actions=[*chain, "?"]))
    return shot({"host-chain"}, **acting(view, actions=[*chain, dice.choice(game.ACTIONS)]))


def untimely(dice: random.Random, view: Any) -> Shot:
    """What a player may do at other times."""
    mine, other = view["mover"], 1 - view["mover"]
    return dice.choice(
        [
            shot({"host-full"}, type="join"),
            shot({"host-seat-taken"}, type="join", seat=other, text="late"),
            shot({"host-texts-closed"}, type="seal", text="late"),
            shot({"host-not-away"}, type="back", seat=mine),
            shot({"host-too-late"}, type="abort"),
            shot({"host-not-over"}, type="rematch"),
            shot({"host-not-coached"}, type="coach", wanted=False),
            shot({"host-malformed"}, type="coach", wanted=dice.choice([None, 1, "yes"])),
            shot({"host-started-already", "host-keeper-only"}, type="start"),
            shot({"host-not-absent", "host-keeper-only"}, type="replace", seat=other, mind="random"),
            shot({"host-no-seat", "host-keeper-only"}, type="replace", seat=dice.randrange(2, 8)),
            shot({"host-not-absent", "host-keeper-only"}, type="replace", seat=other, mind="?"),
            shot({"host-no-message", "host-too-fast"}, type="report", message=dice.randrange(2**53)),
            shot({"host-text", "host-too-fast"}, type="say", text=dice.choice([" ", "\n", "a\x00", "\x1b[2J"])),
            shot({"host-malformed"}, type="say", text=dice.choice(["", "x" * 201])),
        ]
    )


def before_the_start(dice: random.Random, view: Any) -> Shot:
    """What cannot be while a seat is open."""
    return dice.choice(
        [
            shot({"host-not-started"}, type="act", version=view["version"], seat=0, actions=["roll"]),
            shot({"host-not-started"}, type="undo", version=view["version"], seat=0),
            *(shot({"host-not-started"}, type=kind, seat=0) for kind in ("back", "resign")),
            shot({"host-not-started"}, type="abort"),
            shot({"host-seat-taken"}, type="join", seat=0),
            shot({"host-not-ready"}, type="start"),
            shot({"host-not-your-seat"}, type="leave", seat=dice.randrange(1, 8)),
            shot({"host-text"}, type="seal", text=dice.choice([" ", "\t", "a\u2028b"])),
            shot({"host-no-barter"}, type="standing", seat=0, answer="decline"),
        ]
    )


def after_the_end(dice: random.Random, view: Any) -> Shot:
    """What cannot be once a table is over."""
    return dice.choice(
        [
            shot({"host-over"}, type="act", version=view["version"], seat=0, actions=["roll"]),
            shot({"host-over"}, type="undo", version=view["version"], seat=0),
            *(shot({"host-over"}, type=kind, seat=0) for kind in ("leave", "back", "resign")),
            *(shot({"host-over"}, type=kind) for kind in ("join", "abort", "close", "coach")),
            shot({"host-over"}, type="standing", seat=0, answer="decline"),
            shot({"host-over"}, type="replace", seat=1, mind="random"),
            shot({"host-started-already"}, type="start"),
            shot({"host-texts-closed"}, type="seal", text="late"),
        ]
    )


def not_your_move(_: random.Random, view: Any) -> Shot:
    """An action of a player who is not to move."""
    return shot({"host-not-your-move"}, **acting(view, seat=1 - view["mover"]))


def watching(dice: random.Random, view: Any) -> Shot:
    """What only players may do."""
    seat = dice.randrange(8)
    return dice.choice(
        [
            shot({"host-not-your-seat"}, **acting(view)),
            shot({"host-not-your-seat"}, type="undo", version=view["version"], seat=seat),
            *(shot({"host-not-your-seat"}, type=kind, seat=seat) for kind in ("leave", "back", "resign")),
            shot({"host-not-your-seat"}, type="standing", seat=seat, answer="decline"),
            shot({"host-full", "host-seat-taken"}, type="join", seat=dice.choice([None, seat])),
            shot({"host-players-only"}, type="seal", text="mine"),
            shot({"host-players-only"}, type="say", text="hello"),
            shot({"host-players-only"}, type="rematch"),
            shot({"host-players-only"}, type="coach", wanted=dice.random() < 0.5),
            shot({"host-players-only"}, type="abort"),
            shot({"host-keeper-only"}, type="start"),
            shot({"host-keeper-only"}, type="close"),
            shot({"host-keeper-only"}, type="replace", seat=seat, mind="random"),
        ]
    )


def unnamed(dice: random.Random, view: Any) -> Shot:
    """A command that needs a name."""
    made = watching(dice, view)
    others = [shot(set(), type="mute", player="somebody"), shot(set(), type="report", message=1)]
    return dice.choice([made, made, made, *others])._replace(codes={"host-who"})


ANYBODY: Shots = [noise, broken, garbled, mistyped, incomplete, overfull, huge, deep]
MOVER: Shots = [stale, foreign_seat, unknown_action, illegal, broken_chain, untimely, untimely]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostProcess]:
    """A host where nothing happens beside what the fuzzer does."""
    with HostProcess(tmp_path_factory.mktemp("quiet"), rate=100_000) as made:
        yield made


def stored(host: HostProcess) -> dict[str, list[Any]]:
    """All that is in the database."""
    with closing(sqlite3.connect(host.database.removeprefix("sqlite:///"))) as connection:
        names = [name for (name,) in connection.execute("select name from sqlite_schema where type = 'table'")]
        return {
            name: sorted(connection.execute(f"select * from {name}"), key=repr)
            for name in names
            if name not in CHANGING
        }


def playing(host: HostProcess, table: str, stack: ExitStack, guests: list[Guest]) -> list[Target]:
    """A game between two people in which one has done something, watched by two others."""
    guests[1].ask(table, "join", id="joined")
    guests[0].ask(table, "start", id="started")
    players = [stack.enter_context(guest.live(table)) for guest in guests]
    first = players[players[0].update["table"]["mover"]]
    first.act(first.update["yours"]["offers"][0]["action"])
    for player in players:
        while player.update["table"]["version"] < 4:
            player.next("update")
    mover = players[0].update["table"]["mover"]
    return [
        Target(players[mover], MOVER),
        Target(players[1 - mover], [not_your_move]),
        Target(stack.enter_context(Guest(host.url, "Eve").live(table)), [watching]),
        Target(stack.enter_context(Live(host.url, table, {})), [unnamed]),
    ]


def answer_to(live: Live, raw: str | bytes) -> bytes:
    """The answer among the messages that come back."""
    live.socket.send(raw)
    while True:
        message = str(live.socket.recv(timeout=60))
        if not message.startswith(('{"type":"presence"', '{"type":"chat"')):
            return message.encode()


@pytest.mark.parametrize("messages", [2_000, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_strange_messages_change_nothing(quiet: HostProcess, messages: int) -> None:
    dice = random.Random(1)
    guests = ada, bob = [Guest(quiet.url, "Ada"), Guest(quiet.url, "Bob")]
    seats = [{"kind": "me"}, {"kind": "open"}]
    with ExitStack() as stack:
        tables = [ada.open(game, seats, listed=True)["table"] for game in GAMES]
        at = [playing(quiet, table, stack, guests) for table in tables]
        waiting, closed = (ada.open("shark-attacks", seats)["table"] for _ in range(2))
        ada.ask(closed, "close")
        at.append([Target(stack.enter_context(ada.live(waiting)), [before_the_start])])
        at.append([Target(stack.enter_context(ada.live(closed)), [after_the_end])])
        before = stored(quiet)
        met: Counter[str] = Counter()
        for number in range(messages):
            live, strange = dice.choice(dice.choice(at))
            view = live.update["table"]
            kind = dice.choice(strange if dice.random() < 0.7 or view["mover"] is None else ANYBODY)
            fired = kind(dice, view)
            answer = msgspec.json.decode(answer_to(live, fired.raw), type=Refusal)
            about = f"message {number}, {kind.__name__}, {view['game']}: {fired.raw[:300]!r} {answer}"
            assert answer.code in fired.codes & CODES, about
            assert answer.id == fired.id, about
            assert answer.version == view["version"], about
            assert (answer.rule is not None) == (answer.code == "host-illegal"), about
            met[answer.code] += 1
        assert len(met) >= 25, met
        assert stored(quiet) == before
        for table in tables:
            for guest, name, version in ((bob, "joined", 2), (ada, "started", 3)):
                again = guest.ask(table, "resign", id=name, seat=0)  # done already, so never carried out
                assert again == {"type": "ack", "id": name, "version": version, "again": True, "table": None}
        assert stored(quiet) == before
        for (mover, _), *others in at[: len(tables)]:
            assert mover.act(mover.update["yours"]["offers"][0]["action"])["type"] == "ack"
            for other, _ in others:
                assert other.next("update")["table"]["version"] == 5
    assert quiet.process.poll() is None
    assert quiet.log() == ""


def test_a_message_that_is_too_large_closes_the_socket(quiet: HostProcess) -> None:
    ada = Guest(quiet.url)
    table = ada.open("bones", [{"kind": "me"}, {"kind": "me", "name": "Bob"}])["table"]
    before = stored(quiet)
    with ada.live(table) as live:
        raw = json.dumps({"type": "say", "id": "long", "text": "x" * 200}).ljust(LARGEST)
        live.socket.send(raw)
        assert live.next("ack")["id"] == "long"
        for message in (f"{raw} ", b"\x00" * 1_000_000):
            with ada.live(table) as other:
                other.socket.send(message)
                with pytest.raises(ConnectionClosed) as closed:
                    other.next("ack")
                assert closed.value.rcvd and closed.value.rcvd.code == 1009
        assert live.ask(type="ping")["type"] == "pong"
    after = stored(quiet)
    assert {name for name in after if after[name] != before[name]} - {"sqlite_sequence"} == {"chat"}
