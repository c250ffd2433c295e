"""Shark Attacks! for two, solved: equal to the rules, to brute force, and to how its play turns out."""

from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, State
from ossuary.engine.registry import GAMES
from ossuary.fair import any_of, draw, fortune, pick, thought
from ossuary.games.shark_attacks.exact import flight as shark_flight
from ossuary.games.shark_attacks.exact import race as shark_race
from ossuary.games.shark_attacks.exact.game import (
    Floats,
    Solution,
    expected_points,
    flight_ends,
    idle,
    load,
    shipped,
    solve,
    value,
)
from ossuary.games.shark_attacks.exact.race import BEACHES
from ossuary.games.shark_attacks.rules import (
    FLEEING,
    FLIGHT_DICE,
    PHASES,
    SCORES,
    SIGNING,
    SIGNS,
    SLOTS,
    TO_ROLL,
    Options,
)
from ossuary.minds.exact.any_game import solve as solve_any
from ossuary.minds.playing.strengths import mind
from ossuary.twin import fitted, twin
from tests.script import play

from . import brute, shark_perfect

game = GAMES["shark-attacks"]

EXACT = 1e-9

# Of a turn, by signs on the mover's beach.
BEST_POINTS = {
    "dice": [16.2053741087, 14.3846849367, 12.4763932122, 10.4423910368, 8.2256427734, 5.7505028458, 2.9584171410],
    "swimmers": [20.2880834783, 17.9767946711, 15.3940865394, 12.6030006329, 9.6362518445, 6.4629979413, 3.0771663235],
}

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-shark-attacks")]

both_options = pytest.mark.parametrize("flight_dice", FLIGHT_DICE)


def begun(
    flight_dice: str, need: int = 100, rival: int = 100, own: int = 0, other: int = 0, target: int = 100
) -> State:
    """Seat 0 begins a turn, with what it and the other need and their signs."""
    state = play(game, game.initial(Options(2, target, flight_dice)), "fin_3*4 shark_wave*4")
    state[SCORES : SCORES + 2] = target - need, target - rival
    state[SIGNS : SIGNS + 2] = own, other
    state[TO_ROLL] = 7 - own
    return state


def moves(state: State) -> list[tuple[int, int]]:
    """The possible moves with their weights, one each for actions."""
    if game.mover(state) == CHANCE:
        return [(outcome, weight) for outcome, weight in enumerate(game.odds(state)) if weight]
    return [(action, 1) for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]


def next_value(state: State) -> list[float]:
    """The value of a state from those one move later."""
    if game.mover(state) == TERMINAL:
        return game.payoffs(state)
    after = [(value(game.step(state, move)), weight) for move, weight in moves(state)]
    if game.mover(state) != CHANCE:
        return max(after, key=lambda valued: valued[0][state[SEAT]])[0]
    total = sum(weight for _, weight in after)
    return [sum(weight * shares[seat] for shares, weight in after) / total for seat in range(2)]


def random_states(number: int) -> Iterator[State]:
    """States of games at random or always going on, to targets from 10 to 100 with either option."""
    seen = 0
    for played in range(number):
        luck = fortune(11, played)
        state = game.initial(Options(2, 10 + 15 * (played % 7), FLIGHT_DICE[played % 2]))
        moved = 0
        while seen < number:
            yield state
            seen += 1
            if game.mover(state) == TERMINAL:
                break
            if game.mover(state) == CHANCE:
                move = pick(game.odds(state), draw(luck, state))
            elif played % 4 < 2:
                move = any_of(game.legal(state), [thought(luck, moved)])
            else:
                move = game.legal(state).bit_length() - 1
            state = game.step(state, move)
            moved += 1


def check_random_states(number: int) -> None:
    phases = [0] * len(PHASES)
    for state in random_states(number):
        now = value(state)
        assert max(abs(a - b) for a, b in zip(now, next_value(state), strict=True)) < EXACT, game.look(state)
        assert abs(sum(now) - 1) < 1e-12
        assert [type(share) for share in now] == [float, float]
        phases[state[PHASE]] += 1
    assert min(phases) > number // 2000


def test_random_states_are_worth_what_follows_them() -> None:
    check_random_states(20_000)


@pytest.mark.nightly
def test_100000_random_states_are_worth_what_follows_them() -> None:
    check_random_states(100_000)


