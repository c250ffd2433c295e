"""What a seat sees of Rolling Bones, which is everything."""

from ...engine.columns import bits, by_seat, copied, one
from ...engine.field import LEAST, MOST, Field
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

FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats"),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is"),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True),
    Field("target", 1, 1, 1000, "points that end the game", 100),
    Field("scores", MAX_SEATS, LEAST, MOST, "points by seat, mine first and then round the table", 100),
    Field("to_roll", len(KINDS), 0, 6, "by kind of die, unlaid dice that show nothing"),
    Field("rolled", len(FACES), 0, 6, "by face, unlaid dice of the last roll"),
    Field("filled", len(BONES), 0, 1, "by site, 1 where a bone lies"),
    Field("false", len(BONES), 0, 1, "by site, 1 where that is a false bone"),
    Field("hat", 1, 0, 1, "1 while the skeleton wears the hat"),
    Field("post_ops", 1, 0, 5, "post-op rolls of this turn"),
    Field("laid", 1, 0, 2, "laid of the last roll: 0 nothing, 1 only the hat, 2 a bone", choice=True),
    Field("chosen", 1, 0, len(BONES), "1 + the bone on the die chosen as false bone, else 0", choice=True),
    Field("owed", 1, 0, 5, "dice still to pay for this roll"),
)


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes what a seat sees, field after field."""
    at = one(state[SEATS], seen, 0)
    at = one(me, seen, at)
    at = one(state[PHASE], seen, at)
    at = one(state[TARGET], seen, at)
    at = by_seat(state, SCORES, MAX_SEATS, me, seen, at)
    at = copied(state, TO_ROLL, len(KINDS), seen, at)
    at = copied(state, ROLLED, len(FACES), seen, at)
    at = bits(state[FILLED], len(BONES), seen, at)
    for site in range(len(BONES)):
        seen[at + site] = 1 if state[FALSE + site] else 0
    at = one(state[HAT_ON], seen, at + len(BONES))
    at = one(state[POST_OPS], seen, at)
    at = one(state[LAID], seen, at)
    at = one(state[CHOSEN], seen, at)
    one(state[OWED], seen, at)
