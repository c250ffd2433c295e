"""A game of another package at a host: Pig, which brings rules and words alone, is played, coached and reviewed."""

import time

import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES, Game
from ossuary.host.db.draw_counts import counts
from ossuary.host.live.coach_pool import prepare_for
from ossuary.host.messages.spoken import heard
from ossuary.host.messages.why_not import choices
from ossuary.host.protocol.commands import Act
from ossuary.host.table import events
from ossuary.host.table.apply import match_from_log
from ossuary.host.table.snapshots import read, written
from ossuary.words import Words
from ossuary.words.said import Voice

from .desk import ADA, BOB, SECRET, Desk
from .host import Guest
from .live.test_coach import COMPILING
from .messages.test_review_messages import reviewed

pytestmark = pytest.mark.xdist_group("pig")

ME, MIND = {"kind": "me"}, {"kind": "mind", "mind": "random"}


def test_a_table_shows_what_happened_and_what_can_be_done(pig_here: Game) -> None:
    desk = Desk("pig", ADA, BOB, target=20)
    desk.start("seat_0")
    shown = desk.view
    assert shown.look["turn_total"] == 0
    assert [line.key for line in shown.described] == ["pig-player", "pig-player", "pig-at-risk"]
    assert shown.rules == []
    assert [offer.action for offer in desk.yours(ADA).offers] == ["roll"]
    found = choices(desk.match, ADA)
    assert [(each.said.key, [one.action for one in each.can]) for each in found.kinds] == [("kind-any", ["roll"])]
    assert [(denial.rule, denial.reason.key) for denial in found.kinds[0].cannot] == [("PIG-4", "rule-pig-4.short")]


def test_beats_carry_facts_and_words(pig_here: Game) -> None:
    desk = Desk("pig", ADA, BOB, target=20)
    desk.start("seat_0")
    desk.ask(ADA, Act, version=desk.match.version, seat=0, actions=["roll"])
    beats = desk.happening.beats
    facts = [fact for beat in beats for fact in beat.facts]
    assert facts[0] == {"kind": "chosen", "seat": 0, "action": "roll"}
    assert facts[1]["kind"] == "drawn"
    words, voice = Words("de"), Voice(["Ada", "Bob"], 1)
    assert words.tell(heard(beats[0].told[0]), voice) == "Ada wirft."


def test_a_table_is_kept_and_its_draws_are_of_no_kind(pig_here: Game) -> None:
    desk = Desk("pig", ADA, BOB, target=20)
    desk.start()
    assert written(read("table", SECRET, written(desk.match))) == written(desk.match)
    assert counts(desk.match) == {}


def test_a_table_whose_game_is_gone_says_so(pig_here: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("pig", ADA, BOB)
    monkeypatch.delitem(GAMES, "pig")
    with pytest.raises(Refused, match="There is no game “pig”"):
        match_from_log("table", SECRET, map(events.read, desk.log))


def test_a_game_against_a_mind_with_coach_and_review(pig_here: Game, ada: Guest) -> None:
    prepare_for(pig_here)  # a host does so before anybody comes
    offered = next(game for game in ada.got(ada.http.get("/api/games")) if game["name"] == "pig")
    assert offered["minds"][:4] == ["random", "beginner", "steady", "strong"]
    table = ada.open("pig", [ME, MIND], options={"target": 10}, coach=True)["table"]
    ada.ask(table, "start")
    asked: list[str] = []
    while (seen := ada.seen(table))["table"]["status"] != "over":
        if not (offers := seen["yours"]["offers"]):
            time.sleep(0.02)
            continue
        if not asked:
            advice = ada.got(ada.http.get(f"/api/tables/{table}/coach", timeout=COMPILING))
            asked = [choice["offer"]["key"] for choice in advice["choices"]]
        ada.ask(table, "act", version=seen["table"]["version"], seat=0, actions=[offers[-1]["action"]])
    assert asked == ["pig-roll-with"]
    review = reviewed(ada, table)
    assert review["game"] == "pig"
    assert [share["seat"] for share in review["shares"]] == [0, 1]
