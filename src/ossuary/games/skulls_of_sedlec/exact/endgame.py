"""The end of Skulls of Sedlec for two, searched to its last card in code that runs at both speeds.

Alpha-beta over packed positions, with sums over the cards that nobody has seen. A value is a whole number: what seat 0
has if all orders of the u unseen cards are played out, 2 for each win and 1 for a tie, so that a sure win is 2 u!.
Where leads count, wins are multiplied by so much that no lead outweighs one, and the leads in points are added.
"""

from typing import NamedTuple

from ....engine.bits import count
from ....engine.nodes import State
from ....fair import ODD_1, ODD_2, WORD, stir
from ....twin.kinds import Int8s1, Ints1, Ints2
from .bounds import FIRST_WINS, OPEN, final_rank, is_decided, is_for_the_first, last_cards, sure_winner
from .moves import WEIGHT, list_moves, list_outcomes, play, sort_moves
from .packed import CARD, CHOICE, COLUMNS, GRAVES, HIDDEN, KIND, STACK_0, STACK_1, TURN, WHO, Deck, hand_of, learn, pack
from .ranks import POINTS, Ranks, best_rank, forget

MOST_UNSEEN = 10  # up to which no number grows too large
FACTORIALS = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800)
MOST_LEAD = 128  # points
NONE = -(1 << 62)
WIDTH = 128  # moves of a position, or outcomes

# More columns of a frame: between which values it matters, and what is known so far.
ALPHA, BETA = COLUMNS, COLUMNS + 1  # what seat 0 and seat 1 can be sure of
FLOOR, CEILING = COLUMNS + 2, COLUMNS + 3  # the same when the position was entered
BEST = COLUMNS + 4  # the best value; at chance, the sum of the values that are known
UNKNOWN = COLUMNS + 5  # the weight of all outcomes that are not
KEY = COLUMNS + 6  # of the position, -1 where nothing needs to be kept
AT, MOVES = COLUMNS + 7, COLUMNS + 8  # how many moves were tried, and how many there are
CHOSEN = COLUMNS + 9  # the best move, -1 if there is none
FRAME = COLUMNS + 10

# Numbers of a search.
QUESTION, SPENT, WIN, LEAD = range(4)  # its number, moves tried, what half a win is worth and what a point of lead is
NUMBERS = 4

EXPORTED = ("begin", "solve", "read")


class Memory(NamedTuple):
    """What is known of positions, by hash, for one question; and the way from the first one to that at hand."""

    tags: Ints1  # the rest of the hash, and the question
    lows: Ints1  # between which the value is
    highs: Ints1
    chosen: Int8s1  # the move that looked best
    frames: Ints2  # by depth
    moves: Ints2
    worths: Ints1
    numbers: Ints1
    deck: Deck
    ranks: Ranks


def read(memory: Memory, state: State) -> None:
    """Makes the position of a state the first one."""
    if learn(memory.deck, state):
        forget(memory.ranks)
    pack(memory.deck, state, memory.frames[0])


def begin(memory: Memory, win: int, lead: int) -> None:
    """Begins a question, with nothing known from others."""
    memory.numbers[WIN], memory.numbers[LEAD] = win, lead
    memory.numbers[QUESTION] += 1
    if memory.numbers[QUESTION] == len(memory.tags):
        memory.numbers[QUESTION] = 1
        for place in range(len(memory.tags)):
            memory.tags[place] = 0


def solve(memory: Memory, price: int) -> int:
    """The value of the first position; NONE if that costs more moves than the price.

    Afterwards the second frame holds the position that a best move leads to.
    """
    depth, root = 0, memory.frames[0]
    memory.numbers[SPENT] = 0
    root[ALPHA], root[BETA] = _low(memory, root), _high(memory, root)
    _enter(memory, 0)
    while True:
        frame = memory.frames[depth]
        if frame[AT] < frame[MOVES]:
            if memory.numbers[SPENT] == price:
                return NONE
            memory.numbers[SPENT] += 1
            depth += 1
            play(memory.deck, frame, memory.moves[depth - 1, frame[AT]], memory.frames[depth])
            _set_window(memory, frame, memory.frames[depth])
            _enter(memory, depth)
        else:
            if frame[KEY] >= 0:
                _keep(memory, frame)
            if depth == 0:
                if root[CHOSEN] >= 0:
                    play(memory.deck, root, root[CHOSEN], memory.frames[1])
                value: int = root[BEST]
                return value
            depth -= 1
            _take_in(memory, depth, frame[BEST])


