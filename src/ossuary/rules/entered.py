"""A choice at a real table of a dice game, told as a look tells it: checked, then a state for rules and judges."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from . import flight
from . import rolling_bones as rb
from . import shark_attacks as sa
from .catalogue import GAMES
from .nodes import PHASE, SEAT, SEATS, State
from .positions import PositionError

LOWEST = -10_000  # points, far below what anybody loses
LAID = ("nothing", "hat", "bone")
NOTHING_LAID, HAT_LAID, BONE_LAID = range(3)
MOST_POST_OPS = 5  # the sixth would cost more dice than are left

FLIGHT = ("seat", "target", "flight_dice", "scores", "signs", "blue", "fins", "escaped")

Look = dict[str, Any]


def state_of(game: str, look: object) -> State:
    """The state that a look tells of; what it leaves out is as at the beginning of a turn."""
    if game not in READERS:
        raise PositionError("position-no-choice-here", games=", ".join(READERS))
    if not isinstance(look, dict):
        raise PositionError("position-object")
    fields = cast(Any, GAMES[game]).Look.__annotations__
    for name in look:
        if name not in fields:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(fields))
    state = READERS[game](look)
    told = GAMES[game].look(state)
    for name, value in look.items():
        if _spelled(told[name]) != _spelled(value):
            raise PositionError("position-contradicts", field=name)
    if not GAMES[game].legal(state):
        raise PositionError("position-no-choice")
    return state


def _spelled(value: object) -> object:
    """A value of a look; of counts, those that are not 0."""
    return {key: count for key, count in value.items() if count != 0} if isinstance(value, dict) else value


def _turn(look: Look) -> State:
    """Rolling Bones: a skeleton on the table, with the dice around it."""
    scores, target = _scores(look, rb.MIN_SEATS, rb.MAX_SEATS, LOWEST)
    state = rb.initial(rb.Options(len(scores), target))
    state[rb.SCORES : rb.SCORES + len(scores)] = scores
    state[SEAT] = _whole(look, "seat", 0, len(scores) - 1)
    state[PHASE] = rb.PHASES.index(_one_of(look, "phase", ("laying", "placing", "paying")))
    state[rb.TO_ROLL : rb.TO_ROLL + 3] = _numbers(look, "to_roll", rb.KINDS, rb.DICE_PER_KIND)
    state[rb.ROLLED : rb.ROLLED + 18] = _numbers(look, "rolled", rb.FACES, rb.DICE_PER_KIND)
    for site, bone in _skeleton(look).items():
        number, shown = rb.BONES.index(site), rb.BONES.index(bone)
        state[rb.FILLED] |= 1 << number
        state[rb.FALSE + number] = 0 if shown == number else 1 + shown
    state[rb.HAT_ON] = int(look.get("hat") is True)
    state[rb.POST_OPS] = _whole(look, "post_ops", 0, MOST_POST_OPS)
    state[rb.LAID] = LAID.index(_one_of(look, "laid", LAID))
    if "laid" not in look and state[PHASE] == rb.LAYING and state[rb.POST_OPS] == 0 and state[rb.FILLED]:
        state[rb.LAID] = BONE_LAID  # before the first post-op roll all bones are of this roll
    if look.get("chosen") is not None:
        state[rb.CHOSEN] = 1 + rb.BONES.index(_one_of(look, "chosen", rb.BONES))
    state[rb.OWED] = _whole(look, "owed", 0, rb.price(state))
    _check_skeleton(state)
    _check_phase(state)
    _check_dice(state)
    _check_rolls(state)
    _check_laid(state)
    return state


def _check_skeleton(state: State) -> None:
    """The bones hang together, and hats have or had a skull to sit on (RB-9)."""
    if not rb.connected(state[rb.FILLED]):
        raise PositionError("position-gap")
    taken_off = state[rb.TO_ROLL + 2] if state[PHASE] != rb.PAYING else 0
    if (state[rb.HAT_ON] or taken_off) and not state[rb.FILLED] >> rb.SKULL & 1:
        raise PositionError("position-hat")


def _check_phase(state: State) -> None:
    paying, placing = state[PHASE] == rb.PAYING, state[PHASE] == rb.PLACING
    if paying != (state[rb.OWED] > 0) or (paying and any(state[rb.ROLLED : rb.ROLLED + 18])):
        raise PositionError("position-contradicts", field="owed")
    if placing != (state[rb.CHOSEN] > 0):
        raise PositionError("position-contradicts", field="chosen")
    if not paying and any(state[rb.TO_ROLL : rb.TO_ROLL + 2]):  # only hats that were taken off show nothing
        raise PositionError("position-contradicts", field="to_roll")
    if placing:
        _check_chosen(state)


def _check_chosen(state: State) -> None:
    """The die that is to become a false bone was one that the rules let choose."""
    before, bone = state.copy(), state[rb.CHOSEN] - 1
    before[PHASE] = rb.LAYING
    before[rb.CHOSEN] = 0
    before[rb.ROLLED + bone] += 1
    if rb.refusal(before, rb.FALSE_DIE + bone):
        raise PositionError("position-contradicts", field="chosen")


def _check_dice(state: State) -> None:
    """All dice are there: those on the table, and those that the rolls so far have cost (RB-4)."""
    here = [rb.unlaid_of(state, kind) for kind in range(3)]
    for site in range(16):
        if state[rb.FILLED] >> site & 1:
            here[(state[rb.FALSE + site] - 1 if state[rb.FALSE + site] else site) // 6] += 1
    here[2] += state[rb.HAT_ON]
    if state[rb.CHOSEN]:
        here[(state[rb.CHOSEN] - 1) // 6] += 1
    for kind, dice in zip(rb.KINDS, here, strict=True):
        if dice > rb.DICE_PER_KIND:
            raise PositionError("position-kind-over", kind=kind, most=rb.DICE_PER_KIND)
    paid = sum(range(1, state[rb.POST_OPS] + 1))
    if state[PHASE] == rb.PAYING:
        paid += rb.price(state) - state[rb.OWED]
    missing = 3 * rb.DICE_PER_KIND - paid - sum(here)
    if missing > 0:
        raise PositionError("position-dice-missing", missing=missing)
    if missing < 0:
        raise PositionError("position-dice-over", over=-missing)


def _check_rolls(state: State) -> None:
    """The rolls so far allow such a skeleton, and the one that is being paid for can be made."""
    paying, falses = state[PHASE] == rb.PAYING, sum(bone > 0 for bone in state[rb.FALSE : rb.FALSE + 16])
    rolls = state[rb.POST_OPS] - (not paying and state[rb.LAID] != BONE_LAID)
    if falses > max(rolls, 0):  # RB-7: one per roll, none of the pre-op roll
        raise PositionError("position-false-bones")
    if not state[rb.FILLED] and state[rb.POST_OPS] + paying > 1:  # RB-6: so many side dice never show no bone
        raise PositionError("position-contradicts", field="post_ops")
    if paying and sum(rb.unlaid_of(state, kind) for kind in range(3)) <= state[rb.OWED]:  # RB-5
        raise PositionError("position-contradicts", field="owed")


def _check_laid(state: State) -> None:
    """What was laid of this roll lies there, or is a hat that came off again."""
    laid, filled = state[rb.LAID], state[rb.FILLED] > 0
    if state[PHASE] == rb.PAYING:
        fits = laid == NOTHING_LAID
    elif state[rb.POST_OPS] == 0:
        fits = laid == (BONE_LAID if filled else NOTHING_LAID)
    elif laid == HAT_LAID:
        fits = state[rb.HAT_ON] + state[rb.TO_ROLL + 2] > 0
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
            if name not in rb.BONES:
                raise PositionError("position-site", site=str(name), sites=", ".join(rb.BONES))
    return laid


def _beach(look: Look) -> State:
    """Shark Attacks!: swimmers in the water, and whoever sent them may stop; or signs to be taken from somebody."""
    state = _shore(look)
    state[PHASE] = sa.PHASES.index(_one_of(look, "phase", ("choosing", "signing")))
    state[sa.BLUE : sa.BLUE + 4] = _blue(look)
    if state[PHASE] == sa.SIGNING:
        _read_casualties(state, look)
    return state


def _shore(look: Look) -> State:
    """The scores and the signs, and whose turn it is."""
    scores, target = _scores(look, sa.MIN_SEATS, sa.MAX_SEATS, 0)
    state = sa.initial(sa.Options(len(scores), target, _one_of(look, "flight_dice", sa.FLIGHT_DICE)))
    for slot in range(sa.ROLL_OFF, sa.SLOTS):
        state[slot] = 0
    state[sa.SCORES : sa.SCORES + len(scores)] = scores
    state[SEAT] = _whole(look, "seat", 0, len(scores) - 1)
    signs = look.get("signs", [0] * len(scores))
    if not _are_whole(signs, 0, sa.ALL_SIGNS) or len(signs) != len(scores) or sum(signs) > sa.ALL_SIGNS:
        raise PositionError("position-field", field="signs")
    state[sa.SIGNS : sa.SIGNS + len(signs)] = signs
    return state


def _blue(look: Look) -> list[int]:
    blue = _numbers(look, "blue", sa.SWIMMER_FACES, sa.BLUE_DICE)
    if sum(blue) > sa.BLUE_DICE:
        raise PositionError("position-too-many-dice", field="blue", most=sa.BLUE_DICE)
    return blue


def _read_casualties(state: State, look: Look) -> None:
    """What a flight has come to when the middle has no sign left for somebody who was eaten (SA-12)."""
    state[sa.SHARKS] = sharks = _whole(look, "sharks", 1, sa.SHARK_DICE)
    state[sa.BITTEN] = bitten = _whole(look, "bitten", 1, sa.BLUE_DICE)
    state[sa.EATEN] = eaten = _whole(look, "eaten", bitten + sharks - 1, sa.BLUE_DICE)  # SA-14
    state[sa.SIGNS_DUE] = due = _whole(look, "signs_due", 1, bitten)
    in_the_water = state[sa.BLUE]
    safe = sa.BLUE_DICE - eaten - in_the_water
    state[sa.ESCAPED] = _whole(look, "escaped", 0, max(3 * safe, 0))
    if sum(state[sa.BLUE : sa.BLUE + 4]) > in_the_water or safe < 0:
        raise PositionError("position-contradicts", field="blue")
    signs = state[sa.SIGNS : sa.SIGNS + state[SEATS]]
    if sum(signs) != sa.ALL_SIGNS or signs[state[SEAT]] < bitten - due:
        raise PositionError("position-contradicts", field="signs")


def bitten(look: object, taken: Sequence[str] = ()) -> Look:
    """The look after a throw of a flight that lies there, and after the signs that were taken from others for it."""
    if not isinstance(look, dict):
        raise PositionError("position-object")
    for name in look:
        if name not in FLIGHT:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(FLIGHT))
    fins = _numbers(look, "fins", sa.SHARK_FACES, sa.SHARK_DICE)
    if not 1 <= sum(fins) <= sa.SHARK_DICE:
        raise PositionError("position-field", field="fins")
    escaped = _whole(look, "escaped", 0, 3 * sa.BLUE_DICE)
    state = flight.bitten(_shore(look), _blue(look), fins, escaped)
    for action in taken:
        if action not in sa.ACTIONS or sa.refusal(state, sa.ACTIONS.index(action)):
            raise PositionError("position-no-choice")
        sa.advance(state, sa.ACTIONS.index(action))
    return dict(sa.look(state))


def _scores(look: Look, least: int, most: int, lowest: int) -> tuple[list[int], int]:
    """The points of everybody, and those that win."""
    scores, target = look.get("scores", [0, 0]), _whole(look, "target", 1, 1000, 100)
    if not _are_whole(scores, lowest, target - 1) or not least <= len(scores) <= most:
        raise PositionError("position-field", field="scores")
    return scores, target


def _are_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, list) and all(type(one) is int and low <= one <= high for one in value)


def _whole(look: Look, name: str, low: int, high: int, usual: int = 0) -> int:
    value = look.get(name, usual)
    if type(value) is not int or not low <= value <= high:
        raise PositionError("position-field", field=name)
    return value


def _one_of(look: Look, name: str, choices: Sequence[str]) -> str:
    value = look.get(name, choices[0])
    if not isinstance(value, str) or value not in choices:
        raise PositionError("position-field", field=name)
    return value


def _numbers(look: Look, name: str, keys: Sequence[str], most: int) -> list[int]:
    """How many there are of each."""
    counts = look.get(name, {})
    if not isinstance(counts, dict) or not set(counts) <= set(keys) or not _are_whole([*counts.values()], 0, most):
        raise PositionError("position-field", field=name)
    return [counts.get(key, 0) for key in keys]


READERS: dict[str, Callable[[Look], State]] = {rb.NAME: _turn, sa.NAME: _beach}
