"""A message goes through the protocol and comes back unchanged."""

from typing import Any

import pytest
from msgspec import json

from ossuary.engine.nodes import OptionError, Refused
from ossuary.engine.registry import Game, Options
from ossuary.host.messages.spoken import heard, refusal, spoken
from ossuary.host.protocol.answers import Refusal
from ossuary.host.protocol.values import Spoken
from ossuary.words.said import Said, Seat, Voice, said, times
from ossuary.words.tellers import TELLERS
from ossuary.words.tellers import told as what_happened
from tests.settings import SETTINGS, name_of

from ..desk import GUESTS, NAMES, WORDS, Desk, whole_game

FEW_SEATS = [setting for setting in SETTINGS if setting[1].seats <= 3]
VOICE = Voice([NAMES[guest] for guest in GUESTS], you=0)


def carried(line: Said) -> Said:
    """What a client hears of something said, after its way through the socket."""
    return heard(json.decode(json.encode(spoken(line)), type=Spoken))


def test_a_seat_is_said_by_its_number() -> None:
    line = said("rolling-bones-lays", who=Seat(2), bone=said("rolling-bones-skull.the"))
    assert json.encode(spoken(line)) == (
        b'{"key":"rolling-bones-lays","args":{"who":{"key":"seat","args":{"number":2}},'
        b'"bone":{"key":"rolling-bones-skull.the","args":{}}}}'
    )


@pytest.mark.parametrize(
    "line",
    [
        said("game-won", who=Seat(0)),
        said("game-shared", winners=[said("player", who=Seat(1)), said("player", who=Seat(3))]),
        said("any", text="two words", number=7, negative=-7, half=0.5, whole=1.0, nothing="", zero=0),
        said("any", deep=said("any", deeper=[times(2, said("rolling-bones-hat")), said("any", who=Seat(7))])),
        said("any", empty=[]),
        said("any"),
    ],
    ids=lambda line: str(spoken(line))[:60],
)
def test_what_is_said_is_heard(line: Said) -> None:
    again = carried(line)
    assert again == line
    assert {name: type(value) for name, value in again.args.items()} == {
        name: type(value) for name, value in line.args.items()
    }


def test_a_rule_is_quoted_in_a_refusal() -> None:
    error = Refused("host-illegal", rule="RB-7", reason="rule-rb-7.short")
    quoted = Spoken("rule-rb-7.short", {})
    expected = Spoken("host-illegal", {"rule": "RB-7", "reason": quoted})
    assert refusal(error, "id-1", 12) == Refusal("id-1", "host-illegal", expected, "RB-7", 12)
    for words in WORDS:
        assert words.say("rule-rb-7.short") in words.tell(heard(expected))


def test_a_refusal_without_a_rule_names_none() -> None:
    error = OptionError("option-range", option="target", value="0", low=1, high=1000)
    assert refusal(error) == Refusal(
        None,
        "option-range",
        Spoken("option-range", {"option": "target", "value": "0", "low": 1, "high": 1000}),
        None,
        None,
    )


def told(desk: Desk) -> list[Said]:
    """All that the words say of a table and of what just happened there, before it is spoken."""
    game, state = desk.match.table.game, desk.match.table.state
    teller = TELLERS[game.NAME]
    lines = [*teller.describe(state), *(line for moved in desk.moved for line in what_happened(game.NAME, *moved.step))]
    legal = game.legal(state)
    return lines + [teller.offer(state, action) for action in range(len(game.ACTIONS)) if legal >> action & 1]


def messages(desk: Desk) -> list[Spoken]:
    """All that a table sends in words."""
    view, happened = desk.view, desk.happening
    lines = [*view.described, *happened.told, *(line for beat in happened.beats for line in beat.told)]
    for player in (*desk.match.players, None):
        yours = desk.yours(player)
        lines += [offer.said for offer in yours.offers] + [chain.said for chain in yours.chains]
    return lines + (view.result.told if view.result else [])


@pytest.mark.parametrize(("game", "options"), FEW_SEATS, ids=map(name_of, FEW_SEATS))
def test_every_line_of_a_whole_game_is_heard_and_can_be_said(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    seen: set[str] = set()
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=5, **given):
        with desk.to_repeat():
            for line in told(desk):
                assert carried(line) == line
            for message in messages(desk):
                if message.key not in seen:  # every kind of line once in every language
                    seen.add(message.key)
                    assert all(words.tell(heard(message), VOICE) for words in WORDS)
    assert {"game-won", "game-shared"} & seen
