"""What a move of Skulls of Sedlec did: cards dug up, taken and stacked. A card is `upper/lower`."""

from dataclasses import dataclass

from ...engine.facts import Began, Fact
from ...engine.nodes import PHASE, SEAT, SEATS, State
from .rules import (
    CARDS,
    COLLECT,
    DECK,
    DUG,
    FIRST_SEAT,
    HAND_LIMIT,
    HANDS,
    KEEP,
    KEEPING,
    KINDS,
    OPENING,
    SPOTS,
    STACK,
    STACK_PLACES,
    STACKS,
    TURNING,
    UP,
    scores,
)


@dataclass(frozen=True)
class Opened(Fact):
    """A card of the graveyard is turned up before the first turn."""

    card: str


@dataclass(frozen=True)
class Dug(Fact):
    """Two cards are dug up, each from a pile of its own."""

    seat: int
    piles: list[int]
    cards: list[str]


@dataclass(frozen=True)
class LastDug(Fact):
    """The last card of the graveyard is dug up."""

    seat: int
    card: str


@dataclass(frozen=True)
class Kept(Fact):
    """Of two cards one is kept."""

    seat: int
    card: str


@dataclass(frozen=True)
class Collected(Fact):
    """An open card is taken from a pile."""

    seat: int
    card: str
    pile: int


@dataclass(frozen=True)
class StackBegun(Fact):
    """The first card of a stack is placed."""

    seat: int
    card: str
    points: int


@dataclass(frozen=True)
class Stacked(Fact):
    """A card is placed in a stack; where it goes depends on how many play."""

    seat: int
    card: str
    spot: str
    seats: int
    points: int
    score: int


@dataclass(frozen=True)
class Completed(Fact):
    """A stack is complete."""

    seat: int


def happened(before: State, move: int, after: State) -> list[Fact]:
    """What a move did; nothing while cards are still being dug up."""
    phase, seat = before[PHASE], before[SEAT]
    if phase == FIRST_SEAT:
        return [Began(after[SEAT])]
    if phase == OPENING:
        return [Opened(_card(after, 1 + move))]
    if phase == TURNING:
        if after[PHASE] == KEEPING:
            piles = [after[DUG + number] - 1 for number in (0, 1)]
            return [Dug(seat, [pile + 1 for pile in piles], [_card(after, after[UP + pile]) for pile in piles])]
        return [] if after[PHASE] == TURNING else [LastDug(seat, _card(before, 1 + move))]
    if phase == KEEPING:
        return [Kept(seat, _card(before, before[UP + move - KEEP]))]
    if move >= STACK:
        return _stacked(before, move, after)
    if move >= COLLECT:
        pile = move - COLLECT
        return [Collected(seat, _card(before, before[UP + pile]), pile + 1)]
    return []


def _stacked(before: State, move: int, after: State) -> list[Fact]:
    seat, seats = before[SEAT], before[SEATS]
    number, spot = divmod(move - STACK, len(SPOTS))
    card, score = _card(before, before[HANDS + HAND_LIMIT * seat + number]), scores(after)[seat]
    points, first = score - scores(before)[seat], STACKS + STACK_PLACES * seat
    if before[first] == 0:
        return [StackBegun(seat, card, points)]
    stacked = Stacked(seat, card, SPOTS[spot], seats, points, score)
    whole = sum(place > 0 for place in after[first : first + STACK_PLACES]) == CARDS // seats
    return [stacked, Completed(seat)] if whole else [stacked]


def _card(state: State, card: int) -> str:
    """A card, given as 1 + its number."""
    return "/".join(KINDS[state[DECK + card - 1] >> shift & 7] for shift in (3, 0))
