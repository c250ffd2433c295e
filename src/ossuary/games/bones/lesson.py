"""The lesson of Bones: match a sum, go on in vain, go on with luck, lend a marker, and lay the line."""

from typing import cast

from ...engine.nodes import PHASE, SEAT, TURN, State
from ...engine.record import Step
from ...engine.registry import Game
from ...words.lesson import Advice, Topic, named
from ...words.said import said
from . import rules as bones
from .happened import Taken, TakenAll, TurnLost, happened
from .rules import (
    BOARD,
    BROKE,
    DEFINING,
    FILLING,
    FREE_BLANKS,
    GO_ON,
    LENDERS,
    LINES,
    MATCHED,
    OFFERING,
    OVER,
    THROWING,
    WENT_ON,
    legal,
    throws_left,
    total,
)

GAME = cast(Game, bones)
OPTIONS = {"end": "rounds=3"}

# The pupil's turns are odd: a sum in the first, a blank and no luck in the third, a layout in the fifth.
# In the sixth the rival has three blanks to pay for, and comes to borrow.
SCRIPT = {
    (0, 1): "die_6*2",
    (0, 2): "die_1*2",
    (1, 0): "tile_2_5 tile_3_6 tile_1_4",
    (1, 1): "die_6 die_5",
    (1, 2): "die_4 die_3",
    (1, 3): "die_6*2",
    (1, 4): "die_2*2",
    (1, 5): "die_1*2",
    (1, 6): "die_5*2",
    (2, 0): "tile_4_5",
    (2, 1): "die_3 die_6",
    (3, 0): "tile_0_4 tile_2_6 tile_1_1",
    (3, 1): "die_2",
    (3, 2): "die_5 die_1",
    (3, 3): "die_1 die_2",
    (3, 4): "die_6*2",
    (3, 5): "die_3*2",
    (3, 6): "die_5*2",
    (4, 1): "die_6*2",
    (4, 2): "die_6 die_5",
    (4, 3): "die_5*2",
    (4, 4): "die_6*2",
    (4, 5): "die_5 die_6",
    (4, 6): "die_6 die_3",
    (5, 1): "die_3*2",
    (5, 2): "die_2 die_6",
    (6, 0): "tile_0_1 tile_0_2 tile_0_3",
    (6, 1): "die_1*3",
    (6, 2): "die_6*2",
    (6, 3): "die_5*2",
    (6, 4): "die_6 die_5",
    (6, 5): "die_1 die_2",
}
INTRO = "learn-bn-intro"


def _pupils(step: Step) -> bool:
    return step.before[SEAT] == 0


def _filled(step: Step) -> bool:
    """Whether the board is full for the pupil, and no marker is spent."""
    before, _, after = step
    return _pupils(step) and before[PHASE] == FILLING and after[PHASE] == THROWING and all(after[BOARD : BOARD + 3])


def _taken(step: Step) -> bool:
    """Whether the pupil takes a tile and owes nothing for it."""
    taken = any(isinstance(fact, Taken) for fact in happened(*step))
    return _pupils(step) and taken and step.before[LENDERS] == 0


def _layout(step: Step) -> bool:
    """Whether a layout ends the pupil's turn, with nothing owed."""
    won = any(isinstance(fact, TakenAll) for fact in happened(*step))
    return _pupils(step) and won and step.before[LENDERS] == 0


def _lost(step: Step) -> bool:
    """Whether the pupil went on in vain."""
    return _pupils(step) and any(isinstance(fact, TurnLost) and fact.went_on for fact in happened(*step))


TOPICS = (
    Topic("learn-bn-board", 2, _filled),
    Topic("learn-bn-throw", 7, lambda step: _pupils(step) and step.before[PHASE] == THROWING),
    Topic("learn-bn-sum", 8, lambda step: _pupils(step) and step.after[PHASE] == MATCHED, needed=False),
    Topic("learn-bn-take", 10, _taken),
    Topic("learn-bn-blank", 4, lambda step: step.before[PHASE] == DEFINING and step.before[FREE_BLANKS] == 0),
    Topic("learn-bn-go-on", 11, lambda step: _pupils(step) and step.before[PHASE] == MATCHED and step.move == GO_ON),
    Topic("learn-bn-lost", 11, _lost, needed=False),
    Topic("learn-bn-layout", 9, _layout),
    Topic("learn-bn-barter", 14, lambda step: step.after[PHASE] == OFFERING, needed=False),
    Topic("learn-bn-line", 18, lambda step: step.after[PHASE] == OVER and sum(step.after[LINES : LINES + 2]) > 0),
)


def advice(state: State, seen: frozenset[str]) -> Advice:
    """What to try next."""
    phase = state[PHASE]
    if phase == THROWING:
        key = "learn-bn-try-layout" if state[WENT_ON] else "learn-bn-try-throw"
        return Advice(said(key, throws=throws_left(state)), ("throw",))
    if phase == MATCHED:
        may_go_on = legal(state) >> GO_ON & 1
        if may_go_on and state[TURN] > 1 and not {"learn-bn-go-on", "learn-bn-layout"} <= seen:
            return Advice(said("learn-bn-try-go-on", points=total(state), double=2 * total(state)), ("go_on",))
        takes = named(GAME, state, "take_")
        if not may_go_on:
            return Advice(said("learn-bn-try-last", tiles=len(takes)), takes)
        return Advice(said("learn-bn-try-take", points=total(state), tiles=len(takes)), takes)
    if phase == OFFERING and {"share_50", "share_60"} <= set(named(GAME, state, "share_")):
        return Advice(said("learn-bn-try-offer", points=total(state)), ("share_50",))
    if phase == BROKE:
        return Advice(said("learn-bn-try-ask"), ("ask",))
    return Advice(said("learn-bn-choose"))
