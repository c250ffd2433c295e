"""Skulls of Sedlec: dig up cards of two skulls each and stack them to a pyramid that grants their last wishes.

In a turn a seat digs (turns up two cards and keeps one), collects an open card, or stacks one from its hand. A card is
two skulls, one over the other; stacks are pyramids of 4, 3 and 2 cards, of 3, 2 and 1 with three players. Each kind of
skull scores by where it lies and beside whom. When all stacks are complete, the most points win.

Designed by Dustin Dobson. The numbers SK-1 to SK-18 are those of docs/rules/en/skulls-of-sedlec.md.

Players: 2 to 3
Options: deck = the usual cards
Moves: 47 actions, 21 outcomes
State: 101 slots
Chance: cards, one at a time, when they are turned up
Information: perfect, what nobody has seen is not in the state
Result: shares of the win, together 1
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypedDict

from ...engine.bits import count, lowest
from ...engine.nodes import (
    CHANCE,
    INDEX,
    OWN,
    PHASE,
    SEAT,
    SEATS,
    TERMINAL,
    OptionError,
    Part,
    State,
    begin_turn,
    next_seat,
    shares,
)
from ...engine.options import Cards, Option, check
from .pairs import ADJACENT, best_pairing, pairing

NAME = "skulls-of-sedlec"
PREFIX = "SK"
MIN_SEATS, MAX_SEATS = 2, 3  # SK-1

# Components.
KINDS = ("royal", "peasant", "priest", "romantic", "criminal")
ROYAL, PEASANT, PRIEST, ROMANTIC, CRIMINAL = range(5)
KIND_COUNTS = (4, 8, 8, 8, 8)
PARTS = ("royals", "peasants", "priests", "romantics", "criminals")
CARDS, PILES, HAND_LIMIT = 18, 6, 2
DEFAULT_DECK = (
    *("royal/peasant", "royal/romantic"),
    *("peasant/peasant", "peasant/priest", "peasant/romantic", "peasant/criminal"),
    *("priest/royal", "priest/priest", "priest/romantic", "priest/criminal"),
    *("romantic/peasant", "romantic/priest", "romantic/romantic", "romantic/criminal"),
    *("criminal/royal", "criminal/peasant", "criminal/priest", "criminal/criminal"),
)

# SK-8: the places of a stack; with 3 players the last of each row stays empty. Place p has its lower skull at bit 2p
# and its upper skull at bit 2p + 1.
#
#        7   8         row 3: levels 5 and 6
#      4   5   6       row 2: levels 3 and 4
#    0   1   2   3     row 1: levels 1 and 2
PLACES = (*(f"row1_{i}" for i in (1, 2, 3, 4)), *(f"row2_{i}" for i in (1, 2, 3)), *(f"row3_{i}" for i in (1, 2)))
STACK_PLACES = len(PLACES)
LEVELS = tuple(
    sum(1 << (2 * place + half) for place in places) for places in ((0, 1, 2, 3), (4, 5, 6), (7, 8)) for half in (0, 1)
)
BOTTOM_CARDS = (0, 0, 4, 3)  # by number of seats, SK-9

# Moves.
PAIRS = tuple(combinations(range(PILES), 2))
DIG, DIG_LAST, COLLECT, KEEP, STACK = 0, 15, 21, 27, 33
SPOTS = ("left", "right", "row2_1", "row2_2", "row2_3", "row3_1", "row3_2")
LEFT, RIGHT, UPPER = 0, 1, 2
ACTIONS = (
    *(f"dig_{first + 1}_{second + 1}" for first, second in PAIRS),
    *(f"dig_{pile + 1}" for pile in range(PILES)),
    *(f"collect_{pile + 1}" for pile in range(PILES)),
    *(f"keep_{pile + 1}" for pile in range(PILES)),
    *(f"stack_{card}_{spot}" for card in ("a", "b") for spot in SPOTS),
)
OUTCOMES = (*(f"card_{card + 1}" for card in range(CARDS)), *(f"seat_{seat}" for seat in range(MAX_SEATS)))
FIRST_SEAT_OUTCOME = CARDS
FIRST_SEAT_ODDS = tuple((0,) * CARDS + (1,) * seats + (0,) * (MAX_SEATS - seats) for seats in range(MAX_SEATS + 1))
# SK-3: the digs, a bit each, by the set of piles whose top card is face down.
DIGS = tuple(
    sum(1 << pair for pair, piles in enumerate(PAIRS) if all(down >> pile & 1 for pile in piles))
    or (down << DIG_LAST if down else 0)
    for down in range(1 << PILES)
)

# Phases.
PHASES = ("first_seat", "opening", "choosing", "turning", "keeping", "over")
FIRST_SEAT, OPENING, CHOOSING, TURNING, KEEPING, OVER = range(6)

# A row: the state after move 36 of tests/records/skulls-of-sedlec-two.json.
#
#     piles       1   2   3   4   5   6
#     open       17  11  18   .   .   9      seat 1 has dug at piles 2 and 6, and keeps one
#     below       1   0   2   0   1   1
#
#                 .   .                         .   .
#     seat 0    5   .   .          seat 1     .   .   .
#             7  12   .   .                 6   4  16   3
#
#   TURN             0  17
#   THROW            1  0
#   INDEX            2  2
#   SEATS            3  2
#   SEAT             4  1
#   PHASE            5  4                  keeping
#   DECK             6  1 3 9 10 11 12 16 18 19 20 25 26 27 28 32 33 34 36  royal over peasant, royal over romantic, …
#   UNSEEN          24  0 1 0 0 0 0 0 1 0 1 0 0 1 1 0 0 0 0  five cards
#   UP              42  17 11 18 0 0 9
#   DOWN            48  1 0 2 0 1 1
#   HANDS           54  1 15 0 0 0 0       cards 1 and 15 are held by seat 0
#   STACKS          60  7 12 0 0 5 0 0 0 0 6 4 16 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0  place by place
#   DUG             87  2 6                piles 2 and 6
#   PLACED          89  7                  cards
#   RANKS           90  0 0 0 0 0 0
#   FACE_UP         96  39                 0b100111
#   FACE_DOWN       97  53                 0b110101
#   SHAPES          98  19 15 0            0b10011 and 0b1111

# Slots. A card stands as 1 + its number in the deck, 0 is none. Hands are open (SK-7).
DECK = OWN  # by card, 8 x its upper kind + its lower kind
UNSEEN = DECK + CARDS  # by card, 1 while nobody has seen it
UP = UNSEEN + CARDS  # by pile, the card face up on it
DOWN = UP + PILES  # by pile, cards face down in it
HANDS = DOWN + PILES  # by seat, two cards in the order of the deck
STACKS = HANDS + HAND_LIMIT * MAX_SEATS  # by seat, the card on each place; a bottom row begins at place 0
DUG = STACKS + STACK_PLACES * MAX_SEATS  # 1 + the first and 1 + the second pile being dug
PLACED = DUG + 2  # cards in all stacks
RANKS = PLACED + 1  # by seat, what decides the game once it is over (SK-18), as its upper and its lower RANK_BITS
# What the above already says, as bits, since legal moves are asked for more often than cards move.
FACE_UP = RANKS + 2 * MAX_SEATS  # piles with a card face up
FACE_DOWN = FACE_UP + 1  # piles with cards face down
SHAPES = FACE_DOWN + 1  # by seat, the places that hold a card
SLOTS = SHAPES + MAX_SEATS
RANK_BITS = 24


OPTIONS: dict[str, Option] = {"deck": Cards(DEFAULT_DECK)}


@dataclass(frozen=True)
class Options:
    """What the players agree on before a game."""

    seats: int = 2
    deck: tuple[str, ...] = DEFAULT_DECK

    def __post_init__(self) -> None:
        check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1))
        if not isinstance(self.deck, tuple) or len(self.deck) != CARDS:
            raise OptionError("deck-cards", cards=len(self.deck) if isinstance(self.deck, tuple) else 0)
        for number, card in enumerate(self.deck, start=1):
            if len(kinds := str(card).split("/")) != 2 or not set(kinds) <= set(KINDS):
                raise OptionError("deck-card", number=number, card=str(card), kinds=", ".join(KINDS))


class Look(TypedDict):
    """The state spelled out; a card is its number in the deck, which lists all as [upper, lower]."""

    phase: str
    seat: int
    deck: list[list[str]]
    unseen: list[int]
    up: list[int | None]
    down: list[int]
    hands: list[list[int]]
    stacks: list[dict[str, int]]
    bottom_cards: int
    dug: list[int]
    scores: list[int]


def initial(options: Options) -> State:
    """The state before the first seat is drawn."""
    state = [0] * SLOTS
    state[SEATS] = options.seats
    state[PHASE] = FIRST_SEAT
    for card, kinds in enumerate(options.deck):
        upper, lower = kinds.split("/")
        state[DECK + card] = 8 * KINDS.index(upper) + KINDS.index(lower)
        state[UNSEEN + card] = 1
    for pile in range(PILES):
        state[DOWN + pile] = CARDS // PILES  # SK-1
    state[FACE_DOWN] = (1 << PILES) - 1
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    phase = state[PHASE]
    if phase == CHOOSING or phase == KEEPING:
        return state[SEAT]
    if phase == OVER:
        return TERMINAL
    return CHANCE


def legal(state: State) -> int:
    """The legal actions, a bit each."""
    phase = state[PHASE]
    if phase == KEEPING:
        return 1 << (KEEP + state[DUG] - 1) | 1 << (KEEP + state[DUG + 1] - 1)
    if phase != CHOOSING:
        return 0
    hand = HANDS + HAND_LIMIT * state[SEAT]
    actions = 0
    if state[hand]:
        actions = spots(state, state[SEAT]) << STACK  # SK-5
    if state[hand + 1]:
        return actions | actions << len(SPOTS)  # SK-6
    diggable = state[FACE_DOWN] & ~state[FACE_UP]  # SK-3: piles whose top card is face down
    return actions | state[FACE_UP] << COLLECT | DIGS[diggable] << DIG  # SK-4


def refusal(state: State, action: int) -> int:
    """The number of the rule that forbids an action, 0 where it is legal."""
    if legal(state) >> action & 1:
        return 0
    phase = state[PHASE]
    if phase == OVER:
        return 12
    if phase == FIRST_SEAT:
        return 2
    if phase == OPENING:
        return 1
    if phase != CHOOSING or KEEP <= action < STACK:
        return 3
    hand = HANDS + HAND_LIMIT * state[SEAT]
    if action < STACK:
        if state[hand + 1]:
            return 6
        return 3 if action < COLLECT else 4
    if state[hand + (action - STACK) // len(SPOTS)] == 0:
        return 5
    if (action - STACK) % len(SPOTS) == LEFT and state[STACKS + STACK_PLACES * state[SEAT]] == 0:
        return 11
    return 9 if (action - STACK) % len(SPOTS) < UPPER else 10


def odds(state: State) -> Sequence[int]:
    """The weights of the outcomes, in their order; those left out at the end weigh nothing."""
    if state[PHASE] == FIRST_SEAT:
        return FIRST_SEAT_ODDS[state[SEATS]]  # SK-2
    return state[UNSEEN : UNSEEN + CARDS]


def advance(state: State, move: int) -> None:
    """Plays a legal action, or an outcome of chance, in place."""
    phase = state[PHASE]
    if phase == CHOOSING:
        if move >= STACK + len(SPOTS):
            _stack(state, 1, move - STACK - len(SPOTS))
        elif move >= STACK:
            _stack(state, 0, move - STACK)
        elif move >= COLLECT:
            _take(state, move - COLLECT)  # SK-4
        else:
            _dig(state, move)
    elif phase == TURNING:
        _turn_up(state, move)
    elif phase == KEEPING:
        _take(state, move - KEEP)
    elif phase == OPENING:
        _turn_card(state, 0, move)  # SK-1
        _next_turn(state, state[SEAT])
    else:
        state[SEAT] = move - FIRST_SEAT_OUTCOME  # SK-2
        state[INDEX] += 1
        state[PHASE] = OPENING


def step(state: State, move: int) -> State:
    """The state after a move."""
    after = state.copy()
    advance(after, move)
    return after


def scores(state: State) -> list[int]:
    """The points of each seat's stack as it stands."""
    if state[PHASE] == OVER:
        return [_rank_at_the_end(state, seat) >> 40 for seat in range(state[SEATS])]
    return [points(state, seat) for seat in range(state[SEATS])]


