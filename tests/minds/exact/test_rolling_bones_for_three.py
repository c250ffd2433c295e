"""Rolling Bones for three agrees with a solver that knows the rules alone, and with a race worked out by hand."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, TURN, State
from ossuary.engine.registry import GAMES
from ossuary.games.rolling_bones import rules
from ossuary.games.rolling_bones.exact import load, residual, three_solving
from ossuary.games.rolling_bones.exact.layout import POINTS, POINTS_BELOW
from ossuary.games.rolling_bones.exact.solver import Turns
from ossuary.games.rolling_bones.exact.three import THREE, ThreeSeats, number, solve_for, worths_of
from ossuary.minds.exact import any_game
from ossuary.minds.exact.checking import Checked, look_at, wander
from ossuary.twin import arrays

game = GAMES["rolling-bones"]

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-rolling-bones-three")]


def made_up(most: int, last: bool = False) -> ThreeSeats:
    """A table with chances that grow with what the others need, but are no solution."""
    wins = arrays.zeros(((most + 1) ** THREE, 2))
    for needs in product(range(1, most + 1), repeat=THREE):
        speed = [1.3 / need**1.5 for need in needs]
        place = number(most, *needs)
        wins[place, 0], wins[place, 1] = (
            1.2 * speed[0] / (0.2 * speed[0] + sum(speed)),
            speed[1] / (1.1 * sum(speed)) * 0.6,
        )
    return ThreeSeats(most, most, wins, 1.0, last)


def begun(needs: tuple[int, ...], dice: tuple[int, ...] = (6, 6, 6), target: int = 20) -> State:
    """Seat 0 begins a turn, with what all seats need."""
    state = rules.step(rules.initial(rules.Options(THREE, target)), rules.FIRST_SEAT_OUTCOME)
    state[rules.SCORES : rules.SCORES + THREE] = [target - need for need in needs]
    state[rules.TO_ROLL : rules.TO_ROLL + 3] = dice
    return state


@pytest.mark.parametrize(("needs", "dice"), [((3, 2, 4), (1, 1, 3)), ((2, 7, 1), (0, 2, 3)), ((6, 4, 5), (2, 1, 2))])
@pytest.mark.parametrize("last", [False, True])
def test_a_turn_is_worth_to_all_seats_what_a_solver_by_positions_says(
    needs: tuple[int, int, int], dice: tuple[int, int, int], last: bool
) -> None:
    table = made_up(14, last)
    start = begun(needs, dice)
    known = any_game.solve(game, start, worth=table.value)
    turns = Turns(*dice, lanes=2)
    solve_for(turns, [worths_of(table.wins, table.most, needs)], last)
    rng, phases, state = random.Random(7), set(), start
    for _ in range(400):
        mine, other = turns.both(state)
        other = -other if last else other
        assert [mine, other] == pytest.approx(known.value(state)[:2], abs=1e-11), game.look(state)
        phases.add(state[PHASE])
        state = game.step(state, rng.choice(moves(state)))
        if game.mover(state) == TERMINAL or state[TURN] != start[TURN]:
            state = start
    assert phases >= {rules.ROLLING, rules.LAYING, rules.PAYING}


def moves(state: State) -> list[int]:
    if game.mover(state) == CHANCE:
        return [outcome for outcome, weight in enumerate(game.odds(state)) if weight]
    return [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]


def test_lanes_side_by_side_are_worth_what_one_is_alone() -> None:
    table, scores = made_up(9), [(need, 1 + need % 4, 1 + need % 3) for need in range(1, 10)]
    worths = [worths_of(table.wins, table.most, needs) for needs in scores]
    abreast = solve_for(Turns(2, 1, 3, lanes=32), (worths * 2)[:16], False)
    for worth, found in zip(worths, abreast, strict=False):
        assert solve_for(Turns(2, 1, 3, lanes=2), [worth], False)[0] == pytest.approx(found, abs=1e-14)
    alone = Turns(2, 1, 3, lanes=9).solve([mine for mine, _ in worths])
    assert [mine for mine, _ in abreast[:9]] == pytest.approx(alone, abs=1e-11)


def test_in_a_race_to_one_point_each_turn_scores_or_not(tmp_path: Path) -> None:
    solved = three_solving.solve(1, cores=1, below_zero=0)
    (scores,) = Turns().solve([[float(points > POINTS_BELOW) for points in range(POINTS)]])
    never = (1 - scores) ** 3
    shares = [scores * (1 - scores) ** seat / (1 - never) for seat in range(THREE)]
    assert solved.shares(1) == pytest.approx(shares, abs=1e-10)
    assert solved.value(game.initial(game.Options(THREE, 1))) == pytest.approx([1 / 3] * 3, abs=1e-12)
    solved.save(tmp_path / "three.npz")
    read: Any = load(tmp_path / "three.npz")
    assert (read.target, read.most, read.last, read.wins.tolist()) == (1, 1, False, solved.wins.tolist())
    assert residual(read)[0] < 1e-9
    read.wins[number(1, 1, 1, 1), 1] += 1e-6
    assert residual(read)[0] > 5e-7


def test_every_state_is_worth_what_follows_it() -> None:
    table, checked = made_up(9), Checked()
    start = begun((3, 4, 2))
    for state in walk(start, 40):
        look_at(game, table, state, checked)
    assert checked.worst < 1e-9, game.look(checked.where) if checked.where else None


def walk(start: State, count: int) -> list[State]:
    """States of random turns that begin like this, mostly decisions; not the start."""
    rng, state, found = random.Random(3), start, list[State]()
    while len(found) < count:
        state = game.step(state, rng.choice(moves(state)))
        if game.mover(state) == TERMINAL or state[TURN] != start[TURN]:
            state = start
        elif game.mover(state) != CHANCE or rng.random() < 0.02:
            found.append(state)
    return found


def test_a_seat_is_worth_the_same_wherever_it_sits() -> None:
    table, state = made_up(9), begun((3, 2, 4))
    turned = state.copy()
    turned[SEAT] = 1
    turned[rules.SCORES : rules.SCORES + 3] = [state[rules.SCORES + 2], *state[rules.SCORES : rules.SCORES + 2]]
    first, second, third = table.value(state)
    assert table.value(turned) == [third, first, second]


def test_points_below_zero_are_guessed_to_go_on_as_those_above_do() -> None:
    race = three_solving.Race(60, 1, False)
    for less in range(61):
        place = number(60, 2, 3, less)
        race.wins[place, 0], race.wins[place, 1] = 0.3 + 0.002 * less, 0.1 + 0.001 * less
    for needs, lowest in (((5, 2, 3), 15), ((58, 2, 3), 60), ((60, 2, 3), 60)):
        mine, other = race.worths(needs, True)
        expected = [needs[0] - points for points in range(-POINTS_BELOW, POINTS - POINTS_BELOW)]
        open_ = [min(need, lowest) for need in expected if need > 0]
        assert mine[: len(open_)] == pytest.approx([0.6 - 0.003 * need for need in open_])
        assert other[: len(open_)] == pytest.approx([0.3 + 0.002 * need for need in open_])
        assert set(mine[len(open_) :]) <= {1.0} and set(other[len(open_) :]) <= {0.0}


@pytest.mark.nightly
def test_a_game_to_two_points_is_settled_and_plays_as_it_says() -> None:
    solved, other = (three_solving.solve(2, below_zero=2, last=last) for last in (False, True))
    assert residual(solved)[0] < 1e-9 and residual(other)[0] < 1e-9
    assert max(abs(one - two) for one, two in zip(solved.wins.flat(), other.wins.flat(), strict=True)) < 1e-6
    for checked in wander(game, solved, game.initial(solved.options), 300, random.Random(1)):
        assert checked.worst < 1e-9, game.look(checked.where) if checked.where else None
