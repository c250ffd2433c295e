"""What a seat sees of Rolling Bones, which is everything."""

from ...engine.columns import bits, by_seat, my_seat
from ...engine.field import LEAST, MOST, Field, observer
from ...engine.nodes import PHASE, SEATS, State
from .rules import (
    BONES,
    CHOSEN,
    FACES,
    FALSE,
    FILLED,
    HAT_ON,
    KINDS,
    LAID,
    MAX_SEATS,
    OWED,
    PHASES,
    POST_OPS,
    ROLLED,
    SCORES,
    TARGET,
    TO_ROLL,
)


def _any(state: State, slot: int, columns: int, me: int, seen: list[int], at: int) -> None:
    """1 where a slot holds anything."""
    for column in range(columns):
        seen[at + column] = 1 if state[slot + column] else 0


FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats", slot=SEATS),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is", write=my_seat),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True, slot=PHASE),
    Field("target", 1, 1, 1000, "points that end the game", 100, slot=TARGET),
    Field(
        "scores",
        MAX_SEATS,
        LEAST,
        MOST,
        "points by seat, mine first and then round the table",
        100,
        slot=SCORES,
        write=by_seat,
    ),
    Field("to_roll", len(KINDS), 0, 6, "by kind of die, unlaid dice that show nothing", slot=TO_ROLL),
    Field("rolled", len(FACES), 0, 6, "by face, unlaid dice of the last roll", slot=ROLLED),
    Field("filled", len(BONES), 0, 1, "by site, 1 where a bone lies", slot=FILLED, write=bits),
    Field("false", len(BONES), 0, 1, "by site, 1 where that is a false bone", slot=FALSE, write=_any),
    Field("hat", 1, 0, 1, "1 while the skeleton wears the hat", slot=HAT_ON),
    Field("post_ops", 1, 0, 5, "post-op rolls of this turn", slot=POST_OPS),
    Field("laid", 1, 0, 2, "laid of the last roll: 0 nothing, 1 only the hat, 2 a bone", choice=True, slot=LAID),
    Field("chosen", 1, 0, len(BONES), "1 + the bone on the die chosen as false bone, else 0", choice=True, slot=CHOSEN),
    Field("owed", 1, 0, 5, "dice still to pay for this roll", slot=OWED),
)

observe = observer(__name__, FIELDS)
