"""The lesson of Rolling Bones: lay, roll on, bury with the hat, lay a false bone, and do better."""

from typing import cast

from ...engine.nodes import PHASE, SEAT, State
from ...engine.record import Step
from ...engine.registry import Game
from ...words.lesson import Advice, Topic, named
from ...words.said import said
from . import rules as rolling_bones
from .chains import lay_all
from .happened import Completed, Laid, happened
from .rules import (
    ACTIONS,
    BURY,
    FILLED,
    GRAVESTONE,
    HAT,
    HAT_ON,
    LAY_HAT,
    LAYING,
    LEAVE,
    OWED,
    PAYING,
    PLACING,
    POST_OPS,
    ROLLED,
    ROLLING,
    price,
    skeleton_score,
)

GAME = cast(Game, rolling_bones)
OPTIONS = {"target": 35}

# The pupil's turns are odd: an arm and the hat in the first, a false bone in the third, nearly all in the fifth.
SCRIPT = {
    (0, 0): "seat_0",
    (
        1,
        0,
    ): "left_foot left_upper_arm left_foot*2 left_forearm left_foot right_hand*2 right_foot*2 right_hand right_foot "
    "pelvis skull pelvis rib_cage*2 pelvis",
    (1, 1): "left_hand left_foot*5 right_hand*6 gravestone hat spine rib_cage*3",
    (1, 2): "left_hand left_foot*5 right_hand*6 gravestone spine hat rib_cage*3",
    (2, 0): "left_upper_arm left_foot*5 right_hand*6 skull rib_cage gravestone spine pelvis*2",
    (2, 1): "left_foot*6 right_foot*6 gravestone*6",
    (3, 0): "left_hand left_thigh left_hand*4 right_hand*6 skull pelvis skull*2 spine skull",
    (3, 1): "left_hand*6 right_hand*6 skull*6",
    (3, 2): "left_lower_leg left_hand*5 right_hand*6 gravestone rib_cage skull*4",
    (4, 0): "left_foot*6 right_hand right_forearm right_foot*4 skull gravestone*2 rib_cage pelvis*2",
    (4, 1): "left_foot*6 right_foot*6 gravestone*6",
    (5, 0): "left_hand left_foot left_upper_arm left_foot left_forearm left_foot right_upper_arm right_foot*5 "
    "hat rib_cage gravestone pelvis skull spine",
}
INTRO = "learn-rb-intro"


def _opened(step: Step) -> bool:
    return step.before[PHASE] == ROLLING and step.after[PHASE] == LAYING and step.after[POST_OPS] == 0


def _paid(step: Step) -> bool:
    """Whether the pupil has paid for the first roll of a turn that costs something."""
    before, _, after = step
    return before[PHASE] == PAYING and before[SEAT] == 0 and after[PHASE] == ROLLING and after[POST_OPS] == 1


def _laid(step: Step) -> bool:
    return any(isinstance(fact, Laid) and fact.seat == 0 for fact in happened(*step))


def _completed(step: Step) -> bool:
    return any(isinstance(fact, Completed) for fact in happened(*step))


def _left(step: Step) -> bool:
    """Whether a skeleton is left that could not be buried, for want of dice."""
    before = step.before
    forced = before[FILLED] > 0 and before[ROLLED + GRAVESTONE] == 0 and not before[HAT_ON]
    return before[PHASE] == LAYING and step.move == LEAVE and forced


TOPICS = (
    Topic("learn-rb-roll", 1, _opened),
    Topic("learn-rb-lay", 2, _laid),
    Topic("learn-rb-post-op", 4, _paid),
    Topic("learn-rb-section", 14, _completed, needed=False),
    Topic("learn-rb-hat", 17, lambda step: step.before[PHASE] == LAYING and step.move == LAY_HAT),
    Topic("learn-rb-bury", 11, lambda step: step.before[PHASE] == LAYING and step.move == BURY),
    Topic("learn-rb-false", 7, lambda step: step.before[PHASE] == PLACING),
    Topic("learn-rb-leave", 13, _left, needed=False),
)


def advice(state: State, seen: frozenset[str]) -> Advice:
    """What to try next."""
    if state[PHASE] == PAYING:
        return Advice(said("learn-rb-try-pay", owed=state[OWED]), named(GAME, state, "pay_"))
    if state[PHASE] == PLACING:
        return Advice(said("learn-rb-try-site"), named(GAME, state, "on_"))
    if false := named(GAME, state, "false_"):
        return Advice(said("learn-rb-try-false"), false)
    if fits := tuple(key for key in named(GAME, state, "lay_") if key != "lay_hat"):
        fitting = lay_all(state)  # not all lead equally far
        most = {ACTIONS[action] for action in fitting} if len(fitting) > 1 else set()
        bones = tuple(key for key in fits if key in most) or fits
        key = "learn-rb-try-more" if state[FILLED] else "learn-rb-try-lay" if most else "learn-rb-try-one"
        return Advice(said(key, bones=len(fits)), bones)
    points = skeleton_score(state)
    if named(GAME, state, "lay_hat") and points > 0:
        return Advice(said("learn-rb-try-hat", points=points), ("lay_hat",))
    return _ending(state, points)


def _ending(state: State, points: int) -> Advice:
    """What to try when there is nothing to lay: bury, roll on, or leave the skeleton."""
    ways = named(GAME, state, "bury", "roll", "leave")
    worth = f"−{-points}" if points < 0 else points
    if ways == ("bury",):
        other = named(GAME, state, "lay_hat") or state[ROLLED + HAT] > 0  # a worn hat may be exchanged (RB-6)
        return Advice(said("learn-rb-try-bury" if other else "learn-rb-try-must-bury", points=worth), ways)
    if ways == ("bury", "leave"):
        if points < 0:
            return Advice(said("learn-rb-try-spare", points=worth), ("leave",))
        return Advice(said("learn-rb-try-last", points=worth), ("bury",))
    if ways == ("bury", "roll"):
        if points > 0:
            return Advice(said("learn-rb-try-safe", points=worth, price=price(state)), ("bury",))
        if state[POST_OPS] > 1:
            return Advice(said("learn-rb-try-done", points=worth, price=price(state)), ("bury",))
        return Advice(said("learn-rb-try-better", points=worth, price=price(state)), ("roll",))
    if ways == ("roll",) and not state[ROLLED + GRAVESTONE]:
        return Advice(said("learn-rb-try-roll", price=price(state)), ways)
    if ways == ("leave",) and not state[ROLLED + GRAVESTONE]:
        return Advice(said("learn-rb-try-leave"), ways)
    return Advice(said("learn-rb-choose"))
