"""Two pages play without a server: whole games, lost connections, and a page that cheats."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine import record as records
from ossuary.engine.registry import GAMES
from ossuary.host import executors
from ossuary.host.belongings import DATABASE
from ossuary.host.live.pairs import rematch_of
from ossuary.verify import verify

from ..phones import LINE, Phone, connect, invited, part, play, two, until

SHORT: dict[str, dict[str, Any]] = {"shark-attacks": {"target": 12}}


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)


def used(folder: Path, use: Callable[[list[Phone]], Awaitable[None]]) -> None:
    """Uses two phones."""

    async def work() -> None:
        async with two(folder) as phones:
            await use(phones)

    asyncio.run(work())


async def record(phone: Phone, table: str) -> str:
    """The record that a phone has."""
    return json.dumps(await phone.ask("GET", f"/api/tables/{table}/record"))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_has_the_same_record_on_both_and_it_verifies(name: str, tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, name, **SHORT.get(name, {}))
        seen = await play(phones, table)
        assert [one["table"]["result"]["why"] for one in seen] == ["finished", "finished"]
        assert [[chair["name"] for chair in one["table"]["chairs"]] for one in seen] == [["Ada", "Ben"]] * 2
        assert [one["yours"]["seats"] for one in seen] == [[0], [1]]
        first, second = [await record(phone, table) for phone in phones]
        assert first == second
        assert verify(records.read(first)).verdict == "shared"

    used(tmp_path, use)


def test_a_lost_connection_resumes_wherever_it_was_lost(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "skulls-of-sedlec")
        for number in range(12):
            await play(phones, table, turns=1 + number % 3)
            ada.between, ben.between = (lambda text: [text]), (lambda _: [])  # lost on the way
            for phone in phones if number % 2 else phones[::-1]:
                await phone.act(table)
            await part(phones)
            ben.between = ada.between
            connect(phones if number % 3 else phones[::-1], table)
        await play(phones, table)
        first, second = [await record(phone, table) for phone in phones]
        assert first == second and verify(records.read(first)).verdict == "shared"

    used(tmp_path, use)


def test_both_go_on_after_their_pages_were_closed(tmp_path: Path) -> None:
    begun: list[str] = []

    async def first(phones: list[Phone]) -> None:
        begun.append(await invited(phones, "bones"))
        await play(phones, begun[0], turns=4)
        phones[0].between = phones[1].between = lambda _: []
        for phone in phones:
            await phone.act(begun[0])

    async def then(phones: list[Phone]) -> None:
        before = [await phone.look(begun[0]) for phone in phones]
        connect(phones, begun[0])
        await until(lambda: all(phone.news for phone in phones))
        async with asyncio.timeout(60):
            while not any([await phone.act(begun[0]) for phone in phones]):
                await asyncio.sleep(0)
        after = [await phone.look(begun[0]) for phone in phones]
        assert all(a["table"]["version"] >= b["table"]["version"] for a, b in zip(after, before, strict=True))
        first, second = [await record(phone, begun[0]) for phone in phones]
        shorter = min(first, second, key=len)
        moves = [json.loads(one)["moves"] for one in (first, second)]
        assert moves[0][: len(moves[1])] == moves[1][: len(moves[0])], shorter

    used(tmp_path, first)
    used(tmp_path, then)


def test_who_waits_for_the_other_s_share_is_bound_and_cannot_choose_again(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, "shark-attacks")
        await until(lambda: all(phone.news for phone in phones))
        for phone in phones:
            phone.between = lambda _: []
        async with asyncio.timeout(60):
            while True:
                bound = [p for p in phones if (await p.look(table))["table"]["shared"]["bound"] is not None]
                if bound:
                    break
                assert any([await phone.act(table) for phone in phones])
        update = await bound[0].look(table)
        assert update["yours"]["offers"] == [] and "undo" not in update["yours"]["rights"]
        version, seat = update["table"]["version"], update["yours"]["seats"][0]
        again = {"type": "act", "id": "again", "version": version, "seat": seat, "actions": ["stop"]}
        status, answer = await bound[0].command(table, **again)
        assert (status, answer["code"]) == (400, "host-not-your-move")

    used(tmp_path, use)


def test_what_needs_somebody_between_is_refused(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, "bones")
        await play(phones, table, turns=2)
        asked: list[dict[str, Any]] = [
            {"type": "undo", "version": 1, "seat": 0},
            {"type": "leave", "seat": 0},
            {"type": "coach"},
            {"type": "close"},
            {"type": "say", "text": "hello"},
            {"type": "standing", "seat": 0, "answer": "decline"},
            {"type": "replace", "seat": 1, "mind": "random"},
        ]
        for number, one in enumerate(asked):
            status, answer = await phones[0].command(table, id=str(number), **one)
            assert answer["code"] == "pair-not-here" and status >= 400, one
        assert (await phones[0].look(table))["yours"]["rights"] == ["resign"]

    used(tmp_path, use)


def test_one_resigns_without_a_connection_and_the_other_hears_of_it_later(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "rolling-bones")
        await play(phones, table, turns=2)
        await part(phones)
        assert (await ada.command(table, type="resign", id="resign", seat=0))[0] == 200
        assert (await ben.look(table))["table"]["status"] == "playing"
        connect(phones, table)
        seen = await play(phones, table)
        assert [one["table"]["result"]["payoffs"] for one in seen] == [[0.0, 1.0]] * 2

    used(tmp_path, use)


def test_one_resigns_without_a_connection_and_a_rematch_follows_over_the_next(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "bones")
        await play(phones, table, turns=1)
        await part(phones)
        for type, more in (("resign", {"seat": 0}), ("rematch", {})):
            assert (await ada.command(table, type=type, id=type, **more))[0] == 200
        connect(phones, table)
        await until(lambda: all(len(phone.news) == 3 for phone in phones))
        assert ada.stopped() == ben.stopped() == []
        assert [phone.news[2]["pair"] for phone in phones] == [rematch_of(table)] * 2

    used(tmp_path, use)


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """A database that takes no event of a table."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("create trigger full before insert on events begin select raise(abort, 'full'); end")
        yield
        database.execute("drop trigger full")


