"""What a move of Bones did: tiles drawn, throws and matches, deals, points and lines. A tile is (low, high)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ...engine.facts import Began, Fact
from ...engine.nodes import PHASE, SEAT, SEATS, TURN, State
from .lines import TILES
from .rules import (
    ACCEPT,
    ACCEPTING,
    ACTIONS,
    ASK,
    BROKE,
    DECLINE,
    DEFINING,
    DICE_FALL,
    DOUBLE_BLANK,
    ENDS,
    FILLING,
    FIRST_SEAT,
    FREE_BLANKS,
    GO_ON,
    MATCHED,
    OFFERING,
    OVER,
    PAY_MARKERS,
    PAYING,
    POINTS_END,
    PRIZE,
    REFUSE,
    ROUNDS_END,
    SPACES,
    TAKE,
    TILE_OUTCOME,
    TILES_END,
    Look,
    layout_match,
    look,
    mover,
    share,
    sum_matches,
    tally,
    total,
    undefined,
)

Tile: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Lying:
    """A tile on the board, with the value that its blank was given, or 0."""

    tile: Tile
    value: int


@dataclass(frozen=True)
class Drawn(Fact):
    """A tile is drawn from the bag and laid on the board."""

    seat: int
    tile: Tile
    space: int


@dataclass(frozen=True)
class DoubleBlankDrawn(Fact):
    """The double blank is drawn: it goes to the seat whose turn it is."""

    seat: int


@dataclass(frozen=True)
class BlanksPaid(Fact):
    """Blanks are paid for, with markers or with the double blank."""

    seat: int
    with_double_blank: bool


@dataclass(frozen=True)
class Defined(Fact):
    """The blank of a tile gets a value."""

    seat: int
    tile: Tile
    pips: int
    free: bool


@dataclass(frozen=True)
class Thrown(Fact):
    """Both dice have fallen, with what they match and what the throws of the turn come to."""

    seat: int
    first: int
    second: int
    total: int
    matched: Literal["layout", "sum", "nothing"]
    tiles: list[Lying]
    went_on: bool


@dataclass(frozen=True)
class TakenAll(Fact):
    """A layout has won all tiles of the board."""

    seat: int
    tiles: list[Tile]
    total: int
    points: int
    went_on: bool


@dataclass(frozen=True)
class Taken(Fact):
    """A tile whose sum was thrown is taken."""

    seat: int
    tile: Tile
    points: int


@dataclass(frozen=True)
class WentOn(Fact):
    """A match is passed up for the layout."""

    seat: int


@dataclass(frozen=True)
class TurnLost(Fact):
    """A turn ends without points."""

    seat: int
    went_on: bool


@dataclass(frozen=True)
class Repaid(Fact):
    """A lender gets the price of a deal, named by its action; a prize is named by the tile that was won."""

    seat: int
    price: str
    points: int


@dataclass(frozen=True)
class Keeps(Fact):
    """What is left for a seat after the shares of its lenders."""

    seat: int
    points: int


@dataclass(frozen=True)
class Asked(Fact):
    """A seat without markers asks for one."""

    seat: int


@dataclass(frozen=True)
class GaveUp(Fact):
    """A seat without markers gives its turn up."""

    seat: int


@dataclass(frozen=True)
class Offered(Fact):
    """A seat offers a marker for a price, named by the action."""

    seat: int
    price: str


@dataclass(frozen=True)
class Declined(Fact):
    """A seat lends nothing."""

    seat: int


@dataclass(frozen=True)
class Accepted(Fact):
    """A seat takes the marker of a lender."""

    seat: int
    lender: int


@dataclass(frozen=True)
class TurnedDown(Fact):
    """A seat refuses all offers."""

    seat: int


@dataclass(frozen=True)
class Ended(Fact):
    """The game is over, and why; with the points to reach, or the rounds."""

    end: str
    end_at: int


@dataclass(frozen=True)
class LineLaid(Fact):
    """The final line of a seat, from left to right, with its points so far and the pips of the line."""

    seat: int
    line: list[Tile]
    score: int
    pips: int


def happened(before: State, move: int, after: State) -> list[Fact]:
    """What a move did; nothing while a throw is still rolling."""
    facts = _moved(before, move, after)
    return facts + _ending(after) if after[PHASE] == OVER else facts


def _moved(before: State, move: int, after: State) -> list[Fact]:
    seen, phase, seat = look(before), before[PHASE], before[SEAT]
    if phase == FIRST_SEAT:
        return [] if after[PHASE] == FIRST_SEAT else [Began(after[SEAT])]
    if phase == FILLING:
        if move == TILE_OUTCOME + DOUBLE_BLANK:
            return [DoubleBlankDrawn(seat)]
        return [Drawn(seat, TILES[move - TILE_OUTCOME], seen["board"].index(None) + 1)]
    if phase == PAYING:
        return [BlanksPaid(seat, move != PAY_MARKERS)]
    if phase == DEFINING:
        tile = next(_on(seen, space) for space in range(SPACES) if undefined(before, space))
        return [Defined(seat, tile, move + 1, before[FREE_BLANKS] > 0)]
    if phase == DICE_FALL:
        return _thrown(before, seen, move + 1, after) if seen["first_die"] else []
    if phase == MATCHED:
        if move == GO_ON:
            return [WentOn(seat)]
        points, prize = total(before), _on(seen, move - TAKE)
        return [Taken(seat, prize, points), *_settled(seen, points, prize)]
    return _bartered(before, move, after)


def _bartered(before: State, move: int, after: State) -> list[Fact]:
    phase, seat = before[PHASE], before[SEAT]
    if phase == BROKE:
        return [Asked(seat) if move == ASK else GaveUp(seat)]
    if phase == OFFERING:
        if move != DECLINE:
            return [Offered(mover(before), ACTIONS[move])]
        lost: list[Fact] = [TurnLost(seat, went_on=False)] if _turn_over(before, after) else []
        return [Declined(mover(before)), *lost]
    if phase == ACCEPTING:
        return [TurnedDown(seat) if move == REFUSE else Accepted(seat, move - ACCEPT)]
    return []


def _thrown(before: State, seen: Look, second: int, after: State) -> list[Fact]:
    """A throw with its match, and what the turn brought if this was its end."""
    seat, first, went_on = before[SEAT], seen["first_die"], seen["went_on"]
    pips = total(before) + first + second
    if (space := layout_match(before, first, second)) >= 0:
        tiles = [tile for tile in seen["board"] if tile]
        points = sum(look(after)["scores"]) - sum(seen["scores"])  # the lenders' shares included
        return [
            Thrown(seat, first, second, pips, "layout", [lying(seen, space)], went_on),
            TakenAll(seat, tiles, pips, points, went_on),
            *_settled(seen, points, _on(seen, space)),
        ]
    if after[PHASE] == MATCHED:
        matched = [lying(seen, space) for space in range(SPACES) if sum_matches(after) >> space & 1]
        return [Thrown(seat, first, second, pips, "sum", matched, went_on)]
    thrown = Thrown(seat, first, second, pips, "nothing", [], went_on)
    return [thrown, TurnLost(seat, went_on)] if _turn_over(before, after) else [thrown]


def _settled(seen: Look, points: int, prize: Tile) -> list[Fact]:
    """What the lenders get of a turn that scored."""
    facts: list[Fact] = []
    owed = 0
    for lender, price in seen["deals"]:
        paid = share(ACTIONS.index(price), points)
        won = price == ACTIONS[PRIZE]
        facts.append(Repaid(lender, f"tile_{prize[0]}_{prize[1]}" if won else price, paid))
        owed += paid
    return [*facts, Keeps(seen["seat"], points - owed)] if owed else facts


def _ending(after: State) -> list[Fact]:
    """Why the game is over, and the final line of each player."""
    seen, end = look(after), TILES_END
    if seen["end"] == ENDS[ROUNDS_END] and seen["turns_left"] == 0:
        end = ROUNDS_END
    if seen["end"] == ENDS[POINTS_END] and max(seen["scores"]) >= seen["end_at"]:
        end = POINTS_END
    facts: list[Fact] = [Ended(ENDS[end], seen["end_at"])]
    for seat in range(after[SEATS]):
        score, line = tally(after, seat)
        tiles = [(int(piece[0]), int(piece[-1])) for piece in line.pieces]
        facts.append(LineLaid(seat, tiles, score.points, line.points))
    return facts


def _turn_over(before: State, after: State) -> bool:
    return after[TURN] != before[TURN] or after[PHASE] == OVER


def _on(seen: Look, space: int) -> Tile:
    return seen["board"][space] or (0, 0)  # the double blank never lies there


def lying(seen: Look, space: int) -> Lying:
    """The tile on a space of the board."""
    return Lying(_on(seen, space), seen["marks"][space])
