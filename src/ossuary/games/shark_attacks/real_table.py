"""Shark Attacks! at a real table: a throw to count, a choice that is described, a turn on the score sheet."""

from collections.abc import Sequence
from typing import Any

from ...engine.look_reader import Look, are_whole, numbers, one_of, read_scores, whole
from ...engine.nodes import PHASE, SEAT, SEATS, Part, State
from ...engine.positions import Counted, PositionError, Result
from ...engine.sheet import TURN, Entry, points_of, seat_of
from . import rules
from .rules import (
    ACTIONS,
    ALL_SIGNS,
    BITTEN,
    BLUE,
    BLUE_DICE,
    EATEN,
    ESCAPED,
    FINS,
    FLEEING,
    FLIGHT_DICE,
    MAX_SEATS,
    MIN_SEATS,
    PHASES,
    ROLL_OFF,
    SCORES,
    SHARK_DICE,
    SHARK_FACES,
    SHARK_OUTCOME,
    SHARKS,
    SHARKS_TO_ROLL,
    SIGNING,
    SIGNS,
    SIGNS_DUE,
    SLOTS,
    SWIMMER_FACES,
    Options,
    advance,
    bank,
    bites,
    feed,
    initial,
    look,
    refusal,
)

FIELDS, OPTIONAL = ("throw", "fins", "signs"), ("signs",)  # of a position
FORMS = (TURN,)  # of an entry on the sheet
FLIGHT_FIELDS = ("seat", "target", "flight_dice", "scores", "signs", "blue", "fins", "escaped")


def counted(position: dict[str, Any]) -> Counted:
    """The result of one throw of a flight."""
    swimmers = _dice(position, "throw", BLUE_DICE)
    fins = _dice(position, "fins", SHARK_DICE)
    eaten, escaped, waves = feed(swimmers, fins)
    parts = [Part("swimmers", sum(swimmers), [SWIMMER_FACES[face] for face in swimmers if face])]
    blue, sharks = ([dice.count(face) for face in range(4)] for dice in (swimmers, fins))
    for shark, meal in bites(blue, sharks):
        prey = [SWIMMER_FACES[face] for face in (3, 2, 1) for _ in range(meal[face])]
        lost = sum(face * number for face, number in enumerate(meal))
        parts.append(Part(SHARK_FACES[shark], -lost, prey))
    result = {"eaten": eaten, "escaped": escaped, "waves": waves}
    return ({**result, "signs": _signs(position["signs"], blue, sharks)} if "signs" in position else result), parts


def _signs(signs: object, blue: list[int], fins: list[int]) -> Result:
    """Where the signs for the eaten come from; the first seat throws (SA-12)."""
    most = ALL_SIGNS
    if (
        not isinstance(signs, list)
        or not MIN_SEATS <= len(signs) <= MAX_SEATS
        or not all(type(number) is int and 0 <= number <= most for number in signs)
        or sum(signs) > most
    ):
        raise PositionError("position-signs", most=most)
    if not any(fins):
        raise PositionError("position-signs-flight")
    beach = initial(Options(len(signs)))
    beach[SIGNS : SIGNS + len(signs)] = signs
    beach[SEAT] = 0
    after = look(_bitten(beach, blue, fins))
    due = min(after["signs_due"], sum(signs[1:]))
    others = [seat for seat, number in enumerate(signs) if seat and number] if due else []
    return {"from_the_middle": after["signs"][0] - signs[0], "from_others": due, "others": others}


def _dice(position: dict[str, Any], name: str, most: int) -> list[int]:
    dice = position[name]
    if not isinstance(dice, list) or not all(type(face) is int and 0 <= face <= 3 for face in dice):
        raise PositionError("position-dice", field=name)
    if len(dice) > most:
        raise PositionError("position-too-many-dice", field=name, most=most)
    return dice


def read(look: Look) -> State:
    """Swimmers in the water whose player may stop; or signs to take from another player."""
    state = _shore(look)
    state[PHASE] = PHASES.index(one_of(look, "phase", ("choosing", "signing")))
    state[BLUE : BLUE + 4] = _blue(look)
    if state[PHASE] == SIGNING:
        _read_casualties(state, look)
    return state


