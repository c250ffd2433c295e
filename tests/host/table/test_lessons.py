"""Guided first games: their draws are scripted and marked as such, any legal action goes, and the guide answers it."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ossuary.cli import main
from ossuary.engine.nodes import INDEX, THROW, TURN, Refused
from ossuary.engine.registry import GAMES
from ossuary.games.skulls_of_sedlec.rules import KINDS
from ossuary.host.messages.lesson_guide import guide
from ossuary.host.messages.spoken import heard
from ossuary.host.messages.view import view, yours
from ossuary.host.protocol.commands import Seal, Undo
from ossuary.host.protocol.table import Guide
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.chance import what_follows
from ossuary.host.table.decide import decide, played
from ossuary.host.table.lessons import LESSONS, PUPIL, scripted
from ossuary.host.table.match import Match
from ossuary.host.table.opening import TUTOR, open_lesson
from ossuary.host.table.rights import Asker
from ossuary.minds.playing.simple import simple
from ossuary.words import LANGUAGES, Words
from ossuary.words.lesson import spelled
from ossuary.words.said import Voice

from ..host import Guest

ADA = "ada"
EVERY_GAME = pytest.mark.parametrize("game", LESSONS)
WORDS = [Words(language) for language in LANGUAGES]
Choose = Callable[[Guide, list[str]], str]


def opened(game: str) -> Match:
    """A lesson that has just begun."""
    match = match_from_log("table", bytes(32), [open_lesson(game, ADA, 0.0)])
    apply(match, events.Started(at=0.0, player=ADA, moves=what_follows(match, match.table.state, match.draws())))
    return match


def legal(match: Match) -> list[str]:
    game, state = match.table.game, match.table.state
    return [key for action, key in enumerate(game.ACTIONS) if game.legal(state) >> action & 1]


def taught(match: Match, choose: Choose, most: int = 400) -> list[Guide]:
    """What the guide says at each decision of the pupil until the lesson is over, and at its end."""
    told: list[Guide] = []
    while match.mover is not None and len(told) < most:
        if match.mover == PUPIL:
            told.append(guide(match.table.record))
            apply(match, played(match, PUPIL, [choose(told[-1], legal(match))], "player", 0.0))
        else:
            rival(match)
    return [*told, guide(match.table.record)]


def rival(match: Match) -> None:
    game, state, seat = match.table.game, match.table.state, match.mover
    assert seat is not None
    action = game.ACTIONS[simple(game, TUTOR)(state, [1])]
    apply(match, played(match, seat, [action], "mind", 0.0))


def as_proposed(said: Guide, possible: list[str]) -> str:
    return (said.actions or possible)[0]


@EVERY_GAME
def test_who_follows_the_guide_sees_everything(game: str) -> None:
    told = taught(opened(game), as_proposed, most=40)
    assert [one.said.key for one in told[-1].learnt if not one.seen] == []
    assert told[-1].complete and not told[0].complete
    assert sum(not said.complete for said in told) <= 20  # decisions: under five minutes
    seen = [sum(one.seen for one in said.learnt) for said in told]
    assert seen == sorted(seen)


@pytest.mark.parametrize("seed", range(8))
def test_all_five_kinds_are_explained_whatever_is_chosen_of_the_proposals(seed: int) -> None:
    rng = random.Random(seed)
    told = taught(opened("skulls-of-sedlec"), lambda said, possible: rng.choice(said.actions or possible))
    explained: set[str] = set()
    for said in told:
        explained |= {line.key for line in said.answers}
        if said.complete:
            break
    assert {f"learn-sk-{kind}" for kind in KINDS} <= explained
    assert said.advice[0].key == "learn-enough"


@pytest.mark.parametrize("game", [game for game in LESSONS if game != "skulls-of-sedlec"])
def test_who_follows_the_guide_wins(game: str) -> None:
    match = opened(game)
    taught(match, as_proposed)
    assert match.why == "finished" and match.payoffs()[PUPIL] == 1


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_any_legal_action_goes_and_is_answered_in_every_language(game: str, seed: int) -> None:
    rng, voice = random.Random(seed), Voice(["Ada", "Bob"], PUPIL)
    told = taught(opened(game), lambda said, possible: rng.choice(possible))
    assert told[-1].complete
    for said in told:
        assert said.advice, said
        for words in WORDS:
            lines = [words.tell(heard(line), voice) for line in (*said.answers, *said.advice)]
            assert all(lines) and not any("{" in line for line in lines)


@EVERY_GAME
def test_what_is_proposed_is_legal(game: str) -> None:
    match = opened(game)

    def choose(said: Guide, possible: list[str]) -> str:
        assert set(said.actions) <= set(possible)
        return possible[-1]

    taught(match, choose)


def test_another_way_is_taken_note_of() -> None:
    match = opened("shark-attacks")
    apply(match, played(match, PUPIL, ["stop"], "player", 0.0))
    keys = [line.key for line in guide(match.table.record).answers]
    assert keys[0] == "learn-otherwise" and "learn-sa-stop" in keys
    match = opened("shark-attacks")
    apply(match, played(match, PUPIL, ["go_on"], "player", 0.0))
    assert [line.key for line in guide(match.table.record).answers] == ["learn-sa-sun"]


def test_the_guide_answers_a_chain_like_its_actions_one_by_one() -> None:
    actions = ["lay_rib_cage", "lay_skull", "lay_left_upper_arm"]
    chain, single = opened("rolling-bones"), opened("rolling-bones")
    apply(chain, played(chain, PUPIL, actions, "player", 0.0))
    for action in actions:
        apply(single, played(single, PUPIL, [action], "player", 0.0))
    assert guide(chain.table.record) == guide(single.table.record)


def test_what_was_taken_back_is_forgotten_by_the_guide() -> None:
    match = opened("rolling-bones")
    before = guide(match.table.record)
    apply(match, played(match, PUPIL, ["lay_skull"], "player", 0.0))
    assert guide(match.table.record) != before
    apply(match, decide(match, Undo("u", match.version, PUPIL), Asker(ADA, 0.0)))
    assert guide(match.table.record) == before


# The script.


@EVERY_GAME
def test_a_script_names_outcomes_of_its_game(game: str) -> None:
    for throw, text in LESSONS[game].SCRIPT.items():
        assert spelled(GAMES[game], text), throw


def test_a_throw_comes_as_it_is_scripted_whatever_was_done_before() -> None:
    draws, state = scripted(GAMES["shark-attacks"], bytes(32)), [0] * 60
    state[TURN], state[THROW] = 3, 2
    drawn = []
    for state[INDEX] in range(5):
        weights = (3, 1, 1, 1) if state[INDEX] < 4 else (0, 0, 0, 0, 3, 1, 1, 1)
        drawn.append(GAMES["shark-attacks"].OUTCOMES[draws.outcome(weights, state)])
    assert drawn == ["swimmer_3", "wave", "swimmer_2", "swimmer_1", "fin_2"]


def test_where_the_script_does_not_fit_the_seed_draws_and_only_what_can_come_up() -> None:
    draws, state = scripted(GAMES["rolling-bones"], bytes(32)), [0] * 60
    state[TURN], state[THROW] = 1, 1
    only = [0] * 18
    only[3] = 1  # a left thigh, which the script of this throw does not have
    assert draws.outcome(only, state) == 3
    state[TURN] = 99
    assert [draws.outcome(only, state) for state[INDEX] in range(3)] == [3, 3, 3]


# What it is not.


@EVERY_GAME
def test_a_lesson_is_marked_and_promises_nothing(game: str) -> None:
    match = opened(game)
    shown = view(match, {}, set(), 0.0)
    assert shown.lesson and shown.dice is None
    assert yours(match, Asker(ADA, 0.0), "", []).guide is not None
    assert yours(match, Asker("bob", 0.0), "", []).guide is None
    with pytest.raises(Refused, match="host-texts-closed"):
        decide(match, Seal("s", text="a text"), Asker(ADA, 0.0))


def test_the_record_says_so_and_verify_refuses_it(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    match = opened("bones")
    text = match.record(["you", TUTOR]).write()
    assert json.loads(text)["draws"] == {"scripted": True}
    path = tmp_path / "lesson.json"
    path.write_text(text)
    assert main(["--lang", "en", "verify", str(path)]) == 2
    assert "it does not count" in capsys.readouterr().err
    assert main(["--lang", "en", "replay", str(path)]) == 0
    path.write_text(text.replace('{"scripted":true}', '{"scripted":true,"seed":1}'))
    assert main(["--lang", "en", "verify", str(path)]) == 2


def test_through_the_protocol(ada: Guest) -> None:
    made = ada.got(ada.http.post("/api/lessons/shark-attacks"))
    assert made["commitment"] is None
    with ada.live(made["table"]) as live:
        assert live.update["table"]["lesson"] and live.update["yours"]["guide"]["actions"] == ["go_on"]
        assert live.act("stop")["type"] == "ack"
        while live.update["table"]["mover"] != PUPIL:
            live.next("update")
        assert "learn-sa-stop" in [line["key"] for line in live.update["yours"]["guide"]["answers"]]
    (mine,) = [one for one in ada.got(ada.http.get("/api/me/tables")) if one["table"] == made["table"]]
    assert mine["lesson"]
    record = ada.got(ada.http.get(f"/api/tables/{made['table']}/record"))
    assert record["draws"] == {"scripted": True}
    assert ada.http.post("/api/lessons/chess").json()["code"] == "host-no-game"


def test_a_rematch_of_a_lesson_has_sealed_dice(ada: Guest) -> None:
    table = ada.got(ada.http.post("/api/lessons/bones"))["table"]
    ada.ask(table, "close")
    again = ada.ask(table, "rematch")["table"]
    shown = ada.seen(again)["table"]
    assert not shown["lesson"] and shown["dice"]["commitment"]
