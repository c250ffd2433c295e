"""Two players without a server: whole games, connections that are lost, and every cheat that comes to mind."""

import json
from collections.abc import Callable
from typing import Any

from pytest import MonkeyPatch, mark, raises

from ossuary import pair
from ossuary.engine import record as records
from ossuary.engine.bits import nth
from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded, forked
from ossuary.pair import Cheated, Pair
from ossuary.shares import Chain
from ossuary.verify import verify

A, B = Chain(bytes(range(32))), Chain(bytes(range(32, 64)))
KNOWN = ["die_4", "die_6", "die_3", "die_1"]  # computed apart from the package, from docs/fair.md


def pair_of(name: str) -> list[Pair]:
    """Both sides of a new game."""
    game = GAMES[name]
    return [Pair(game, game.Options(), 0, A, B.commitment), Pair(game, game.Options(), 1, B, A.commitment)]


def first_action(side: Pair) -> list[str]:
    """The first legal action of the seat to move."""
    return [side.game.ACTIONS[nth(side.game.legal(side.state), 0)]]


def spoken(side: Pair) -> str:
    """What the side says that has to speak."""
    return side.act(first_action(side)) if side.game.mover(side.state) >= 0 else side.begin()


def turn(sides: list[Pair]) -> None:
    """One message, and what answers it."""
    waited = sides[0].waits_for
    assert waited is not None and waited == sides[1].waits_for
    answer = sides[1 - waited].hear(spoken(sides[waited]))
    if answer is not None:
        assert sides[waited].hear(answer) is None


def play_on(sides: list[Pair]) -> None:
    """Plays to the end."""
    while sides[0].waits_for is not None:
        turn(sides)


def after(name: str, turns: int) -> list[Pair]:
    """Both sides after some messages."""
    sides = pair_of(name)
    for _ in range(turns):
        turn(sides)
    return sides


@mark.parametrize("name", ["bones", "rolling-bones", "shark-attacks", "skulls-of-sedlec"])
def test_both_have_the_same_record_and_it_verifies(name: str) -> None:
    sides = after(name, 12)
    first, second = (side.record(["you:Anna", "you:Ben"]).write() for side in sides)
    assert first == second
    found = verify(records.read(first))
    assert found.verdict == "unfinished" and found.walk.draws > 0 and found.walk.difference is None


def test_a_whole_game_is_shared() -> None:
    sides = pair_of("skulls-of-sedlec")
    play_on(sides)
    assert verify(sides[1].record(["you", "you"])).verdict == "shared"


def test_a_game_forked_from_a_shared_one_is_read_and_its_shared_draws_are_unknown() -> None:
    record = after("skulls-of-sedlec", 6)[0].record(["you", "you"])
    new = forked(record.draws, len(record.moves), Seeded(5))
    assert new is not None
    fork = records.Record(record.game, record.options, record.players, record.moves, new.noted())
    walk = verify(records.read(fork.write())).walk
    assert (walk.difference, walk.draws) == (None, 0) and walk.unknown > 0


def test_the_first_throw_is_known() -> None:
    assert after("bones", 1)[0].moves[:4] == KNOWN


def test_nobody_learns_a_throw_before_both_are_bound() -> None:
    first, second = pair_of("bones")
    message = first.begin()
    assert (first.moves, first.waits_for) == ([], 1)
    assert second.hear(message) and second.moves  # and who does not send the answer now is who is waited for


def test_a_lost_connection_resumes() -> None:
    sides = after("bones", 5)
    waited = sides[0].waits_for
    assert waited is not None
    spoken(sides[waited])  # which is lost, and both programs are closed
    sides = [Pair.resumed(side.kept()) for side in sides]
    for speaker, hearer in (sides, sides[::-1], sides, sides[::-1]):
        for message in speaker.said(hearer.heard):
            hearer.hear(message)
    assert sides[0].moves == sides[1].moves and sides[0].waits_for == sides[1].waits_for
    turn(sides)


def changed(**fields: Any) -> Callable[[dict[str, Any]], str]:
    """A message with other fields."""
    return lambda message: json.dumps({**message, **fields})


CHEATS: dict[str, tuple[Callable[[dict[str, Any]], str], str]] = {
    "a link of another chain": (changed(link="00" * 32), "pair-link"),
    "a later link": (changed(link=A.link(9).hex()), "pair-link"),
    "an earlier link": (changed(link=A.commitment.hex()), "pair-link"),
    "no link": (changed(link=None), "pair-link-due"),
    "an action before its time": (changed(actions=["stop"]), "pair-not-due"),
    "a dictated throw": (changed(actions=["die_6"]), "pair-not-due"),
    "a message left out": (changed(number=1), "pair-gap"),
    "a field twice": (lambda message: json.dumps(message)[:-1] + ', "link": null}', "pair-form"),
    "a resignation with a link": (changed(resigns=True), "pair-form"),
    "a resignation that is none": (changed(resigns=1), "pair-form"),
    "a negative number": (changed(number=-1), "pair-form"),
    "a number that is none": (changed(number=True), "pair-form"),
    "a link in capitals": (changed(link=A.link(1).hex().upper()), "pair-form"),
    "one field more": (changed(moves=["die_6"]), "pair-form"),
    "too many actions": (changed(actions=["stop"] * 65), "pair-form"),
    "actions that are no texts": (changed(actions=[1]), "pair-form"),
    "a huge message": (lambda message: json.dumps(message) + " " * 5000, "pair-form"),
    "deep nesting": (lambda _: "[" * 4000, "pair-form"),
    "no JSON": (lambda _: "NaN", "pair-form"),
}


@mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_refused_and_changes_nothing(cheat: str) -> None:
    first, second = pair_of("bones")
    honest = first.begin()
    forged, key = CHEATS[cheat]
    before = second.kept()
    with raises(Cheated) as refused:
        second.hear(forged(json.loads(honest)))
    assert refused.value.key == key
    assert second.kept() == before and second.moves == []
    assert second.hear(honest)


def test_a_move_against_the_rules_is_refused() -> None:
    sides = after("bones", 1)
    waited = sides[0].waits_for
    assert waited is not None
    honest = json.loads(spoken(sides[waited]))
    legal = sides[1 - waited].game.legal(sides[1 - waited].state)
    forbidden = next(key for at, key in enumerate(sides[0].game.ACTIONS) if not legal >> at & 1)
    for actions in ([forbidden], ["die_6"], ["no such action"]):
        with raises(Cheated, match="pair-rules"):
            sides[1 - waited].hear(json.dumps({**honest, "actions": actions}))
    assert sides[1 - waited].hear(json.dumps(honest)) is not None or honest["link"] is None


def test_what_was_said_cannot_be_changed_or_said_twice() -> None:
    first, second = pair_of("bones")
    honest = first.begin()
    answer = second.hear(honest)
    moves = list(second.moves)
    assert second.hear(honest) is None and second.moves == moves
    with raises(Cheated, match="pair-changed"):
        second.hear(json.dumps({**json.loads(honest), "link": A.link(2).hex()}))
    assert answer and first.hear(answer) is None


@mark.parametrize("waits", [False, True])
def test_either_may_resign_at_any_time(waits: bool) -> None:
    sides = after("bones", 3)
    waited = sides[0].waits_for
    assert waited is not None
    gone = waited if waits else 1 - waited
    crossing = spoken(sides[1 - gone]) if not waits else None
    said = sides[gone].resign()
    assert sides[1 - gone].hear(said) is None and sides[1 - gone].hear(said) is None
    if crossing:  # it was on its way, and nothing follows from it
        assert sides[gone].hear(crossing) is None
    assert [side.resigned for side in sides] == [gone, gone] and {side.waits_for for side in sides} == {None}
    assert [Pair.resumed(side.kept()).resigned for side in sides] == [gone, gone]
    for side in sides:
        with raises(Refused, match="host"):
            side.resign()
    more = json.dumps({"number": len(sides[1 - gone].said(0)), "actions": [], "link": None, "resigns": True})
    assert sides[gone].hear(more) is None
    with raises(Cheated, match="pair-not-due"):
        sides[1 - gone].hear(json.dumps({**json.loads(said), "number": json.loads(said)["number"] + 1}))


def test_a_resignation_after_the_end_is_not_kept() -> None:
    first, second = sides = pair_of("skulls-of-sedlec")
    play_on(sides)
    before = first.kept()
    late = {"number": len(second.said(0)), "actions": [], "link": None, "resigns": True}
    assert first.hear(json.dumps(late)) is None
    assert first.kept() == before and first.resigned is None


def test_a_game_that_has_used_up_its_dice_refuses_and_changes_nothing(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(pair, "LENGTH", 3)
    sides = pair_of("skulls-of-sedlec")
    with raises(Refused, match="pair-too-long"):
        play_on(sides)
    kept = [side.kept() for side in sides]
    assert kept == [Pair.resumed(one).kept() for one in kept]
    waited = sides[0].waits_for
    assert waited is not None and sides[waited].resign()


def test_nobody_plays_with_the_other_s_dice() -> None:
    game = GAMES["bones"]
    with raises(Cheated, match="pair-terms"):
        Pair(game, game.Options(), 1, A, A.commitment)


@mark.parametrize("seat", [0, 1])
def test_a_record_with_other_links_or_draws_is_false(seat: int) -> None:
    record = after("bones", 8)[0].record(["you", "you"])
    draws = json.loads(json.dumps(record.draws))
    draws["shares"]["links"][seat] = "00" * 32
    found = verify(records.Record(record.game, record.options, record.players, record.moves, draws))
    assert found.walk.difference and found.walk.difference.kind == "links"
    die = record.moves[0]
    moves = ["die_1" if die != "die_1" else "die_2", *record.moves[1:4]]
    both = [chain.link(1).hex() for chain in (A, B)]
    draws = {"shares": {"commitments": record.draws["shares"]["commitments"], "links": both}}
    found = verify(records.Record(record.game, record.options, record.players, moves, draws))
    assert found.walk.difference and found.walk.difference.details["drawn"] == die
