"""Stated margins beside computed values: they hold nine of ten, and nothing is said to be better or equal in vain."""

from collections.abc import Callable, Iterator
from itertools import count, islice

import pytest

from ossuary.engine.nodes import State
from ossuary.engine.registry import GAMES, actions_of
from ossuary.fair import Seeded
from ossuary.games.skulls_of_sedlec.exact.game import judge as exact_end
from ossuary.minds.judging.advice import NODES
from ossuary.minds.judging.agreeing import agreed
from ossuary.minds.judging.coach import matters
from ossuary.minds.judging.doubt import doubt, doubt_between
from ossuary.minds.judging.judge import Choice, surely_behind
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review_budget import PLAYOUTS
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.minds.playing.strengths import mind
from ossuary.minds.search import PRICE
from ossuary.table import Table

pytestmark = pytest.mark.compiled

DEEP = 3_000_000  # moves: a second
HIDDEN = 0.005  # a difference that nothing may hide

Known = tuple[State, dict[int, float]]  # a decision, and what the mover has by each action


def decisions(name: str, seed: int) -> Iterator[State]:
    """The decisions of a game by rule of thumb in which there is something to choose."""
    game = GAMES[name]
    table, play = Table(game, game.Options(), ["rule-of-thumb"] * 2, Seeded(seed)), mind(game, "rule-of-thumb")
    table.begin()
    while not table.over:
        if game.legal(table.state).bit_count() > 1:
            yield list(table.state)
        table.act(play(table.state, table.thoughts()))


def before_computed_ends() -> Iterator[Known]:
    """The last decisions before ends that are computed at once, where a longer computation knows all the same."""
    game = GAMES["skulls-of-sedlec"]
    for seed in count(1):
        backwards = reversed(list(decisions("skulls-of-sedlec", seed)))
        last = next(state for state in backwards if not exact_end(state, PRICE))
        known = dict[int, float]()
        for action in actions_of(game, last):
            if not (end := exact_end(game.step(last, action), DEEP)):
                break
            known[action] = end.payoffs[game.mover(last)]
        else:
            yield last, known


def in_a_solved_game() -> Iterator[Known]:
    """Decisions of a game that is solved for two, and searched for more."""
    game = GAMES["shark-attacks"]
    for seed in count(1):
        state = list(decisions("shark-attacks", seed))[3]
        solved = judge_of(game, state).choices(state)
        yield state, {action: one.payoffs[game.mover(state)] for one in solved for action in one.actions}


@pytest.mark.parametrize(
    ("name", "known", "number"),
    [
        ("skulls-of-sedlec", before_computed_ends, 3),
        ("shark-attacks", in_a_solved_game, 12),
        pytest.param("skulls-of-sedlec", before_computed_ends, 100, marks=pytest.mark.nightly),
        pytest.param("shark-attacks", in_a_solved_game, 200, marks=pytest.mark.nightly),
    ],
)
def test_what_is_said_is_what_the_error_allows(name: str, known: Callable[[], Iterator[Known]], number: int) -> None:
    held, sure = [], []
    for state, true in islice(known(), number):
        choices, seat = SearchJudge(GAMES[name], PLAYOUTS, NODES).choices(state), GAMES[name].mover(state)
        best, *others = choices
        held += [abs(one.payoffs[seat] - true[one.action]) <= one.error + HIDDEN for one in choices]
        sure += [true[best.action] >= true[one.action] for one in others if surely_behind(seat, best, one)]
        if not matters(seat, choices):
            assert max(true.values()) - min(true.values()) < HIDDEN
    assert sum(held) >= 0.9 * len(held)
    assert sum(sure) >= 0.95 * len(sure) > 0


def test_there_is_doubt_where_exploring_and_following_come_to_different_chances() -> None:
    assert doubt(0.1, 1.0, 1.0) == 0
    assert doubt(0.1, 0.5, 0.5) == pytest.approx(0.1)
    assert doubt(0.1, 0.9, 0.5) == pytest.approx(0.1 + 0.75 * 0.4)
    assert doubt_between(0.1, (0.9, 0.7), (0.5, 0.3)) == pytest.approx(0.1)
    assert doubt_between(0.1, (0.9, 0.7), (0.5, 0.5)) == pytest.approx(0.1 + 0.75 * 0.2)


def test_more_searches_do_not_take_the_doubt_away() -> None:
    looks = [
        [
            Choice(0, [0.9, 0.1], list, error=0.2, doubts=(0.2, 0.0), sampled=True),
            Choice(1, [0.7, 0.3], list, error=0.2, apart=0.15, doubts=(0.2, 0.15), sampled=True),
        ]
        for _ in range(5)
    ]
    best, other = agreed(0, looks)
    assert best.error == pytest.approx(0.2)
    assert other.apart == pytest.approx(0.15)
