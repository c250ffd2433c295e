"""A review has a number of games to try out, whatever the clock says: the same record has the same review."""

from functools import partial
from pathlib import Path

import pytest

from ossuary.engine.nodes import CHANCE, State
from ossuary.engine.record import Record, read, replay
from ossuary.minds.judging.judge import Choice
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import Decision, review
from ossuary.minds.judging.review_budget import FEWEST, MOST, affordable, choices_in
from ossuary.minds.judging.search_judge import SearchJudge

RECORDS = Path(__file__).parents[2] / "records"

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("skulls-of-sedlec")]


def record_of(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


class Counting(SearchJudge):
    """Notes which decisions it is asked about."""

    asked: list[State]

    def choices(self, state: State) -> list[Choice]:
        """The same."""
        self.asked = [*getattr(self, "asked", []), state]
        return super().choices(state)


@pytest.mark.parametrize(("whole", "playouts"), [(0, FEWEST), (10**9, MOST), (37 * 500, 500)])
def test_the_games_to_try_out_are_shared_among_the_decisions(whole: int, playouts: int) -> None:
    record = record_of("skulls-of-sedlec-three")
    assert choices_in(record) == 37
    judge = affordable(record, partial(judge_of, record.game, record.game.initial(record.options)), whole)
    decisions = [step.before for step in replay(record) if record.game.mover(step.before) != CHANCE]
    judge.choices(decisions[5])
    assert playouts <= judge.tried < 3 * playouts


def test_actions_without_a_choice_take_none_of_them_and_are_told_all_the_same() -> None:
    record = record_of("bones-two")
    judge = Counting(record.game, playouts=40)
    found = review(record, judge)
    acted = [number for number, step in enumerate(replay(record)) if record.game.mover(step.before) != CHANCE]
    assert [decision.move for decision in found.decisions] == acted
    assert len(acted) > 3 * choices_in(record)
    forced = [decision for decision in found.decisions if len(decision.choices) == 1]
    assert all(record.game.legal(state).bit_count() > 1 for state in judge.asked)
    assert {decision.given_away for decision in forced} == {0.0}
    for share, payoff in zip(found.shares, found.throws[-1].chances, strict=True):
        assert 1 / 2 + share.advantage + share.luck + share.skill == pytest.approx(payoff, abs=1e-9)


def test_the_same_record_has_the_same_review() -> None:
    record = record_of("bones-two")
    one, other = (review(record, SearchJudge(record.game, playouts=60)) for _ in range(2))
    assert [decision.chances for decision in one.decisions] == [decision.chances for decision in other.decisions]
    assert one.shares == other.shares


@pytest.mark.parametrize(("error", "grade"), [(0.0, "mistake"), (0.03, "slip"), (0.06, "best")])
def test_nobody_is_blamed_for_what_may_be_an_error(error: float, grade: str) -> None:
    choices = [Choice(0, [0.55, 0.45], list), Choice(1, [0.5, 0.5], list, apart=error, sampled=True)]
    decision = Decision(3, 0, 1, choices, [0.5, 0.5], [0.55, 0.45])
    assert decision.given_away == pytest.approx(0.05 if error < 0.05 else 0)
    assert decision.grade == grade
