"""The solution of Rolling Bones agrees with the rules, and with independent computations."""

import random
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ossuary.engine.bits import count
from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL, TURN, State, position
from ossuary.games.rolling_bones import rules
from ossuary.games.rolling_bones.exact import Solution, expected_points, load, shipped, solve
from ossuary.games.rolling_bones.exact.layout import POINTS, POINTS_BELOW
from ossuary.games.rolling_bones.exact.shapes import shapes
from ossuary.games.rolling_bones.exact.solution import begins, worth_of
from ossuary.games.rolling_bones.exact.solver import Turns
from ossuary.twin import arrays, twin

from . import whole_turn

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-rolling-bones")]

# Left, right and centre dice, and the points of a turn, by a search through the states of the rules.
KNOWN = {
    (1, 0, 0): 0.0,
    (0, 0, 2): 2 / 9,
    (1, 0, 1): 1 / 6,
    (0, 0, 3): 0.6358024691358025,
    (1, 1, 2): 0.5819330132601737,
    (2, 0, 2): 0.6474622770919066,
    (1, 1, 3): 1.018232639682721,
    (0, 0, 5): 1.6859366797066844,
    (1, 2, 3): 1.273476037615182,
    (2, 2, 2): 0.947888421919523,
}
PLAIN = np.arange(POINTS, dtype=np.float64) - POINTS_BELOW
CURVED = 1 / (1 + np.exp(-PLAIN / 10))


def start(left: int, right: int, centre: int) -> State:
    """The state before the pre-op roll of a turn with these dice."""
    state = rules.step(rules.initial(rules.Options(target=1000)), rules.FIRST_SEAT_OUTCOME)
    state[rules.TO_ROLL : rules.TO_ROLL + 3] = [left, right, centre]
    return state


def moves(state: State) -> list[int]:
    if rules.mover(state) == CHANCE:
        return [outcome for outcome, weight in enumerate(rules.odds(state)) if weight]
    return [action for action in range(len(rules.ACTIONS)) if rules.legal(state) >> action & 1]


def points(state: State, known: dict[tuple[int, ...], float]) -> float:
    """The points of a turn from a state on, by nothing but the rules."""
    if state[TURN] != 1:
        return state[rules.SCORES]
    key = position(state)
    if key not in known:
        after = [points(rules.step(state, move), known) for move in moves(state)]
        known[key] = sum(after) / len(after) if rules.mover(state) == CHANCE else max(after)
    return known[key]


@cache
def turn(dice: tuple[int, int, int], curved: bool) -> Turns:
    turns = Turns(*dice)
    turns.solve([(CURVED if curved else PLAIN).tolist()])
    return turns


def solved(turns: Turns) -> tuple[Any, ...]:
    return shapes(), turns.layout, turns.worth, turns.stay, turns.roll


def gap(state: State, turns: Turns) -> float:
    """How far what a state of a turn is worth is from what the states after it are worth."""
    after = [worth_after(state, move, turns) for move in moves(state)]
    expected = sum(after) / len(after) if rules.mover(state) == CHANCE else max(after)
    return abs(turns.value(state) - expected)


def worth_after(state: State, move: int, turns: Turns) -> float:
    after = rules.step(state, move)
    if after[TURN] != state[TURN] or rules.mover(after) == TERMINAL:
        seat = rules.SCORES + state[SEAT]
        return float(turns.worth[POINTS_BELOW + after[seat] - state[seat], 0])
    return turns.value(after)


def play_turn(state: State, turns: Turns, rng: random.Random) -> State:
    """The state after this turn."""
    state, number = state.copy(), state[TURN]
    while state[TURN] == number and rules.mover(state) != TERMINAL:
        chance = rules.mover(state) == CHANCE
        rules.advance(state, rng.choice(moves(state)) if chance else turns.best_action(state))
    return state


def check_random_states(dice: tuple[int, int, int], curved: bool, states: int, seed: int) -> None:
    rng = random.Random(seed)
    checked = 0
    while checked < states:
        state = start(*dice)
        while state[TURN] == 1:
            # The first dice of a roll have the most after them: of these only some.
            if rules.mover(state) != CHANCE or rng.random() < 0.02:
                assert gap(state, turn(dice, curved)) < 1e-11, (seed, state)
                checked += 1
            choices = moves(state)
            rules.advance(state, rng.choice([move for move in choices if move != rules.BURY] or choices))


