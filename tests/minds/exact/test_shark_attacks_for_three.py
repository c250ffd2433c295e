"""Shark Attacks! for three, solved to 4 points: equal to a solver that knows the rules alone, and to its own play."""

from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, TURN, State
from ossuary.engine.registry import GAMES
from ossuary.fair import any_of, draw, fortune, pick, thought
from ossuary.games.shark_attacks.exact import load, residual, three_flight, three_race, three_solving
from ossuary.games.shark_attacks.exact.beach import WIDTH
from ossuary.games.shark_attacks.exact.three import ThreeSeats
from ossuary.games.shark_attacks.rules import (
    CHOOSING,
    EVENT,
    FLEEING,
    SCORES,
    SIGNING,
    SIGNS,
    SWIMMING,
    TO_ROLL,
    Options,
)
from ossuary.minds.exact import any_game
from ossuary.minds.exact.checking import Checked, look_at
from ossuary.twin import arrays, twin
from tests.script import play

game = GAMES["shark-attacks"]

TARGET = 4
IN_A_TURN = (SWIMMING, CHOOSING, EVENT, FLEEING, SIGNING)

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-shark-attacks-three")]


@pytest.fixture(scope="module")
def solved() -> ThreeSeats:
    return three_solving.solve(TARGET, cores=2)


def begun(needs: tuple[int, ...], signs: tuple[int, ...], flight_dice: str = "dice") -> State:
    """Seat 0 begins a turn, with what all seats need and their signs."""
    state = play(game, game.initial(Options(3, TARGET, flight_dice)), "fin_3*4 shark_wave*8")
    state[SCORES : SCORES + 3] = [TARGET - need for need in needs]
    state[SIGNS : SIGNS + 3] = signs
    state[TO_ROLL] = 7 - signs[0]
    return state


def within(start: State, number: int) -> list[State]:
    """States of random turns that begin like this."""
    found, state = list[State](), start
    for moved in range(number):
        if game.mover(state) == TERMINAL or state[TURN] != start[TURN]:
            state = start
        found.append(state)
        if game.mover(state) == CHANCE:
            move = pick(game.odds(state), draw(fortune(5, moved), state))
        else:
            move = any_of(game.legal(state), [thought(fortune(5, moved), moved)])
        state = game.step(state, move)
    return found


@pytest.mark.parametrize(
    ("needs", "signs"), [((3, 2, 3), (0, 2, 3)), ((4, 1, 3), (5, 0, 1)), ((2, 2, 4), (3, 1, 2)), ((3, 4, 2), (0, 3, 3))]
)
def test_a_turn_is_worth_what_a_solver_by_positions_says(
    solved: ThreeSeats, needs: tuple[int, ...], signs: tuple[int, ...]
) -> None:
    start = begun(needs, signs)
    known = any_game.solve(game, start, worth=solved.value)
    phases = set()
    for state in within(start, 1500):
        if state[TURN] == start[TURN] and game.mover(state) != TERMINAL:
            assert solved.value(state) == pytest.approx(known.value(state), abs=1e-11), game.look(state)
            phases.add(state[PHASE])
    assert phases >= {SWIMMING, CHOOSING, EVENT, FLEEING}


def test_every_state_is_worth_what_follows_it(solved: ThreeSeats) -> None:
    checked, signed = Checked(), 0
    for needs, signs in (((4, 4, 4), (1, 2, 2)), ((4, 3, 4), (0, 3, 3)), ((1, 4, 4), (2, 2, 2))):
        for state in within(begun(needs, signs), 700):
            look_at(game, solved, state, checked)
            signed += state[PHASE] == SIGNING
    assert checked.worst < 1e-9, game.look(checked.where) if checked.where else None
    assert signed > 20


def test_one_more_round_moves_nothing_and_a_changed_chance_is_found(solved: ThreeSeats) -> None:
    assert three_solving.residual(solved)[0] < 1e-11
    wins = solved.wins.copy()
    wins[three_race.number(TARGET, 2, 3, 4), 1, 17] += 1e-6
    assert three_solving.residual(ThreeSeats("dice", TARGET, wins, solved.widths))[0] > 5e-7


def test_seats_mix_only_where_best_replies_go_in_circles(solved: ThreeSeats) -> None:
    wide = [width for width in solved.widths.flat() if width > WIDTH]
    assert solved.mixed == len(wide) <= 6  # of 64 needs
    assert solved.error_bound < 1e-4


def test_the_chances_of_all_seats_are_one_and_the_first_leads(solved: ThreeSeats) -> None:
    for target in range(1, TARGET + 1):
        shares = solved.shares(target)
        assert sum(shares) == pytest.approx(1, abs=1e-12) and shares == sorted(shares, reverse=True)
    assert solved.first_wins(1) == pytest.approx(0.9973787052890124, abs=1e-11)
    assert solved.value(game.initial(Options(3, TARGET))) == pytest.approx([1 / 3] * 3, abs=1e-12)


def test_a_seat_is_worth_the_same_wherever_it_sits(solved: ThreeSeats) -> None:
    state = begun((3, 2, 4), (1, 0, 4))
    turned = state.copy()
    turned[SEAT] = 1
    turned[SCORES : SCORES + 3] = [state[SCORES + 2], *state[SCORES : SCORES + 2]]
    turned[SIGNS : SIGNS + 3] = [state[SIGNS + 2], *state[SIGNS : SIGNS + 2]]
    first, second, third = solved.value(state)
    assert solved.value(turned) == [third, first, second]


def test_the_means_of_chances_are_the_chance(solved: ThreeSeats) -> None:
    asked = set()
    for state in within(begun((3, 4, 4), (0, 2, 3)), 60):
        if state[PHASE] in IN_A_TURN and state[PHASE] not in asked and state[SEAT] == 0:
            asked.add(state[PHASE])
            (mean,) = solved.means([state], lambda end: [solved.value(end)[0], 1.0])
            assert mean == pytest.approx([solved.value(state)[0], 1], abs=1e-8), game.look(state)
    assert len(asked) >= 4


def test_where_signs_are_equal_the_rule_decides() -> None:
    mine, others = arrays.full(three_flight.LANES, 0.5), arrays.zeros(three_flight.LANES)
    numbers = three_flight.NUMBERS
    others[numbers[1, 1, 4]] = 1.0  # a sign of the next seat taken
    for module in (three_flight, twin(three_flight)):
        for last, other in ((False, 1.0), (True, 0.0)):
            after = arrays.zeros((7, 2, three_flight.LANES))
            module.lend(mine, others, last, WIDTH, after)
            assert after[1, 1, numbers[0, 2, 4]] == other
            assert after[1, 0, numbers[0, 2, 4]] == 0.5


def test_a_table_survives_its_file(solved: ThreeSeats, tmp_path: Path) -> None:
    solved.save(tmp_path / "three.npz")
    read: Any = load(tmp_path / "three.npz")
    assert (read.target, read.flight_dice, read.last) == (TARGET, "dice", False)
    state = begun((2, 3, 4), (1, 1, 1))
    assert read.value(state) == solved.value(state)
    assert residual(read)[0] < 1e-11


@pytest.mark.nightly
@pytest.mark.parametrize("flight_dice", ["dice", "swimmers"])
def test_the_other_rule_for_equal_signs_changes_little(flight_dice: str) -> None:
    one, other = (three_solving.solve(8, flight_dice, cores=2, last=last) for last in (False, True))
    assert three_solving.residual(other)[0] < 1e-11
    apart = max(abs(a - b) for a, b in zip(one.wins.flat(), other.wins.flat(), strict=True))
    assert apart < 2e-3
