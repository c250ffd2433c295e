"""The search: legal, reproducible, bounded, and right where the answer is known."""

import random
import threading
from functools import cache
from math import sqrt
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, State, position
from ossuary.engine.registry import GAMES, Game
from ossuary.games.bones import rules as bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.games.skulls_of_sedlec.exact.game import judge
from ossuary.minds.search import Search, searcher

pytestmark = pytest.mark.compiled

CASES = [pytest.param(game, id=game.NAME, marks=pytest.mark.xdist_group(game.NAME)) for game in GAMES.values()]
SKULLS = GAMES["skulls-of-sedlec"]


def choices_of_a_game(game: Game, seed: int, seats: int = 2, **options: Any) -> list[State]:
    """The states of a random game where a seat has a choice."""
    rng = random.Random(seed)
    state = game.initial(game.Options(seats=seats, **options))
    states = []
    while (seat := game.mover(state)) != TERMINAL:
        if seat == CHANCE:
            odds = game.odds(state)
            move = rng.choices(range(len(odds)), odds)[0]
        else:
            actions = actions_of(game, state)
            if len(actions) > 1:
                states.append(state)
            move = rng.choice(actions)
        state = game.step(state, move)
    return states


def actions_of(game: Game, state: State) -> list[int]:
    legal = game.legal(state)
    return [action for action in range(len(game.ACTIONS)) if legal >> action & 1]


@pytest.mark.parametrize("game", CASES)
def test_every_legal_action_and_no_other_is_judged_for_every_seat(game: Game) -> None:
    search = Search(game, size=500)
    for seats in (2, game.MAX_SEATS):
        for state in choices_of_a_game(game, 1, seats)[:12]:
            search.look_at(state)
            search.grow(150)
            choices = search.choices()
            assert [choice.action for choice in choices] == actions_of(game, state)
            assert search.best() in actions_of(game, state)
            for choice in choices:
                assert len(choice.payoffs) == len(choice.scores) == len(choice.parts) == seats
                assert sum(choice.payoffs) == pytest.approx(1 if choice.visits else 0)
                assert [sum(parts) for parts in choice.parts] == pytest.approx(choice.scores, rel=1e-4)


@pytest.mark.parametrize("game", CASES)
def test_the_same_seed_finds_the_same(game: Game) -> None:
    state = choices_of_a_game(game, 2)[3]
    found = []
    for seed, portions in ((7, [300]), (7, [100, 200]), (8, [300])):
        search = Search(game, seed)
        search.look_at(state)
        for playouts in portions:
            search.grow(playouts)
        found.append(search.choices())
    assert found[0] == found[1] != found[2]


@pytest.mark.xdist_group("shark-attacks")
def test_a_sure_win_is_found() -> None:
    game = GAMES["shark-attacks"]
    state = next(
        state
        for state in choices_of_a_game(game, 3)
        if state[PHASE] == shark_attacks.CHOOSING and shark_attacks.swimmers(state) >= 2
    )
    state[shark_attacks.SCORES + state[SEAT]] = 98
    search = Search(game)
    search.look_at(state)
    search.grow(500)
    stop = search.choices()[shark_attacks.STOP]
    assert search.best() == shark_attacks.STOP
    assert stop.payoffs[state[SEAT]] == 1


@pytest.mark.xdist_group("bones")
def test_values_agree_with_a_plain_expectimax_at_the_end_of_bones() -> None:
    game = GAMES["bones"]
    checked = 0
    for seed in range(400):
        for state in choices_of_a_game(game, seed, end="rounds=1"):
            last_throws = state[PHASE] == bones.MATCHED and bones.throws_left(state) == 1
            if state[bones.TURNS_LEFT] == 1 and last_throws and checked < 5:
                search = Search(game, size=2000)
                search.look_at(state)
                search.grow(3000)
                for choice in search.choices():
                    value = plain_value(position(game.step(state, choice.action)))
                    error = sqrt(0.25 / max(choice.visits, 1))
                    assert choice.payoffs == pytest.approx(value, abs=4 * error)
                checked += 1
    assert checked == 5


@cache
def plain_value(key: tuple[int, ...]) -> tuple[float, ...]:
    """The payoffs of a position of Bones where each seat plays for its own."""
    game, state = GAMES["bones"], [0, 0, 0, *key]
    seat = game.mover(state)
    if seat == TERMINAL:
        return tuple(game.payoffs(state))
    if seat == CHANCE:
        odds = game.odds(state)
        values = [(weight, plain_value(position(game.step(state, i)))) for i, weight in enumerate(odds) if weight]
        return tuple(sum(weight * value[i] for weight, value in values) / sum(odds) for i in range(len(values[0][1])))
    return max((plain_value(position(game.step(state, i))) for i in actions_of(game, state)), key=lambda v: v[seat])


