"""Shark Attacks!: fill the water with swimmers and stop in time; when the fin shows, all who swim must flee.

In a turn dice full of swimmers are rolled. Stopping scores them; going on rolls the event die, then the dice that
show waves: sun adds a die, rain takes one away, and a shark attack makes all swimmers flee, throw by throw, while
sharks eat dice. Eaten dice put up warning signs, which cost dice later. The first to reach the target wins.

Designed by Henning Poehl. The numbers SA-1 to SA-18 are those of docs/rules/en/shark-attacks.md.

Players: 2 to 6
Options: target = 100, flight_dice = dice
Moves: 9 actions, 11 outcomes
State: 40 slots
Chance: dice, one at a time, waves on half of the faces
Information: perfect, nothing is hidden
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
from ...engine.options import Choice, Number, Option, check

NAME = "shark-attacks"
PREFIX = "SA"
MIN_SEATS, MAX_SEATS = 2, 6  # SA-17

# Components.
BLUE_DICE, SHARK_DICE, ALL_SIGNS = 11, 4, 6
SWIMMER_FACES = ("wave", "swimmer_1", "swimmer_2", "swimmer_3")  # a face is its number of swimmers
SHARK_FACES = ("shark_wave", "fin_1", "fin_2", "fin_3")  # likewise of fins
EVENTS = ("sun", "rain", "shark_attack")
FLIGHT_DICE = ("dice", "swimmers")

# SA-11: what a shark takes, as (fins, ones, twos, threes); of the lines with its fins the first that is there.
BITES = (
    *((3, 0, 0, 1), (3, 1, 1, 0), (3, 3, 0, 0), (3, 0, 2, 0)),
    *((2, 0, 1, 0), (2, 2, 0, 0), (2, 0, 0, 1)),
    *((1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)),
)

# Moves.
STOP, PARTY, GO_ON, SIGN_FROM = 0, 1, 2, 3
ACTIONS = ("stop", "party", "go_on", *(f"sign_from_{seat}" for seat in range(MAX_SEATS)))
OUTCOMES = (*SWIMMER_FACES, *SHARK_FACES, *EVENTS)
SHARK_OUTCOME, SUN, SHARK_ATTACK = 4, 8, 10
SWIMMER_DIE = (3, 1, 1, 1)
SHARK_DIE = (0, 0, 0, 0, 3, 1, 1, 1)
EVENT_DIE = (0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2)

# Phases.
PHASES = ("first_seat", "swimming", "choosing", "event", "fleeing", "signing", "over")
FIRST_SEAT, SWIMMING, CHOOSING, EVENT, FLEEING, SIGNING, OVER = range(7)

# A row: the state after move 70 of tests/records/shark-attacks-two.json.
#
#     +-----+ +-----+    +-----+ +-----+
#     | o   | | o o |    | /| /| |     |      seat 0 flees: two and three swimmers on the blue dice,
#     |   o | |  o  |    | ~~~~| |  ?  |      two fins on a shark die, and another still to fall
#     +-----+ +-----+    +-----+ +-----+
#      /!\ /!\                                two warning signs on the beach of seat 0
#
#   TURN             0  4
#   THROW            1  4
#   INDEX            2  3
#   SEATS            3  2
#   SEAT             4  0
#   PHASE            5  4                  fleeing
#   TARGET           6  100                points to win
#   FLIGHT           7  0                  dice
#   SCORES           8  20 14 0 0 0 0      seats 2 to 5 do not play
#   SIGNS           14  2 0 0 0 0 0        the other four lie in the middle
#   ROLL_OFF        20  0 0 0 0 0          long over
#   TO_ROLL         25  0
#   BLUE            26  0 0 1 1            no wave, no one, a two, a three
#   SHARKS_TO_ROLL  30  1
#   SHARKS          31  2                  dice in play
#   FINS            32  0 0 1 0            two fins on one die
#   ESCAPED         36  1                  swimmer
#   EATEN           37  2                  dice
#   BITTEN          38  0
#   SIGNS_DUE       39  0

# Slots.
TARGET = OWN  # points, 1 to 1000
FLIGHT = TARGET + 1  # index into FLIGHT_DICE
SCORES = FLIGHT + 1  # by seat, points
SIGNS = SCORES + MAX_SEATS  # by seat, signs on the beach, 0 to 6; the others lie in the middle
ROLL_OFF = SIGNS + MAX_SEATS
TO_ROLL = ROLL_OFF + rolloff.SLOTS  # blue dice about to be rolled
BLUE = TO_ROLL + 1  # by face, blue dice on the table; in a flight those of this throw
SHARKS_TO_ROLL = BLUE + 4
SHARKS = SHARKS_TO_ROLL + 1  # shark dice in play, 0 at the beach
FINS = SHARKS + 1  # by face, shark dice of this throw
ESCAPED = FINS + 4  # swimmers that escaped in this flight
EATEN = ESCAPED + 1  # dice eaten in this flight
BITTEN = EATEN + 1  # dice eaten in this throw
SIGNS_DUE = BITTEN + 1  # signs still to be taken for them
SLOTS = SIGNS_DUE + 1


TARGETS = Number(usual=100, least=1, most=1000)  # SA-18
SHARKS_COME = Choice(usual="dice", choices=FLIGHT_DICE)  # SA-10
OPTIONS: dict[str, Option] = {"target": TARGETS, "flight_dice": SHARKS_COME}


@dataclass(frozen=True)
class Options:
    """What the players agree on before a game."""

    seats: int = 2
    target: int = TARGETS.usual
    flight_dice: str = SHARKS_COME.usual

    def __post_init__(self) -> None:
        check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1))


class Look(TypedDict):
    """The state spelled out."""

    phase: str
    seat: int
    target: int
    flight_dice: str
    scores: list[int]
    signs: list[int]
    signs_in_the_middle: int
    to_roll: int
    blue: dict[str, int]
    sharks_to_roll: int
    sharks: int
    fins: dict[str, int]
    escaped: int
    eaten: int
    bitten: int
    signs_due: int


def initial(options: Options) -> State:
    """The state before the roll-off for the first seat."""
    state = [0] * SLOTS
    state[SEATS] = options.seats
    state[PHASE] = FIRST_SEAT
    state[TARGET] = options.target
    state[FLIGHT] = FLIGHT_DICE.index(options.flight_dice)
    rolloff.begin(state, ROLL_OFF, SHARK_DICE)
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    phase = state[PHASE]
    if phase == OVER:
        return TERMINAL
    if phase == CHOOSING or phase == SIGNING:
        return state[SEAT]
    return CHANCE


def legal(state: State) -> int:
    """The legal actions, a bit each."""
    phase = state[PHASE]
    if phase == CHOOSING:
        # SA-2: stop (SA-3), and with a wave go on (SA-5), without one throw a party (SA-4).
        return 1 << STOP | 1 << (GO_ON if state[BLUE] > 0 else PARTY)
    if phase == SIGNING:
        return _lenders(state) << SIGN_FROM
    return 0


def refusal(state: State, action: int) -> int:
    """The number of the rule that forbids an action, 0 where it is legal."""
    if legal(state) >> action & 1:
        return 0
    phase = state[PHASE]
    if phase == FIRST_SEAT:
        return 17
    if phase == SWIMMING:
        return 2
    if phase == EVENT:
        return 5
    if phase == FLEEING:
        return 15
    if phase == SIGNING or (phase == CHOOSING and action >= SIGN_FROM):
        return 12
    if phase == CHOOSING:
        return 4 if action == PARTY else 5
    return 18


def odds(state: State) -> Sequence[int]:
    """The weights of the outcomes, in their order; those left out at the end weigh nothing."""
    phase = state[PHASE]
    if phase == EVENT:
        return EVENT_DIE
    if phase == FIRST_SEAT or state[TO_ROLL] == 0:
        return SHARK_DIE
    return SWIMMER_DIE


def advance(state: State, move: int) -> None:
    """Plays a legal action, or an outcome of chance, in place."""
    phase = state[PHASE]
    if phase == SWIMMING:
        _swimmer_falls(state, move)
        if state[TO_ROLL] == 0:
            state[PHASE] = CHOOSING
    elif phase == FLEEING:
        if state[TO_ROLL] > 0:
            _swimmer_falls(state, move)
        else:
            _shark_falls(state, move - SHARK_OUTCOME)
    elif phase == CHOOSING:
        if move == STOP:
            _stop(state)
        elif move == PARTY:
            _party(state)
        else:
            state[PHASE] = EVENT  # SA-5
            begin_throw(state)
    elif phase == EVENT:
        _event(state, move)
    elif phase == SIGNING:
        state[SIGNS + move - SIGN_FROM] -= 1
        state[SIGNS + state[SEAT]] += 1
        state[SIGNS_DUE] -= 1
        _take_signs(state)
    else:
        seat = rolloff.roll(state, ROLL_OFF, SHARK_DICE, move - SHARK_OUTCOME)  # SA-17
        if seat >= 0:
            _swim(state, seat)


def step(state: State, move: int) -> State:
    """The state after a move."""
    after = state.copy()
    advance(after, move)
    return after


def scores(state: State) -> list[int]:
    """The points of each seat."""
    return [state[SCORES + seat] for seat in range(state[SEATS])]


def payoffs(state: State) -> list[float]:
    """What each seat has of the win, all together 1 when the game is over."""
    if state[PHASE] != OVER:
        return [0.0 for _ in range(state[SEATS])]
    return shares(scores(state))  # SA-18


def tally(state: State, seat: int) -> list[Part]:
    """The score of a seat by parts: what it has, and what its swimmers are worth as they are."""
    parts = [Part("banked", state[SCORES + seat], [])]
    if seat != state[SEAT] or state[PHASE] in (FIRST_SEAT, OVER):
        return parts
    if state[SHARKS] == 0:
        pieces = [face for number, face in enumerate(SWIMMER_FACES) if number for _ in range(state[BLUE + number])]
        return [*parts, Part("swimmers", swimmers(state), pieces)]
    parts.append(Part("escaped", state[ESCAPED], []))
    if state[EATEN] == 0:
        parts.append(Part("unharmed", 2 * state[ESCAPED], []))  # SA-16
    return parts


def look(state: State) -> Look:
    """The state spelled out with names."""
    seats = range(state[SEATS])
    return Look(
        phase=PHASES[state[PHASE]],
        seat=state[SEAT],
        target=state[TARGET],
        flight_dice=FLIGHT_DICE[state[FLIGHT]],
        scores=scores(state),
        signs=[state[SIGNS + seat] for seat in seats],
        signs_in_the_middle=_middle_signs(state),
        to_roll=state[TO_ROLL],
        blue={face: state[BLUE + i] for i, face in enumerate(SWIMMER_FACES) if state[BLUE + i]},
        sharks_to_roll=state[SHARKS_TO_ROLL],
        sharks=state[SHARKS],
        fins={face: state[FINS + i] for i, face in enumerate(SHARK_FACES) if state[FINS + i]},
        escaped=state[ESCAPED],
        eaten=state[EATEN],
        bitten=state[BITTEN],
        signs_due=state[SIGNS_DUE],
    )


def _swim(state: State, seat: int) -> None:
    # SA-1
    begin_turn(state, seat)
    for slot in range(TO_ROLL, SLOTS):
        state[slot] = 0
    state[TO_ROLL] = _first_dice(state, seat)
    state[PHASE] = SWIMMING


def with_signs_of(state: State, other: State) -> State:
    """The state in which a turn begins, but with the signs that stand in the other one."""
    after = state.copy()
    for seat in range(state[SEATS]):
        after[SIGNS + seat] = other[SIGNS + seat]
    after[TO_ROLL] = _first_dice(after, state[SEAT])
    return after


def _first_dice(state: State, seat: int) -> int:
    # SA-1: a die less for each sign.
    return 7 - state[SIGNS + seat]


def _swimmer_falls(state: State, face: int) -> None:
    state[INDEX] += 1
    state[TO_ROLL] -= 1
    state[BLUE + face] += 1


def swimmers(state: State) -> int:
    """The swimmers that the blue dice on the table show."""
    return state[BLUE + 1] + 2 * state[BLUE + 2] + 3 * state[BLUE + 3]


def _swimmer_dice(state: State) -> int:
    return state[BLUE + 1] + state[BLUE + 2] + state[BLUE + 3]


def _stop(state: State) -> None:
    # SA-3
    _clear_signs(state, 1)
    bank(state, swimmers(state))


def _party(state: State) -> None:
    # SA-4
    _clear_signs(state, 2)
    bank(state, 2 * swimmers(state))


def _clear_signs(state: State, signs: int) -> None:
    state[SIGNS + state[SEAT]] -= min(signs, state[SIGNS + state[SEAT]])


def _event(state: State, event: int) -> None:
    state[INDEX] += 1
    if event == SHARK_ATTACK:
        _flee(state)  # SA-8
        return
    waves = state[BLUE]
    if event == SUN:
        waves += 1 if waves + _swimmer_dice(state) < BLUE_DICE else 0  # SA-6
    else:
        waves -= 1  # SA-7
    state[BLUE] = 0
    state[TO_ROLL] = waves
    if waves > 0:
        state[PHASE] = SWIMMING
        begin_throw(state)
    else:
        state[PHASE] = CHOOSING  # SA-9


def _flee(state: State) -> None:
    # SA-10
    dice = _swimmer_dice(state) if state[FLIGHT] == 0 else min(swimmers(state), BLUE_DICE)
    state[SHARKS] = 1
    if dice > 0:
        _throw_flight(state, dice)
    else:
        bank(state, 0)


def _throw_flight(state: State, dice: int) -> None:
    for face in range(4):
        state[BLUE + face] = 0
        state[FINS + face] = 0
    state[BITTEN] = 0
    state[TO_ROLL] = dice
    state[SHARKS_TO_ROLL] = state[SHARKS]
    state[PHASE] = FLEEING
    begin_throw(state)


def _shark_falls(state: State, fins: int) -> None:
    state[INDEX] += 1
    state[SHARKS_TO_ROLL] -= 1
    state[FINS + fins] += 1
    if state[SHARKS_TO_ROLL] == 0:
        _sharks_bite(state)


def bite(fins: int, ones: int, twos: int, threes: int) -> int:
    """The line of BITES that a shark takes of the dice that are there, -1 for nothing."""
    for line in range(len(BITES)):
        if BITES[line][0] == fins and BITES[line][1] <= ones and BITES[line][2] <= twos and BITES[line][3] <= threes:
            return line
    return -1


def _sharks_bite(state: State) -> None:
    # SA-11
    for fins in range(3, 0, -1):
        for _ in range(state[FINS + fins]):
            line = bite(fins, state[BLUE + 1], state[BLUE + 2], state[BLUE + 3])
            if line >= 0:
                for face in range(1, 4):
                    state[BLUE + face] -= BITES[line][face]
                    state[BITTEN] += BITES[line][face]
    state[ESCAPED] += swimmers(state)  # SA-13
    for face in range(1, 4):
        state[BLUE + face] = 0
    for face in range(4):
        state[FINS + face] = 0
    state[EATEN] += state[BITTEN]
    state[SIGNS_DUE] = state[BITTEN]
    _take_signs(state)


def bites(blue: Sequence[int], fins: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """The bites of a throw, dice given as counts by face: the fins of each shark, and the dice by face that it eats."""
    left = list(blue)
    told: list[tuple[int, tuple[int, ...]]] = []
    for shark in (3, 2, 1):
        for _ in range(fins[shark]):
            line = bite(shark, left[1], left[2], left[3])
            eaten = (0, *BITES[line][1:]) if line >= 0 else (0, 0, 0, 0)
            left = [there - gone for there, gone in zip(left, eaten, strict=True)]
            told.append((shark, eaten))
    return told


def feed(throw: Sequence[int], fins: Sequence[int]) -> tuple[list[int], list[int], int]:
    """The result of one throw of a flight: the dice eaten, in that order, those that escape, and the waves."""
    blue = [throw.count(face) for face in range(4)]
    meals = [eaten for _, eaten in bites(blue, [fins.count(face) for face in range(4)])]
    eaten = [face for meal in meals for face in (3, 2, 1) for _ in range(meal[face])]
    escaped = [face for face in (3, 2, 1) for _ in range(blue[face] - eaten.count(face))]
    return eaten, escaped, blue[0]


def _middle_signs(state: State) -> int:
    signs = ALL_SIGNS
    for seat in range(state[SEATS]):
        signs -= state[SIGNS + seat]
    return signs


def _lenders(state: State) -> int:
    """The opponents with a sign on their beach, a bit each."""
    seats = 0
    for seat in range(state[SEATS]):
        if seat != state[SEAT] and state[SIGNS + seat] > 0:
            seats |= 1 << seat
    return seats


def _take_signs(state: State) -> None:
    # SA-12
    taken = min(state[SIGNS_DUE], _middle_signs(state))
    state[SIGNS + state[SEAT]] += taken
    state[SIGNS_DUE] -= taken
    if state[SIGNS_DUE] > 0 and _lenders(state):
        state[PHASE] = SIGNING
    else:
        state[SIGNS_DUE] = 0
        _flight_goes_on(state)


def _flight_goes_on(state: State) -> None:
    # SA-14
    if state[BITTEN] > 0:
        state[SHARKS] = min(state[SHARKS] + 1, SHARK_DICE)
    if state[BLUE] > 0:
        _throw_flight(state, state[BLUE])
    else:
        bank(state, state[ESCAPED] if state[EATEN] else 3 * state[ESCAPED])  # SA-15, SA-16


def bank(state: State, points: int) -> None:
    """Ends the turn with these points, and with them perhaps the game."""
    state[SCORES + state[SEAT]] += points
    if state[SCORES + state[SEAT]] >= state[TARGET]:
        state[PHASE] = OVER  # SA-18
    else:
        _swim(state, next_seat(state))
