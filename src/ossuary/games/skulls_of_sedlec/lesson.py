"""The lesson of Skulls of Sedlec: dig, collect, and build to the second row; the wishes as skulls come to lie."""

from collections.abc import Callable
from typing import cast

from ...engine.nodes import PHASE, SEAT, State
from ...engine.record import Step
from ...engine.registry import Game
from ...words.lesson import Advice, Topic, named
from ...words.said import said
from . import rules as skulls_of_sedlec
from .rules import (
    CHOOSING,
    COLLECT,
    CRIMINAL,
    DECK,
    DIG,
    DIG_LAST,
    HAND_LIMIT,
    HANDS,
    KEEP,
    KEEPING,
    OPENING,
    PEASANT,
    PRIEST,
    ROMANTIC,
    ROYAL,
    SPOTS,
    STACK,
    UPPER,
    legal,
)

GAME = cast(Game, skulls_of_sedlec)
OPTIONS: dict[str, int | str] = {}

# The pupil's turns are odd; cards count from 1 in the usual deck.
SCRIPT = {
    (0, 0): "seat_0 card_4",
    (1, 0): "card_13 card_17",
    (2, 0): "card_3 card_18",
    (3, 0): "card_11 card_10",
    (4, 0): "card_6 card_16",
    (6, 0): "card_14 card_12",
    (8, 0): "card_15 card_5",
    (9, 0): "card_7 card_1",
    (10, 0): "card_2 card_9",
    (11, 0): "card_10 card_7",
}
INTRO = "learn-sk-intro"


def _own(step: Step, low: int, high: int) -> bool:
    return step.before[PHASE] in (CHOOSING, KEEPING) and step.before[SEAT] == 0 and low <= step.move < high


def _stacked(step: Step) -> bool:
    return _own(step, STACK, len(skulls_of_sedlec.ACTIONS))


def _wish(kind: int) -> Callable[[Step], bool]:
    """Whether the pupil lays a card with a skull of this kind."""

    def shown(step: Step) -> bool:
        if not _stacked(step):
            return False
        card = step.before[HANDS + (step.move - STACK) // len(SPOTS)]
        return kind in (step.before[DECK + card - 1] >> 3, step.before[DECK + card - 1] & 7)

    return shown


TOPICS = (
    Topic("learn-sk-graveyard", 1, lambda step: step.before[PHASE] == OPENING),
    Topic("learn-sk-dig", 3, lambda step: _own(step, DIG, DIG_LAST)),
    Topic("learn-sk-keep", 3, lambda step: _own(step, KEEP, STACK), needed=False),
    Topic("learn-sk-collect", 4, lambda step: _own(step, COLLECT, KEEP)),
    Topic("learn-sk-full", 6, lambda step: _own(step, COLLECT, STACK) and step.after[HANDS + 1] > 0, needed=False),
    Topic("learn-sk-stack", 9, _stacked),
    Topic("learn-sk-upper", 10, lambda step: _stacked(step) and (step.move - STACK) % len(SPOTS) >= UPPER),
    Topic("learn-sk-romantic", 16, _wish(ROMANTIC), needed=False),
    Topic("learn-sk-priest", 15, _wish(PRIEST), needed=False),
    Topic("learn-sk-criminal", 17, _wish(CRIMINAL), needed=False),
    Topic("learn-sk-peasant", 14, _wish(PEASANT), needed=False),
    Topic("learn-sk-royal", 13, _wish(ROYAL), needed=False),
)


def advice(state: State, seen: frozenset[str]) -> Advice:
    """What to try next."""
    if state[PHASE] == KEEPING:
        return Advice(said("learn-sk-try-keep"), named(GAME, state, "keep_"))
    upper = tuple(key for key in named(GAME, state, "stack_") if "_row" in key)
    stack = upper or named(GAME, state, "stack_")
    held = sum(card > 0 for card in state[HANDS : HANDS + HAND_LIMIT])
    digs, open_cards = named(GAME, state, "dig_"), named(GAME, state, "collect_")
    if legal(state) & (1 << DIG_LAST) - 1 and "learn-sk-dig" not in seen:  # in two piles at once
        return Advice(said("learn-sk-try-dig"), digs)
    if open_cards and "learn-sk-collect" not in seen:
        return Advice(said("learn-sk-try-collect"), open_cards)
    if upper and "learn-sk-upper" not in seen:
        return Advice(said("learn-sk-try-upper"), upper)
    if stack:
        return Advice(said("learn-sk-try-stack", cards=held), stack)
    ways = "both" if digs and open_cards else "dig" if digs else "collect"
    return Advice(said("learn-sk-try-take", ways=ways), (*digs, *open_cards))