class Turn:
    """A turn by brute force, at several pairs of scores beside each other."""

    def __init__(self) -> None:
        self.rows = np.zeros((brute.MOST, SLOTS), np.int16)
        self.movers = np.zeros(brute.MOST, np.int64)
        self.weights = np.zeros((brute.MOST, brute.WAYS), np.int8)
        self.after = np.zeros((brute.MOST, brute.WAYS), np.int32)
        self.origins = np.zeros((brute.MOST, 2), np.int32)
        self.places = np.zeros(brute.PLACES, np.int32)
        self.compiled: Any = twin(fitted(brute, game))

    def explore(self, start: State) -> None:
        """Finds all its positions."""
        self.rows[0] = start
        count = self.compiled.explore(self.rows, self.movers, self.weights, self.after, self.origins, self.places)
        assert 300_000 < count < brute.MOST - brute.WAYS
        self.count = count

    def settle(self, scores: list[tuple[int, int]], worth: Callable[[State], float]) -> Floats:
        """The values of all its positions for seat 0, by scores, from what the states are worth that it ends in."""
        values = np.zeros((self.count, len(scores)))
        for number in np.flatnonzero(self.movers[: self.count] == brute.LEAF):
            before, move = self.origins[number].tolist()
            values[number] = [worth(game.step(self.state(before, pair), move)) for pair in scores]
        self.compiled.settle(values, self.movers[: self.count], self.weights[: self.count], self.after[: self.count])
        return values

    def state(self, number: int, scores: tuple[int, int]) -> State:
        """One of its positions, at such scores."""
        state: State = self.rows[number].tolist()
        state[SCORES : SCORES + 2] = scores
        return state


@pytest.fixture(scope="module")
def turn() -> Turn:
    return Turn()


def check_turn(turn: Turn, start: State, scores: list[tuple[int, int]], every: int) -> None:
    """Compares all states of a turn at the beach, and every n-th state of a flight."""
    turn.explore(start)
    values = turn.settle(scores, lambda state: value(state)[0])
    for number in np.flatnonzero(turn.movers[: turn.count] != brute.LEAF).tolist():
        if turn.rows[number, PHASE] != FLEEING or number % every == 0:
            for pair, known in zip(scores, values[number], strict=True):
                state = turn.state(number, pair)
                assert abs(value(state)[0] - known) < EXACT, game.look(state)


# A table that equals what one turn makes of it, wherever the turn begins, is the only one that does: see idle().
@pytest.mark.nightly
@both_options
@pytest.mark.parametrize(("own", "other"), BEACHES)
def test_brute_force_to_target_5_from_every_turn(turn: Turn, flight_dice: str, own: int, other: int) -> None:
    every_score = [(mine, theirs) for mine in range(5) for theirs in range(5)]
    check_turn(turn, begun(flight_dice, 5, 5, own, other, target=5), every_score, 5001)


@pytest.mark.nightly
@both_options
def test_brute_force_over_every_throw_of_a_flight(turn: Turn, flight_dice: str) -> None:
    check_turn(turn, begun(flight_dice, 5, 5, 1, 3, target=5), [(2, 1)], 1)


def test_a_turn_is_the_same_at_both_speeds() -> None:
    beaches = np.array([[1, 2]])
    rooms = []
    for race in (shark_race, twin(shark_race)):
        rooms.append(shark_race.room(1))
        race.turn(shipped("dice").wins, 30, 40, beaches, flight_ends(), False, rooms[-1])
    assert np.array(rooms[0][0]) == pytest.approx(np.array(rooms[1][0]), abs=1e-15)


def test_a_throw_of_a_flight_is_the_same_at_both_speeds() -> None:
    state = play(game, begun("dice"), "swimmer_2*4 wave*3 go_on shark_attack wave")
    chances = []
    for flight in (shark_flight, twin(shark_flight)):
        chances.append(shark_flight.no_chances())
        flight.throw(np.array(state), np.array(state), chances[-1])
    assert np.array(chances[0]) == pytest.approx(np.array(chances[1]), abs=1e-15)
    assert chances[0].sum() == pytest.approx(1, abs=1e-15)


@both_options
def test_a_turn_without_points_ends_sooner_or_later(flight_dice: str) -> None:
    assert idle(flight_dice) == pytest.approx(1 / 2, abs=1e-15)  # one die, which shows a wave
    assert shipped(flight_dice).error_bound < 1e-10


@both_options
def test_the_best_expected_points_of_a_turn(flight_dice: str) -> None:
    points = BEST_POINTS[flight_dice]
    assert [expected_points(signs, flight_dice) for signs in range(7)] == pytest.approx(points, abs=1e-10)
    for signs in (0, 4, 6):
        start = begun(flight_dice, 1000, 1000, own=signs, target=1000)
        found = solve_any(game, start, worth=lambda state: [state[SCORES] / 100, 1 - state[SCORES] / 100])
        assert 100 * found.value(start)[0] == pytest.approx(points[signs], abs=EXACT)


def test_flights_end_as_counted_by_hand() -> None:
    flights = np.array(flight_ends())
    assert flights[1:, 1:].sum(axis=(2, 3)) == pytest.approx(np.ones((11, 4)), abs=1e-13)
    # A single die: one, two or three swimmers meet as many fins out of six, and are eaten with them.
    escaped = {(0, number): (6 - number) / 18 for number in (1, 2, 3)}
    ends = {(int(eaten), int(away)): flights[1, 1, eaten, away] for eaten, away in np.argwhere(flights[1, 1])}
    assert ends == pytest.approx({**escaped, (1, 0): 6 / 18})


def wins_of(solution: Solution) -> Any:
    return np.array(solution.wins)[1:, 1:]


@both_options
def test_the_shipped_table_is_what_solve_makes(flight_dice: str) -> None:
    told: list[float] = []
    made = solve(12, flight_dice, told.append)
    assert wins_of(made) == pytest.approx(wins_of(shipped(flight_dice))[:12, :12], abs=1e-12)
    assert told == sorted(told) and told[-1] == 1
    assert made.error_bound < shipped(flight_dice).error_bound
    assert (made.target, shipped(flight_dice).target) == (12, 100)