def test_what_is_kept_is_said_even_if_the_table_cannot_follow(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "bones")
        await until(lambda: all(phone.news for phone in phones))
        async with asyncio.timeout(60):
            while not (update := await ada.look(table))["yours"]["offers"]:
                await ben.act(table)
            while (await ben.look(table))["table"]["mover"] != 0:  # what Ada answered to Ben's throw is on its way
                await asyncio.sleep(0.01)
        held: list[str] = []
        ada.between = lambda text: held.append(text) or []  # type: ignore[func-returns-value]
        act = {"type": "act", "id": "full", "version": update["table"]["version"], "seat": 0}
        with full_disk(tmp_path / "Ada"):
            status, _ = await ada.command(table, **act, actions=[update["yours"]["offers"][0]["action"]])
        ada.between = lambda text: [text]
        assert status >= 500 and len(held) == 1
        ben.local.send(LINE, held[0])
        assert [one["table"]["result"]["why"] for one in await play(phones, table)] == ["finished", "finished"]

    used(tmp_path, use)


def test_a_failure_here_is_told_here_and_accuses_nobody(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "bones")
        await play(phones, table, turns=1)
        with full_disk(tmp_path / "Ada"):
            async with asyncio.timeout(60):
                while not ada.stopped():
                    await ben.act(table)
                    status, _ = await ada.try_to("GET", f"/api/pairs/{table}")
                    assert status == 200
            await until(lambda: not ada.local._sockets)
        assert not ada.stopped()[0].startswith("pair-") and ben.stopped() == []
        await part(phones)
        connect(phones, table)
        assert [one["table"]["result"]["why"] for one in await play(phones, table)] == ["finished", "finished"]

    used(tmp_path, use)


