"""The solver for any game with few positions, beside equations written by hand."""

from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.nodes import Refused, State
from ossuary.minds.exact.any_game import Solution, solve
from ossuary.minds.exact.checking import Checked, look_at
from ossuary.minds.exact.solved_once import _file, solution
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.playing.strengths import mind, minds_for

from . import piglet

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("pig")]


def first_of_two_wins(target: int, faces: range = range(2, 7)) -> float:
    """The chance of the first of two in Pig, by Neller and Presser's equations; the die has these faces and a 1."""
    chances: dict[tuple[int, int, int], float] = {}

    def chance(mine: int, theirs: int, turn: int) -> float:
        return 1.0 if mine + turn >= target else chances.get((mine, theirs, turn), 0.0)

    places = [(i, j, k) for i in range(target) for j in range(target) for k in range(target - i)]
    change = 1.0
    while change > 1e-13:
        change = 0.0
        for mine, theirs, turn in reversed(places):
            grown = sum(chance(mine, theirs, turn + pips) for pips in faces)
            roll = (1 - chance(theirs, mine, 0) + grown) / (1 + len(faces))
            hold = 1 - chance(theirs, mine + turn, 0) if turn else 0.0
            found = max(roll, hold)
            change = max(change, abs(found - chance(mine, theirs, turn)))
            chances[mine, theirs, turn] = found
    return chances[0, 0, 0]


def begun(game: Any, seats: int, target: int) -> State:
    """The first turn of seat 0."""
    start = game.initial(game.Options(seats=seats, target=target))
    return list(game.step(start, game.OUTCOMES.index("seat_0")))


def test_pig_is_solved_as_its_equations_are(pig_here: Any) -> None:
    found = solve(pig_here, begun(pig_here, 2, 12))
    first, error = found.first_wins(begun(pig_here, 2, 12))
    assert first == pytest.approx(first_of_two_wins(12), abs=1e-11)
    assert found.value(begun(pig_here, 2, 12)) == pytest.approx([first, 1 - first], abs=1e-13)
    assert error == found.error_bound < 1e-12


def test_piglet_to_two_points_is_worth_what_its_equations_make_it() -> None:
    # Scores of the seat in turn and of the other, points of the turn.
    expected = {
        (0, 0, 0): 4 / 7,
        (0, 0, 1): 5 / 7,
        (0, 1, 0): 2 / 5,
        (0, 1, 1): 3 / 5,
        (1, 0, 0): 4 / 5,
        (1, 1, 0): 2 / 3,
    }
    game: Any = piglet
    found = solve(game, piglet.begun(2))
    for (mine, theirs, turn), chance in expected.items():
        assert found.value(piglet.begun(2, (mine, theirs), turn)) == pytest.approx([chance, 1 - chance], abs=1e-13)


def test_piglet_to_ten_points_is_solved_as_its_equations_are() -> None:
    game: Any = piglet
    found = solve(game, piglet.begun(10))
    assert found.value(piglet.begun(10))[0] == pytest.approx(first_of_two_wins(10, range(1, 2)), abs=1e-11)


@pytest.mark.nightly
def test_the_first_of_two_wins_pig_as_neller_and_presser_say(pig_here: Any) -> None:
    found = solve(pig_here, pig_here.initial(pig_here.Options()))
    first, error = found.first_wins(pig_here.initial(pig_here.Options()))
    assert f"{first:.6f}" == "0.530593"
    assert error < 1e-11


def every_state(game: Any, start: State) -> list[State]:
    """All states after this one, one for each position, by the interpreted rules."""
    seen = {tuple(start[3:]): start}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        legal, mover = game.legal(state), game.mover(state)
        odds = game.odds(state) if mover == -1 else []
        moves = [move for move, weight in enumerate(odds) if weight]
        moves += [move for move in range(len(game.ACTIONS)) if mover >= 0 and legal >> move & 1]
        for move in moves:
            after = game.step(state, move)
            if tuple(after[3:]) not in seen:
                seen[tuple(after[3:])] = after
                waiting.append(after)
    return list(seen.values())


@pytest.mark.parametrize(("seats", "target"), [(2, 7), (3, 4)])
def test_no_action_is_better_than_a_solution_says(pig_here: Any, seats: int, target: int) -> None:
    start = pig_here.initial(pig_here.Options(seats=seats, target=target))
    found, checked = solve(pig_here, start), Checked()
    states = every_state(pig_here, start)
    assert found.states == len(states)
    for state in states:
        look_at(pig_here, found, state, checked)
    assert checked.worst < 1e-11, checked.where
    assert found.value(start) == pytest.approx([1 / seats] * seats, abs=1e-11)


def test_more_positions_than_allowed_are_refused(pig_here: Any) -> None:
    with pytest.raises(Refused, match="more than 1,000 positions"):
        solve(pig_here, begun(pig_here, 2, 12), most=1000)


def test_progress_is_told_until_all_is_done(pig_here: Any) -> None:
    told: list[float] = []
    solve(pig_here, begun(pig_here, 2, 5), progress=told.append)
    assert all(0 <= done <= 1 for done in told) and told[-1] == 1


def test_what_the_start_does_not_lead_to_is_unknown(pig_here: Any) -> None:
    found = solve(pig_here, begun(pig_here, 2, 5))
    assert found.covers(begun(pig_here, 2, 5))
    for state in (begun(pig_here, 2, 6), begun(pig_here, 3, 5)):
        assert not found.covers(state)
        with pytest.raises(ValueError, match="does not lead to"):
            found.value(state)


def test_a_solution_is_kept_on_disk(pig_here: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = pig_here.Options(target=6)
    made = solution(pig_here, options)
    monkeypatch.setattr("ossuary.minds.exact.solved_once._kept", {})
    monkeypatch.setattr("ossuary.minds.exact.any_game.solve", lambda *given: pytest.fail("solved again"))
    read = solution(pig_here, options)
    start = pig_here.initial(options)
    assert isinstance(read, Solution) and read is not made
    assert (read.value(start), read.error_bound) == (made.value(start), made.error_bound)
    assert _file(pig_here, start) != _file(pig_here, begun(pig_here, 2, 6))


def test_perfect_and_the_coach_know_a_game_of_others(pig_here: Any) -> None:
    state = begun(pig_here, 2, 8)
    assert "perfect" in minds_for(pig_here, state) and "perfect" not in minds_for(pig_here, begun(pig_here, 3, 8))
    for move in ("roll", "six", "roll", "two"):
        moves = pig_here.ACTIONS if move in pig_here.ACTIONS else pig_here.OUTCOMES
        state = pig_here.step(state, moves.index(move))
    assert pig_here.ACTIONS[mind(pig_here, "perfect")(state, [0])] == "hold"
    judged = judge_of(pig_here, begun(pig_here, 2, 8))
    roll = judged.choices(begun(pig_here, 2, 8))[0]
    assert judged.exact and roll.payoffs[0] == pytest.approx(first_of_two_wins(8), abs=1e-11)
    nothing = 1 - first_of_two_wins(8)  # a turn of 0 points makes the other seat the first
    assert sum(reason.amount for reason in roll.reasons) == pytest.approx(roll.payoffs[0] - nothing, abs=1e-11)
    assert sum(reason.chance for reason in roll.reasons) == pytest.approx(1, abs=1e-9)
