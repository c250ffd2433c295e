"""What a seat sees of Shark Attacks!, which is everything; the roll-off is left out, since nobody chooses in it."""

from ...engine.columns import by_seat, my_seat
from ...engine.field import MOST, Field, observer
from ...engine.nodes import PHASE, SEATS
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
    Field("seats", 1, 2, MAX_SEATS, "number of seats", slot=SEATS),
    Field("me", 1, 0, MAX_SEATS - 1, "the seat whose view this is", write=my_seat),
    Field("phase", 1, 0, len(PHASES) - 1, "index into `PHASES`", choice=True, slot=PHASE),
    Field("target", 1, 1, 1000, "points that end the game", 100, slot=TARGET),
    Field("flight_dice", 1, 0, len(FLIGHT_DICE) - 1, "index into `FLIGHT_DICE`", slot=FLIGHT),
    Field(
        "scores",
        MAX_SEATS,
        0,
        MOST,
        "points by seat, mine first and then round the table",
        100,
        slot=SCORES,
        write=by_seat,
    ),
    Field("signs", MAX_SEATS, 0, ALL_SIGNS, "signs on the beach by seat, mine first", slot=SIGNS, write=by_seat),
    Field("to_roll", 1, 0, BLUE_DICE, "blue dice about to be rolled", slot=TO_ROLL),
    Field(
        "blue",
        len(SWIMMER_FACES),
        0,
        BLUE_DICE,
        "by face, blue dice on the table; in a flight those of this throw",
        slot=BLUE,
    ),
    Field("sharks_to_roll", 1, 0, SHARK_DICE, "shark dice about to be rolled", slot=SHARKS_TO_ROLL),
    Field("sharks", 1, 0, SHARK_DICE, "shark dice in play, 0 at the beach", slot=SHARKS),
    Field("fins", len(SHARK_FACES), 0, SHARK_DICE, "by face, shark dice of this throw", slot=FINS),
    Field("escaped", 1, 0, 3 * BLUE_DICE, "swimmers that escaped in this flight", slot=ESCAPED),
    Field("eaten", 1, 0, BLUE_DICE, "dice eaten in this flight", slot=EATEN),
    Field("bitten", 1, 0, BLUE_DICE, "dice eaten in this throw", slot=BITTEN),
    Field("signs_due", 1, 0, BLUE_DICE, "signs still to be taken for them", slot=SIGNS_DUE),
)

observe = observer(__name__, FIELDS)
