"""The end of Skulls of Sedlec for two, searched to its last card in code that runs at both speeds.

Alpha-beta over the rules themselves, with means over the cards that nobody has seen. A value is seat 0's share of the
win, plus a LEAD for each point that it is ahead: too little to outweigh any chance, enough to be played for.
"""

from typing import NamedTuple

from ....engine.bits import lowest
from ....engine.nodes import CHANCE, PHASE, SEAT, TERMINAL, State
from ....fair import fortune
from ....twin.kinds import Floats1, Int8s1, Ints1, Ints2
from ..rules import (
    BOTTOM_CARDS,
    CARDS,
    DECK,
    DOWN,
    DUG,
    FACE_DOWN,
    FACE_UP,
    HAND_LIMIT,
    HANDS,
    KEEPING,
    PILES,
    SHAPES,
    SLOTS,
    STACK_PLACES,
    STACKS,
    UNSEEN,
    UP,
    UPPER,
    advance,
    lay_on_place,
    legal,
    mover,
    rank,
    spots,
)
from ..search_guide import first_alike

# With n unseen cards all chances are multiples of 1 / (2 n!); leads of up to 100 points stay below that up to n = 8.
LEAD = 2.0**-30
LOW, HIGH = -128 * LEAD, 1 + 128 * LEAD  # all values lie between
NONE = -2.0

# A random number for each card, by its kinds as DECK has them, in each place where it can lie; and for the mover.
KINDS = 64
HAND, PLACES, OF_SEAT = 0, KINDS, (1 + STACK_PLACES) * KINDS  # in a hand, on a place of a stack; twice that, by seat
PILE = 2 * OF_SEAT  # face up or not (63), above 0 to 3 cards, not dug or dug
NOBODY = 63
WHO = PILE + 8 * KINDS
RANDOM = tuple(fortune(1, number) >> 1 for number in range(WHO + 4))
SUM = (1 << 61) - 1

ROWS = (0, 4, 7)  # their first places

EXACT, AT_LEAST, AT_MOST = 0, 1, 2

EXPORTED = ("solve",)


class Memory(NamedTuple):
    """What is known, by hash of the position; and the way from the first state to the one at hand, by depth."""

    keys: Ints1
    values: Floats1
    bounds: Int8s1
    states: Ints2
    todo: Ints1  # moves to be tried, a bit each
    alpha: Floats1  # what seat 0 can be sure of
    beta: Floats1  # and seat 1
    floor: Floats1  # what they were sure of when the state was entered
    ceiling: Floats1
    best: Floats1  # the best value so far; at chance the part of the mean that is known
    weight: Floats1  # of an outcome, 0 where a seat moves
    open: Floats1  # the weight of all outcomes to be tried
    key: Ints1  # of the position, 0 where nothing needs to be kept
    moves: Ints1  # the move being tried
    chosen: Ints1  # a best action of the first state, -1 where no seat has to act
    spent: Ints1  # moves tried in all


def solve(memory: Memory, price: int) -> float:
    """The value of the first state; NONE if that costs more moves than the price."""
    depth = 0
    memory.chosen[0] = -1
    memory.spent[0] = 0
    deck = _deck(memory.states[0])
    _enter(memory, 0, deck)
    while True:
        if memory.todo[depth]:
            if memory.spent[0] == price:
                return NONE
            memory.spent[0] += 1
            memory.moves[depth] = lowest(memory.todo[depth])
            memory.todo[depth] &= memory.todo[depth] - 1
            for slot in range(SLOTS):
                memory.states[depth + 1, slot] = memory.states[depth, slot]
            advance(memory.states[depth + 1], memory.moves[depth])
            depth += 1
            _enter(memory, depth, deck)
        else:
            if memory.key[depth]:
                _keep(memory, depth)
            if depth == 0:
                value: float = memory.best[0]
                return value
            depth -= 1
            _take_in(memory, depth, memory.best[depth + 1])


def _enter(memory: Memory, depth: int, deck: int) -> None:
    """Judges a state at once, or notes the moves to be tried."""
    state = memory.states[depth]
    _set_window(memory, depth)
    memory.todo[depth] = memory.key[depth] = 0
    memory.weight[depth] = 0
    seat = mover(state)
    if state[FACE_UP] | state[FACE_DOWN] == 0 and (depth > 0 or seat == TERMINAL):
        memory.best[depth] = _end(state)
    elif seat == CHANCE:
        memory.best[depth] = 0
        unseen = 0
        for card in range(CARDS):
            memory.todo[depth] |= state[UNSEEN + card] << card
            unseen += state[UNSEEN + card]
        memory.weight[depth] = 1 / unseen
        memory.open[depth] = 1
    elif not _known(memory, depth, deck) or depth == 0:
        memory.best[depth] = HIGH if seat else LOW
        actions = legal(state)
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            if first_alike(state, action) == action:
                memory.todo[depth] |= 1 << action


def _set_window(memory: Memory, depth: int) -> None:
    """Sets between which values a state matters: those of the state before, or after chance, what can still move it."""
    alpha, beta = LOW, HIGH
    if depth > 0:
        alpha, beta = memory.alpha[depth - 1], memory.beta[depth - 1]
        weight, known = memory.weight[depth - 1], memory.best[depth - 1]
        if weight > 0:
            rest = memory.open[depth - 1] - weight
            alpha = max(LOW, (alpha - known - rest * HIGH) / weight)
            beta = min(HIGH, (beta - known - rest * LOW) / weight)
    memory.alpha[depth] = memory.floor[depth] = alpha
    memory.beta[depth] = memory.ceiling[depth] = beta


