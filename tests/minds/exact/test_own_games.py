"""The solver for any game beside those of our own games: one turn of each, given what the turns after it are worth."""

from collections.abc import Iterator
from itertools import islice

import pytest

from ossuary.engine.nodes import PHASE, SEAT, SEATS, State
from ossuary.engine.registry import game_named
from ossuary.games.bones import rules as bones
from ossuary.games.bones.exact.ends import WIN
from ossuary.games.bones.exact.game import turn_value
from ossuary.games.rolling_bones import rules as rolling
from ossuary.games.rolling_bones.exact import shipped as rolling_bones_solved
from ossuary.games.rolling_bones.exact.solution import worth_of
from ossuary.games.rolling_bones.exact.solver import Turns
from ossuary.games.shark_attacks import rules as shark
from ossuary.games.shark_attacks.exact.game import shipped as shark_attacks_solved
from ossuary.games.skulls_of_sedlec import rules as skulls
from ossuary.games.skulls_of_sedlec.exact.game import judge
from ossuary.minds.exact import packing
from ossuary.minds.exact.any_game import Solution, solve

from . import test_bones, test_rolling_bones, test_shark_attacks
from .test_skulls_of_sedlec import effort, states_of_a_game

pytestmark = pytest.mark.compiled

EXACT = 1e-9


def some_states(found: Solution, each: int) -> Iterator[State]:
    """Every n-th state that a solution values."""
    state = [0] * (SEATS + len(found.layout))
    for number in range(0, found.states, each):
        packing.unpack(found.rows, number, found.layout, state)
        yield [int(value) for value in state]


@pytest.mark.xdist_group("exact-shark-attacks")
@pytest.mark.parametrize(
    ("flight_dice", "need", "rival", "own", "other", "positions"),
    [
        ("dice", 1, 1, 0, 0, 309_681),
        ("dice", 20, 30, 6, 0, 307_763),
        ("swimmers", 3, 1, 2, 3, 537_160),
    ],
)
def test_a_whole_turn_of_shark_attacks_is_worth_the_same(
    flight_dice: str, need: int, rival: int, own: int, other: int, positions: int
) -> None:
    start = test_shark_attacks.begun(flight_dice, need, rival, own, other)
    solved = shark_attacks_solved(flight_dice).value
    found = solve(game_named(shark.NAME), start, worth=solved)
    assert found.states == positions
    for state in (start, *some_states(found, 307)):
        assert found.value(state) == pytest.approx(solved(state), abs=EXACT), shark.look(state)


@pytest.mark.nightly
@pytest.mark.xdist_group("exact-shark-attacks")
def test_the_whole_game_of_shark_attacks_to_one_point_is_worth_the_same() -> None:
    start, solved = shark.initial(shark.Options(target=1)), shark_attacks_solved("dice")
    found = solve(game_named(shark.NAME), start)
    assert found.states == 7_319_088
    assert found.first_wins(start)[0] == pytest.approx(solved.first_wins(1), abs=EXACT)
    for state in some_states(found, 50_021):
        assert found.value(state) == pytest.approx(solved.value(state), abs=EXACT), shark.look(state)


@pytest.mark.xdist_group("exact-rolling-bones")
@pytest.mark.parametrize(("dice", "positions"), [((1, 1, 2), 11_436), ((2, 2, 2), 410_414)])
def test_a_turn_of_rolling_bones_with_few_dice_is_worth_the_same(dice: tuple[int, int, int], positions: int) -> None:
    start = test_rolling_bones.start(*dice)
    start[rolling.TARGET], start[rolling.SCORES], start[rolling.SCORES + 1] = 20, 15, 12
    solved = rolling_bones_solved()
    found = solve(game_named(rolling.NAME), start, worth=solved.value)
    assert found.states == positions
    turns = Turns(*dice)
    turns.solve([worth_of(solved.chances, 5, 8)])
    for state in (start, *some_states(found, positions // 1000)):
        if state[SEAT] == 0:
            mine = turns.value(state)
            assert found.value(state) == pytest.approx([mine, 1 - mine], abs=EXACT), rolling.look(state)


def late_in_the_last_turn(throws: int) -> State:
    """Seat 0 has thrown so often in vain in the last turn of a game of Bones; it is behind, and the other can lend."""
    start = test_bones.begun("04 36 12", "die_3" + " throw die_1 die_1" * throws, end="rounds=1")
    start[bones.TURNS_LEFT] = 1
    return test_bones.with_hands(start, "33", "45 56", bag="11")


@pytest.mark.parametrize(("throws", "positions"), [(4, 2_439), (2, 157_009)])
def test_the_last_throws_of_bones_are_worth_the_same(throws: int, positions: int) -> None:
    start = late_in_the_last_turn(throws)
    found = solve(game_named(bones.NAME), start)
    assert found.states == positions
    within = (state for state in some_states(found, positions // 100) if state[PHASE] != bones.OVER)
    for state in (start, *within):
        wins = turn_value(state, WIN)
        assert found.value(state)[state[SEAT]] == pytest.approx(wins, abs=EXACT), bones.look(state)


@pytest.mark.parametrize("seed", range(4))
def test_ends_of_skulls_of_sedlec_are_worth_the_same(seed: int) -> None:
    late = [state for state in states_of_a_game(seed, skulls.Options()) if effort(state) <= 14]
    found = solve(game_named(skulls.NAME), late[0])
    assert late[0][PHASE] != skulls.OVER
    for state in islice((state for state in late if state[PHASE] != skulls.OVER), 12):
        judged = judge(state)
        assert judged is not None
        assert found.value(state) == pytest.approx(judged.payoffs, abs=EXACT), skulls.look(state)
