"""Rolling Bones at a real table: a skeleton to count, a choice that is described, a turn on the score sheet."""

import reprlib
from typing import Any

from ...engine.look_reader import Look, numbers, one_of, read_scores, whole
from ...engine.nodes import PHASE, SEAT, State
from ...engine.positions import Counted, PositionError
from ...engine.sheet import MOST_POINTS, TURN, Entry, points_of, seat_of
from .rules import (
    BONES,
    CHOSEN,
    DICE_PER_KIND,
    FACES,
    FALSE,
    FALSE_DIE,
    FILLED,
    HAT_ON,
    KINDS,
    LAID,
    LAYING,
    MAX_SEATS,
    MIN_SEATS,
    OWED,
    PAYING,
    PHASES,
    PLACING,
    POST_OPS,
    ROLLED,
    SCORES,
    SECTIONS,
    SKULL,
    TO_ROLL,
    Options,
    bank,
    connected,
    initial,
    price,
    refusal,
    skeleton_score,
    tally,
    unlaid_of,
)

FIELDS, OPTIONAL = ("bones", "hat"), ("hat",)  # of a position
FORMS = (TURN,)  # of an entry on the sheet
LOWEST = -10_000  # points, far below what anybody loses
LAID_NAMES = ("nothing", "hat", "bone")
NOTHING_LAID, HAT_LAID, BONE_LAID = range(3)
MOST_POST_OPS = 5  # the sixth would cost more dice than are left


def counted(position: dict[str, Any]) -> Counted:
    """The score of a skeleton, by sections, and what the hat adds by doubling their sum."""
    laid, hat = position["bones"], position.get("hat", False)
    if not isinstance(laid, dict) or not isinstance(hat, bool):
        raise PositionError("position-skeleton")
    state = initial(Options())
    for site, how in laid.items():
        if site not in BONES:
            raise PositionError("position-site", site=str(site), sites=", ".join(BONES))
        if how not in ("right", "false"):
            raise PositionError("position-bone", site=site, value=how if isinstance(how, str) else reprlib.repr(how))
        number = BONES.index(site)
        state[FILLED] |= 1 << number
        state[FALSE + number] = 1 if how == "false" else 0
    if not connected(state[FILLED]):
        raise PositionError("position-gap")
    if hat and "skull" not in laid:
        raise PositionError("position-hat")
    state[HAT_ON] = int(hat)
    state[PHASE] = LAYING
    _, *parts = tally(state, 0)  # but what is banked
    points = {part.name: part.points for part in parts}
    sections = {section: points.get(section, 0) for section in SECTIONS}
    return {"score": skeleton_score(state), "sections": sections, "hat": points.get("hat", 0)}, parts


def read(look: Look) -> State:
    """A skeleton on the table, with the dice around it."""
    scores, target = read_scores(look, MIN_SEATS, MAX_SEATS, LOWEST)
    state = initial(Options(len(scores), target))
    state[SCORES : SCORES + len(scores)] = scores
    state[SEAT] = whole(look, "seat", 0, len(scores) - 1)
    state[PHASE] = PHASES.index(one_of(look, "phase", ("laying", "placing", "paying")))
    state[TO_ROLL : TO_ROLL + 3] = numbers(look, "to_roll", KINDS, DICE_PER_KIND)
    state[ROLLED : ROLLED + 18] = numbers(look, "rolled", FACES, DICE_PER_KIND)
    for site, bone in _skeleton(look).items():
        number, shown = BONES.index(site), BONES.index(bone)
        state[FILLED] |= 1 << number
        state[FALSE + number] = 0 if shown == number else 1 + shown
    state[HAT_ON] = int(look.get("hat") is True)
    state[POST_OPS] = whole(look, "post_ops", 0, MOST_POST_OPS)
    state[LAID] = LAID_NAMES.index(one_of(look, "laid", LAID_NAMES))
    if "laid" not in look and state[PHASE] == LAYING and state[POST_OPS] == 0 and state[FILLED]:
        state[LAID] = BONE_LAID  # before the first post-op roll all bones are of this roll
    if look.get("chosen") is not None:
        state[CHOSEN] = 1 + BONES.index(one_of(look, "chosen", BONES))
    state[OWED] = whole(look, "owed", 0, price(state))
    _check_skeleton(state)
    _check_phase(state)
    _check_dice(state)
    _check_rolls(state)
    _check_laid(state)
    return state


