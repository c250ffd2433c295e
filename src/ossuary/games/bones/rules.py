"""Bones: throw two dice at three dominoes, take one for its sum or all for a layout, then lay one long line.

In a turn up to six throws of two dice are made at three dominoes. A throw that sums to a tile, or shows its very
layout, scores all throws, and takes the tile or all three; passing up a sum means double or nothing. Markers pay
for throws and for the values of blanks; a player without markers barters. In the end the tiles form a line that scores.

Designer unknown. The numbers BN-1 to BN-19 are those of docs/rules/en/bones.md.

Players: 2 to 4
Options: end = tiles
Moves: 54 actions, 34 outcomes
State: 89 slots
Chance: dice and tiles, one at a time
Information: perfect, what nobody has seen is not in the state
Result: shares of the win, together 1
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from ...engine import rolloff
from ...engine.nodes import (
    CHANCE,
    INDEX,
    OWN,
    PHASE,
    SEAT,
    SEATS,
    TERMINAL,
    Part,
    State,
    begin_throw,
    begin_turn,
    next_seat,
    shares,
)
from ...engine.options import Amount, Number, Option, check
from .lines import TILES, best_line, laid_out, line_pips, pips

NAME = "bones"
PREFIX = "BN"
MIN_SEATS, MAX_SEATS = 2, 4  # BN-1

# Components.
SPACES, ALL_THROWS, ALL_MARKERS, DICE = 3, 6, 6, 2
TILE_NAMES = tuple(f"{low}_{high}" for low, high in TILES)
DOUBLE_BLANK = 0
LOWS = tuple(low for low, _ in TILES)
HIGHS = tuple(high for _, high in TILES)
ENDS = ("tiles", "rounds", "points")
TILES_END, ROUNDS_END, POINTS_END = range(3)
MAX_DEALS = 3  # at most three of six markers go to blanks

# Moves.
THROW, TAKE, GO_ON, PAY_MARKERS, PAY_DOUBLE_BLANK, ASK, GIVE_UP = 0, 1, 4, 5, 6, 7, 8
SHARE, TILE, PRIZE, DECLINE, ACCEPT, REFUSE = 9, 19, 47, 48, 49, 53
ACTIONS = (
    *("throw", "take_1", "take_2", "take_3", "go_on", "pay_markers", "pay_double_blank", "ask", "give_up"),
    *(f"share_{percent}" for percent in range(10, 101, 10)),
    *(f"tile_{tile}" for tile in TILE_NAMES),
    *("prize", "decline"),
    *(f"accept_{seat}" for seat in range(MAX_SEATS)),
    "refuse",
)
OUTCOMES = (*(f"die_{pips}" for pips in range(1, 7)), *(f"tile_{tile}" for tile in TILE_NAMES))
TILE_OUTCOME = 6
DIE = (1,) * 6

# Phases.
PHASES = (
    *("first_seat", "filling", "paying", "defining", "throwing", "dice", "matched"),
    *("broke", "offering", "accepting", "over"),
)
FIRST_SEAT, FILLING, PAYING, DEFINING, THROWING, DICE_FALL, MATCHED, BROKE, OFFERING, ACCEPTING, OVER = range(11)

# A row: the state after move 107 of tests/records/bones-two.json.
#
#     +-----+ +-----+ +-----+
#     |  3  | |  1  | |  5  |      the blanks of the first two tiles play as 4 and 1;
#     |-----| |-----| |-----|      two throws of 6 make 12, and two markers are left
#     | (4) | | (1) | |  5  |
#     +-----+ +-----+ +-----+
#
#   TURN             0  7
#   THROW            1  3
#   INDEX            2  2
#   SEATS            3  2
#   SEAT             4  0
#   PHASE            5  4                  throwing
#   END              6  2                  at points
#   END_AT           7  120                points
#   SCORES           8  85 18 0 0
#   LINES           12  0 0 0 0
#   HANDS           16  1480080 2624 0 0   a bit for each tile
#   TURNS_LEFT      20  0
#   BAG             21  0 0 0 0 0 0 1 0 1 0 0 1 0 0 0 0 0 0 0 1 1 0 1 0 0 1 0 1 1 1 1 0 1 1  dice, then tiles
#   BAG_LEFT        55  13                 tiles
#   BOARD           56  4 2 26             0|3, 0|1 and 5|5
#   MARKS           59  4 1 0              the first two tiles play as 3|4 and 1|1
#   ROLL_OFF        62  0 0 0 0 0
#   MARKERS         67  2                  left
#   FREE_BLANKS     68  0
#   THROWN          69  2                  throws
#   THROWS          70  6 6 0 0 0 0        their totals
#   FIRST_DIE       76  0
#   WENT_ON         77  0
#   OFFERER         78  0
#   OFFERS          79  0 0 0 0            nobody barters
#   LENDERS         83  0 0 0
#   PRICES          86  0 0 0

# Slots. A tile stands as 1 + its number, 0 is none.
END = OWN  # index into ENDS
END_AT = END + 1  # rounds or points
SCORES = END_AT + 1  # by seat, running points
LINES = SCORES + MAX_SEATS  # by seat, pips of the final line
HANDS = LINES + MAX_SEATS  # by seat, a bit per tile
TURNS_LEFT = HANDS + MAX_SEATS  # of all seats, when the game ends by rounds
BAG = TURNS_LEFT + 1  # by outcome, 1 for a tile in the bag
BAG_LEFT = BAG + len(OUTCOMES)  # tiles in the bag
BOARD = BAG_LEFT + 1  # by space, the tile
MARKS = BOARD + SPACES  # by space, the value of its defined blank, else 0
ROLL_OFF = MARKS + SPACES
MARKERS = ROLL_OFF + rolloff.SLOTS  # markers that the seat in turn has left
FREE_BLANKS = MARKERS + 1  # blanks still to be defined that the double blank pays for
THROWN = FREE_BLANKS + 1  # throws of this turn
THROWS = THROWN + 1  # their totals
FIRST_DIE = THROWS + ALL_THROWS  # of the throw on its way, 0 before
WENT_ON = FIRST_DIE + 1  # 1 after a sum match was passed up
OFFERER = WENT_ON + 1  # the seat that is asked for an offer
OFFERS = OFFERER + 1  # by seat, 1 + the action that names its price, 0 for none
LENDERS = OFFERS + MAX_SEATS  # by deal, 1 + seat
PRICES = LENDERS + MAX_DEALS  # by deal, 1 + the action that named the price
SLOTS = PRICES + MAX_DEALS


THE_END = Amount(
    usual="tiles",
    choices=("tiles",),
    amounts={"rounds": Number(usual=5, least=1, most=100), "points": Number(usual=100, least=1, most=10_000)},
    proposed=("rounds=3", "rounds=5", "rounds=10", "points=50", "points=100", "points=200"),
)  # BN-17
OPTIONS: dict[str, Option] = {"end": THE_END}


@dataclass(frozen=True)
class Options:
    """What the players agree on before a game; `end` is tiles, rounds=N or points=N."""

    seats: int = 2
    end: str = THE_END.usual

    def __post_init__(self) -> None:
        check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1))


class Look(TypedDict):
    """The state spelled out; tiles as [low, high]."""

    phase: str
    seat: int
    mover: int
    end: str
    end_at: int
    scores: list[int]
    lines: list[int]
    hands: list[list[tuple[int, int]]]
    turns_left: int
    in_the_bag: int
    board: list[tuple[int, int] | None]
    marks: list[int]
    wants: list[tuple[int, int] | None]
    markers: int
    free_blanks: int
    throws: list[int]
    total: int
    first_die: int
    went_on: bool
    offers: dict[int, str]
    deals: list[tuple[int, str]]


def initial(options: Options) -> State:
    """The state before the roll-off for the first seat."""
    state = [0] * SLOTS
    state[SEATS] = options.seats
    state[PHASE] = FIRST_SEAT
    end, state[END_AT] = THE_END.split("end", options.end)
    state[END] = ENDS.index(end)
    if state[END] == ROUNDS_END:
        state[TURNS_LEFT] = options.seats * state[END_AT]
    for tile in range(len(TILES)):
        state[BAG + TILE_OUTCOME + tile] = 1
    state[BAG_LEFT] = len(TILES)
    rolloff.begin(state, ROLL_OFF, DICE)
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    phase = state[PHASE]
    if phase == OVER:
        return TERMINAL
    if phase == OFFERING:
        return state[OFFERER]
    if phase == DICE_FALL or phase == FILLING or phase == DEFINING or phase == FIRST_SEAT:
        return CHANCE
    return state[SEAT]


def legal(state: State) -> int:
    """The legal actions, a bit each."""
    phase = state[PHASE]
    if phase == THROWING:
        return 1 << THROW
    if phase == MATCHED:
        return sum_matches(state) << TAKE | (throws_left(state) > 0) << GO_ON  # BN-10
    if phase == OFFERING:
        return _prices(state) | 1 << DECLINE  # BN-14
    if phase == ACCEPTING:
        return _accepting(state)
    if phase == BROKE:
        return 1 << ASK | 1 << GIVE_UP  # BN-13
    if phase == PAYING:
        return 1 << PAY_MARKERS | 1 << PAY_DOUBLE_BLANK  # BN-5
    return 0


def refusal(state: State, action: int) -> int:
    """The number of the rule that forbids an action, 0 where it is legal."""
    if legal(state) >> action & 1:
        return 0
    phase = state[PHASE]
    if phase == OVER:
        return 17
    if phase == FIRST_SEAT:
        return 1
    if phase == FILLING:
        return 2
    if phase == DEFINING:
        return 4
    if phase == DICE_FALL:
        return 7
    if action == THROW:
        return 4 if phase == PAYING else 10 if phase == MATCHED else 7
    if action < GO_ON:
        return 11 if state[WENT_ON] else 10
    if action == GO_ON:
        return 10
    if action == PAY_MARKERS or action == PAY_DOUBLE_BLANK:
        return 5
    if action == ASK or action == GIVE_UP:
        return 13
    return 14 if action <= DECLINE else 15


def odds(state: State) -> Sequence[int]:
    """The weights of the outcomes, in their order; those left out at the end weigh nothing."""
    if state[PHASE] == FILLING:
        return state[BAG : BAG + len(OUTCOMES)]
    return DIE


def advance(state: State, move: int) -> None:
    """Plays a legal action, or an outcome of chance, in place."""
    phase = state[PHASE]
    if phase == DICE_FALL:
        _die_falls(state, move + 1)
    elif phase == THROWING:
        state[PHASE] = DICE_FALL
        begin_throw(state)
    elif phase == FILLING:
        _tile_drawn(state, move - TILE_OUTCOME)
    elif phase == DEFINING:
        _blank_defined(state, move + 1)
    elif phase == MATCHED:
        if move == GO_ON:
            state[WENT_ON] = 1  # BN-11
            state[PHASE] = THROWING
        else:
            _take_tile(state, move - TAKE)
    elif phase == OFFERING:
        _offered(state, move)
    elif phase == ACCEPTING:
        if move == REFUSE:
            end_turn(state)
        else:
            _deal(state, move - ACCEPT)
    elif phase == BROKE:
        if move == ASK:
            state[OFFERER] = next_seat(state)
            state[PHASE] = OFFERING
        else:
            end_turn(state)  # BN-12
    elif phase == PAYING:
        _pay_blanks(state, move)
    else:
        seat = rolloff.roll(state, ROLL_OFF, DICE, move + 1)  # BN-1
        if seat >= 0:
            _begin_turn(state, seat)
    if state[PHASE] == OVER:
        _lay_lines(state)


def step(state: State, move: int) -> State:
    """The state after a move."""
    after = state.copy()
    advance(after, move)
    return after


def scores(state: State) -> list[int]:
    """The points of each seat, the final lines included once the game is over."""
    return [state[SCORES + seat] + state[LINES + seat] for seat in range(state[SEATS])]


def payoffs(state: State) -> list[float]:
    """What each seat has of the win, all together 1 when the game is over."""
    if state[PHASE] != OVER:
        return [0.0 for _ in range(state[SEATS])]
    return shares(scores(state))  # BN-19


def tally(state: State, seat: int) -> list[Part]:
    """The score of a seat by parts: the hands that it scored, and the line that its tiles would make now."""
    line = best_line(state[HANDS + seat])
    laid = [f"{left}_{right}" for left, right in laid_out(line)]
    return [Part("banked", state[SCORES + seat], []), Part("line", pips(line), laid)]


def look(state: State) -> Look:
    """The state spelled out with names."""
    seats = range(state[SEATS])
    return Look(
        phase=PHASES[state[PHASE]],
        seat=state[SEAT],
        mover=mover(state),
        end=ENDS[state[END]],
        end_at=state[END_AT],
        scores=[state[SCORES + seat] for seat in seats],
        lines=[state[LINES + seat] for seat in seats],
        hands=[[tile for i, tile in enumerate(TILES) if state[HANDS + seat] >> i & 1] for seat in seats],
        turns_left=state[TURNS_LEFT],
        in_the_bag=state[BAG_LEFT],
        board=[TILES[tile - 1] if tile else None for tile in state[BOARD : BOARD + SPACES]],
        marks=state[MARKS : MARKS + SPACES],
        wants=[wanted(state, space) for space in range(SPACES)],
        markers=state[MARKERS],
        free_blanks=state[FREE_BLANKS],
        throws=state[THROWS : THROWS + state[THROWN]],
        total=total(state),
        first_die=state[FIRST_DIE],
        went_on=bool(state[WENT_ON]),
        offers={seat: ACTIONS[state[OFFERS + seat] - 1] for seat in seats if state[OFFERS + seat]},
        deals=[
            (state[LENDERS + deal] - 1, ACTIONS[state[PRICES + deal] - 1])
            for deal in range(MAX_DEALS)
            if state[LENDERS + deal]
        ],
    )


def _begin_turn(state: State, seat: int) -> None:
    begin_turn(state, seat)
    for slot in range(MARKERS, SLOTS):
        state[slot] = 0
    state[MARKERS] = ALL_MARKERS
    _fill(state)


def _fill(state: State) -> None:
    # BN-2
    tiles = 0
    for space in range(SPACES):
        if state[BOARD + space]:
            tiles += 1
        elif state[BAG_LEFT] > 0:
            state[PHASE] = FILLING
            return
    if tiles:
        _define_blanks(state)
    else:
        state[PHASE] = OVER


def _tile_drawn(state: State, tile: int) -> None:
    state[INDEX] += 1
    state[BAG + TILE_OUTCOME + tile] = 0
    state[BAG_LEFT] -= 1
    if tile == DOUBLE_BLANK:
        state[HANDS + state[SEAT]] |= 1  # BN-3
    else:
        space = 0
        while state[BOARD + space]:
            space += 1
        state[BOARD + space] = 1 + tile
    _fill(state)


def undefined(state: State, space: int) -> bool:
    """Whether the tile on a space has a blank without a value (BN-4)."""
    tile = state[BOARD + space] - 1
    return tile > DOUBLE_BLANK and LOWS[tile] == 0 and state[MARKS + space] == 0


def _blanks(state: State) -> int:
    """How many blanks on the board are undefined."""
    blanks = 0
    for space in range(SPACES):
        if undefined(state, space):
            blanks += 1
    return blanks


def _define_blanks(state: State) -> None:
    # BN-4
    if _blanks(state) == 0:
        state[PHASE] = THROWING
    elif state[HANDS + state[SEAT]] & 1:
        state[PHASE] = PAYING
    else:
        state[PHASE] = DEFINING
        begin_throw(state)


def _pay_blanks(state: State, move: int) -> None:
    # BN-5: a half of the double blank that no blank uses is lost with it.
    if move == PAY_DOUBLE_BLANK:
        state[HANDS + state[SEAT]] -= 1
        state[FREE_BLANKS] = min(2, _blanks(state))
    state[PHASE] = DEFINING
    begin_throw(state)


def _blank_defined(state: State, pips: int) -> None:
    state[INDEX] += 1
    space = 0
    while not undefined(state, space):
        space += 1
    state[MARKS + space] = pips
    if state[FREE_BLANKS] > 0:
        state[FREE_BLANKS] -= 1
    else:
        state[MARKERS] -= 1
    if _blanks(state) == 0:
        state[PHASE] = THROWING


def _die_falls(state: State, pips: int) -> None:
    # BN-7
    state[INDEX] += 1
    if state[FIRST_DIE] == 0:
        state[FIRST_DIE] = pips
        return
    first = state[FIRST_DIE]
    state[FIRST_DIE] = 0
    state[THROWS + state[THROWN]] = first + pips
    state[THROWN] += 1
    state[MARKERS] -= 1
    space = layout_match(state, first, pips)
    if space >= 0:
        _take_all(state, space)
    elif state[WENT_ON] == 0 and sum_matches(state):
        state[PHASE] = MATCHED
    else:
        _missed(state)


def _missed(state: State) -> None:
    if throws_left(state) > 0:
        state[PHASE] = THROWING
    elif state[THROWN] < ALL_THROWS and state[WENT_ON] == 0 and _prices(state):
        state[PHASE] = BROKE  # BN-13
    else:
        end_turn(state)  # BN-11, BN-12


def high_half(state: State, space: int) -> int:
    """The higher half of the tile on a space, as printed."""
    return HIGHS[state[BOARD + space] - 1]


def low_half(state: State, space: int) -> int:
    """The lower half of the tile on a space, a blank at its defined value (BN-6)."""
    return LOWS[state[BOARD + space] - 1] + state[MARKS + space]


def wanted(state: State, space: int) -> tuple[int, int] | None:
    """The layout that a space wants, the higher half first; nothing where no tile lies or its blank has no value."""
    if state[BOARD + space] == 0 or undefined(state, space):
        return None
    return high_half(state, space), low_half(state, space)


def layout_match(state: State, first: int, second: int) -> int:
    """The lowest space whose tile shows these two halves, -1 for none (BN-8)."""
    for space in range(SPACES):
        if state[BOARD + space]:
            low, high = low_half(state, space), high_half(state, space)
            if (first == low and second == high) or (first == high and second == low):
                return space
    return -1


def sum_matches(state: State) -> int:
    """The spaces whose tile totals the last throw, a bit each (BN-8)."""
    last = state[THROWS + state[THROWN] - 1]
    spaces = 0
    for space in range(SPACES):
        if state[BOARD + space] and low_half(state, space) + high_half(state, space) == last:
            spaces |= 1 << space
    return spaces


def layouts(state: State) -> int:
    """How many of the 36 throws match the layout of a tile on the board."""
    ways = 0
    for first in range(1, 7):
        for second in range(1, 7):
            if layout_match(state, first, second) >= 0:
                ways += 1
    return ways


def throws_left(state: State) -> int:
    """How many throws the seat in turn can still make with its markers (BN-7)."""
    return min(ALL_THROWS - state[THROWN], state[MARKERS])


def total(state: State) -> int:
    """The total of all throws of this turn."""
    pips = 0
    for throw in range(ALL_THROWS):
        pips += state[THROWS + throw]
    return pips


def _take_all(state: State, matched: int) -> None:
    # BN-9, BN-11
    prize = state[BOARD + matched] - 1
    for space in range(SPACES):
        _pocket(state, space)
    _settle(state, total(state) * (2 if state[WENT_ON] else 1), prize)


def _take_tile(state: State, space: int) -> None:
    # BN-10
    prize = state[BOARD + space] - 1
    _pocket(state, space)
    _settle(state, total(state), prize)


def _pocket(state: State, space: int) -> None:
    """Moves the tile of a space, if any, to the hand; its blank is blank again (BN-6)."""
    if state[BOARD + space]:
        state[HANDS + state[SEAT]] |= 1 << (state[BOARD + space] - 1)
        state[BOARD + space] = 0
        state[MARKS + space] = 0


def _prices(state: State) -> int:
    """The prices that can still be offered, as the bits of their actions (BN-14)."""
    percent = 100
    tiles = state[HANDS + state[SEAT]]
    prize = 1
    for deal in range(MAX_DEALS):
        price = state[PRICES + deal] - 1
        if price == PRIZE:
            prize = 0
        elif price >= TILE:
            tiles &= ~(1 << (price - TILE))
        elif price >= SHARE:
            percent -= 10 * (price - SHARE + 1)
    shares = (1 << percent // 10) - 1
    return shares << SHARE | tiles << TILE | prize << PRIZE


def _offered(state: State, price: int) -> None:
    # BN-14
    if price != DECLINE:
        state[OFFERS + state[OFFERER]] = 1 + price
    state[OFFERER] = (state[OFFERER] + 1) % state[SEATS]
    if state[OFFERER] == state[SEAT]:
        state[OFFERER] = 0
        state[PHASE] = ACCEPTING
        if _accepting(state) == 1 << REFUSE:
            end_turn(state)


def _accepting(state: State) -> int:
    # BN-15
    actions = 1 << REFUSE
    for seat in range(state[SEATS]):
        if state[OFFERS + seat]:
            actions |= 1 << (ACCEPT + seat)
    return actions


def _deal(state: State, lender: int) -> None:
    # BN-15
    deal = 0
    while state[LENDERS + deal]:
        deal += 1
    state[LENDERS + deal] = 1 + lender
    state[PRICES + deal] = state[OFFERS + lender]
    for seat in range(MAX_SEATS):
        state[OFFERS + seat] = 0
    state[MARKERS] = 1
    state[PHASE] = THROWING


def _settle(state: State, points: int, prize: int) -> None:
    # BN-16
    asker = state[SEAT]
    state[SCORES + asker] += points
    for deal in range(MAX_DEALS):
        lender = state[LENDERS + deal] - 1
        price = state[PRICES + deal] - 1
        if price >= TILE:
            tile = prize if price == PRIZE else price - TILE
            state[HANDS + asker] &= ~(1 << tile)
            state[HANDS + lender] |= 1 << tile
        elif price >= SHARE:
            lent = share(price, points)
            state[SCORES + asker] -= lent
            state[SCORES + lender] += lent
    end_turn(state)


def share(price: int, points: int) -> int:
    """What a price asks of the points of a turn, rounded down; nothing where it asks for a tile, or is no price."""
    # BN-16
    return points * 10 * (price - SHARE + 1) // 100 if SHARE <= price < TILE else 0


def end_turn(state: State) -> None:
    """Ends the turn, and perhaps the game (BN-17)."""
    over = False
    if state[END] == ROUNDS_END:
        state[TURNS_LEFT] -= 1
        over = state[TURNS_LEFT] == 0
    if state[END] == POINTS_END:
        for seat in range(state[SEATS]):
            if state[SCORES + seat] >= state[END_AT]:
                over = True
    if over:
        state[PHASE] = OVER
    else:
        _begin_turn(state, next_seat(state))


def _lay_lines(state: State) -> None:
    # BN-18
    for seat in range(state[SEATS]):
        state[LINES + seat] = line_pips(state[HANDS + seat])