@pytest.mark.nightly
@both_options
def test_the_whole_table_is_what_solve_makes(flight_dice: str) -> None:
    assert wins_of(solve(100, flight_dice)) == pytest.approx(wins_of(shipped(flight_dice)), abs=1e-12)


@pytest.mark.parametrize(
    ("flight_dice", "target", "first"),
    [("dice", 1, 0.9973855406399), ("dice", 100, 0.5521743700644), ("swimmers", 100, 0.5551551046294)],
)
def test_who_begins_wins_this_often(flight_dice: str, target: int, first: float) -> None:
    assert shipped(flight_dice).first_wins(target) == pytest.approx(first, abs=1e-12)
    assert value(begun(flight_dice, target, target, target=target))[0] == pytest.approx(first, abs=1e-12)


def test_a_target_counts_by_what_is_missing() -> None:
    near = begun("dice", 20, 35, 2, 1, target=40)
    far = begun("dice", 20, 35, 2, 1, target=1000)
    for word in ("swimmer_2*3 wave*2", "go_on", "shark_attack", "wave swimmer_1"):
        near, far = play(game, near, word), play(game, far, word)
        assert value(near) == value(far)


def test_the_roll_off_is_fair_and_a_lead_is_worth_something() -> None:
    start = game.initial(Options())
    assert value(start) == pytest.approx([0.5, 0.5], abs=1e-12)
    led = value(play(game, start, "fin_3*2"))
    first = shipped("dice").first_wins(100)
    assert 0.5 < led[0] < first
    assert value(play(game, start, "fin_1 shark_wave*3 shark_wave*3 fin_1")) == pytest.approx([0.5, 0.5], abs=1e-12)
    assert value(play(game, start, "fin_1 shark_wave*3 shark_wave*4"))[0] == pytest.approx(first, abs=1e-12)


def test_a_sign_that_must_be_lent_is_worth_the_same_before_and_after() -> None:
    state = play(game, begun("dice", 90, 90, 2, 4), "swimmer_2*4 wave go_on shark_attack swimmer_1*4 fin_1")
    assert state[PHASE] == SIGNING
    assert value(state) == value(play(game, state, "sign_from_1"))


def test_over_is_over() -> None:
    won = play(game, begun("dice", 5, 5), "swimmer_1*5 wave*2 stop")
    assert value(won) == game.payoffs(won) == [1, 0]


@pytest.mark.parametrize(
    "options", [Options(3), Options(2, 101), Options(2, 1000, "swimmers")], ids=["seats", "target", "far"]
)
def test_what_no_table_covers_is_refused(options: Options) -> None:
    state = game.initial(options)
    assert not shipped(options.flight_dice).covers(state)
    with pytest.raises(ValueError, match="two seats"):
        value(state)


def test_a_solution_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = solve(3, "swimmers")
    made.save(tmp_path / "table.npz")
    read = load(tmp_path / "table.npz")
    state = begun("swimmers", 3, 2, 1, 1)
    assert (read.flight_dice, read.error_bound, read.states) == ("swimmers", made.error_bound, made.states)
    assert read.value(state) == made.value(state)
    assert not read.covers(begun("dice", 3, 2))
    np.savez(tmp_path / "bones.npz", format=1, game="bones")
    np.savez(tmp_path / "later.npz", format=3, game="shark-attacks")
    np.savez(tmp_path / "bare.npz", wins=made.wins)
    for name in ("bones", "later", "bare"):
        with pytest.raises(ValueError, match="no table of shark-attacks"):
            load(tmp_path / f"{name}.npz")


def test_perfect_play_turns_out_as_it_is_worth() -> None:
    start, perfect, games, won = begun("dice", 40, 40, target=40), mind(game, "perfect"), 1000, 0
    for played in range(games):
        luck, state = fortune(7, played), start
        while (seat := game.mover(state)) != TERMINAL:
            chosen = pick(game.odds(state), draw(luck, state)) if seat == CHANCE else perfect(state, [0])
            state = game.step(state, chosen)
        won += game.payoffs(state)[0] > 0
    check_wins(won, games, shipped("dice").first_wins(40))


def check_wins(won: int, games: int, chance: float) -> None:
    assert abs(won / games - chance) < 3 * sqrt(chance * (1 - chance) / games)


@pytest.mark.nightly
@both_options
def test_400_000_games_of_perfect_play_turn_out_as_they_are_worth(flight_dice: str) -> None:
    solution, start = shipped(flight_dice), begun(flight_dice)
    plan = np.zeros((101, 101, len(BEACHES), 144), np.int16)
    perfect: Any = twin(shark_perfect)
    wins = np.array(solution.wins)[:101, :101].copy()
    perfect.decide(plan, wins, np.array(BEACHES), flight_ends(), flight_dice == "swimmers")
    won = int(perfect.play(np.array(start), plan, 7, 400_000))
    check_wins(won, 400_000, solution.first_wins(100))
