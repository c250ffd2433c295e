"""Shark Attacks! in words: what a state shows, what an action offers, what a move did."""

from collections.abc import Sequence
from typing import Any

from ...engine.nodes import PHASE, SEAT, SEATS, TURN, State
from ...words import Words
from ...words.said import Said, Seat, said, times
from .rules import (
    BLUE,
    CHOOSING,
    EATEN,
    ESCAPED,
    EVENT,
    FINS,
    FIRST_SEAT,
    FLEEING,
    GO_ON,
    OUTCOMES,
    PARTY,
    SCORES,
    SHARK_FACES,
    SHARK_OUTCOME,
    SHARKS,
    SHARKS_TO_ROLL,
    SIGN_FROM,
    SIGNING,
    SIGNS,
    STOP,
    SWIMMER_FACES,
    SWIMMING,
    TARGET,
    TO_ROLL,
    bites,
    look,
    swimmers,
)

# The parts of the rule page, with the rules that stand in each.
RULE_PARTS = (
    ("beach", range(1, 10)),
    ("flight", range(10, 17)),
    ("game", range(17, 19)),
)


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, then the water."""
    lines = [
        said(
            "shark-attacks-player",
            who=Seat(seat),
            score=state[SCORES + seat],
            target=state[TARGET],
            signs=state[SIGNS + seat],
        )
        for seat in range(state[SEATS])
    ]
    if look(state)["signs_in_the_middle"] == 0:
        lines.append(said("shark-attacks-no-signs"))
    if state[PHASE] == CHOOSING:
        lines.append(said("shark-attacks-water", dice=_dice(state), swimmers=swimmers(state), waves=state[BLUE]))
    if state[PHASE] == SIGNING:
        lines.append(
            said(
                "shark-attacks-flight",
                escaped=state[ESCAPED],
                eaten=state[EATEN],
                waves=state[BLUE],
                sharks=state[SHARKS],
            )
        )
    return lines


def offer(state: State, action: int) -> Said:
    """What an action would do, with its number."""
    if action == STOP:
        return said("shark-attacks-stop", points=swimmers(state), signs=min(1, state[SIGNS + state[SEAT]]))
    if action == PARTY:
        return said("shark-attacks-party", points=2 * swimmers(state), signs=min(2, state[SIGNS + state[SEAT]]))
    if action == GO_ON:
        return said("shark-attacks-go_on", waves=state[BLUE])
    seat = action - SIGN_FROM
    if seat >= state[SEATS]:
        return said("shark-attacks-sign_from-any", number=seat + 1)
    return said("shark-attacks-sign_from", beach=_beach(seat))


def kind(state: State, action: int) -> str | None:
    """The name of the kind that an action belongs to; none where it is about somebody who is not there."""
    if action < SIGN_FROM:
        return ("kind-sa-stop", "kind-sa-party", "kind-sa-go-on")[action]
    return "kind-sa-sign" if action - SIGN_FROM < state[SEATS] else None


def governing(state: State) -> tuple[int, ...]:
    """The numbers of the rules that govern what is going on, the first most of all."""
    phase = state[PHASE]
    if phase == CHOOSING:
        return (2, 3, 5) if state[BLUE] else (4, 3)
    if phase == FIRST_SEAT:
        return (17,)
    if phase == SWIMMING:
        return (1, 2)
    if phase == EVENT:
        return (5,)
    if phase == FLEEING:
        return (10, 11)
    return (12,) if phase == SIGNING else (18,)


def told(before: State, move: int, after: State) -> list[Said]:
    """What a move did; nothing while a throw is still rolling."""
    phase, seat = before[PHASE], Seat(before[SEAT])
    if phase == FIRST_SEAT:
        return [] if after[PHASE] == FIRST_SEAT else [said("first-seat", who=Seat(after[SEAT]))]
    if phase == SWIMMING:
        if after[PHASE] == SWIMMING:
            return []
        return [said("shark-attacks-rolls", who=seat, dice=_dice(after), swimmers=swimmers(after), waves=after[BLUE])]
    if phase == CHOOSING:
        if move == GO_ON:
            return [said("shark-attacks-goes-on", who=seat)]
        key = "shark-attacks-stops" if move == STOP else "shark-attacks-parties"
        return [said(key, who=seat, points=_scored(before, after))]
    if phase == EVENT:
        event = said(f"shark-attacks-{OUTCOMES[move]}")
        return [event] if after[TURN] == before[TURN] else [event, said("shark-attacks-nobody-swam", who=seat)]
    if phase == SIGNING:
        taken = said("shark-attacks-takes-sign", who=seat, beach=_beach(move - SIGN_FROM))
        return [taken, *_flight_ends(before, after)]
    if before[TO_ROLL] == 0 and before[SHARKS_TO_ROLL] == 1:
        return _bites(before, move - SHARK_OUTCOME, after)
    return []


def _bites(before: State, last_fins: int, after: State) -> list[Said]:
    """One throw of a flight: what lay in the water, who was bitten, who escaped."""
    seat, water = before[SEAT], before.copy()
    fins = list(before[FINS : FINS + 4])
    fins[last_fins] += 1
    sharks = [times(fins[face], said(f"shark-attacks-{SHARK_FACES[face]}")) for face in (3, 2, 1, 0) if fins[face]]
    lines = [said("shark-attacks-flees", who=Seat(seat), dice=_dice(water), sharks=sharks)]
    for shark, eaten in bites(before[BLUE : BLUE + 4], fins):
        for face, dice in enumerate(eaten):
            water[BLUE + face] -= dice
            water[EATEN] += dice
        if sum(eaten):
            lines.append(said("shark-attacks-bites", fins=shark, dice=_faces(eaten)))
        else:
            lines.append(said("shark-attacks-bites-nothing", fins=shark))
    if escaped := swimmers(water):
        lines.append(said("shark-attacks-escape", swimmers=escaped))
        water[ESCAPED] += escaped
    if signs := after[SIGNS + seat] - before[SIGNS + seat]:
        lines.append(said("shark-attacks-signs-go-up", who=Seat(seat), signs=signs))
    return lines + _flight_ends(water, after)


def _flight_ends(before: State, after: State) -> list[Said]:
    """What a flight brought, if it is over; `before` counts all who escaped or were eaten."""
    if after[PHASE] == SIGNING or (after[PHASE] == FLEEING and after[TURN] == before[TURN]):
        return []
    seat, points = Seat(before[SEAT]), _scored(before, after)
    if before[EATEN]:
        return [said("shark-attacks-flight-over", who=seat, points=points)]
    return [said("shark-attacks-flight-unharmed", who=seat, points=points, escaped=before[ESCAPED])]


def _scored(before: State, after: State) -> int:
    return after[SCORES + before[SEAT]] - before[SCORES + before[SEAT]]


def _beach(seat: int) -> Said:
    return said("shark-attacks-beach", who=Seat(seat))


def _faces(counts: Sequence[int]) -> list[Said]:
    return [times(counts[face], said(f"shark-attacks-{SWIMMER_FACES[face]}")) for face in (3, 2, 1, 0) if counts[face]]


def _dice(state: State) -> list[Said]:
    return _faces(state[BLUE : BLUE + 4])


def scored(result: dict[str, Any], words: Words) -> str:
    """What a throw of a flight at a real table comes to, and the signs that it costs."""
    eaten, escaped = (", ".join(map(str, result[name])) or words.say("none") for name in ("eaten", "escaped"))
    throw = words.say("score-throw", eaten=eaten, escaped=escaped, waves=result["waves"])
    if "signs" not in result:
        return throw
    signs = result["signs"]
    others = words.enumerate([words.say("seat-name", number=seat + 1) for seat in signs["others"]])
    return words.say(
        "score-signs", throw=throw, middle=signs["from_the_middle"], due=signs["from_others"], others=others
    )
