"""Rolling Bones: roll 18 dice of bones, join them to one skeleton, bury it in time; more rolls cost more dice.

In a turn all 18 dice are rolled, and bones that fit are laid to one joined skeleton. Another roll of the dice that are
left costs one die, then two, then more. Dice also become false bones, on sites where they do not belong. A gravestone
buries the skeleton, which scores; without one the turn brings nothing. The first to reach the target wins.

Designed by Henning Poehl. The numbers RB-1 to RB-20 are those of docs/rules/en/rolling-bones.md.

Players: 2 to 8
Options: target = 100
Moves: 56 actions, 26 outcomes
State: 58 slots
Chance: dice, one at a time, faces equally likely
Information: perfect, nothing is hidden
Result: shares of the win, together 1
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

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
from ...engine.options import Number, Option, check

NAME = "rolling-bones"
PREFIX = "RB"
MIN_SEATS, MAX_SEATS = 2, 8  # RB-19

# Components: three kinds of dice, six of each. A face below HAT is a bone, and its own site.
KINDS = ("left", "right", "centre")
LIMB_BONES = ("upper_arm", "forearm", "hand", "thigh", "lower_leg", "foot")
BONES = (
    *(f"left_{bone}" for bone in LIMB_BONES),
    *(f"right_{bone}" for bone in LIMB_BONES),
    *("skull", "rib_cage", "spine", "pelvis"),
)
FACES = (*BONES, "hat", "gravestone")
SKULL, RIB_CAGE, PELVIS, HAT, GRAVESTONE = 12, 13, 15, 16, 17
DICE_PER_KIND = 6
ALL_SITES = (1 << 16) - 1

# The sites that each site is joined to, a bit per site.
NEIGHBOURS = tuple(
    sum(1 << neighbour for neighbour in neighbours)
    for neighbours in (
        *((RIB_CAGE, 1), (0, 2), (1,), (PELVIS, 4), (3, 5), (4,)),
        *((RIB_CAGE, 7), (6, 8), (7,), (PELVIS, 10), (9, 11), (10,)),
        *((RIB_CAGE,), (SKULL, 0, 6, 14), (RIB_CAGE, PELVIS), (14, 3, 9)),
    )
)
SECTIONS = ("left_arm", "left_leg", "right_arm", "right_leg", "trunk")
SECTION_SITES = (0b111, 0b111 << 3, 0b111 << 6, 0b111 << 9, 0b1111 << 12)

# Moves.
LAY_HAT, TAKE_HAT, BURY, LEAVE, ROLL, PAY, FALSE_DIE, FALSE_SITE = 16, 17, 18, 19, 20, 21, 24, 40
ACTIONS = (
    *(f"lay_{bone}" for bone in BONES),
    *("lay_hat", "take_hat", "bury", "leave", "roll"),
    *(f"pay_{kind}" for kind in KINDS),
    *(f"false_{bone}" for bone in BONES),
    *(f"on_{bone}" for bone in BONES),
)
OUTCOMES = (*FACES, *(f"seat_{seat}" for seat in range(MAX_SEATS)))
FIRST_SEAT_OUTCOME = len(FACES)
LEFT_DIE = (1,) * 6
RIGHT_DIE = (0,) * 6 + (1,) * 6
CENTRE_DIE = (0,) * 12 + (1,) * 6
FIRST_SEAT_ODDS = tuple((0,) * 18 + (1,) * seats + (0,) * (MAX_SEATS - seats) for seats in range(MAX_SEATS + 1))

# Phases.
PHASES = ("first_seat", "rolling", "laying", "placing", "paying", "over")
FIRST_SEAT, ROLLING, LAYING, PLACING, PAYING, OVER = range(6)

# A row: the state after move 242 of tests/records/rolling-bones-two.json.
#
#            _|=|_       the skeleton of seat 0: the left arm, the trunk with a hat,
#            (o.o)       both thighs and the right lower leg; where the right foot
#     m=--=--{|||}       belongs lies a false bone, a left thigh
#              #
#            /(^)\       on the table: a left foot, two right forearms, a right hand
#            |   |       and a rib cage
#                |
#                ?
#
#   TURN             0  5
#   THROW            1  1
#   INDEX            2  6
#   SEATS            3  2
#   SEAT             4  0
#   PHASE            5  2                  laying
#   TARGET           6  100                points to win
#   SCORES           7  0 4 0 0 0 0 0 0    seats 2 to 7 do not play
#   TO_ROLL         15  0 0 0
#   ROLLED          18  0 0 0 0 0 1 0 2 1 0 0 0 0 1 0 0 0 0  left | right | centre dice, by face
#   FILLED          36  65039              0b1111_111000_001111: trunk, right leg, left arm and thigh
#   FALSE           37  0 0 0 0 0 0 0 0 0 0 0 4 0 0 0 0  site 11 (right foot) shows bone 3 (left thigh)
#   HAT_ON          53  1                  worn
#   POST_OPS        54  1                  one
#   LAID            55  2                  a bone
#   CHOSEN          56  0
#   OWED            57  0

# Slots.
TARGET = OWN  # points, 1 to 1000
SCORES = TARGET + 1  # by seat, points
TO_ROLL = SCORES + MAX_SEATS  # by kind, unlaid dice that show nothing: waiting for a roll, hats taken off
ROLLED = TO_ROLL + 3  # by face, unlaid dice of the last roll
FILLED = ROLLED + 18  # a bit per site
FALSE = FILLED + 1  # by site, 1 + the bone that a false one shows, else 0
HAT_ON = FALSE + 16  # 0 or 1
POST_OPS = HAT_ON + 1  # post-op rolls of this turn
LAID = POST_OPS + 1  # what was laid of the last roll: 0 nothing, 1 only the hat, 2 a bone
CHOSEN = LAID + 1  # 1 + the bone on the die chosen as false bone, while its site is open
OWED = CHOSEN + 1  # dice still to pay for this roll
SLOTS = OWED + 1


TARGETS = Number(usual=100, least=1, most=1000)  # RB-20
OPTIONS: dict[str, Option] = {"target": TARGETS}


@dataclass(frozen=True)
class Options:
    """What the players agree on before a game."""

    seats: int = 2
    target: int = TARGETS.usual

    def __post_init__(self) -> None:
        check(self, OPTIONS, range(MIN_SEATS, MAX_SEATS + 1))


class Look(TypedDict):
    """The state spelled out."""

    phase: str
    seat: int
    target: int
    scores: list[int]
    to_roll: dict[str, int]
    rolled: dict[str, int]
    skeleton: dict[str, str]
    hat: bool
    post_ops: int
    price: int
    laid: str
    chosen: str | None
    owed: int


def initial(options: Options) -> State:
    """The state before the first seat is drawn."""
    state = [0] * SLOTS
    state[SEATS] = options.seats
    state[PHASE] = FIRST_SEAT
    state[TARGET] = options.target
    return state


def mover(state: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    phase = state[PHASE]
    if phase == OVER:
        return TERMINAL
    if phase == ROLLING or phase == FIRST_SEAT:
        return CHANCE
    return state[SEAT]


def legal(state: State) -> int:
    """The legal actions, a bit each."""
    phase = state[PHASE]
    if phase == LAYING:
        return _laying(state)
    if phase == PLACING:
        return open_sites(state[FILLED]) << FALSE_SITE  # RB-7
    if phase == PAYING:
        return _paying(state)
    return 0


def refusal(state: State, action: int) -> int:
    """The number of the rule that forbids an action, 0 where it is legal."""
    if legal(state) >> action & 1:
        return 0
    phase = state[PHASE]
    if phase == FIRST_SEAT:
        return 19
    if phase == ROLLING:
        return 1 if state[POST_OPS] == 0 else 4
    if phase == PLACING:
        return 7
    if phase == PAYING:
        return 9 if action == TAKE_HAT else 4
    if phase == OVER:
        return 20
    shown = _shown(state)
    if action < LAY_HAT:
        return 8 if shown >> action & 1 == 1 and state[FALSE + action] else 2
    if action == LAY_HAT or action == TAKE_HAT:
        return 9
    if action == BURY:
        return 11
    if action == ROLL or action == LEAVE:
        if _false_due(state, shown):
            return 7
        if _duty(state, shown):
            return 6 if _layable(state, shown) else 12
        return 5 if action == ROLL else 13
    return 4 if action < FALSE_DIE else 7


def odds(state: State) -> Sequence[int]:
    """The weights of the outcomes, in their order; those left out at the end weigh nothing."""
    if state[PHASE] == FIRST_SEAT:
        return FIRST_SEAT_ODDS[state[SEATS]]  # RB-19
    if state[TO_ROLL] > 0:
        return LEFT_DIE
    if state[TO_ROLL + 1] > 0:
        return RIGHT_DIE
    return CENTRE_DIE


def advance(state: State, move: int) -> None:
    """Plays a legal action, or an outcome of chance, in place."""
    phase = state[PHASE]
    if phase == ROLLING:
        _die_falls(state, move)
    elif phase == LAYING:
        if move < LAY_HAT:
            state[ROLLED + move] -= 1
            state[FILLED] |= 1 << move
            state[LAID] = 2
        elif move == LAY_HAT:
            state[ROLLED + HAT] -= 1
            state[HAT_ON] = 1
            state[LAID] = max(state[LAID], 1)  # RB-6
        elif move == TAKE_HAT:
            _take_hat(state)
        elif move == ROLL:
            _decide_to_roll(state)
        elif move == BURY:
            _bury(state)
        elif move == LEAVE:
            _pre_op_roll(state, next_seat(state))
        else:
            state[ROLLED + move - FALSE_DIE] -= 1
            state[CHOSEN] = 1 + move - FALSE_DIE
            state[PHASE] = PLACING
    elif phase == PLACING:
        _lay_false_bone(state, move - FALSE_SITE)
    elif phase == PAYING:
        if move == TAKE_HAT:
            _take_hat(state)
        else:
            _pay(state, move - PAY)
    else:
        _pre_op_roll(state, move - FIRST_SEAT_OUTCOME)


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
    return shares(scores(state))  # RB-20


def tally(state: State, seat: int) -> list[Part]:
    """The score of a seat by parts: what it has, and what its skeleton is worth if buried now."""
    parts = [Part("banked", state[SCORES + seat], [])]
    if seat != state[SEAT] or state[PHASE] in (FIRST_SEAT, OVER):
        return parts
    for section, sites in zip(SECTIONS, SECTION_SITES, strict=True):
        pieces = [
            ("false_" if state[FALSE + site] else "") + bone
            for site, bone in enumerate(BONES)
            if sites & state[FILLED] & 1 << site
        ]
        if pieces:
            parts.append(Part(section, _section_score(state, sites), pieces))
    if state[HAT_ON]:
        parts.append(Part("hat", skeleton_score(state) // 2, ["hat"]))
    return parts


def look(state: State) -> Look:
    """The state spelled out with names."""
    return Look(
        phase=PHASES[state[PHASE]],
        seat=state[SEAT],
        target=state[TARGET],
        scores=scores(state),
        to_roll={kind: state[TO_ROLL + i] for i, kind in enumerate(KINDS)},
        rolled={face: state[ROLLED + i] for i, face in enumerate(FACES) if state[ROLLED + i]},
        skeleton={
            site: BONES[state[FALSE + i] - 1] if state[FALSE + i] else site
            for i, site in enumerate(BONES)
            if state[FILLED] >> i & 1
        },
        hat=bool(state[HAT_ON]),
        post_ops=state[POST_OPS],
        price=price(state),
        laid=("nothing", "hat", "bone")[state[LAID]],
        chosen=BONES[state[CHOSEN] - 1] if state[CHOSEN] else None,
        owed=state[OWED],
    )


def _pre_op_roll(state: State, seat: int) -> None:
    # RB-1
    begin_turn(state, seat)
    for slot in range(TO_ROLL, SLOTS):
        state[slot] = 0
    for kind in range(3):
        state[TO_ROLL + kind] = DICE_PER_KIND
    state[PHASE] = ROLLING


def _die_falls(state: State, face: int) -> None:
    state[INDEX] += 1
    state[TO_ROLL + face // 6] -= 1
    state[ROLLED + face] += 1
    if state[TO_ROLL] + state[TO_ROLL + 1] + state[TO_ROLL + 2] == 0:
        state[PHASE] = LAYING


def _shown(state: State) -> int:
    """The faces among the unlaid dice of the last roll, a bit each."""
    shown = 0
    for face in range(18):
        shown |= (state[ROLLED + face] > 0) << face
    return shown


def open_sites(filled: int) -> int:
    """The sites that a bone can be laid on, a bit each."""
    # RB-2: the first bone may be any bone; RB-8: a false bone joins and fills like the right one.
    if filled == 0:
        return ALL_SITES
    joined = 0
    for site in range(16):
        joined |= NEIGHBOURS[site] * (filled >> site & 1)
    return joined & ~filled


def connected(filled: int) -> bool:
    """Whether these sites are one piece (RB-2)."""
    piece = grown = filled & -filled
    while grown:
        grown = open_sites(piece) & filled
        piece |= grown
    return piece == filled


def _laying(state: State) -> int:
    # RB-3, RB-10: bones may be laid at will, and no action takes one back.
    shown = _shown(state)
    fits = shown & open_sites(state[FILLED])
    actions = fits
    if _hat_fits(state, shown) and not state[HAT_ON]:
        actions |= 1 << LAY_HAT
    if state[HAT_ON]:
        actions |= 1 << TAKE_HAT
    if _may_bury(state, shown):
        actions |= 1 << BURY
    if _false_due(state, shown):
        return actions | (shown & ALL_SITES) << FALSE_DIE
    if _duty(state, shown):
        return actions
    # RB-13: without a burial the seat rolls again, and leaves the skeleton only if no roll is possible.
    return actions | 1 << (ROLL if _may_roll(state) else LEAVE)


def unlaid_of(state: State, kind: int) -> int:
    """The unlaid dice of a kind that are still in this turn."""
    dice = state[TO_ROLL + kind]
    for face in range(6 * kind, 6 * kind + 6):
        dice += state[ROLLED + face]
    return dice


def unlaid(state: State) -> int:
    """All dice that are neither laid nor paid."""
    return unlaid_of(state, 0) + unlaid_of(state, 1) + unlaid_of(state, 2)


def price(state: State) -> int:
    """The dice that the next post-op roll costs: k for the k-th (RB-4)."""
    return state[POST_OPS] + 1


def _decide_to_roll(state: State) -> None:
    # RB-4: the decision is final, so the faces on the table are forgotten.
    state[OWED] = price(state)
    state[LAID] = 0
    for kind in range(3):
        state[TO_ROLL + kind] = unlaid_of(state, kind)
    for face in range(18):
        state[ROLLED + face] = 0
    state[PHASE] = PAYING


def _paying(state: State) -> int:
    actions = state[HAT_ON] << TAKE_HAT  # RB-9
    for kind in range(3):
        if state[TO_ROLL + kind] > 0:
            actions |= 1 << (PAY + kind)
    return actions


def _pay(state: State, kind: int) -> None:
    state[TO_ROLL + kind] -= 1
    state[OWED] -= 1
    if state[OWED] == 0:
        state[POST_OPS] += 1
        state[PHASE] = ROLLING
        begin_throw(state)


def _may_roll(state: State) -> bool:
    # RB-5
    return unlaid(state) - price(state) >= 1


def _layable(state: State, shown: int) -> bool:
    """Whether a right bone or a hat of the last roll can be laid."""
    return shown & open_sites(state[FILLED]) != 0 or _hat_fits(state, shown)


def _duty(state: State, shown: int) -> bool:
    # RB-6: after a post-op roll one die must be laid, where one can; RB-12: if that is the gravestone alone, bury.
    if state[POST_OPS] == 0 or state[LAID] > 0:
        return False
    return _layable(state, shown) or _may_bury(state, shown)


def _false_due(state: State, shown: int) -> bool:
    # RB-7: not averted by the hat; it lapses without a bone to lay or a site to lay it on.
    if state[POST_OPS] == 0 or state[LAID] == 2 or shown >> GRAVESTONE & 1:
        return False
    sites = open_sites(state[FILLED])
    return shown & sites == 0 and shown & ALL_SITES != 0 and sites != 0


def _lay_false_bone(state: State, site: int) -> None:
    state[FALSE + site] = state[CHOSEN]
    state[FILLED] |= 1 << site
    state[CHOSEN] = 0
    state[LAID] = 2
    state[PHASE] = LAYING


def _hat_fits(state: State, shown: int) -> bool:
    # RB-9: on a skull, be it a false one; a worn hat comes off first, to be exchanged.
    return shown >> HAT & 1 == 1 and state[FILLED] >> SKULL & 1 == 1


def _take_hat(state: State) -> None:
    # RB-9: the die shows nothing until it has been rolled.
    state[HAT_ON] = 0
    state[TO_ROLL + 2] += 1


def _may_bury(state: State, shown: int) -> bool:
    # RB-11
    return shown >> GRAVESTONE & 1 == 1 and state[FILLED] != 0


def skeleton_score(state: State) -> int:
    """What the skeleton on the table scores if it is buried."""
    total = 0
    for sites in SECTION_SITES:
        total += _section_score(state, sites)
    return 2 * total if state[HAT_ON] else total  # RB-17


def _section_score(state: State, sites: int) -> int:
    filled = state[FILLED] & sites
    points = 5 if filled == sites else 0  # RB-14
    for site in range(16):
        if filled >> site & 1:
            if state[FALSE + site]:
                points -= 5  # RB-16
            elif filled != sites:
                points += 1  # RB-15
    return points


def _bury(state: State) -> None:
    bank(state, skeleton_score(state))  # RB-18


def bank(state: State, points: int) -> None:
    """Ends the turn with these points, and with them perhaps the game."""
    state[SCORES + state[SEAT]] += points
    if state[SCORES + state[SEAT]] >= state[TARGET]:
        state[PHASE] = OVER  # RB-20
    else:
        _pre_op_roll(state, next_seat(state))