def payoffs(state: State) -> list[float]:
    """What each seat has of the win, all together 1 when the game is over."""
    if state[PHASE] != OVER:
        return [0.0 for _ in range(state[SEATS])]
    return shares([_rank_at_the_end(state, seat) for seat in range(state[SEATS])])  # SK-18


def tally(state: State, seat: int) -> list[Part]:
    """The score of a seat by kinds; pieces name the skulls that score, as place and half."""
    kinds = kind_scores(state, seat)
    return [Part(PARTS[kind], kinds[kind], _scoring(state, seat, kind)) for kind in range(5)]


def look(state: State) -> Look:
    """The state spelled out with names."""
    seats = range(state[SEATS])
    return Look(
        phase=PHASES[state[PHASE]],
        seat=state[SEAT],
        deck=[[KINDS[kinds >> 3], KINDS[kinds & 7]] for kinds in state[DECK : DECK + CARDS]],
        unseen=[card for card in range(CARDS) if state[UNSEEN + card]],
        up=[state[UP + pile] - 1 if state[UP + pile] else None for pile in range(PILES)],
        down=[state[DOWN + pile] for pile in range(PILES)],
        hands=[[card - 1 for card in _hand(state, seat) if card] for seat in seats],
        stacks=[
            {place: state[_stack_slot(seat) + i] - 1 for i, place in enumerate(PLACES) if state[_stack_slot(seat) + i]}
            for seat in seats
        ],
        bottom_cards=BOTTOM_CARDS[state[SEATS]],
        dug=[pile - 1 for pile in state[DUG : DUG + 2] if pile],
        scores=scores(state),
    )