def check_every_state(dice: tuple[int, int, int], by: Any) -> None:
    known = 1 << 12 + 5 * sum(dice) // 3  # more than twice the positions
    keys, values = np.zeros(known, np.int64), np.zeros(known)
    positions, off = by.compare(*solved(turn(dice, curved=True)), np.array(start(*dice)), keys, values)
    assert positions > sum(dice)
    assert off < 1e-11


def test_there_are_634_shapes_and_they_are_connected() -> None:
    tables = shapes()
    assert len(tables.mask) == 1 + 634
    assert all(rules.connected(int(sites)) for sites in tables.mask[1:])
    assert sum(rules.connected(sites) for sites in range(1, 1 << 16)) == 634


def test_growth_lists_every_larger_shape_with_what_a_roll_must_and_must_not_show() -> None:
    tables = shapes()
    rng = random.Random(1)
    for shape in rng.sample(range(1, 635), 40):
        rows = tables.growth[tables.start[shape] : tables.start[shape + 1]]
        filled = int(tables.mask[shape])
        assert {int(row[0]) for row in rows} == {i for i, sites in enumerate(tables.mask) if filled & ~int(sites) == 0}
        for row in rows:
            larger = int(tables.mask[row[0]])
            assert row[1:4].sum() == count(larger & ~filled)
            assert row[4:7].sum() == count(rules.open_sites(larger))


@pytest.mark.parametrize("dice", KNOWN, ids=str)
def test_the_points_of_a_turn_are_those_known(dice: tuple[int, int, int]) -> None:
    assert expected_points(*dice) == pytest.approx(KNOWN[dice], abs=1e-12)


@pytest.mark.parametrize("dice", [(0, 0, 4), (1, 1, 1), (2, 0, 1), (1, 0, 3)], ids=str)
def test_the_points_of_a_turn_are_those_of_a_search_through_the_rules(dice: tuple[int, int, int]) -> None:
    assert expected_points(*dice) == pytest.approx(points(start(*dice), {}), abs=1e-12)


def test_all_18_dice_score_12_points_and_more() -> None:
    assert expected_points(6, 6, 6) == pytest.approx(12.61785956737661, abs=1e-11)
    assert expected_points(0, 0, 0) == 0.0
    with pytest.raises(ValueError):
        expected_points(7, 6, 6)


def test_left_and_right_are_the_same() -> None:
    assert expected_points(1, 3, 4) == pytest.approx(expected_points(3, 1, 4), abs=1e-12)


@pytest.mark.parametrize("dice", [(0, 0, 3), (1, 1, 1)], ids=str)  # more of them in test_own_games
def test_every_state_of_few_dice_is_worth_what_the_rules_say(dice: tuple[int, int, int]) -> None:
    check_every_state(dice, whole_turn)


@pytest.mark.parametrize(("dice", "states"), [((3, 3, 3), 1000), ((2, 4, 5), 1000), ((6, 6, 6), 500)], ids=str)
def test_random_states_satisfy_the_equations_of_the_rules(dice: tuple[int, int, int], states: int) -> None:
    check_random_states(dice, curved=False, states=states, seed=1)
    check_random_states(dice, curved=True, states=states, seed=2)


@pytest.mark.nightly
@pytest.mark.parametrize("dice", list(product(range(4), repeat=3))[1:], ids=str)
def test_every_state_up_to_three_dice_of_each_kind_is_worth_what_the_rules_say(dice: tuple[int, int, int]) -> None:
    check_every_state(dice, twin(whole_turn))


@pytest.mark.nightly
def test_100_000_states_of_the_full_turn_satisfy_the_equations_of_the_rules() -> None:
    check_random_states((6, 6, 6), curved=True, states=100_000, seed=4)


def test_a_short_game_agrees_with_itself_and_with_its_rules() -> None:
    solution = solve(target=1, floor=-1)
    assert solution.value(rules.initial(rules.Options(target=1))) == pytest.approx([0.5, 0.5], abs=1e-12)
    # The mover wins a game to 1 at once with 99 turns of 100.
    assert 0.99 < solution.chances[1, 1] < 1
    assert solution.chances[2, 1] < solution.chances[1, 1] < solution.chances[1, 2]
    for need, other in product((1, 2), repeat=2):
        again = Turns().solve([worth_of(solution.chances, need, other)])
        assert again == pytest.approx([solution.chances[need, other]], abs=1e-11)
    state = rules.step(rules.initial(rules.Options(target=1)), rules.FIRST_SEAT_OUTCOME)
    rng = random.Random(5)
    for _ in range(60):
        if rules.mover(state) == TERMINAL:
            break
        if begins(state):  # and may come to scores below the floor, which are estimated
            rules.advance(state, rng.choice(moves(state)))
        mine = solution.value(state)
        after = [solution.value(rules.step(state, move)) for move in moves(state)]
        seat = rules.mover(state)
        expected = sum(value[0] for value in after) / len(after) if seat == CHANCE else max(v[seat] for v in after)
        assert mine[max(seat, 0)] == pytest.approx(expected, abs=1e-10), state
        assert sum(mine) == pytest.approx(1)
        rules.advance(state, rng.choice(moves(state)))


