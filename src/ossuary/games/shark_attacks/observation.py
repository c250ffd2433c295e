"""What a seat sees of Shark Attacks!, which is everything; the roll-off is left out, since nobody chooses in it."""

from ...engine.columns import by_seat, copied, one
from ...engine.field import MOST, Field
from ...engine.nodes import PHASE, SEATS, State
from .rules import (
    ALL_SIGNS,
    BITTEN,
    BLUE,
    BLUE_DICE,
    EATEN,
    ESCAPED,
    FINS,
    FLIGHT,
    FLIGHT_DICE,
    MAX_SEATS,
    PHASES,
    SCORES,
    SHARK_DICE,
    SHARK_FACES,
    SHARKS,
    SHARKS_TO_ROLL,
    SIGNS,
    SIGNS_DUE,
    SWIMMER_FACES,
    TARGET,
    TO_ROLL,
)

FIELDS = (
    Field("seats", 1, 2, MAX_SEATS, "number of seats"),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is"),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True),
    Field("target", 1, 1, 1000, "points that end the game", 100),
    Field("flight_dice", 1, 0, len(FLIGHT_DICE) - 1, "index into `FLIGHT_DICE`"),
    Field("scores", MAX_SEATS, 0, MOST, "points by seat, mine first and then round the table", 100),
    Field("signs", MAX_SEATS, 0, ALL_SIGNS, "signs on the beach by seat, mine first"),
    Field("to_roll", 1, 0, BLUE_DICE, "blue dice about to be rolled"),
    Field("blue", len(SWIMMER_FACES), 0, BLUE_DICE, "by face, blue dice on the table; in a flight those of this throw"),
    Field("sharks_to_roll", 1, 0, SHARK_DICE, "shark dice about to be rolled"),
    Field("sharks", 1, 0, SHARK_DICE, "shark dice in play, 0 at the beach"),
    Field("fins", len(SHARK_FACES), 0, SHARK_DICE, "by face, shark dice of this throw"),
    Field("escaped", 1, 0, 3 * BLUE_DICE, "swimmers that escaped in this flight"),
    Field("eaten", 1, 0, BLUE_DICE, "dice eaten in this flight"),
    Field("bitten", 1, 0, BLUE_DICE, "dice eaten in this throw"),
    Field("signs_due", 1, 0, BLUE_DICE, "signs still to be taken for them"),
)


def observe(state: State, me: int, seen: list[int]) -> None:
    """Writes what a seat sees, field after field."""
    at = one(state[SEATS], seen, 0)
    at = one(me, seen, at)
    at = one(state[PHASE], seen, at)
    at = one(state[TARGET], seen, at)
    at = one(state[FLIGHT], seen, at)
    at = by_seat(state, SCORES, MAX_SEATS, me, seen, at)
    at = by_seat(state, SIGNS, MAX_SEATS, me, seen, at)
    at = one(state[TO_ROLL], seen, at)
    at = copied(state, BLUE, len(SWIMMER_FACES), seen, at)
    at = one(state[SHARKS_TO_ROLL], seen, at)
    at = one(state[SHARKS], seen, at)
    at = copied(state, FINS, len(SHARK_FACES), seen, at)
    at = one(state[ESCAPED], seen, at)
    at = one(state[EATEN], seen, at)
    at = one(state[BITTEN], seen, at)
    one(state[SIGNS_DUE], seen, at)