def _hand(state: State, seat: int) -> Sequence[int]:
    return state[HANDS + HAND_LIMIT * seat : HANDS + HAND_LIMIT * (seat + 1)]


def _stack_slot(seat: int) -> int:
    return STACKS + STACK_PLACES * seat


def _next_turn(state: State, seat: int) -> None:
    begin_turn(state, seat)
    state[PHASE] = CHOOSING


def _dig(state: State, action: int) -> None:
    # SK-3
    if action < DIG_LAST:
        state[DUG] = 1 + PAIRS[action][0]
        state[DUG + 1] = 1 + PAIRS[action][1]
    else:
        state[DUG] = 1 + action - DIG_LAST
    state[PHASE] = TURNING


def _turn_card(state: State, pile: int, card: int) -> None:
    state[INDEX] += 1
    state[UNSEEN + card] = 0
    state[DOWN + pile] -= 1
    state[UP + pile] = 1 + card
    state[FACE_UP] |= 1 << pile
    if state[DOWN + pile] == 0:
        state[FACE_DOWN] &= ~(1 << pile)


def _turn_up(state: State, card: int) -> None:
    # SK-3: both are turned before one is kept; a single one is taken at once.
    if state[UP + state[DUG] - 1] == 0:
        _turn_card(state, state[DUG] - 1, card)
        if state[DUG + 1] == 0:
            _take(state, state[DUG] - 1)
    else:
        _turn_card(state, state[DUG + 1] - 1, card)
        state[PHASE] = KEEPING