def _low(memory: Memory, frame: Ints1) -> int:
    return -MOST_LEAD * int(memory.numbers[LEAD]) * FACTORIALS[count(frame[HIDDEN])]


def _high(memory: Memory, frame: Ints1) -> int:
    return int(2 * memory.numbers[WIN] + MOST_LEAD * memory.numbers[LEAD]) * FACTORIALS[count(frame[HIDDEN])]


def _set_window(memory: Memory, before: Ints1, frame: Ints1) -> None:
    """Sets between which values a position matters: as before it, or after chance, what can still move the sum."""
    frame[ALPHA], frame[BETA] = before[ALPHA], before[BETA]
    if before[KIND] == TURN:
        low, high, weight = _low(memory, frame), _high(memory, frame), before[CHOSEN] >> WEIGHT
        rest = before[UNKNOWN] - weight
        frame[ALPHA] = max(low, (before[ALPHA] - before[BEST] - rest * high) // weight)
        frame[BETA] = min(high, -((before[BEST] + rest * low - before[BETA]) // weight))


def _enter(memory: Memory, depth: int) -> None:
    """Judges a position at once, or notes the moves to be tried."""
    frame = memory.frames[depth]
    frame[AT] = frame[MOVES] = 0
    frame[KEY] = frame[CHOSEN] = -1
    if frame[KIND] == TURN:
        frame[BEST] = frame[UNKNOWN] = 0
        frame[MOVES] = list_outcomes(memory.deck, frame, memory.moves[depth])
        for number in range(frame[MOVES]):
            frame[UNKNOWN] += memory.moves[depth, number] >> WEIGHT
        frame[CHOSEN] = memory.moves[depth, 0]
        return
    frame[FLOOR], frame[CEILING] = frame[ALPHA], frame[BETA]
    if frame[KIND] == CHOICE and depth and (_is_known(memory, frame) or _is_recalled(memory, frame)):
        return
    frame[BEST] = _high(memory, frame) if frame[WHO] else _low(memory, frame)
    frame[MOVES] = list_moves(memory.ranks, memory.deck, frame, memory.moves[depth])
    if frame[KIND] == CHOICE:
        sort_moves(memory.ranks, memory.deck, frame, memory.moves[depth], memory.worths, frame[MOVES])
        for number in range(1, frame[MOVES]):
            if memory.moves[depth, number] == frame[CHOSEN]:  # it looked best before
                memory.moves[depth, number] = memory.moves[depth, 0]
                memory.moves[depth, 0] = frame[CHOSEN]
    frame[CHOSEN] = -1


def _is_known(memory: Memory, frame: Ints1) -> bool:
    """Whether the value of a position is known without a search."""
    ranks, deck = memory.ranks, memory.deck
    if is_decided(frame):
        frame[BEST] = _value(memory, final_rank(ranks, deck, frame, 0), final_rank(ranks, deck, frame, 1))
        return True
    if is_for_the_first(frame):
        one, other = last_cards(frame)
        straight, crossed = _shared(memory, frame, one, other), _shared(memory, frame, other, one)
        frame[BEST] = min(straight, crossed) if frame[WHO] else max(straight, crossed)
        return True
    return False


def _shared(memory: Memory, frame: Ints1, one: int, other: int) -> int:
    """The value where each seat takes one of the last two cards."""
    first = best_rank(memory.ranks, memory.deck, frame[STACK_0], hand_of(frame, 0) << CARD | one)
    second = best_rank(memory.ranks, memory.deck, frame[STACK_1], hand_of(frame, 1) << CARD | other)
    return _value(memory, first, second)


def _value(memory: Memory, first: int, second: int) -> int:
    """The value of final ranks."""
    halves = 2 if first > second else 1 if first == second else 0
    value: int = halves * memory.numbers[WIN] + memory.numbers[LEAD] * ((first >> POINTS) - (second >> POINTS))
    return value


def _is_recalled(memory: Memory, frame: Ints1) -> bool:
    """Whether enough is known about a position, or sure at sight, to need no search; if not, its key is noted."""
    key = _key(frame)
    place = key & len(memory.tags) - 1
    if memory.tags[place] == key - place + memory.numbers[QUESTION]:
        low, high = memory.lows[place], memory.highs[place]
        if low == high or low >= frame[BETA] or high <= frame[ALPHA]:
            frame[BEST] = high if high <= frame[ALPHA] else low
            return True
        frame[ALPHA], frame[BETA] = max(frame[ALPHA], low), min(frame[BETA], high)
        frame[FLOOR], frame[CEILING] = frame[ALPHA], frame[BETA]
        frame[CHOSEN] = memory.chosen[place]
    elif memory.numbers[LEAD] == 0:
        winner = sure_winner(memory.ranks, memory.deck, frame)
        if winner != OPEN:
            frame[BEST] = _high(memory, frame) if winner == FIRST_WINS else 0
            return True
    frame[KEY] = key
    return False


def _keep(memory: Memory, frame: Ints1) -> None:
    """Keeps what was found out about a position."""
    place = frame[KEY] & len(memory.tags) - 1
    tag = frame[KEY] - place + memory.numbers[QUESTION]
    low, high = _low(memory, frame), _high(memory, frame)
    if memory.tags[place] == tag:
        low, high = memory.lows[place], memory.highs[place]
    if frame[BEST] > frame[FLOOR]:
        low = max(low, frame[BEST])
    if frame[BEST] < frame[CEILING]:
        high = min(high, frame[BEST])
    memory.tags[place], memory.lows[place], memory.highs[place] = tag, low, high
    memory.chosen[place] = frame[CHOSEN]


def _take_in(memory: Memory, depth: int, value: int) -> None:
    """Takes in the value of one more move."""
    frame = memory.frames[depth]
    move = memory.moves[depth, frame[AT]]
    frame[AT] += 1
    if frame[KIND] == TURN:
        _add_outcome(memory, depth, move >> WEIGHT, value)
        return
    if frame[WHO] == 0:
        if value > frame[BEST] or frame[CHOSEN] < 0:
            frame[BEST], frame[CHOSEN] = value, move
        frame[ALPHA] = max(frame[ALPHA], value)
    else:
        if value < frame[BEST] or frame[CHOSEN] < 0:
            frame[BEST], frame[CHOSEN] = value, move
        frame[BETA] = min(frame[BETA], value)
    if frame[ALPHA] >= frame[BETA]:
        frame[AT] = frame[MOVES]


def _add_outcome(memory: Memory, depth: int, weight: int, value: int) -> None:
    """Adds an outcome to a sum; where the others cannot bring it back between the bounds, a bound does."""
    frame, after = memory.frames[depth], memory.frames[depth + 1]
    frame[BEST] += weight * value
    frame[UNKNOWN] -= weight
    frame[CHOSEN] = -1
    if frame[AT] == frame[MOVES]:
        return
    most, least = frame[UNKNOWN] * _high(memory, after), frame[UNKNOWN] * _low(memory, after)
    if frame[BEST] + most <= frame[ALPHA] or frame[BEST] + least >= frame[BETA]:
        frame[BEST] += most if frame[BEST] + most <= frame[ALPHA] else least
        frame[AT] = frame[MOVES]
    else:
        frame[CHOSEN] = memory.moves[depth, frame[AT]]


def _key(frame: Ints1) -> int:
    """A number for a position where a seat has a choice, from which its cards that nobody has seen follow."""
    low, high = 1 + frame[WHO], 2
    for column in range(GRAVES, STACK_1 + 1):
        low = (low ^ frame[column] & WORD) * ODD_1 & WORD
        low ^= low >> 15
        high = (high ^ frame[column] >> 32 ^ low) * ODD_2 & WORD
        high ^= high >> 13
    low, high = stir(low, high)
    return (high & WORD >> 2) << 32 | low
