"""Rolling Bones below the scores that are solved: estimates that fall with the score, and are called so."""

from itertools import pairwise

import pytest

from ossuary.engine.look_reader import state_of
from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES
from ossuary.games.rolling_bones import rules
from ossuary.games.rolling_bones.exact import below, shipped
from ossuary.minds.judging import coach
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.playing.strengths import mind
from ossuary.twin import arrays

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-rolling-bones")]

GAME = GAMES["rolling-bones"]
WORTH_MINUS_4 = {
    "phase": "laying",
    "rolled": {"left_foot": 1, "right_hand": 1, "gravestone": 1},
    "skeleton": {
        "left_upper_arm": "pelvis",
        "left_forearm": "left_forearm",
        "left_hand": "left_hand",
        "skull": "skull",
        "rib_cage": "skull",
    },
    "post_ops": 4,
    "laid": "bone",
}


def to_bury_or_leave(score: int) -> State:
    """A skeleton of -4, at this score against 40."""
    return state_of("rolling-bones", {**WORTH_MINUS_4, "scores": [score, 40]})


def start(score: int, other: int) -> State:
    state = rules.step(rules.initial(rules.Options()), rules.FIRST_SEAT_OUTCOME)
    state[rules.SCORES : rules.SCORES + 2] = [score, other]
    return state


@pytest.mark.parametrize("score", [0, -9, -10, -11, -20, -60, -150])
def test_nobody_buries_a_skeleton_that_costs_points(score: int) -> None:
    state = to_bury_or_leave(score)
    assert GAME.step(state, rules.BURY)[rules.SCORES] == score - 4
    assert mind(GAME, "perfect")(state, [0]) == rules.LEAVE
    assert [one.action for one in judge_of(GAME, state).choices(state)] == [rules.LEAVE, rules.BURY]


@pytest.mark.parametrize(("score", "exact"), [(0, True), (-6, True), (-7, False), (-10, False), (-60, False)])
def test_only_what_is_solved_is_called_exact(score: int, exact: bool) -> None:
    state = to_bury_or_leave(score)
    judge = judge_of(GAME, state)
    leave, bury = judge.choices(state)
    assert (leave.error == 0, bury.error == 0) == (score >= -10, exact)
    assert coach.source(judge, [leave, bury]).key == ("coach-exact" if exact else "coach-estimated")
    assert coach.exact(judge, [leave, bury]) == exact
    assert coach.hint(judge, GAME, state, [leave, bury]).key == "coach-hint"


def test_chances_fall_with_the_score_below_the_table_too() -> None:
    chances = [shipped().value(start(score, 0))[0] for score in (0, -5, -10, -11, -20, -40, -60)]
    assert all(higher > lower for higher, lower in pairwise(chances))
    assert chances[2] - chances[3] == pytest.approx(0.0115, abs=0.001)  # as from -9 to -10
    assert [shipped().error(start(score, 0)) > 0 for score in (0, -10, -11, -20)] == [False, False, True, True]


@pytest.mark.parametrize("edge", [75, 90])
def test_continued_from_needs_that_are_solved_chances_are_off_by_no_more_than_is_said(edge: int) -> None:
    known = shipped().chances
    continued = below.continued(arrays.array([row[: edge + 1] for row in known.tolist()[: edge + 1]]))
    for need in range(1, 111):
        for other in range(1, 111):
            allowed = below.error(max(need, other) - edge)
            assert abs(continued[need, other] - known[need, other]) <= allowed, (need, other)


def test_a_start_just_above_the_floor_is_worth_its_turn() -> None:
    solved = shipped()
    for score, off in ((0, 1e-13), (-5, 1e-10), (-10, 1e-5)):
        state = start(score, 0)
        turn = solved.turn(state)
        rolled = turn.roll[0][turn.layout.rows]
        assert rolled == pytest.approx(solved.value(state)[0], abs=off)
