"""Skulls of Sedlec in words: what a state shows, what an action offers, what happened."""

from collections.abc import Sequence
from typing import Any

from ...engine.facts import Fact, unknown
from ...engine.nodes import PHASE, SEAT, SEATS, State
from ...words import Words, counted
from ...words.said import Said, Seat, said
from .happened import Collected, Completed, Dug, Kept, LastDug, Opened, StackBegun, Stacked
from .rules import (
    BOTTOM_CARDS,
    CARDS,
    CHOOSING,
    COLLECT,
    DECK,
    DIG_LAST,
    DOWN,
    DUG,
    FIRST_SEAT,
    HAND_LIMIT,
    HANDS,
    KEEP,
    KIND_COUNTS,
    KINDS,
    NAME,
    OPENING,
    OVER,
    PAIRS,
    PARTS,
    PILES,
    SPOTS,
    STACK,
    STACK_PLACES,
    STACKS,
    UNSEEN,
    UP,
    UPPER,
    Options,
    legal,
    refusal,
    scores,
    spots,
    step,
    tally,
)

# The parts of the rule page, with the rules that stand in each.
RULE_PARTS = (
    ("setup", range(1, 3)),
    ("turn", range(3, 8)),
    ("stack", range(8, 13)),
    ("scoring", range(13, 19)),
)

