"""The coach at a table: on only where everybody agreed, seen by all, and asked by the player to move."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from ossuary.engine.nodes import Refused
from ossuary.host.live import coach_pool
from ossuary.host.live.coach_pool import CoachPool
from ossuary.host.live.live_table import Live
from ossuary.host.messages.spoken import heard
from ossuary.host.protocol.commands import Close, Coach, Join, Leave, Replace, Resign
from ossuary.host.protocol.study import Advice
from ossuary.host.protocol.values import Spoken
from ossuary.host.table import events
from ossuary.host.table.apply import match_from_log
from ossuary.minds.judging.review import grade
from ossuary.words.said import Voice

from ..desk import ADA, BOB, CLEO, OPEN, SECRET, WORDS, Desk
from ..host import Guest, Host
from .test_clocks import until

ME, MIND, FREE = {"kind": "me"}, {"kind": "mind", "mind": "random"}, {"kind": "open"}
COMPILING = 300.0  # seconds, where nothing was compiled before
SHARKS = "fin_3*4 shark_wave*4 swimmer_3 swimmer_2*2 swimmer_1 wave*3"


def coaching(desk: Desk) -> tuple[bool, list[int], list[int]]:
    """What everybody sees of the coach; the log tells the same."""
    again = match_from_log("table", SECRET, map(events.read, desk.log))
    assert (again.agreed, again.coached) == (desk.match.agreed, desk.match.coached)
    shown = desk.view.coach
    return shown.on, shown.agreed, shown.awaited


# Agreeing to the coach.


@pytest.mark.parametrize("seats", [(ADA, "random"), (ADA, "random", "rule-of-thumb"), (ADA, ADA), (ADA, "random", ADA)])
def test_against_minds_and_on_one_screen_the_own_wish_is_enough(seats: tuple[str, ...]) -> None:
    desk = Desk("bones", *seats)
    assert coaching(desk) == (False, [], [])
    own = [seat for seat, who in enumerate(seats) if who == ADA]
    desk.ask(ADA, Coach)
    assert coaching(desk) == (True, own, [])
    assert [line.key for line in desk.happening.told] == ["host-told-coached", "host-told-coach-on"]
    desk.ask(ADA, Coach, wanted=False)
    assert coaching(desk) == (False, [], [])
    assert [line.key for line in desk.happening.told] == ["host-told-uncoached"]


def test_among_people_all_have_to_agree_and_one_no_is_enough() -> None:
    desk = Desk("bones", ADA, BOB, CLEO, "random")
    desk.start()
    desk.ask(BOB, Coach)
    assert coaching(desk) == (False, [1], [0, 2])
    who = Spoken("seat", {"number": 1})
    assert (desk.happening.kind, desk.happening.told) == ("coached", [Spoken("host-told-coached", {"who": who})])
    desk.ask(ADA, Coach)
    desk.ask(CLEO, Coach)
    assert coaching(desk) == (True, [0, 1, 2], [])
    desk.ask(ADA, Coach, wanted=False)
    assert coaching(desk) == (False, [], [])


def test_an_away_player_is_asked_one_who_resigned_or_was_replaced_is_not() -> None:
    desk = Desk("bones", ADA, BOB, CLEO)
    desk.start()
    desk.ask(BOB, Leave, seat=1)
    desk.ask(ADA, Coach)
    assert coaching(desk) == (False, [0], [1, 2])
    desk.ask(CLEO, Resign, seat=2)
    assert coaching(desk) == (False, [0], [1])
    desk.present = {ADA}
    desk.ask(ADA, Replace, seat=1, mind="random")
    assert coaching(desk) == (True, [0], [])
    assert desk.refused(CLEO, Coach, wanted=False) == "host-players-only"


def test_whoever_sits_down_while_the_coach_is_on_agrees() -> None:
    desk = Desk("bones", ADA, OPEN, OPEN, coach=True)
    assert coaching(desk) == (True, [0], [])
    desk.ask(BOB, Join, seat=1)
    assert coaching(desk) == (True, [0, 1], [])
    desk.ask(BOB, Coach, wanted=False)
    desk.ask(CLEO, Join, seat=2)
    desk.ask(ADA, Coach)
    assert coaching(desk) == (False, [0], [1, 2])


def test_who_left_has_agreed_to_nothing_when_they_come_back() -> None:
    desk = Desk("bones", ADA, OPEN, coach=True)
    desk.ask(BOB, Join)
    desk.ask(BOB, Leave, seat=1)
    desk.ask(ADA, Coach, wanted=False)
    desk.ask(BOB, Join)
    assert coaching(desk) == (False, [], [])


def test_what_is_refused() -> None:
    desk = Desk("bones", ADA, BOB)
    for player in (CLEO, None):
        assert desk.refused(player, Coach) == "host-players-only"
    assert desk.refused(ADA, Coach, wanted=False) == "host-not-coached"
    desk.ask(ADA, Coach)
    assert desk.refused(ADA, Coach) == "host-coached-already"
    desk.ask(ADA, Close)
    assert desk.refused(BOB, Coach) == "host-over"


def test_a_rematch_is_coached_for_those_who_sit_down_again(ada: Guest, bob: Guest) -> None:
    made = ada.open("bones", [ME, FREE], coach=True)
    bob.ask(made["table"], "join", invite=made["invite"])
    ada.ask(made["table"], "start")
    ada.ask(made["table"], "close")
    again = ada.ask(made["table"], "rematch")["table"]
    assert bob.seen(again)["table"]["coach"] == {"on": True, "agreed": [0], "awaited": []}
    bob.ask(again, "join")
    assert ada.seen(again)["table"]["coach"] == {"on": True, "agreed": [0, 1], "awaited": []}


# Asking.


def asked(guest: Guest, table: str) -> httpx.Response:
    return guest.http.get(f"/api/tables/{table}/coach")


def advised(guest: Guest, table: str) -> Any:
    """What the coach says, as soon as it is ready."""
    deadline = time.time() + COMPILING
    while (answer := asked(guest, table)).status_code == 503 and time.time() < deadline:
        assert answer.json()["code"] == "host-busy"
    return guest.got(answer)


def to_move(guest: Guest, game: str, **more: Any) -> str:
    """A coached game of this guest against a mind, with the guest to decide."""
    table: str = guest.open(game, [ME, MIND], coach=True, **more)["table"]
    guest.ask(table, "start")
    until(lambda: bool(guest.seen(table)["yours"]["offers"]))
    return table


def all_said(value: Any) -> Iterator[Spoken]:
    """All words in an answer, outermost only."""
    if isinstance(value, dict) and value.keys() == {"key", "args"}:
        yield msgspec.convert(value, Spoken)
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from all_said(item)


def sum_of(choice: dict[str, Any]) -> float:
    """What a choice adds to a turn of 0 points."""
    return float(sum(reason["amount"] for reason in choice["reasons"]))


@pytest.mark.compiled
def test_an_exact_answer_has_every_choice_with_reasons_that_sum(ada: Guest) -> None:
    table = to_move(ada, "shark-attacks")
    told = advised(ada, table)
    view = ada.seen(table)
    assert (told["exact"], told["settled"], told["tried"], told["in_points"]) == (True, True, 0, False)
    assert (told["version"], told["seat"]) == (view["table"]["version"], 0)
    assert {choice["action"] for choice in told["choices"]} == {offer["action"] for offer in view["yours"]["offers"]}
    best, *others = told["choices"]
    assert (best["given_away"], best["differences"], best["better"]) == (0, [], None)
    for choice in told["choices"]:
        assert choice["chance"] == choice["chances"][0] <= best["chance"]
        assert sum(choice["chances"]) == pytest.approx(1, abs=1e-9)
        added = sum(reason["amount"] for reason in choice["reasons"])
        assert best["chance"] - choice["chance"] == pytest.approx(sum_of(best) - added, abs=1e-9)
    for choice in others:
        lacking = sum(part["amount"] for part in choice["differences"])
        assert lacking == pytest.approx(choice["given_away"], abs=1e-9)
        assert choice["given_away"] == pytest.approx(best["chance"] - choice["chance"], abs=1e-12)
        assert choice["grade"] == grade(choice["given_away"])
    said = list(all_said(told))
    assert len(said) > 8
    assert all(words.tell(heard(one), Voice(["Ada", "random"], 0)) for words in WORDS for one in said)


@pytest.mark.compiled
def test_a_searched_answer_grows_until_it_is_settled(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_pool, "SLICE", 0.0)  # one look for each question, however fast the machine is
    monkeypatch.setattr(coach_pool, "ENOUGH", 3 * coach_pool.PLAYOUTS)
    table = to_move(ada, "skulls-of-sedlec")
    told = [advised(ada, table)]
    while not told[-1]["settled"]:
        told.append(ada.got(asked(ada, table)))
    tried = [one["tried"] for one in told]
    assert tried == sorted(tried) and len(set(tried)) == len(tried) > 1
    assert not any(one["exact"] for one in told) and told[0]["in_points"]
    assert ada.got(asked(ada, table)) == told[-1]


def test_only_whoever_is_to_move_at_a_coached_table_may_ask(
    host: Host, ada: Guest, bob: Guest, nobody: httpx.Client
) -> None:
    made = ada.open("bones", [ME, FREE], listed=True)
    table = made["table"]
    bob.ask(table, "join")
    ada.ask(table, "start")
    mover, other = (ada, bob) if ada.seen(table)["yours"]["offers"] else (bob, ada)
    eve = Guest(host.url, "Eve")
    assert asked(mover, table).json()["code"] == "host-not-coached"
    ada.ask(table, "coach")
    assert asked(mover, table).json()["code"] == "host-not-coached"
    bob.ask(table, "coach")
    assert asked(other, table).json()["code"] == "host-not-your-move"
    assert (asked(eve, table).status_code, asked(eve, table).json()["code"]) == (403, "host-players-only")
    assert nobody.get(f"/api/tables/{table}/coach").status_code == 401
    ada.ask(table, "close")
    assert asked(mover, table).json()["code"] == "host-not-your-move"


# How it is bounded.


def live(game: str, moves: str) -> tuple[Desk, Live]:
    """A coached table of Ada's."""
    desk = Desk(game, ADA, "random", coach=True)
    desk.start(moves)
    desk.match.id = f"table of {game}"
    return desk, Live(desk.match, "invitation", {}, set())


