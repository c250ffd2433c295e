"""Rolling Bones in words: what somebody has to know at the moment."""

from ossuary.engine.registry import GAMES
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.rolling_bones.words import describe
from ossuary.words import Words
from tests.script import play


def last_line(moves: str) -> str:
    """The last line that describes the state after some moves."""
    state = play(GAMES["rolling-bones"], rolling_bones.initial(rolling_bones.Options()), moves)
    return Words("en").tell(describe(state)[-1])


def test_rb_4_whoever_pays_hears_that_the_hat_comes_off_before_the_last_die() -> None:
    paying = "seat_0 left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll"
    assert last_line(paying) == "Paying the last die starts the roll: to roll the hat too, take it off first."
    owed = "Still to pay for this roll: 1 die. Unlaid: left 6, right 6, centre 5."
    assert last_line(f"{paying} take_hat") == owed
