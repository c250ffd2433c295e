"""Looking back on a long game takes no longer than it may."""

from functools import partial
from pathlib import Path

import pytest

from ossuary.engine.nodes import CHANCE
from ossuary.engine.record import read, replay
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review_budget import FEWEST, PLAYOUTS, affordable

RECORD = Path(__file__).parents[2] / "records" / "skulls-of-sedlec-three.json"


@pytest.mark.compiled
@pytest.mark.xdist_group("skulls-of-sedlec")
@pytest.mark.parametrize(("seconds", "playouts"), [(0.0, FEWEST), (1e6, PLAYOUTS)])
def test_as_many_games_are_tried_out_as_there_is_time_for(seconds: float, playouts: int) -> None:
    record = read(RECORD.read_text(encoding="utf-8"))
    judge = affordable(record, seconds, partial(judge_of, record.game, record.game.initial(record.options)))
    decisions = [step.before for step in replay(record) if record.game.mover(step.before) != CHANCE]
    judge.choices(decisions[5])
    assert playouts <= judge.tried < 2 * playouts
