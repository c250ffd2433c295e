"""Minds of a host: what they choose at random comes from the sealed dice of their table."""

import asyncio

from ossuary.fair import Sealed
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.trained_minds import interpreted
from ossuary.minds.playing.strengths import mind

from ..desk import ADA, SECRET, Desk


def decided(desk: Desk) -> list[str]:
    """What the mind `random` does at this table now."""
    mind_pool = MindPool(interpreted)
    try:
        return asyncio.run(mind_pool.decision("ada", "random", desk.match.table))
    finally:
        mind_pool.close()


def test_what_a_mind_chooses_at_random_comes_from_the_secret_and_the_texts() -> None:
    desk = Desk("rolling-bones", ADA, "random")
    desk.start()
    sealed, table = Sealed(SECRET, []), desk.match.table
    choose, made = mind(table.game, "random"), len(table.record.moves)
    after = table.game.step(table.state, table.game.ACTIONS.index("lay_left_thigh"))
    assert table.game.ACTIONS[choose(table.state, [sealed.thought(made)])] == "lay_left_thigh"
    assert table.game.ACTIONS[choose(after, [sealed.thought(made + 1)])] == "bury"
    assert decided(desk) == decided(desk) == ["lay_left_thigh", "bury"]
