"""Replies to a rival of a known style in Shark Attacks!: equal to brute force, and never worse than best play."""

from typing import Any

import numpy as np
import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT
from ossuary.games.shark_attacks import rules as game
from ossuary.games.shark_attacks.exact import against
from ossuary.games.shark_attacks.exact.game import shipped
from ossuary.games.shark_attacks.exact.race import BEACH
from ossuary.games.shark_attacks.exact.rival import leaning
from ossuary.games.shark_attacks.rules import CHOOSING, GO_ON, PARTY, SCORES, SIGNS, STOP, TARGET, Options

from . import brute
from .test_shark_attacks import Turn, begun

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("exact-shark-attacks")]

TARGET_HERE = 20
OPTIONS = Options(target=TARGET_HERE)
STYLE = (2.0, 6.0, -3.0, 1.0)  # too bold when behind, too careful when level
SCORES_HERE = [(4, 0), (0, 16), (17, 1)]
EXACT = 1e-7


@pytest.fixture(scope="module")
def tables() -> dict[bool, Any]:
    return {replies: against.settled(OPTIONS, STYLE, replies) for replies in (True, False)}


@pytest.fixture(scope="module")
def turn() -> Turn:
    """A turn of a seat with three signs, the other with two."""
    found = Turn()
    found.explore(begun("dice", TARGET_HERE, TARGET_HERE, 3, 2, target=TARGET_HERE))
    return found


def after_turn(wins: Any, state: list[int]) -> float:
    """What seat 0 has of a state in which seat 1 begins a turn, or all is over."""
    if game.mover(state) < 0 and state[PHASE] == game.OVER:
        return game.payoffs(state)[0]
    needs = (state[TARGET] - state[SCORES + seat] for seat in (1, 0))
    return 1 - float(wins[(*needs, BEACH[state[SIGNS + 1]][state[SIGNS]])])


def start_of(wins: Any, pair: tuple[int, int]) -> float:
    return float(wins[TARGET_HERE - pair[0], TARGET_HERE - pair[1], BEACH[3][2]])


def test_my_turn_by_brute_force(turn: Turn, tables: dict[bool, Any]) -> None:
    mine, theirs = tables[True]
    values = turn.settle(SCORES_HERE, lambda state: after_turn(theirs, state))
    assert list(values[0]) == pytest.approx([start_of(mine, pair) for pair in SCORES_HERE], abs=EXACT)


def test_the_rivals_turn_by_brute_force(turn: Turn, tables: dict[bool, Any]) -> None:
    mine, theirs = tables[True]
    for pair in SCORES_HERE:
        found = led(turn, pair, lambda state: after_turn(mine, state))
        assert found == pytest.approx(start_of(theirs, pair), abs=EXACT)


def led(turn: Turn, pair: tuple[int, int], worth: Any) -> float:
    """The value of a turn whose seat has the style, from the rules and the values of best play alone."""
    count, best = turn.count, shipped("dice").value
    movers, after = turn.movers[:count], turn.after[:count].astype(np.int64)
    weights = turn.weights[:count].astype(float)
    values = np.zeros(count)
    for number in np.flatnonzero(movers == brute.LEAF).tolist():
        before, move = turn.origins[number].tolist()
        values[number] = worth(game.step(turn.state(before, pair), move))
    for number in np.flatnonzero((movers >= 0) & (turn.rows[:count, PHASE] == CHOOSING)).tolist():
        state = turn.state(number, pair)
        actions = [action for action in (STOP, PARTY, GO_ON) if allowed(state, action)]
        worths = {action: best(game.step(state, action))[0] for action in actions}
        if GO_ON in worths:
            gap = (worths[GO_ON] - worths[STOP]) / against.stake(state)
            on = leaning(gap + STYLE[against.standing(state)], STYLE[0])
        else:
            on = float(worths[PARTY] > worths[STOP])
        weights[number, :2] = 1 - on, on  # actions come in the order of their numbers
    open_ones = movers != brute.LEAF
    shares = weights[open_ones] / weights[open_ones].sum(1, keepdims=True)
    moved = 1.0
    while moved > EXACT / 100:
        before = values[open_ones]
        values[open_ones] = (shares * values[after[open_ones]]).sum(1)
        moved = np.abs(values[open_ones] - before).max()
    return float(values[0])


def allowed(state: list[int], action: int) -> bool:
    return bool(game.legal(state) >> action & 1) and state[SEAT] == 0 and game.mover(state) != CHANCE


def test_against_perfect_play_there_is_nothing_to_gain() -> None:
    for replies in (True, False):
        mine, theirs = against.settled(OPTIONS, (0.0, 0.0, 0.0, 0.0), replies)
        best = np.array(shipped("dice").wins)[: TARGET_HERE + 1, : TARGET_HERE + 1]
        assert np.abs(np.array(mine) - best)[1:, 1:].max() < EXACT
        assert np.abs(np.array(theirs) - best)[1:, 1:].max() < EXACT


def test_the_best_reply_gains_over_best_play(tables: dict[bool, Any]) -> None:
    (mine, theirs), (by_table, to_table) = (map(np.array, tables[replies]) for replies in (True, False))
    assert (mine - by_table)[1:, 1:].min() > -EXACT
    assert (theirs - to_table)[1:, 1:].max() < EXACT
    wins = [against.Reply("dice", *tables[replies]).wins(TARGET_HERE) for replies in (True, False)]
    assert wins[0] > wins[1] + 1e-5
    assert wins[1] > 0.505
