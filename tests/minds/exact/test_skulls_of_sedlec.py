"""The exact end of Skulls of Sedlec beside a plain expectimax over the interpreted rules."""

import random
from fractions import Fraction
from functools import cache
from math import ceil, exp

import pytest

from ossuary.engine.nodes import CHANCE, TERMINAL, State, position
from ossuary.games.skulls_of_sedlec import rules, search_guide
from ossuary.games.skulls_of_sedlec.exact.game import best, judge, value
from ossuary.games.skulls_of_sedlec.rule_of_thumb import choose
from tests.settings import CRIMINAL_DECK

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("skulls-of-sedlec")]

Worth = tuple[Fraction, Fraction]  # seat 0's share of the win, and its lead


def plain_worth(state: State) -> Worth:
    """What a state is worth to seat 0 where both play first for the win and then for the lead."""
    return _worth(position(state))


@cache
def _worth(key: tuple[int, ...]) -> Worth:
    state = [0, 0, 0, *key]
    seat = rules.mover(state)
    if seat == TERMINAL:
        first, second = rules.scores(state)
        return Fraction(rules.payoffs(state)[0]), Fraction(first - second)
    if seat == CHANCE:
        unseen = [card for card, weight in enumerate(rules.odds(state)) if weight]
        shares, leads = zip(*(plain_worth(rules.step(state, card)) for card in unseen), strict=True)
        return sum(shares, Fraction(0)) / len(unseen), sum(leads, Fraction(0)) / len(unseen)
    worths = [plain_worth(rules.step(state, action)) for action in actions_of(state)]
    return max(worths) if seat == 0 else min(worths)


def actions_of(state: State) -> list[int]:
    legal = rules.legal(state)
    return [action for action in range(len(rules.ACTIONS)) if legal >> action & 1]


def states_of_a_game(seed: int, options: rules.Options, wildness: float = 0.5) -> list[State]:
    """All states of a game between players who mostly follow a rule of thumb."""
    rng = random.Random(seed)
    states = [rules.initial(options)]
    while (seat := rules.mover(state := states[-1])) != TERMINAL:
        if seat == CHANCE:
            odds = rules.odds(state)
            move = rng.choices(range(len(odds)), odds)[0]
        else:
            move = rng.choice(actions_of(state)) if rng.random() < wildness else choose(state, [0])
        states.append(rules.step(state, move))
    return states


def effort(state: State) -> int:
    """The actions left, and the unseen cards, which weigh more."""
    unseen = sum(state[rules.UNSEEN : rules.UNSEEN + rules.CARDS])
    up = sum(state[rules.UP + pile] > 0 for pile in range(rules.PILES))
    return 3 * unseen + up + rules.CARDS - state[rules.PLACED]


@pytest.mark.parametrize("deck", [rules.DEFAULT_DECK, CRIMINAL_DECK], ids=["default", "criminals"])
@pytest.mark.parametrize("seed", range(8))
def test_values_and_leads_are_those_of_a_plain_expectimax(seed: int, deck: tuple[str, ...]) -> None:
    checked = 0
    for state in states_of_a_game(seed, rules.Options(deck=deck)):
        if effort(state) <= 14:
            share, lead = plain_worth(state)
            judged = judge(state)
            assert judged is not None
            assert judged.payoffs == [
                pytest.approx(float(share), abs=1e-12),
                pytest.approx(float(1 - share), abs=1e-12),
            ]
            assert judged.leads is not None
            assert judged.leads[0] == pytest.approx(float(lead), abs=1e-6)
            checked += 1
    assert checked >= 8


@pytest.mark.parametrize("seed", range(6))
def test_best_play_gives_away_no_win_and_no_point(seed: int) -> None:
    for state in states_of_a_game(seed, rules.Options(), wildness=0.8):
        if effort(state) <= 14 and rules.mover(state) >= 0:
            action = best(state)
            assert action in actions_of(state)
            assert plain_worth(rules.step(state, action)) == plain_worth(state)


def test_a_value_is_that_of_the_best_action_with_three_unseen_cards() -> None:
    state = three_unseen()
    judged = judge(state)
    seat = rules.mover(state)
    found = [judge(rules.step(state, action)) for action in actions_of(state)]
    worths = [(one.payoffs[seat], round(one.leads[seat], 6)) for one in found if one and one.leads]
    assert judged is not None
    assert judged.leads is not None
    assert len(worths) == len(found)
    assert max(worths) == (judged.payoffs[seat], round(judged.leads[seat], 6))
    assert worths[actions_of(state).index(judged.action)] == max(worths)


def three_unseen() -> State:
    """A state with a choice and three unseen cards, late in a game."""
    return next(
        state
        for seed in range(20)
        for state in reversed(states_of_a_game(seed, rules.Options()))
        if rules.mover(state) >= 0 and sum(state[rules.UNSEEN : rules.UNSEEN + rules.CARDS]) == 3
    )


def test_too_much_is_refused_at_once() -> None:
    states = states_of_a_game(1, rules.Options())
    assert [value(state) for state in states[:20]] == [None] * 20
    assert value(states_of_a_game(1, rules.Options(seats=3))[-1]) is None


def test_the_price_is_kept() -> None:
    assert judge(three_unseen()) is not None
    assert judge(three_unseen(), price=100) is None


def test_what_was_asked_before_makes_nothing_cheaper() -> None:
    states = [
        state for seed in range(20) for state in states_of_a_game(seed, rules.Options()) if rules.mover(state) >= 0
    ]
    state, price = next((state, price) for state in states for price in [too_little(state)] if price)
    assert judge(state)
    for action in actions_of(state):
        assert judge(rules.step(state, action))
    assert judge(state, price) is None


def too_little(state: State) -> int:
    """A price that seems enough for a state, but is not; 0 if there is none."""
    price = ceil(exp(search_guide.effort(state)))
    return price if 1000 < price < 20_000 and judge(state, price) is None else 0