def _known(memory: Memory, depth: int, deck: int) -> bool:
    """Whether enough is known about a position to need no search; if not, its key is noted."""
    key = _key(memory.states[depth], deck)
    place = key & len(memory.keys) - 1
    memory.key[depth] = key
    if memory.keys[place] != key:
        return False
    value, bound = memory.values[place], memory.bounds[place]
    if (
        bound == EXACT
        or (bound == AT_LEAST and value >= memory.beta[depth])
        or (bound == AT_MOST and value <= memory.alpha[depth])
    ):
        memory.best[depth] = value
        memory.key[depth] = 0
        return True
    return False


def _keep(memory: Memory, depth: int) -> None:
    """Keeps what was found out about a position."""
    place = memory.key[depth] & len(memory.keys) - 1
    value = memory.best[depth]
    memory.keys[place] = memory.key[depth]
    memory.values[place] = value
    memory.bounds[place] = EXACT
    if value <= memory.floor[depth] and value > LOW:
        memory.bounds[place] = AT_MOST
    elif value >= memory.ceiling[depth] and value < HIGH:
        memory.bounds[place] = AT_LEAST


def _take_in(memory: Memory, depth: int, value: float) -> None:
    """Takes in the value of one more move."""
    if memory.weight[depth] > 0:
        _add_outcome(memory, depth, value)
        return
    first = memory.states[depth, SEAT] == 0
    if value != memory.best[depth] and (value > memory.best[depth]) == first:
        memory.best[depth] = value
        if depth == 0:
            memory.chosen[0] = memory.moves[0]
    if first:
        memory.alpha[depth] = max(memory.alpha[depth], value)
    else:
        memory.beta[depth] = min(memory.beta[depth], value)
    if memory.alpha[depth] >= memory.beta[depth]:
        memory.todo[depth] = 0


def _add_outcome(memory: Memory, depth: int, value: float) -> None:
    """Adds an outcome to a mean; where the others cannot bring it back into the window, a bound does."""
    memory.best[depth] += memory.weight[depth] * value
    memory.open[depth] -= memory.weight[depth]
    if memory.todo[depth]:
        if memory.best[depth] + memory.open[depth] * HIGH <= memory.alpha[depth]:
            memory.best[depth] += memory.open[depth] * HIGH
            memory.todo[depth] = 0
        elif memory.best[depth] + memory.open[depth] * LOW >= memory.beta[depth]:
            memory.best[depth] += memory.open[depth] * LOW
            memory.todo[depth] = 0


def _end(state: State) -> float:
    """The value once all cards are taken, where each seat just makes the best of its hand."""
    first, second = _best_rank(state, 0), _best_rank(state, 1)
    share = 1.0 if first > second else 0.5 if first == second else 0.0
    return share + LEAD * ((first >> 40) - (second >> 40))


def _best_rank(state: State, seat: int) -> int:
    """The best rank that a seat can reach with the cards in its hand; the bottom row of its stack is full by then."""
    hand = HANDS + HAND_LIMIT * seat
    if state[hand] == 0:
        return rank(state, seat)
    best = 0
    for card in range(HAND_LIMIT):
        one, other = state[hand + card], state[hand + 1 - card]
        if one:
            state[hand], state[hand + 1] = other, 0
            free = spots(state, seat) >> UPPER
            while free:
                place = BOTTOM_CARDS[2] + lowest(free)
                free &= free - 1
                lay_on_place(state, seat, place, one)
                if other:
                    state[hand] = 0
                    last = BOTTOM_CARDS[2] + lowest(spots(state, seat) >> UPPER)
                    lay_on_place(state, seat, last, other)
                    best = max(best, rank(state, seat))
                    _lift(state, seat, last)
                    state[hand] = other
                else:
                    best = max(best, rank(state, seat))
                _lift(state, seat, place)
            state[hand + card], state[hand + 1 - card] = one, other
    return best


def _lift(state: State, seat: int, place: int) -> None:
    """Takes a card from a stack again."""
    state[STACKS + STACK_PLACES * seat + place] = 0
    state[SHAPES + seat] &= ~(1 << place)


def _deck(state: State) -> int:
    """A number for the cards of the game, in any order."""
    total = 0
    for card in range(CARDS):
        total = total + RANDOM[state[DECK + card]] & SUM
    return total


def _key(state: State, deck: int) -> int:
    """A number for a position; piles in any order and mirrored stacks are alike, and so are cards of the same kinds."""
    key = deck + RANDOM[WHO + 2 * state[SEAT] + (state[PHASE] == KEEPING)] & SUM
    for pile in range(PILES):
        card = state[UP + pile]
        kinds = state[DECK + card - 1] if card else NOBODY
        dug = state[DUG] == 1 + pile or state[DUG + 1] == 1 + pile
        key = key + RANDOM[PILE + KINDS * (4 * dug + state[DOWN + pile]) + kinds] & SUM
    for seat in range(2):
        for card in range(HAND_LIMIT):
            held = state[HANDS + HAND_LIMIT * seat + card]
            if held:
                key = key + RANDOM[OF_SEAT * seat + HAND + state[DECK + held - 1]] & SUM
        key = key + _stack_key(state, seat) & SUM
    return key


def _stack_key(state: State, seat: int) -> int:
    stack, filled = STACKS + STACK_PLACES * seat, state[SHAPES + seat]
    width = 0
    while filled >> width & 1 and width < BOTTOM_CARDS[2]:
        width += 1
    one = other = 0
    for row in range(3):
        first = ROWS[row]
        for place in range(first, first + width - row):
            if filled >> place & 1:
                kinds = OF_SEAT * seat + state[DECK + state[stack + place] - 1]
                mirrored = 2 * first + width - row - 1 - place
                one = one + RANDOM[kinds + PLACES + KINDS * place] & SUM
                other = other + RANDOM[kinds + PLACES + KINDS * mirrored] & SUM
    return min(one, other)
