"""What can I do, and why not that: every action of a game by its kind, as `legal` and `refusal` answer."""

from typing import Any

import pytest

from ossuary.engine.registry import Game, Options
from ossuary.host.messages.spoken import heard
from ossuary.host.messages.why_not import choices
from ossuary.host.protocol.commands import Close
from ossuary.words import LANGUAGES, Words
from ossuary.words.said import Voice
from ossuary.words.tellers import kind
from tests.settings import SETTINGS, name_of

from ..desk import ADA, BOB, GUESTS, OPEN, Desk, whole_game
from ..host import Guest

FEW_SEATS = [setting for setting in SETTINGS if setting[1].seats <= 3]
EVERY_SETTING = pytest.mark.parametrize(("game", "options"), FEW_SEATS, ids=map(name_of, FEW_SEATS))
WORDS = [Words(language) for language in LANGUAGES]


@EVERY_SETTING
def test_it_is_what_the_rules_say_for_every_action_that_concerns_this_table(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    seats = GUESTS[: given.pop("seats")]
    for number, desk in enumerate(whole_game(game.NAME, *seats, seed=2, **given)):
        mover, state = desk.match.mover, desk.match.table.state
        if mover is None or number % 7:
            continue
        found = choices(desk.match, seats[mover])
        assert (found.seat, found.why) == (mover, None)
        assert sorted(choice.action for each in found.kinds for choice in each.can) == sorted(desk.legal)
        denied = {
            choice.action: denial.rule for each in found.kinds for denial in each.cannot for choice in denial.actions
        }
        for action, key in enumerate(game.ACTIONS):
            rule = game.refusal(state, action)
            concerns = kind(game.NAME, state, action) is not None
            assert denied.get(key) == (f"{game.PREFIX}-{rule}" if rule and concerns else None)
            assert concerns or rule  # nothing that is legal is left out
        if number % 35 == 0:
            _readable(found, len(seats))


def _readable(found: Any, seats: int) -> None:
    voice = Voice([f"Player {seat}" for seat in range(seats)], found.seat)
    for words in WORDS:
        for each in found.kinds:
            said = [each.said, *(choice.said for choice in each.can)]
            said += [line for denial in each.cannot for line in (denial.reason, *(one.said for one in denial.actions))]
            assert all(words.tell(heard(line), voice) for line in said)
        assert len({words.tell(heard(each.said), voice) for each in found.kinds}) == len(found.kinds)


def test_no_party_among_waves() -> None:
    desk = Desk("shark-attacks", ADA, BOB)
    desk.start("fin_3*4 shark_wave*4 swimmer_3 swimmer_2*2 swimmer_1 wave*3")
    party = next(each for each in choices(desk.match, ADA).kinds if each.said.key == "kind-sa-party")
    assert party.can == []
    assert [(denial.rule, denial.reason.key) for denial in party.cannot] == [("SA-4", "rule-sa-4.short")]


def test_who_has_nothing_to_decide_is_told_why() -> None:
    desk = Desk("shark-attacks", ADA, OPEN)
    assert _why(desk, ADA) == "host-not-started"
    desk = Desk("shark-attacks", ADA, BOB)
    desk.start("fin_3*4 shark_wave*4 swimmer_3 swimmer_2*2 swimmer_1 wave*3")
    assert _why(desk, BOB) == "host-not-your-move"
    assert _why(desk, "cleo") == _why(desk, None) == "host-players-only"
    desk.ask(ADA, Close)
    assert _why(desk, ADA) == "host-over"


def _why(desk: Desk, player: str | None) -> str | None:
    found = choices(desk.match, player)
    assert found.kinds == [] and found.seat is None
    return found.why.key if found.why else None


def test_through_the_protocol(ada: Guest) -> None:
    table = ada.open("shark-attacks", [{"kind": "me"}, {"kind": "me", "name": "Eve"}])["table"]
    ada.ask(table, "start")
    found = ada.got(ada.http.get(f"/api/tables/{table}/actions"))
    assert [kind["said"]["key"] for kind in found["kinds"]][:2] == ["kind-sa-stop", "kind-sa-party"]
    assert found["version"] == ada.seen(table)["table"]["version"]
