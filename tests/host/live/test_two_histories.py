"""A page that tells two histories, or says far more than a game needs: whoever plays with it keeps one, and no more."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine import record as records
from ossuary.host import executors
from ossuary.host.live.pair_line import MOST_UNASKED
from ossuary.host.live.pairs import rematch_of
from ossuary.pair import Pair
from ossuary.verify import verify

from ..phones import LINE, Phone, connect, invited, play, two, until

SECOND = 2  # a connection beside the first


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)


async def moves(phone: Phone, table: str) -> list[str]:
    """The moves that a phone has of a game."""
    found: list[str] = (await phone.ask("GET", f"/api/tables/{table}/record"))["moves"]
    return found


async def offers(phone: Phone, table: str) -> tuple[list[str], dict[str, Any]]:
    """What a phone may do, once it is more than one thing; and how it is asked for."""
    update = await phone.look(table)
    version = update["table"]["version"]
    asked = {"type": "act", "id": f"act-{version}", "version": version}
    return [offer["action"] for offer in update["yours"]["offers"]], asked


async def to_choose(phones: list[Phone], table: str) -> None:
    """Plays on until the second phone has a choice that no throw follows at once."""
    async with asyncio.timeout(60):
        while True:
            actions, _ = await offers(phones[1], table)
            if len(actions) > 1:
                return
            for phone in phones:
                await phone.act(table)
            await asyncio.sleep(0)


def test_who_says_one_thing_here_and_another_there_is_found_out_on_both_connections(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        honest, other = phones
        table = await invited(phones, "skulls-of-sedlec")
        await until(lambda: all(phone.news for phone in phones))
        honest.local.open(SECOND, f"/api/pairs/{table}/live")
        await until(lambda: SECOND in honest.local._sockets)
        greeting = next(text for text in other.sent if '"hello"' in text)
        honest.local.send(SECOND, greeting)
        await to_choose(phones, table)
        said = len(other.sent)
        assert await other.act(table)
        await until(lambda: len(other.sent) > said)
        first = json.loads(other.sent[said])
        text = json.loads(first["text"])
        before = await moves(honest, table)
        honest.local.send(
            SECOND, json.dumps({**first, "text": json.dumps({**text, "actions": [*text["actions"], "x"]})})
        )
        await until(lambda: SECOND not in honest.local._sockets and honest.stopped())
        assert honest.stopped() == ["pair-changed"]  # as the other connection hears, too
        assert (await honest.look(table))["table"]["result"]["why"] == "cheated"
        assert (await moves(honest, table))[: len(before)] == before
        kept = (tmp_path / "Ada" / "pairs" / f"{table}.json").read_bytes()
        honest.local.send(LINE, json.dumps({**first, "text": json.dumps({**text, "number": text["number"] + 1})}))
        await until(lambda: not honest.local._sockets)
        honest.local.open(SECOND, f"/api/pairs/{table}/live")
        honest.local.send(SECOND, greeting)
        honest.local.send(SECOND, json.dumps(first))
        await until(lambda: not honest.local._sockets)
        assert (tmp_path / "Ada" / "pairs" / f"{table}.json").read_bytes() == kept

    asyncio.run(_used(tmp_path, use))


def without_the_last(pair: str) -> str:
    """A game as it is kept, from before its last own action."""
    *terms, log = json.loads(pair)
    return json.dumps([*terms, log[: max(at for at, (own, what) in enumerate(log) if own and what)]])


def with_another_last(pair: str) -> str:
    """A game as it is kept, with another last own action than the one that was said."""
    log = json.loads(pair)[-1]
    said = max(at for at, (own, what) in enumerate(log) if own and what)
    side = Pair.resumed(without_the_last(pair))
    first = log[said][1][0]
    legal = side.game.legal(side.state)
    other = next(key for at, key in enumerate(side.game.ACTIONS) if legal >> at & 1 and key != first)
    side.act([other])
    return side.kept()


@pytest.mark.parametrize(("altered", "seen"), [(without_the_last, "pair-older"), (with_another_last, "pair-rules")])
def test_a_history_that_was_altered_before_the_other_asked_for_it_is_nobody_else_s(
    altered: Callable[[str], str], seen: str, tmp_path: Path
) -> None:
    table: list[str] = []
    true: list[str] = []

    async def first(phones: list[Phone]) -> None:
        honest, other = phones
        table.append(await invited(phones, "skulls-of-sedlec"))
        await play(phones, table[0], turns=3)
        await to_choose(phones, table[0])
        await other.act(table[0])
        actions = await moves(other, table[0])
        async with asyncio.timeout(60):
            while await moves(honest, table[0]) != actions:
                await asyncio.sleep(0)
        true.extend(actions)

    async def then(phones: list[Phone]) -> None:
        honest = phones[0]
        connect(phones, table[0])
        await until(lambda: honest.stopped() or honest.news)
        async with asyncio.timeout(60):
            while not honest.stopped() and await honest.goes_on(table[0]):
                for phone in phones:
                    await phone.act(table[0])
                await asyncio.sleep(0)
        assert honest.stopped() == [seen]
        assert (await honest.look(table[0]))["table"]["status"] == "playing"
        record = records.read(json.dumps(await honest.ask("GET", f"/api/tables/{table[0]}/record")))
        assert record.moves[: len(true)] == true and verify(record).walk.difference is None

    asyncio.run(_used(tmp_path, first))
    file = tmp_path / "Ben" / "pairs" / f"{table[0]}.json"
    side = json.loads(file.read_text())
    file.write_text(json.dumps({**side, "pair": altered(side["pair"])}))
    asyncio.run(_used(tmp_path, then))


async def _used(folder: Path, use: Any) -> None:
    async with two(folder) as phones:
        await use(phones)


def test_rematches_that_nobody_here_asked_for_have_an_end(tmp_path: Path) -> None:
    async def use(phones: list[Phone]) -> None:
        honest, other = phones
        pair = await invited(phones, "bones")
        for _ in range(MOST_UNASKED + 3):
            await until(lambda: len(honest.news) and len(other.news))
            async with asyncio.timeout(60):
                while not honest.stopped() and await other.look(pair) is None:
                    await asyncio.sleep(0)
            if honest.stopped():
                break
            assert (await other.command(pair, type="resign", id="resign", seat=1))[0] == 200
            async with asyncio.timeout(60):
                while (update := await honest.look(pair)) is None or update["table"]["status"] != "over":
                    await asyncio.sleep(0)
            assert (await other.command(pair, type="rematch", id="rematch"))[0] == 200
            pair = rematch_of(pair)
        assert honest.stopped() == ["pair-flood"]
        assert len(list((tmp_path / "Ada" / "pairs").iterdir())) == 1 + MOST_UNASKED

    asyncio.run(_used(tmp_path, use))
