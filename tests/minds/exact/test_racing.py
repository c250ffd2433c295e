"""Rolling Bones for any number of seats: computed turns with an estimated end, judged for two by the exact table."""

import random
from statistics import fmean

import pytest

from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL, TURN, State
from ossuary.engine.registry import GAMES, actions_of
from ossuary.games.rolling_bones import rules
from ossuary.games.rolling_bones.exact import shipped
from ossuary.games.rolling_bones.exact.racing import ERROR, SCORED, racing
from ossuary.minds.judging import coach
from ossuary.minds.judging.pick_judge import judge_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-rolling-bones")]

GAME = GAMES["rolling-bones"]


def start(*scores: int, target: int = 100) -> State:
    options = rules.Options(seats=len(scores), target=target)
    state = rules.step(rules.initial(options), rules.FIRST_SEAT_OUTCOME)
    state[rules.SCORES : rules.SCORES + len(scores)] = scores
    return state


def regrets(turns: int, seed: int) -> list[float]:
    """What the choices for which an end is estimated give away by the table, in turns from random scores."""
    rng, found = random.Random(seed), list[float]()
    for _ in range(turns):
        state = start(rng.randrange(96), rng.randrange(96))
        turn = state[TURN]
        while state[TURN] == turn and GAME.mover(state) != TERMINAL:
            if GAME.mover(state) == CHANCE:
                odds = GAME.odds(state)
                state = GAME.step(state, rng.choices(range(len(odds)), odds)[0])
                continue
            afters = [GAME.step(state, action) for action in actions_of(GAME, state)]
            known = [shipped().value(after)[state[SEAT]] for after in afters]
            guessed = [racing(100).value(after)[state[SEAT]] for after in afters]
            if len(afters) > 1:
                found.append(max(known) - known[guessed.index(max(guessed))])
            state = afters[known.index(max(known))]
    return found


def test_choices_give_away_less_than_a_tenth_of_a_point() -> None:
    found = regrets(turns=12, seed=3)
    assert len(found) > 60
    assert fmean(found) < 0.001


@pytest.mark.nightly
def test_choices_give_away_less_than_a_hundredth_of_a_point() -> None:
    found = regrets(turns=1000, seed=4)
    assert fmean(found) < 0.0001


def test_most_starts_are_worth_what_the_table_says_within_the_error() -> None:
    scores = [(one, other) for one in range(0, 100, 5) for other in range(0, 100, 5)]
    off = [abs(racing(100).value(start(*pair))[0] - shipped().value(start(*pair))[0]) for pair in scores]
    assert sum(one <= ERROR for one in off) > 0.93 * len(off)


def test_a_turn_for_points_scores_as_it_does() -> None:
    mean = sum(points * often for points, often in SCORED.items()) / sum(SCORED.values())
    assert mean == pytest.approx(12.6179, abs=1e-3)


@pytest.mark.parametrize("state", [start(0, 0, 0), start(40, 30, 60, 10), start(0, 0, target=150)], ids=str)
def test_the_coach_computes_turns_there_and_calls_it_an_estimate(state: State) -> None:
    rng = random.Random(1)
    while GAME.mover(state) == CHANCE or len(actions_of(GAME, state)) == 1:
        odds = GAME.odds(state)
        chance = GAME.mover(state) == CHANCE
        state = GAME.step(state, rng.choices(range(len(odds)), odds)[0] if chance else actions_of(GAME, state)[0])
    judge = judge_of(GAME, state)
    choices = judge.choices(state)
    assert not judge.searches and not coach.exact(judge, choices)
    assert coach.source(judge, choices).key == "coach-estimated"
    for choice in choices:
        assert sum(choice.payoffs) == pytest.approx(1)
        assert min(choice.payoffs) >= 0 < choice.error