def _shore(look: Look) -> State:
    """The scores and the signs, and whose turn it is."""
    scores, target = read_scores(look, MIN_SEATS, MAX_SEATS, 0)
    state = initial(Options(len(scores), target, one_of(look, "flight_dice", FLIGHT_DICE)))
    for slot in range(ROLL_OFF, SLOTS):
        state[slot] = 0
    state[SCORES : SCORES + len(scores)] = scores
    state[SEAT] = whole(look, "seat", 0, len(scores) - 1)
    signs = look.get("signs", [0] * len(scores))
    if not are_whole(signs, 0, ALL_SIGNS) or len(signs) != len(scores) or sum(signs) > ALL_SIGNS:
        raise PositionError("position-field", field="signs")
    state[SIGNS : SIGNS + len(signs)] = signs
    return state


def _blue(look: Look) -> list[int]:
    blue = numbers(look, "blue", SWIMMER_FACES, BLUE_DICE)
    if sum(blue) > BLUE_DICE:
        raise PositionError("position-too-many-dice", field="blue", most=BLUE_DICE)
    return blue


def _read_casualties(state: State, look: Look) -> None:
    """A flight so far, if the middle has no sign left for an eaten swimmer (SA-12)."""
    state[SHARKS] = sharks = whole(look, "sharks", 1, SHARK_DICE)
    state[BITTEN] = bitten = whole(look, "bitten", 1, BLUE_DICE)
    state[EATEN] = eaten = whole(look, "eaten", bitten + sharks - 1, BLUE_DICE)  # SA-14
    state[SIGNS_DUE] = due = whole(look, "signs_due", 1, bitten)
    in_the_water = state[BLUE]
    safe = BLUE_DICE - eaten - in_the_water
    state[ESCAPED] = whole(look, "escaped", 0, max(3 * safe, 0))
    if sum(state[BLUE : BLUE + 4]) > in_the_water or safe < 0:
        raise PositionError("position-contradicts", field="blue")
    signs = state[SIGNS : SIGNS + state[SEATS]]
    if sum(signs) != ALL_SIGNS or signs[state[SEAT]] < bitten - due:
        raise PositionError("position-contradicts", field="signs")


def bitten(look: object, taken: Sequence[str] = ()) -> Look:
    """The look after a throw of a flight that lies there, and after the signs that were taken from others for it."""
    if not isinstance(look, dict):
        raise PositionError("position-object")
    for name in look:
        if name not in FLIGHT_FIELDS:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(FLIGHT_FIELDS))
    fins = numbers(look, "fins", SHARK_FACES, SHARK_DICE)
    if not 1 <= sum(fins) <= SHARK_DICE:
        raise PositionError("position-field", field="fins")
    escaped = whole(look, "escaped", 0, 3 * BLUE_DICE)
    state = _bitten(_shore(look), _blue(look), fins, escaped)
    for action in taken:
        if action not in ACTIONS or refusal(state, ACTIONS.index(action)):
            raise PositionError("position-no-choice")
        advance(state, ACTIONS.index(action))
    return dict(rules.look(state))


def _bitten(beach: State, blue: Sequence[int], fins: Sequence[int], escaped: int = 0) -> State:
    """The state after the bites of a throw, dice given as counts by face; signs and scores are those of the beach."""
    state = beach.copy()
    sharks, last = sum(fins), max(face for face in range(4) if fins[face])
    state[BLUE : BLUE + 4] = blue
    state[FINS : FINS + 4] = fins
    state[FINS + last] -= 1
    state[SHARKS_TO_ROLL] = 1
    state[SHARKS] = sharks
    state[ESCAPED] = escaped
    state[EATEN] = sharks - 1  # SA-14: each further shark came for a casualty
    state[PHASE] = FLEEING
    advance(state, SHARK_OUTCOME + last)
    return state


def write(state: State, entry: Entry) -> None:
    """A turn on the sheet."""
    state[SEAT] = seat_of(state, entry["seat"])
    bank(state, points_of(entry["points"]))


QUESTIONS = {"bitten": bitten}  # that only this game is asked
