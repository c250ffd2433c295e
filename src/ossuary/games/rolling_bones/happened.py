"""What a move of Rolling Bones did: rolls, bones laid, dice paid, burials."""

from dataclasses import dataclass

from ...engine.facts import Began, Fact
from ...engine.nodes import PHASE, SEAT, State
from .rules import (
    BONES,
    BURY,
    CHOSEN,
    FACES,
    FALSE_SITE,
    FILLED,
    FIRST_SEAT,
    HAT_ON,
    KINDS,
    LAY_HAT,
    LEAVE,
    OWED,
    PAY,
    PAYING,
    PLACING,
    POST_OPS,
    ROLL,
    ROLLED,
    ROLLING,
    SCORES,
    SECTION_SITES,
    SECTIONS,
    TAKE_HAT,
    skeleton_score,
    tally,
)


@dataclass(frozen=True)
class Rolled(Fact):
    """All dice of a roll have fallen, named by their faces; the first roll of a turn costs nothing."""

    seat: int
    dice: list[str]
    first: bool


@dataclass(frozen=True)
class Laid(Fact):
    """A right bone is laid."""

    seat: int
    site: str


@dataclass(frozen=True)
class FalseBoneLaid(Fact):
    """A die is laid at the site of another bone."""

    seat: int
    bone: str
    site: str


@dataclass(frozen=True)
class Completed(Fact):
    """A section of the skeleton is whole, and worth these points."""

    section: str
    points: int


@dataclass(frozen=True)
class HatOn(Fact):
    """The hat is put on."""

    seat: int


@dataclass(frozen=True)
class HatOff(Fact):
    """The hat is taken off, to be rolled."""

    seat: int


@dataclass(frozen=True)
class RolledOn(Fact):
    """A seat wants to roll on, and has dice to pay for it."""

    seat: int
    price: int


@dataclass(frozen=True)
class Paid(Fact):
    """A die is paid."""

    seat: int
    die: str


@dataclass(frozen=True)
class Buried(Fact):
    """A skeleton is buried."""

    seat: int
    bones: int
    hat: bool
    points: int
    score: int


@dataclass(frozen=True)
class Left(Fact):
    """A skeleton is left lying."""

    seat: int


def happened(before: State, move: int, after: State) -> list[Fact]:
    """What a move did; nothing while a throw is still rolling or a false bone has no place yet."""
    phase, seat = before[PHASE], before[SEAT]
    if phase == FIRST_SEAT:
        return [Began(after[SEAT])]
    if phase == ROLLING:
        if after[PHASE] == ROLLING:
            return []
        dice = [face for number, face in enumerate(FACES) for _ in range(after[ROLLED + number])]
        return [Rolled(seat, dice, after[POST_OPS] == 0)]
    if phase == PLACING:
        laid = FalseBoneLaid(seat, BONES[before[CHOSEN] - 1], BONES[move - FALSE_SITE])
        return [laid, *_completed(before, after)]
    if phase == PAYING and move != TAKE_HAT:
        return [Paid(seat, KINDS[move - PAY])]
    if move < LAY_HAT:
        return [Laid(seat, BONES[move]), *_completed(before, after)]
    if move == LAY_HAT:
        return [HatOn(seat)]
    if move == TAKE_HAT:
        return [HatOff(seat)]
    if move == BURY:
        bones, hat, score = before[FILLED].bit_count(), before[HAT_ON] > 0, after[SCORES + seat]
        return [Buried(seat, bones, hat, skeleton_score(before), score)]
    if move == LEAVE:
        return [Left(seat)]
    return [RolledOn(seat, after[OWED])] if move == ROLL else []


def _completed(before: State, after: State) -> list[Fact]:
    points = {part.name: part.points for part in tally(after, after[SEAT])}
    return [
        Completed(section, points[section])
        for section, sites in zip(SECTIONS, SECTION_SITES, strict=True)
        if before[FILLED] & sites != sites and after[FILLED] & sites == sites
    ]