def _take(state: State, pile: int) -> None:
    hand = HANDS + HAND_LIMIT * state[SEAT]
    card = state[UP + pile]
    state[UP + pile] = 0
    state[FACE_UP] &= ~(1 << pile)
    state[DUG] = 0
    state[DUG + 1] = 0
    if state[hand] == 0:
        state[hand] = card
    else:
        state[hand + 1] = max(card, state[hand])
        state[hand] = min(card, state[hand])
    _next_turn(state, next_seat(state))


def spots(state: State, seat: int) -> int:
    """Where a card can be placed in a stack, a bit per spot."""
    filled = state[SHAPES + seat]
    bottom = 0
    if filled >> (BOTTOM_CARDS[state[SEATS]] - 1) & 1 == 0:
        bottom = 1 << RIGHT | (filled & 1) << LEFT  # SK-9
    # SK-10: centred above two neighbours.
    second = filled & filled >> 1 & ~(filled >> 4) & 0b111
    third = filled >> 4 & filled >> 5 & ~(filled >> 7) & 0b11
    return bottom | second << UPPER | third << (UPPER + 3)


def _stack(state: State, card: int, spot: int) -> None:
    hand = HANDS + HAND_LIMIT * state[SEAT]
    lay_on_spot(state, state[SEAT], spot, state[hand + card])
    if card == 0:
        state[hand] = state[hand + 1]
    state[hand + 1] = 0
    state[PLACED] += 1
    if state[PLACED] == CARDS:
        state[PHASE] = OVER  # SK-12
        for seat in range(state[SEATS]):
            note_rank(state, seat, rank(state, seat))
    else:
        _next_turn(state, next_seat(state))


def lay_on_spot(state: State, seat: int, spot: int, card: int) -> None:
    """Lays a card on a spot of a stack."""
    place = spot + 2
    if spot == RIGHT:
        place = count(state[SHAPES + seat] & 0b1111)
    elif spot == LEFT:
        _shift(state, seat)
        place = 0
    lay_on_place(state, seat, place, card)