def check_simulated_points(turns_played: int) -> None:
    turns, rng = turn((6, 6, 6), curved=False), random.Random(6)
    scored = [play_turn(start(6, 6, 6), turns, rng)[rules.SCORES] for _ in range(turns_played)]
    error = np.std(scored) / np.sqrt(turns_played)
    assert abs(np.mean(scored) - expected_points(6, 6, 6)) < 3 * error


def test_simulated_turns_score_what_they_should() -> None:
    check_simulated_points(1000)


@pytest.mark.nightly
def test_200_000_simulated_turns_score_what_they_should() -> None:
    check_simulated_points(200_000)


def simulated(solution: Solution, target: int, games: int) -> tuple[float, float]:
    """How often the first seat wins under best play, with the error."""
    rng = random.Random(7)
    start, won = rules.step(rules.initial(rules.Options(target=target)), rules.FIRST_SEAT_OUTCOME), 0
    known: dict[tuple[int, ...], Turns] = {}
    for _ in range(games):
        state = start
        while rules.mover(state) != TERMINAL:
            key = (state[SEAT], *rules.scores(state))
            if key not in known:
                known[key] = solution.turn(state)
            state = play_turn(state, known[key], rng)
        won += state[rules.SCORES] >= target
    share = won / games
    return share, float(np.sqrt(share * (1 - share) / games))


def test_simulated_short_games_are_won_as_often_as_they_should() -> None:
    share, error = simulated(shipped(), target=2, games=500)
    assert abs(share - shipped().first_wins(2)) < 3 * error


@pytest.mark.nightly
def test_200_000_simulated_short_games_are_won_as_often_as_they_should() -> None:
    share, error = simulated(shipped(), target=4, games=200_000)
    assert abs(share - shipped().first_wins(4)) < 3 * error


def test_what_is_measured_of_a_turn_follows_best_play() -> None:
    solution, rng = shipped(), random.Random(8)
    state = rules.step(rules.initial(rules.Options(target=30)), rules.FIRST_SEAT_OUTCOME)

    def measure(end: State) -> list[float]:
        return [1.0, end[rules.SCORES], solution.value(end)[0]]

    checked = 0
    while checked < 12 and state[TURN] == 1:
        if rules.mover(state) == CHANCE:
            state = rules.step(state, rng.choice(moves(state)))
            continue
        ((sure, points, worth),) = solution.means([state], measure)
        assert sure == pytest.approx(1, abs=1e-6)
        assert worth == pytest.approx(solution.value(state)[0], abs=1e-5)
        best = max((rules.step(state, move) for move in moves(state)), key=lambda after: solution.value(after)[0])
        if best[TURN] == 1:
            assert solution.means([best], measure)[0][1] == pytest.approx(points, abs=1e-3)
        else:
            assert best[rules.SCORES] == pytest.approx(points, abs=1e-3)
        checked += 1
        state = best
    assert checked > 3


@pytest.mark.nightly
def test_a_lower_floor_changes_nothing() -> None:
    higher, lower = solve(10, floor=-10), solve(10, floor=-20)
    assert np.abs(np.array(higher.chances)[1:11, 1:11] - np.array(lower.chances)[1:11, 1:11]).max() < 1e-9


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "table.npz"
    chances = arrays.array(np.pad(np.random.default_rng(1).random((5, 5)), ((1, 0), (1, 0))))
    Solution(chances, 3, 1e-12).save(path)
    solution = load(path)
    assert solution.chances.tolist() == chances.tolist()
    assert (solution.target, solution.floor, solution.error_bound) == (3, -2, 1e-12)
    assert not solution.covers(rules.initial(rules.Options(target=4)))
    with pytest.raises(ValueError):
        solution.value(rules.initial(rules.Options(seats=3, target=3)))
    np.savez(path, game="bones", format=1)
    with pytest.raises(ValueError):
        load(path)
