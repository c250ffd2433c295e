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
    STACK_PLACES,
    STACKS,
    UP,
    UPPER,
    legal,
)

GAME = cast(Game, skulls_of_sedlec)
OPTIONS: dict[str, int | str] = {}

# The pupil's turns are odd; cards count from 1 in the usual deck.
ROYALS = "card_15 card_1"  # they wait for the pupil's second dig, whenever it is
SCRIPT = {
    (0, 0): "seat_0 card_4",
    (1, 0): "card_13 card_17",
    (2, 0): "card_3 card_18",
    (3, 0): "card_11 card_10",
    (4, 0): "card_6 card_16",
    (6, 0): "card_14 card_12",
    (8, 0): "card_8 card_5",
    (10, 0): "card_9 card_10",
    (12, 0): "card_11 card_8",
    **{(turn, 0): ROYALS for turn in (5, 7, 9, 11, 13, 15)},
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
        return kind in _kinds(step.before, step.before[HANDS + (step.move - STACK) // len(SPOTS)])

    return shown


TOPICS = (
    Topic("learn-sk-graveyard", 1, lambda step: step.before[PHASE] == OPENING),
    Topic("learn-sk-dig", 3, lambda step: _own(step, DIG, DIG_LAST)),
    Topic("learn-sk-keep", 3, lambda step: _own(step, KEEP, STACK), needed=False),
    Topic("learn-sk-collect", 4, lambda step: _own(step, COLLECT, KEEP)),
    Topic("learn-sk-full", 6, lambda step: _own(step, COLLECT, STACK) and step.after[HANDS + 1] > 0, needed=False),
    Topic("learn-sk-stack", 9, _stacked),
    Topic("learn-sk-upper", 10, lambda step: _stacked(step) and (step.move - STACK) % len(SPOTS) >= UPPER),
    Topic("learn-sk-romantic", 16, _wish(ROMANTIC)),
    Topic("learn-sk-priest", 15, _wish(PRIEST)),
    Topic("learn-sk-criminal", 17, _wish(CRIMINAL)),
    Topic("learn-sk-peasant", 14, _wish(PEASANT)),
    Topic("learn-sk-royal", 13, _wish(ROYAL)),
)


def _kinds(state: State, card: int) -> set[int]:
    """The kinds on a card; cards count from 1."""
    return {state[DECK + card - 1] >> 3, state[DECK + card - 1] & 7}


def _news(state: State, key: str) -> int:
    """How many kinds that the pupil has not laid are on the card that is taken or laid."""
    what, which, *_ = key.split("_")
    card = state[HANDS + "ab".index(which)] if what == "stack" else state[UP + int(which) - 1]
    laid = (_kinds(state, lies) for lies in state[STACKS : STACKS + STACK_PLACES] if lies)
    return len(_kinds(state, card).difference(*laid))


def _newest(state: State, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these actions that show the pupil most kinds."""
    news = [_news(state, key) for key in keys]
    return tuple(key for key, new in zip(keys, news, strict=True) if new == max(news))


def advice(state: State, seen: frozenset[str]) -> Advice:
    """What to try next; from the second card on, first of all with new kinds."""
    if state[PHASE] == KEEPING:
        keeps = named(GAME, state, "keep_")
        return Advice(said("learn-sk-try-keep"), _newest(state, keeps) if "learn-sk-keep" in seen else keeps)
    upper = _newest(state, tuple(key for key in named(GAME, state, "stack_") if "_row" in key))
    stack = upper or _newest(state, named(GAME, state, "stack_"))
    held = sum(card > 0 for card in state[HANDS : HANDS + HAND_LIMIT])
    digs, open_cards = named(GAME, state, "dig_"), _newest(state, named(GAME, state, "collect_"))
    if legal(state) & (1 << DIG_LAST) - 1 and "learn-sk-dig" not in seen:  # in two piles at once
        return Advice(said("learn-sk-try-dig"), digs)
    if open_cards and "learn-sk-collect" not in seen:
        return Advice(said("learn-sk-try-collect"), open_cards)
    if upper and "learn-sk-upper" not in seen:
        return Advice(said("learn-sk-try-upper"), upper)
    if stack:
        return Advice(said("learn-sk-try-stack", cards=held), stack)
    if any(_news(state, key) for key in open_cards):
        return Advice(said("learn-sk-try-kind"), open_cards)
    ways = "both" if digs and open_cards else "dig" if digs else "collect"
    return Advice(said("learn-sk-try-take", ways=ways), (*digs, *open_cards))
