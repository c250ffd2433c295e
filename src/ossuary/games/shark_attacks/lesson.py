"""The lesson of Shark Attacks!: go on and stop, be caught once, and throw a party."""

from ...engine.nodes import PHASE, SEAT, THROW, TURN, State
from ...engine.record import Step
from ...words.lesson import Advice, Topic
from ...words.said import said
from .happened import Bitten, FlightOver, Partied, Stopped, happened
from .rules import (
    ALL_SIGNS,
    BLUE,
    BLUE_DICE,
    CHOOSING,
    EVENT,
    FLEEING,
    OUTCOMES,
    PARTY,
    SHARK_ATTACK,
    SIGNING,
    SIGNS,
    SUN,
    SWIMMING,
    legal,
    swimmers,
)

OPTIONS = {"target": 35}
RAIN = OUTCOMES.index("rain")
PLENTY = 10  # swimmers that are worth keeping

# The pupil's turns are odd. In the third a shark comes, in the fifth the last wave goes and a party can begin.
SCRIPT = {
    (0, 1): "fin_3*4",
    (0, 2): "shark_wave*4",
    (1, 0): "swimmer_2 wave*2 swimmer_1 wave*2 swimmer_1",
    (1, 1): "sun",
    (1, 2): "swimmer_3 wave swimmer_2 wave swimmer_1",
    (1, 3): "rain",
    (1, 4): "swimmer_1",
    (2, 0): "swimmer_3*3 swimmer_2 wave*3",
    (2, 1): "sun",
    (2, 2): "swimmer_2*2 wave*2",
    (3, 0): "swimmer_3 wave swimmer_2 wave swimmer_2 wave swimmer_1",
    (3, 1): "shark_attack",
    (3, 2): "swimmer_3 wave swimmer_2 swimmer_1 fin_2",
    (3, 3): "swimmer_1 fin_1 shark_wave",
    (4, 0): "swimmer_1 wave*5 swimmer_1",
    (4, 1): "shark_attack",
    (4, 2): "swimmer_1 swimmer_2 fin_2",
    (5, 0): "swimmer_3 wave swimmer_3*2 swimmer_2 wave*2",
    (5, 1): "rain",
    (5, 2): "swimmer_1*2",
    (6, 0): "swimmer_1*2 wave*5",
    (6, 1): "shark_attack",
    (7, 1): "shark_attack",
}
INTRO = "learn-sa-intro"


def _stopped(step: Step) -> bool:
    return any(isinstance(fact, Stopped) and fact.seat == 0 for fact in happened(*step))


def _partied(step: Step) -> bool:
    return any(isinstance(fact, Partied) and fact.seat == 0 for fact in happened(*step))


def _rolled(step: Step) -> bool:
    """Whether the pupil's first roll of a turn has fallen, with all seven dice."""
    before, _, after = step
    opened = before[PHASE] == SWIMMING and after[PHASE] == CHOOSING and after[THROW] == 0
    return opened and after[SEAT] == 0 and after[SIGNS] == 0


def _sunny(step: Step) -> bool:
    """Whether the sun brings a die: there may be none left."""
    return step.before[PHASE] == EVENT and step.move == SUN and sum(step.before[BLUE : BLUE + 4]) < BLUE_DICE


def _signed(step: Step) -> bool:
    """Whether dice are eaten, and a sign is there for each."""
    eaten = sum(len(fact.eaten) for fact in happened(*step) if isinstance(fact, Bitten))
    return 0 < eaten <= ALL_SIGNS - step.before[SIGNS + step.before[SEAT]]


def _lost_dice(step: Step) -> bool:
    before, _, after = step
    return after[TURN] > before[TURN] and after[SEAT] == 0 and after[SIGNS] > 0


def _unharmed(step: Step) -> bool:
    """Whether a flight ends in which nobody was eaten."""
    return any(isinstance(fact, FlightOver) and fact.unharmed for fact in happened(*step))


TOPICS = (
    Topic("learn-sa-roll", 2, _rolled),
    Topic("learn-sa-sun", 6, _sunny),
    Topic("learn-sa-stop", 3, _stopped),
    Topic("learn-sa-attack", 10, lambda step: step.move == SHARK_ATTACK and step.after[PHASE] == FLEEING),
    Topic("learn-sa-bite", 11, _signed),
    Topic("learn-sa-unharmed", 16, _unharmed, needed=False),
    Topic("learn-sa-signs", 1, _lost_dice, needed=False),
    Topic("learn-sa-rain", 7, lambda step: step.before[PHASE] == EVENT and step.move == RAIN),
    Topic("learn-sa-party", 4, _partied),
)


def advice(state: State, seen: frozenset[str]) -> Advice:
    """What to try next."""
    if state[PHASE] == SIGNING:
        return Advice(said("learn-sa-try-sign"))
    points, waves = swimmers(state), state[BLUE]
    if legal(state) >> PARTY & 1:
        return Advice(said("learn-sa-try-party", points=2 * points), ("party",))
    if state[TURN] == 1 and state[THROW] == 0:
        return Advice(said("learn-sa-try-go-on", points=points, waves=waves), ("go_on",))
    if points >= PLENTY and "learn-sa-stop" not in seen:
        return Advice(said("learn-sa-try-stop", points=points), ("stop",))
    if "learn-sa-attack" not in seen or "learn-sa-bite" not in seen:
        return Advice(said("learn-sa-try-luck", points=points, waves=waves), ("go_on",))
    if "learn-sa-party" not in seen:
        return Advice(said("learn-sa-try-waves", waves=waves), ("go_on",))
    return Advice(said("learn-sa-choose", points=points, waves=waves))