def _check_skeleton(state: State) -> None:
    """The bones hang together, and hats have or had a skull to sit on (RB-9)."""
    if not connected(state[FILLED]):
        raise PositionError("position-gap")
    taken_off = state[TO_ROLL + 2] if state[PHASE] != PAYING else 0
    if (state[HAT_ON] or taken_off) and not state[FILLED] >> SKULL & 1:
        raise PositionError("position-hat")


def _check_phase(state: State) -> None:
    paying, placing = state[PHASE] == PAYING, state[PHASE] == PLACING
    if paying != (state[OWED] > 0) or (paying and any(state[ROLLED : ROLLED + 18])):
        raise PositionError("position-contradicts", field="owed")
    if placing != (state[CHOSEN] > 0):
        raise PositionError("position-contradicts", field="chosen")
    if not paying and any(state[TO_ROLL : TO_ROLL + 2]):  # only hats that were taken off show nothing
        raise PositionError("position-contradicts", field="to_roll")
    if placing:
        _check_chosen(state)


def _check_chosen(state: State) -> None:
    """The die that is to become a false bone was one that the rules let choose."""
    before, bone = state.copy(), state[CHOSEN] - 1
    before[PHASE] = LAYING
    before[CHOSEN] = 0
    before[ROLLED + bone] += 1
    if refusal(before, FALSE_DIE + bone):
        raise PositionError("position-contradicts", field="chosen")


def _check_dice(state: State) -> None:
    """All dice are there: those on the table, and those that the rolls so far have cost (RB-4)."""
    here = [unlaid_of(state, kind) for kind in range(3)]
    for site in range(16):
        if state[FILLED] >> site & 1:
            here[(state[FALSE + site] - 1 if state[FALSE + site] else site) // 6] += 1
    here[2] += state[HAT_ON]
    if state[CHOSEN]:
        here[(state[CHOSEN] - 1) // 6] += 1
    for kind, dice in zip(KINDS, here, strict=True):
        if dice > DICE_PER_KIND:
            raise PositionError("position-kind-over", kind=kind, most=DICE_PER_KIND)
    paid = sum(range(1, state[POST_OPS] + 1))
    if state[PHASE] == PAYING:
        paid += price(state) - state[OWED]
    missing = 3 * DICE_PER_KIND - paid - sum(here)
    if missing > 0:
        raise PositionError("position-dice-missing", missing=missing)
    if missing < 0:
        raise PositionError("position-dice-over", over=-missing)


def _check_rolls(state: State) -> None:
    """The rolls so far allow such a skeleton, and the one that is being paid for can be made."""
    paying, falses = state[PHASE] == PAYING, sum(bone > 0 for bone in state[FALSE : FALSE + 16])
    rolls = state[POST_OPS] - (not paying and state[LAID] != BONE_LAID)
    if falses > max(rolls, 0):  # RB-7: one per roll, none of the pre-op roll
        raise PositionError("position-false-bones")
    if not state[FILLED] and state[POST_OPS] + paying > 1:  # RB-6: that many side dice always show a bone
        raise PositionError("position-contradicts", field="post_ops")
    if paying and sum(unlaid_of(state, kind) for kind in range(3)) <= state[OWED]:  # RB-5
        raise PositionError("position-contradicts", field="owed")


def _check_laid(state: State) -> None:
    """What was laid of this roll lies there, or is a hat that came off again."""
    laid, filled = state[LAID], state[FILLED] > 0
    if state[PHASE] == PAYING:
        fits = laid == NOTHING_LAID
    elif state[POST_OPS] == 0:
        fits = laid == (BONE_LAID if filled else NOTHING_LAID)
    elif laid == HAT_LAID:
        fits = state[HAT_ON] + state[TO_ROLL + 2] > 0
    else:
        fits = filled or laid == NOTHING_LAID
    if not fits:
        raise PositionError("position-contradicts", field="laid")


def _skeleton(look: Look) -> dict[str, str]:
    laid = look.get("skeleton", {})
    if not isinstance(laid, dict):
        raise PositionError("position-field", field="skeleton")
    for site, bone in laid.items():
        for name in (site, bone):
            if name not in BONES:
                raise PositionError("position-site", site=str(name), sites=", ".join(BONES))
    return laid


def write(state: State, entry: Entry) -> None:
    """A turn on the sheet."""
    state[SEAT] = seat_of(state, entry["seat"])
    bank(state, points_of(entry["points"], -MOST_POINTS))