@pytest.mark.xdist_group("skulls-of-sedlec")
def test_values_come_near_the_exact_ones_at_the_end_of_skulls_of_sedlec() -> None:
    search = Search(SKULLS)
    for seed in range(6):
        state = choices_of_a_game(SKULLS, seed)[-8]
        search.look_at(state)
        search.grow(4000)
        judged = judge(state)
        chosen = judge(skulls_of_sedlec.step(state, search.best()))
        best = max(search.choices(), key=lambda choice: choice.visits)
        assert judged is not None
        assert chosen is not None
        assert chosen.payoffs == pytest.approx(judged.payoffs, abs=0.05)
        assert best.payoffs == pytest.approx(judged.payoffs, abs=0.15)


@pytest.mark.xdist_group("skulls-of-sedlec")
def test_the_tree_is_kept_when_the_game_moves_on() -> None:
    state = choices_of_a_game(SKULLS, 4)[10]
    search = Search(SKULLS)
    search.look_at(state)
    search.grow(2000)
    known = {choice.action: choice.visits for choice in search.choices()}
    state = skulls_of_sedlec.step(state, next(a for a in known if a >= skulls_of_sedlec.COLLECT and known[a] > 50))
    search.look_at(state)
    assert sum(choice.visits for choice in search.choices()) >= 50


@pytest.mark.xdist_group("shark-attacks")
def test_a_full_tree_starts_anew_and_keeps_what_it_knows_about_its_root() -> None:
    game = GAMES["shark-attacks"]
    search = Search(game, size=100)
    search.look_at(choices_of_a_game(game, 5)[4])
    for playouts in (60, 940):
        search.grow(playouts)
        assert 1 < search.nodes <= 100
    assert sum(choice.visits for choice in search.choices()) == 1000


@pytest.mark.parametrize("game", CASES)
def test_an_action_that_looks_bad_is_tried_out_if_wanted(game: Game) -> None:
    search = Search(game, size=100)
    search.look_at(choices_of_a_game(game, 5)[4])
    search.grow(300)
    before = {choice.action: choice.visits for choice in search.choices()}
    for action in before:
        search.try_out(action, 40)
    after = {choice.action: choice.visits for choice in search.choices()}
    assert after == {action: max(40, visits) for action, visits in before.items()}
    assert min(before.values()) < 40


@pytest.mark.parametrize("game", CASES)
def test_games_along_a_line_share_their_luck_and_leave_the_tree_alone(game: Game) -> None:
    search, state = Search(game, size=500), choices_of_a_game(game, 5, seats=3)[4]
    search.begin(state)
    search.grow(300)
    known, action = search.choices(), search.best()
    games = [search.follow(action, seed, 30) for seed in (1, 1, 2)]
    ends = [(one.payoffs.tolist(), one.parts.tolist()) for one in games]
    assert ends[0] == ends[1] != ends[2]
    assert all(sum(payoffs) == pytest.approx(1) for payoffs in ends[0][0])
    assert search.choices() == known
    search.grow(50)
    alone = Search(game, size=500)
    alone.begin(state)
    alone.grow(350)
    assert search.choices() == alone.choices()


@pytest.mark.xdist_group("skulls-of-sedlec")
def test_other_threads_run_while_a_search_thinks() -> None:
    search = Search(SKULLS)
    search.look_at(choices_of_a_game(SKULLS, 6)[2])
    thinking = threading.Thread(target=search.grow, args=(5000,))
    thinking.start()
    turns = 0
    while thinking.is_alive():
        thinking.join(0.001)
        turns += 1
    assert turns > 5


@pytest.mark.xdist_group("skulls-of-sedlec")
def test_a_searching_mind_beats_random_ones_and_plays_the_same_again() -> None:
    games = [played(searcher(SKULLS, 60)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0][1] > 0


def played(mind: Any) -> tuple[list[int], int]:
    """The actions of a mind against a random one, and its lead at the end."""
    rng = random.Random(9)
    state = SKULLS.initial(SKULLS.Options())
    actions = []
    while (seat := SKULLS.mover(state)) != TERMINAL:
        if seat == CHANCE:
            odds = SKULLS.odds(state)
            move = rng.choices(range(len(odds)), odds)[0]
        elif seat == 0:
            actions.append(mind(state, [0]))
            move = actions[-1]
        else:
            move = rng.choice(actions_of(SKULLS, state))
        state = SKULLS.step(state, move)
    mine, other = SKULLS.scores(state)
    return actions, mine - other
