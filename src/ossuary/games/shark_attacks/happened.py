"""What a move of Shark Attacks! did: rolls, weather, bites, escapes and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.facts import Began, Fact
from ...engine.nodes import PHASE, SEAT, TURN, State
from .rules import (
    BLUE,
    CHOOSING,
    EATEN,
    ESCAPED,
    EVENT,
    FINS,
    FIRST_SEAT,
    FLEEING,
    GO_ON,
    OUTCOMES,
    SCORES,
    SHARK_FACES,
    SHARK_OUTCOME,
    SHARKS_TO_ROLL,
    SIGN_FROM,
    SIGNING,
    SIGNS,
    STOP,
    SWIMMER_FACES,
    SWIMMING,
    TO_ROLL,
    bites,
    swimmers,
)


@dataclass(frozen=True)
class Rolled(Fact):
    """Swimmer dice have fallen; all that lie there are named by their faces."""

    seat: int
    dice: list[str]
    swimmers: int
    waves: int


@dataclass(frozen=True)
class WentOn(Fact):
    """A seat goes on."""

    seat: int


@dataclass(frozen=True)
class Stopped(Fact):
    """A seat calls it a day."""

    seat: int
    points: int


@dataclass(frozen=True)
class Partied(Fact):
    """A seat throws a party."""

    seat: int
    points: int


@dataclass(frozen=True)
class Weather(Fact):
    """The event die has fallen."""

    event: str


@dataclass(frozen=True)
class NobodySwam(Fact):
    """A shark attack found nobody in the water."""

    seat: int


@dataclass(frozen=True)
class SignTaken(Fact):
    """A seat takes a warning sign from the beach of another."""

    seat: int
    beach: int


@dataclass(frozen=True)
class Fled(Fact):
    """A throw of a flight has fallen, dice named by their faces."""

    seat: int
    dice: list[str]
    sharks: list[str]


@dataclass(frozen=True)
class Bitten(Fact):
    """A shark has bitten; the dice that it has eaten are named by their faces."""

    fins: int
    eaten: list[str]


@dataclass(frozen=True)
class Escaped(Fact):
    """Swimmers are ashore."""

    swimmers: int


@dataclass(frozen=True)
class SignsUp(Fact):
    """Warning signs go up on the beach of a seat."""

    seat: int
    signs: int


@dataclass(frozen=True)
class FlightOver(Fact):
    """A flight is over, with all who escaped in it."""

    seat: int
    points: int
    escaped: int
    unharmed: bool


def happened(before: State, move: int, after: State) -> list[Fact]:
    """What a move did; nothing while a throw is still rolling."""
    phase, seat = before[PHASE], before[SEAT]
    if phase == FIRST_SEAT:
        return [] if after[PHASE] == FIRST_SEAT else [Began(after[SEAT])]
    if phase == SWIMMING:
        if after[PHASE] == SWIMMING:
            return []
        return [Rolled(seat, _faces(after[BLUE : BLUE + 4]), swimmers(after), after[BLUE])]
    if phase == CHOOSING:
        if move == GO_ON:
            return [WentOn(seat)]
        points = _scored(before, after)
        return [Stopped(seat, points) if move == STOP else Partied(seat, points)]
    if phase == EVENT:
        weather = Weather(OUTCOMES[move])
        return [weather] if after[TURN] == before[TURN] else [weather, NobodySwam(seat)]
    if phase == SIGNING:
        return [SignTaken(seat, move - SIGN_FROM), *_flight_ends(before, after)]
    if before[TO_ROLL] == 0 and before[SHARKS_TO_ROLL] == 1:
        return _sharks_come(before, move - SHARK_OUTCOME, after)
    return []


def _sharks_come(before: State, last_fins: int, after: State) -> list[Fact]:
    """One throw of a flight: what lay in the water, who was bitten, who escaped."""
    seat, water, fins = before[SEAT], before.copy(), before[FINS : FINS + 4]
    fins[last_fins] += 1
    sharks = [SHARK_FACES[face] for face in (3, 2, 1, 0) for _ in range(fins[face])]
    facts: list[Fact] = [Fled(seat, _faces(water[BLUE : BLUE + 4]), sharks)]
    for shark, eaten in bites(before[BLUE : BLUE + 4], fins):
        for face, dice in enumerate(eaten):
            water[BLUE + face] -= dice
            water[EATEN] += dice
        facts.append(Bitten(shark, _faces(eaten)))
    if escaped := swimmers(water):
        facts.append(Escaped(escaped))
        water[ESCAPED] += escaped
    if signs := after[SIGNS + seat] - before[SIGNS + seat]:
        facts.append(SignsUp(seat, signs))
    return facts + _flight_ends(water, after)


def _flight_ends(before: State, after: State) -> list[Fact]:
    """What a flight brought, if it is over; `before` counts all who escaped or were eaten."""
    if after[PHASE] == SIGNING or (after[PHASE] == FLEEING and after[TURN] == before[TURN]):
        return []
    return [FlightOver(before[SEAT], _scored(before, after), before[ESCAPED], before[EATEN] == 0)]


def _scored(before: State, after: State) -> int:
    return after[SCORES + before[SEAT]] - before[SCORES + before[SEAT]]


def _faces(counts: Sequence[int]) -> list[str]:
    return [SWIMMER_FACES[face] for face in (3, 2, 1, 0) for _ in range(counts[face])]