def lay_on_place(state: State, seat: int, place: int, card: int) -> None:
    """Lays a card on a place of a stack."""
    state[_stack_slot(seat) + place] = card
    state[SHAPES + seat] |= 1 << place


def _shift(state: State, seat: int) -> None:
    # SK-11: a stack moves to the right, so that its bottom row begins at place 0; the last place of each row is empty.
    stack = _stack_slot(seat)
    for place in range(STACK_PLACES - 1, 0, -1):
        state[stack + place] = state[stack + place - 1]
    state[SHAPES + seat] <<= 1


def _skulls(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """Where the skulls of each kind lie in a stack, a bit each."""
    stack = _stack_slot(seat)
    royals = peasants = priests = romantics = criminals = 0
    for place in range(STACK_PLACES):
        card = state[stack + place]
        if card:
            upper, lower = state[DECK + card - 1] >> 3, state[DECK + card - 1] & 7
            royals |= (2 * (upper == ROYAL) + (lower == ROYAL)) << 2 * place
            peasants |= (2 * (upper == PEASANT) + (lower == PEASANT)) << 2 * place
            priests |= (2 * (upper == PRIEST) + (lower == PRIEST)) << 2 * place
            romantics |= (2 * (upper == ROMANTIC) + (lower == ROMANTIC)) << 2 * place
            criminals |= (2 * (upper == CRIMINAL) + (lower == CRIMINAL)) << 2 * place
    return royals, peasants, priests, romantics, criminals


def kind_scores(state: State, seat: int) -> tuple[int, int, int, int, int]:
    """What each kind scores in a stack."""
    royals, peasants, priests, romantics, criminals = _skulls(state, seat)
    return (
        _royals(royals, royals | peasants),
        count(peasants),  # SK-14
        _priests(priests),
        6 * best_pairing(romantics),  # SK-16
        2 * count(_redeemed(criminals, priests)),
    )


def _royals(royals: int, subjects: int) -> int:
    # SK-13
    points = 0
    below = 0
    for level in range(6):
        points += below * count(royals & LEVELS[level])
        below += count(subjects & LEVELS[level])
    return points


def _priests(priests: int) -> int:
    # SK-15
    points = 0
    for level in range(6):
        if priests & LEVELS[level]:
            points += 2
    return points


def _redeemed(criminals: int, priests: int) -> int:
    # SK-17: the criminals next to a priest, a bit each.
    redeemed = 0
    for skull in range(2 * STACK_PLACES):
        if criminals >> skull & 1 and ADJACENT[skull] & priests:
            redeemed |= 1 << skull
    return redeemed


def _scoring(state: State, seat: int, kind: int) -> list[str]:
    """The skulls of a kind that score, by name; romantics in the order of their pairs."""
    kinds = _skulls(state, seat)
    skulls = _redeemed(kinds[CRIMINAL], kinds[PRIEST]) if kind == CRIMINAL else kinds[kind]
    order = [skull for skull in range(2 * STACK_PLACES) if skulls >> skull & 1]
    if kind == ROMANTIC:
        order = [skull for pair in pairing(skulls) for skull in pair]
    return [f"{PLACES[skull // 2]}_{('lower', 'upper')[skull % 2]}" for skull in order]


def points(state: State, seat: int) -> int:
    """What the stack of a seat scores as it stands."""
    royals, peasants, priests, romantics, criminals = kind_scores(state, seat)
    return royals + peasants + priests + romantics + criminals


def rank(state: State, seat: int) -> int:
    """What decides the game for a seat."""
    return ranked(kind_scores(state, seat))


def ranked(kinds: tuple[int, int, int, int, int]) -> int:
    """The total and then the scores of the kinds, best first, eight bits each (SK-18)."""
    value, left = kinds[0] + kinds[1] + kinds[2] + kinds[3] + kinds[4], 0b11111
    for _ in range(5):
        best = lowest(left)
        for kind in range(5):
            if left >> kind & 1 and kinds[kind] > kinds[best]:
                best = kind
        value = value << 8 | kinds[best]
        left &= ~(1 << best)
    return value


def note_rank(state: State, seat: int, rank: int) -> None:
    """Writes down what decides the game for a seat."""
    state[RANKS + 2 * seat] = rank >> RANK_BITS
    state[RANKS + 2 * seat + 1] = rank & (1 << RANK_BITS) - 1


def _rank_at_the_end(state: State, seat: int) -> int:
    return state[RANKS + 2 * seat] << RANK_BITS | state[RANKS + 2 * seat + 1]