def test_a_stop_for_a_reason_unknown_here_ends_the_connection_only(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, _ = phones
        table = await invited(phones, "bones")
        await play(phones, table, turns=1)
        ada.local.send(LINE, json.dumps({"type": "stopped", "pair": table, "why": "host-full"}))
        await until(ada.stopped)
        assert ada.stopped() == ["pair-form"] and (await ada.look(table))["table"]["status"] == "playing"

    used(tmp_path, use)


def test_an_older_copy_of_a_game_goes_no_further_and_accuses_nobody(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, "skulls-of-sedlec")
        await play(phones, table, turns=3)
        await part(phones)
        saved = phones[0].local.save("{}")
        connect(phones, table)
        await play(phones, table, turns=4)
        await part(phones)
        await phones[0].local.load(saved)
        phones[0] = Phone(tmp_path / "Ada")
        await phones[0].local.begin()
        connect(phones, table)
        await until(lambda: all(phone.stopped() for phone in phones))
        assert [phone.stopped() for phone in phones] == [["pair-older"]] * 2
        assert [(await phone.look(table))["table"]["status"] for phone in phones] == ["playing"] * 2

    used(tmp_path, use)


def test_what_comes_again_is_kept_once_and_a_second_hello_is_none(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "bones")
        await play(phones, table, turns=4)
        file = tmp_path / "Ada" / "pairs" / f"{table}.json"
        os.utime(file, (0, 0))
        for text in [text for text in ben.sent if '"said"' in text]:
            ada.local.send(LINE, text)
        ada.local.send(LINE, json.dumps({"type": "stopped", "pair": table, "why": "pair-elsewhere"}))
        await until(ada.stopped)
        assert file.stat().st_mtime == 0
        await part(phones)
        connect(phones, table)
        await until(lambda: '"hello"' in ben.sent[-1] and ada.news[-1]["type"] == "ready")
        ada.local.send(LINE, ben.sent[-1])
        await until(lambda: len(ada.stopped()) == 2)
        assert ada.stopped()[1] == "pair-form"

    used(tmp_path, use)


@pytest.mark.parametrize("both", [False, True])
def test_a_rematch_has_new_dice_and_is_the_same_for_both(both: bool, tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, "skulls-of-sedlec")
        await play(phones, table, turns=1)
        await phones[1].command(table, type="resign", id="resign", seat=1)
        await play(phones, table)
        answers = [await phone.command(table, type="rematch", id="rematch") for phone in phones[: 1 + both]]
        assert {status for status, _ in answers} == {200}
        again = rematch_of(table)
        await until(lambda: all(len(phone.news) == 2 for phone in phones))
        assert phones[0].news[1]["wanted"] and (both or not phones[1].news[1]["wanted"])
        assert [(await phone.look(table))["table"]["rematch"] for phone in phones] == [again, again]
        assert [one["table"]["result"]["why"] for one in await play(phones, again)] == ["finished", "finished"]
        first, second = [await record(phone, again) for phone in phones]
        assert first == second and json.loads(first)["draws"] != json.loads(await record(phones[0], table))["draws"]

    used(tmp_path, use)


def said(text: str, **changed: Any) -> str:
    """A message of the game with other fields; others stay as they are."""
    message = json.loads(text)
    if message["type"] != "said":
        return text
    return json.dumps({**message, "text": json.dumps({**json.loads(message["text"]), **changed})})


# What a page does to what it says, and the fault that the other side finds in it.
CHEATS: dict[str, tuple[Callable[[str], list[str]], str]] = {
    "a link of its own": (lambda text: [said(text, link="0" * 64)], "pair-link"),
    "a link too many or none": (lambda text: [said(text, link=None)], "pair-link-due"),
    "a message left out": (
        lambda text: [said(text, number=1 + json.loads(json.loads(text)["text"])["number"])],
        "pair-gap",
    ),
    "a move out of turn": (lambda text: [text, said(text, number=9, actions=["stop"], link=None)], "pair-gap"),
    "a move of fate": (lambda text: [said(text, actions=["die_6"])], "pair-not-due"),
    "something else afterwards": (lambda text: [text, said(text, link="1" * 64)], "pair-changed"),
    "no message": (lambda _: ["hello"], "pair-form"),
    "another type": (lambda _: [json.dumps({"type": "won", "pair": "x"})], "pair-form"),
    "a field twice": (lambda text: [text[:-1] + f', "pair": "{json.loads(text)["pair"]}"}}'], "pair-form"),
    "too much": (lambda text: [text[:-1] + " " * 20_000 + "}"], "pair-form"),
    "deep nesting": (lambda _: ["[" * 10_000], "pair-form"),
    "bytes that are no text": (lambda _: ["\udcff"], "pair-form"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_ends_the_game_and_is_named(cheat: str, tmp_path: Path) -> None:
    between, fault = CHEATS[cheat]

    async def use(phones: list[Phone]) -> None:
        honest, other = phones
        table = await invited(phones, "bones")
        await until(lambda: all(phone.news for phone in phones))
        kept = json.loads(await record(honest, table))["moves"]
        other.between = lambda text: between(text) if json.loads(text)["type"] == "said" else [text]
        async with asyncio.timeout(60):
            while not honest.stopped():
                for phone in phones:
                    await phone.act(table)
        await until(other.stopped)
        assert honest.stopped() == [fault] == other.stopped()
        assert (await honest.look(table))["yours"]["rights"] == []
        result = (await honest.look(table))["table"]["result"]
        assert (result["why"], [line["key"] for line in result["told"]]) == ("cheated", ["host-told-ended", fault])
        assert json.loads(await record(honest, table))["moves"][: len(kept)] == kept
        found = verify(records.read(await record(honest, table)))
        assert found.walk.difference is None and found.verdict == "unfinished"
        await part(phones)
        other.between = lambda text: [text]
        connect(phones, table)
        await until(lambda: len(other.stopped()) == 2)
        assert other.stopped() == [fault, fault]  # nor does it go on over another connection

    used(tmp_path, use)


def hello(**changed: Any) -> Callable[[str], list[str]]:
    """Hellos with other fields."""
    return lambda text: [json.dumps({**json.loads(text), **changed})]


STRANGERS: dict[str, tuple[Callable[[str], list[str]], str]] = {
    "another version": (hello(version="0.0.1 1"), "pair-version"),
    "no such game": (hello(game="chess"), "pair-terms"),
    "another game": (hello(game="skulls-of-sedlec"), "pair-terms"),
    "three seats": (hello(options={"seats": 3}), "pair-terms"),
    "options that are none": (hello(options={"seats": [2]}), "pair-terms"),
    "the same seat": (hello(seat=0), "pair-terms"),
    "no name": (hello(name=" "), "pair-form"),
    "a name that cannot be shown": (hello(name="A\u202eB"), "pair-form"),
    "a commitment that is none": (hello(commitment="x"), "pair-form"),
    "a commitment and more": (hello(commitment="0" * 64 + "\n"), "pair-form"),
    "another commitment of ours": (hello(yours="0" * 64), "pair-terms"),
    "a field twice": (lambda text: [text[:-1] + ', "seat": 1}'], "pair-form"),
    "an option twice": (lambda text: [text.replace('"options":{', '"options":{"seats":2,')], "pair-form"),
    "another place": (hello(pair="../../tables"), "pair-form"),
}


@pytest.mark.parametrize("stranger", STRANGERS)
def test_with_whom_nothing_was_agreed_nothing_begins(stranger: str, tmp_path: Path) -> None:
    between, why = STRANGERS[stranger]

    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        ben.between = between
        pair = await invited(phones, "bones")
        await until(ada.stopped)
        assert ada.stopped() == [why]
        assert await ada.look(pair) is None
        assert (await ada.ask("GET", f"/api/pairs/{pair}"))["over"] is False

    used(tmp_path, use)


def test_a_game_goes_on_with_nobody_else(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        ada, ben = phones
        table = await invited(phones, "bones")
        await play(phones, table, turns=2)
        await part(phones)
        (tmp_path / "Ben" / "pairs" / f"{table}.json").unlink()
        connect(phones, table)
        await until(lambda: ada.stopped() and ben.stopped())
        assert (ada.stopped(), ben.stopped()) == (["pair-lost"], ["pair-lost"])
        assert (await ada.look(table))["table"]["status"] == "playing"

    used(tmp_path, use)


def test_a_game_goes_with_all_that_is_kept_to_another_browser(tmp_path: Path) -> None:
    table: list[str] = []

    async def begin(phones: list[Phone]) -> None:
        table.append(await invited(phones, "bones"))
        await play(phones, table[0], turns=3)
        await part(phones)
        saved = phones[0].local.save("{}")
        (tmp_path / "saved").write_bytes(saved)

    async def go_on(phones: list[Phone]) -> None:
        connect(phones, table[0])
        await until(lambda: all(phone.news for phone in phones))
        await play(phones, table[0], turns=2)
        assert await record(phones[0], table[0]) == await record(phones[1], table[0])

    async def take(phones: list[Phone]) -> None:
        await phones[0].local.load((tmp_path / "saved").read_bytes())

    used(tmp_path, begin)
    (tmp_path / "Ada").rename(tmp_path / "old")
    used(tmp_path, take)
    used(tmp_path, go_on)


def test_no_share_leaves_before_its_throw(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        table = await invited(phones, "skulls-of-sedlec")
        await play(phones, table, turns=6)
        for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
            end = json.loads((tmp_path / name / "pairs" / f"{table}.json").read_text())["end"]
            told = [*phone.sent, json.dumps(await phone.look(table)), await record(phone, table)]
            assert not any(end in text for text in told)
            shown = [json.loads(json.loads(text)["text"])["link"] for text in phone.sent if '"said"' in text]
            throws = len([link for link in shown if link])
            assert throws == len({link for link in shown if link}) <= len(shown)

    used(tmp_path, use)
