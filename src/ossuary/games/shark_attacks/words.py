"""Shark Attacks! in words: what a state shows, what an action offers, what happened."""

from collections.abc import Sequence
from typing import Any

from ...engine.facts import Fact, unknown
from ...engine.nodes import PHASE, SEAT, SEATS, State
from ...words import Words
from ...words.said import Said, Seat, said, times
from .happened import (
    Bitten,
    Escaped,
    Fled,
    FlightOver,
    NobodySwam,
    Partied,
    Rolled,
    SignsUp,
    SignTaken,
    Stopped,
    Weather,
    WentOn,
)
from .rules import (
    ALL_SIGNS,
    BLUE,
    CHOOSING,
    EATEN,
    ESCAPED,
    EVENT,
    FIRST_SEAT,
    FLEEING,
    GO_ON,
    PARTY,
    SCORES,
    SHARKS,
    SIGN_FROM,
    SIGNING,
    SIGNS,
    STOP,
    SWIMMER_FACES,
    SWIMMING,
    TARGET,
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
    if sum(state[SIGNS : SIGNS + state[SEATS]]) == ALL_SIGNS:
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
    """The name of the kind that an action belongs to; None if it is about a seat that is not in the game."""
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


def tell(fact: Fact) -> Said:
    """A fact in words."""
    match fact:
        case Rolled(seat, dice, number, waves):
            return said("shark-attacks-rolls", who=Seat(seat), dice=_faces(dice), swimmers=number, waves=waves)
        case WentOn(seat):
            return said("shark-attacks-goes-on", who=Seat(seat))
        case Stopped(seat, points):
            return said("shark-attacks-stops", who=Seat(seat), points=points)
        case Partied(seat, points):
            return said("shark-attacks-parties", who=Seat(seat), points=points)
        case Weather(event):
            return said(f"shark-attacks-{event}")
        case NobodySwam(seat):
            return said("shark-attacks-nobody-swam", who=Seat(seat))
        case SignTaken(seat, beach):
            return said("shark-attacks-takes-sign", who=Seat(seat), beach=_beach(beach))
        case Fled(seat, dice, sharks):
            return said("shark-attacks-flees", who=Seat(seat), dice=_faces(dice), sharks=_faces(sharks))
        case Bitten(fins, []):
            return said("shark-attacks-bites-nothing", fins=fins)
        case Bitten(fins, eaten):
            return said("shark-attacks-bites", fins=fins, dice=_faces(eaten))
        case Escaped(number):
            return said("shark-attacks-escape", swimmers=number)
        case SignsUp(seat, signs):
            return said("shark-attacks-signs-go-up", who=Seat(seat), signs=signs)
        case FlightOver(seat, points, escaped, True):
            return said("shark-attacks-flight-unharmed", who=Seat(seat), points=points, escaped=escaped)
        case FlightOver(seat, points):
            return said("shark-attacks-flight-over", who=Seat(seat), points=points)
    raise unknown(fact)


def _beach(seat: int) -> Said:
    return said("shark-attacks-beach", who=Seat(seat))


def _faces(dice: Sequence[str]) -> list[Said]:
    """Dice by their faces, those that are alike together."""
    return [times(dice.count(face), said(f"shark-attacks-{face}")) for face in dict.fromkeys(dice)]


def _dice(state: State) -> list[Said]:
    return _faces([SWIMMER_FACES[face] for face in (3, 2, 1, 0) for _ in range(state[BLUE + face])])


def scored(result: dict[str, Any], words: Words) -> str:
    """The result of a throw of a flight at a real table, and the signs that it costs."""
    eaten, escaped = (", ".join(map(str, result[name])) or words.say("none") for name in ("eaten", "escaped"))
    throw = words.say("score-throw", eaten=eaten, escaped=escaped, waves=result["waves"])
    if "signs" not in result:
        return throw
    signs = result["signs"]
    others = words.enumerate([words.say("seat-name", number=seat + 1) for seat in signs["others"]])
    return words.say(
        "score-signs", throw=throw, middle=signs["from_the_middle"], due=signs["from_others"], others=others
    )
