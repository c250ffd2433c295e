"""Bartering in Bones as a game between seats: prices that suit both sides, found backwards from the deals."""

from collections.abc import Iterator

import pytest

from ossuary.engine.nodes import PHASE, SEAT, State
from ossuary.engine.registry import GAMES
from ossuary.fair import fortune
from ossuary.games.bones.best_play import aside
from ossuary.games.bones.exact.bargain import EQUAL, named, taken
from ossuary.games.bones.rules import ACCEPT, ACCEPTING, DECLINE, OFFERER, OFFERING, REFUSE, legal, mover, step
from ossuary.minds.playing.one_game import played
from ossuary.minds.playing.strengths import compiled

pytestmark = pytest.mark.compiled
GAME = GAMES["bones"]


def bartered(seats: int, games: int = 3) -> Iterator[State]:
    """States of bartering, of games by computed turns."""
    found: list[State] = []
    for number in range(games):
        minds = [compiled(GAME, "strong")] * seats
        played(
            GAME, GAME.Options(seats=seats), minds, fortune(9, number), lambda state, move: found.append(state.copy())
        )
    yield from (state for state in found if state[PHASE] in (OFFERING, ACCEPTING))


def test_no_price_suits_both_of_two() -> None:
    states = list(bartered(2))
    assert states
    for state in states:
        for one in named(state) if state[PHASE] == OFFERING else taken(state):
            assert one.own == pytest.approx(-one.theirs, abs=1e-6)
        if state[PHASE] == OFFERING:
            said = aside(state)
            assert said is not None and said.key == "bones-no-bargain"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_price_is_agreed_where_those_who_follow_do_what_suits_them(seats: int) -> None:
    offering = [state for state in bartered(seats) if state[PHASE] == OFFERING]
    assert offering
    for state in offering:
        lender = state[OFFERER]
        for one in named(state):
            after = step(state, one.action)
            while after[PHASE] == OFFERING and mover(after) != after[SEAT]:
                shares = [two for two in named(after) if two.action < 19 or two.action == DECLINE]
                best = max(two.own for two in shares)
                quiet = next(two for two in shares if two.action == DECLINE)
                after = step(after, (quiet if best <= quiet.own + EQUAL else shares[0]).action)
            answer = taken(after)[0].action if after[PHASE] == ACCEPTING else REFUSE
            assert one.agreed == (answer == ACCEPT + lender), (one, answer)


def test_both_sides_are_told_what_a_price_brings_them() -> None:
    said = [found for state in bartered(3) if state[PHASE] == OFFERING and (found := aside(state))]
    agreed = [one for one in said if one.key == "bones-bargain"]
    gains = [one.args[side] for one in agreed for side in ("own", "theirs")]
    assert agreed and all(isinstance(gain, float) and gain >= 0 for gain in gains)


def test_declining_is_what_others_are_measured_by() -> None:
    for state in bartered(3, games=1):
        if state[PHASE] == OFFERING:
            assert next(one.own for one in named(state) if one.action == DECLINE) == 0
            assert {one.action for one in named(state)} == {a for a in range(64) if legal(state) >> a & 1}