async def refused(asking: "asyncio.Future[Advice]") -> str:
    with pytest.raises(Refused) as error:
        await asking
    return error.value.key


@pytest.mark.compiled
def test_an_answer_to_a_decision_that_is_gone_is_refused() -> None:
    async def ask() -> None:
        desk, table = live("shark-attacks", SHARKS)
        coach_pool = CoachPool()
        asking = asyncio.ensure_future(coach_pool.advice(table, ADA))
        await asyncio.sleep(0)
        desk.moves("stop swimmer_3*7")
        assert await refused(asking) in ("host-stale", "host-busy")
        coach_pool.close()

    asyncio.run(ask())


@pytest.mark.compiled
def test_a_player_asks_one_question_at_a_time_and_a_repeated_one_is_the_same() -> None:
    async def ask() -> None:
        (_, sharks), (_, skulls) = live("shark-attacks", SHARKS), live("skulls-of-sedlec", "seat_0 card_3")
        coach_pool = CoachPool()
        twice = [asyncio.ensure_future(coach_pool.advice(sharks, ADA)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await refused(asyncio.ensure_future(coach_pool.advice(skulls, ADA))) == "host-too-fast"
        one, other = await asyncio.gather(*twice, return_exceptions=True)
        assert isinstance(one, Refused) or one == other
        coach_pool.close()

    asyncio.run(ask())
