"""Shark Attacks! in words: what a state shows, what an action offers, what a move did."""

from collections.abc import Sequence

from ..rules.nodes import PHASE, SEAT, SEATS, TURN, State
from ..rules.shark_attacks import (
    ALL_SIGNS,
    BITES,
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
    bite,
)
from .said import Said, Seat, said, times


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, then the water."""
    seats = range(state[SEATS])
    lines = [
        said(
            "shark-attacks-player",
            who=Seat(seat),
            score=state[SCORES + seat],
            target=state[TARGET],
            signs=state[SIGNS + seat],
        )
        for seat in seats
    ]
    if sum(state[SIGNS + seat] for seat in seats) == ALL_SIGNS:
        lines.append(said("shark-attacks-no-signs"))
    if state[PHASE] == CHOOSING:
        lines.append(said("shark-attacks-water", dice=_dice(state), swimmers=_swimmers(state), waves=state[BLUE]))
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
    swimmers = _swimmers(state)
    if action == STOP:
        return said("shark-attacks-stop", points=swimmers, signs=min(1, state[SIGNS + state[SEAT]]))
    if action == PARTY:
        return said("shark-attacks-party", points=2 * swimmers, signs=min(2, state[SIGNS + state[SEAT]]))
    if action == GO_ON:
        return said("shark-attacks-go_on", waves=state[BLUE])
    seat = action - SIGN_FROM
    if seat >= state[SEATS]:
        return said("shark-attacks-sign_from-any", number=seat + 1)
    return said("shark-attacks-sign_from", beach=_beach(seat))


def told(before: State, move: int, after: State) -> list[Said]:
    """What a move did; nothing while a throw is still rolling."""
    phase, seat = before[PHASE], Seat(before[SEAT])
    if phase == FIRST_SEAT:
        return [] if after[PHASE] == FIRST_SEAT else [said("first-seat", who=Seat(after[SEAT]))]
    if phase == SWIMMING:
        if after[PHASE] == SWIMMING:
            return []
        return [said("shark-attacks-rolls", who=seat, dice=_dice(after), swimmers=_swimmers(after), waves=after[BLUE])]
    if phase == CHOOSING:
        if move == GO_ON:
            return [said("shark-attacks-goes-on", who=seat)]
        key = "shark-attacks-stops" if move == STOP else "shark-attacks-parties"
        points = _swimmers(before) * (1 if move == STOP else 2)
        return [said(key, who=seat, points=points)]
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
    seat = Seat(before[SEAT])
    fins = list(before[FINS : FINS + 4])
    fins[last_fins] += 1
    blue = list(before[BLUE : BLUE + 4])
    sharks = [times(fins[face], said(f"shark-attacks-{SHARK_FACES[face]}")) for face in (3, 2, 1, 0) if fins[face]]
    lines = [said("shark-attacks-flees", who=seat, dice=_faces(blue), sharks=sharks)]
    eaten = 0
    for shark in (3, 2, 1):
        for _ in range(fins[shark]):
            line = bite(shark, blue[1], blue[2], blue[3])
            if line < 0:
                lines.append(said("shark-attacks-bites-nothing", fins=shark))
                continue
            bitten = [0, *BITES[line][1:]]
            blue = [there - gone for there, gone in zip(blue, bitten, strict=True)]
            eaten += sum(bitten)
            lines.append(said("shark-attacks-bites", fins=shark, dice=_faces(bitten)))
    if swimmers := blue[1] + 2 * blue[2] + 3 * blue[3]:
        lines.append(said("shark-attacks-escape", swimmers=swimmers))
    if signs := min(eaten, ALL_SIGNS - sum(before[SIGNS : SIGNS + before[SEATS]])):
        lines.append(said("shark-attacks-signs-go-up", who=seat, signs=signs))
    return lines + _flight_ends(before, after, last_escape=swimmers, eaten=eaten)


def _flight_ends(before: State, after: State, last_escape: int = 0, eaten: int = 0) -> list[Said]:
    if after[PHASE] == SIGNING or (after[PHASE] == FLEEING and after[TURN] == before[TURN]):
        return []
    escaped = before[ESCAPED] + last_escape
    if before[EATEN] + eaten:
        return [said("shark-attacks-flight-over", who=Seat(before[SEAT]), points=escaped)]
    return [said("shark-attacks-flight-unharmed", who=Seat(before[SEAT]), points=3 * escaped, escaped=escaped)]


def _beach(seat: int) -> Said:
    return said("shark-attacks-beach", who=Seat(seat))


def _swimmers(state: State) -> int:
    return state[BLUE + 1] + 2 * state[BLUE + 2] + 3 * state[BLUE + 3]


def _faces(counts: Sequence[int]) -> list[Said]:
    return [times(counts[face], said(f"shark-attacks-{SWIMMER_FACES[face]}")) for face in (3, 2, 1, 0) if counts[face]]


def _dice(state: State) -> list[Said]:
    return _faces(state[BLUE : BLUE + 4])