HAND_FULL = 6  # the rule by which a full hand must stack


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, the graveyard, then hand and stack of each."""
    seats = range(state[SEATS])
    lines = [_player(state, seat) for seat in seats]
    if sum(state[UP : DOWN + PILES]):
        lines += [_pile(state, pile) for pile in range(PILES)]
    elif state[PHASE] != OVER:
        lines.append(said("skulls-of-sedlec-no-piles"))
    if unseen := [card for card in range(CARDS) if state[UNSEEN + card]]:
        halves = [state[DECK + card] >> shift & 7 for card in unseen for shift in (3, 0)]
        skulls = _by_kind([halves.count(kind) for kind in range(len(KINDS))])
        lines.append(said("skulls-of-sedlec-unseen", cards=len(unseen), skulls=skulls))
    for seat in seats:
        if state[PHASE] != OVER:
            lines.append(said("skulls-of-sedlec-hand", who=Seat(seat), cards=_hand(state, seat)))
        lines += _stack(state, seat)
    return lines


def offer(state: State, action: int) -> Said:
    """What an action would do, with its number; the bare action where it is not legal."""
    is_legal = legal(state) >> action & 1
    if action < DIG_LAST:
        first, second = PAIRS[action]
        return said("skulls-of-sedlec-dig", first=first + 1, second=second + 1)
    if action < COLLECT:
        return said("skulls-of-sedlec-dig-last", pile=action - DIG_LAST + 1)
    if action < KEEP:
        pile = action - COLLECT
        return said("skulls-of-sedlec-collect", pile=pile + 1, card=_card(state, state[UP + pile]))
    if action < STACK:
        pile = action - KEEP
        if not is_legal:
            return said("skulls-of-sedlec-keep", pile=pile + 1)
        return said("skulls-of-sedlec-keep-one", card=_card(state, state[UP + pile]), rest=_left_behind(state, pile))
    card, spot = divmod(action - STACK, len(SPOTS))
    seat = state[SEAT]
    what = _card(state, state[HANDS + HAND_LIMIT * seat + card])
    if not is_legal:
        return said("skulls-of-sedlec-stack", card=what, spot=_spot(SPOTS[spot], state[SEATS]))
    points = scores(step(state, action))[seat] - scores(state)[seat]
    if state[STACKS + STACK_PLACES * seat] == 0:
        return said("skulls-of-sedlec-begin-for", card=what, points=points)
    return said("skulls-of-sedlec-stack-for", card=what, spot=_spot(SPOTS[spot], state[SEATS]), points=points)


def kind(state: State, action: int) -> str | None:
    """The name of the kind that an action belongs to."""
    if action < COLLECT:
        return "kind-sk-dig"
    if action < KEEP:
        return "kind-sk-collect"
    return "kind-sk-keep" if action < STACK else "kind-sk-stack"


def governing(state: State) -> tuple[int, ...]:
    """The numbers of the rules that govern what is going on, the first most of all."""
    phase = state[PHASE]
    if phase == CHOOSING:
        if refusal(state, COLLECT) == HAND_FULL:
            return (HAND_FULL, 9, 10)
        return (3, 4, 5) if state[HANDS + HAND_LIMIT * state[SEAT]] else (3, 4)
    if phase == FIRST_SEAT:
        return (2,)
    if phase == OPENING:
        return (1,)
    return (18, 13, 14, 15, 16, 17) if phase == OVER else (3,)


def tell(fact: Fact) -> Said:
    """A fact in words."""
    match fact:
        case Opened(card):
            return said("skulls-of-sedlec-opens", card=_called(card, "a"))
        case Dug(seat, [pile_1, pile_2], [first, second]):
            cards = {"first": _called(first, "a"), "second": _called(second, "a")}
            return said("skulls-of-sedlec-digs", who=Seat(seat), pile_1=pile_1, pile_2=pile_2, **cards)
        case LastDug(seat, card):
            return said("skulls-of-sedlec-digs-last", who=Seat(seat), card=_called(card, "a"))
        case Kept(seat, card):
            return said("skulls-of-sedlec-keeps", who=Seat(seat), card=_called(card, "the"))
        case Collected(seat, card, pile):
            return said("skulls-of-sedlec-collects", who=Seat(seat), card=_called(card, "the"), pile=pile)
        case StackBegun(seat, card, points):
            return said("skulls-of-sedlec-begins", who=Seat(seat), card=_called(card, "the"), points=points)
        case Stacked(seat, card, spot, seats, points, score):
            placed = {"card": _called(card, "the"), "spot": _spot(spot, seats)}
            return said("skulls-of-sedlec-stacks", who=Seat(seat), points=points, score=score, **placed)
        case Completed(seat):
            return said("skulls-of-sedlec-completes", who=Seat(seat))
    raise unknown(fact)


def _player(state: State, seat: int) -> Said:
    points = [part.points for part in tally(state, seat)]
    return said("skulls-of-sedlec-player", who=Seat(seat), score=sum(points), kinds=_by_kind(points))


def _hand(state: State, seat: int) -> list[Said]:
    return [_card(state, card) for card in state[HANDS + HAND_LIMIT * seat :][:HAND_LIMIT] if card]


def _pile(state: State, pile: int) -> Said:
    up, down = state[UP + pile], state[DOWN + pile]
    if up:
        return said("skulls-of-sedlec-pile-open", pile=pile + 1, card=_card(state, up), down=down)
    return said("skulls-of-sedlec-pile", pile=pile + 1, down=down)


def _stack(state: State, seat: int) -> list[Said]:
    """A stack from the top row down, with the places that are free to build on."""
    stack = state[STACKS + STACK_PLACES * seat :][:STACK_PLACES]
    cards, base = sum(card > 0 for card in stack), sum(card > 0 for card in stack[:4])
    if cards == 0:
        return [said("skulls-of-sedlec-no-stack", who=Seat(seat))]
    lines = [said("skulls-of-sedlec-heading", who=Seat(seat), cards=cards, size=CARDS // state[SEATS])]
    free = [place for place in range(4, STACK_PLACES) if spots(state, seat) >> (UPPER + place - 4) & 1]
    # Each upper row with its first place, and how many places have a bottom row to rise from.
    for row, first, width in (("top", 7, base - 2), ("middle", 4, base - 1)):
        places = range(first, first + width)
        if any(stack[place] or place in free for place in places):
            cards_in_row = [_place(state, stack[place], place in free) for place in places]
            lines.append(said(f"skulls-of-sedlec-row-{row}", cards=_row(cards_in_row)))
    bottom = _row([_card(state, card) for card in stack[:base]])
    return [*lines, said("skulls-of-sedlec-row-bottom", cards=bottom, gaps=BOTTOM_CARDS[state[SEATS]] - base)]


def _row(places: list[Said]) -> Said:
    row = places[0]
    for place in places[1:]:
        row = said("skulls-of-sedlec-beside", left=row, right=place)
    return row


def _place(state: State, card: int, free: bool) -> Said:
    if card:
        return _card(state, card)
    return said("skulls-of-sedlec-free" if free else "skulls-of-sedlec-no-footing")


def _spot(spot: str, seats: int) -> Said:
    """Where a card goes in the stack."""
    row, _, place = spot.partition("_")
    if not place:
        return said(f"skulls-of-sedlec-spot-{spot}")
    if row == "row2":
        return said("skulls-of-sedlec-spot-row2", place=int(place))
    return said("skulls-of-sedlec-spot-row3", place=int(place), seats=seats)


def _left_behind(state: State, kept: int) -> Said:
    first, second = state[DUG] - 1, state[DUG + 1] - 1
    return _card(state, state[UP + (second if kept == first else first)])


def _by_kind(numbers: Sequence[int]) -> Said:
    return said("skulls-of-sedlec-kinds", **dict(zip(PARTS, numbers, strict=True)))


def _card(state: State, card: int) -> Said:
    """A card, given as 1 + its number; 0 is any card."""
    if card == 0:
        return said("skulls-of-sedlec-no-card")
    return _called("/".join(KINDS[state[DECK + card - 1] >> shift & 7] for shift in (3, 0)))


def _called(card: str, article: str = "") -> Said:
    """A card as `upper over lower`, with articles or without."""
    upper, lower = card.split("/")
    if article:
        return said(
            f"skulls-of-sedlec-card.{article}",
            upper=said(f"skulls-of-sedlec-{upper}.inflected"),
            lower=said(f"skulls-of-sedlec-{lower}.inflected"),
        )
    return said(
        "skulls-of-sedlec-card", upper=said(f"skulls-of-sedlec-{upper}"), lower=said(f"skulls-of-sedlec-{lower}")
    )


def scored(result: dict[str, Any], words: Words) -> str:
    """The score of a stack at a real table, by kinds."""
    return counted(words, NAME, result["total"], {name: points for name, points in result.items() if name != "total"})


def option_notes(options: Options) -> list[Said]:
    """What is unusual about a deck: kinds that it has more or fewer skulls of."""
    skulls = [kind for card in options.deck for kind in card.split("/")]
    unusual = [(kind, usual) for kind, usual in zip(KINDS, KIND_COUNTS, strict=True) if skulls.count(kind) != usual]
    return [said("deck-counts", kind=kind, found=skulls.count(kind), usual=usual) for kind, usual in unusual]
