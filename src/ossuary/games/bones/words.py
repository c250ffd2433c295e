"""Bones in words: what a state shows, what an action offers, what happened."""

from typing import Any

from ...engine.facts import Fact, unknown
from ...engine.nodes import PHASE, SEAT, SEATS, State
from ...words import Words
from ...words.said import Argument, Said, Seat, said
from .happened import (
    Accepted,
    Asked,
    BlanksPaid,
    Declined,
    Defined,
    DoubleBlankDrawn,
    Drawn,
    Ended,
    GaveUp,
    Keeps,
    LineLaid,
    Lying,
    Offered,
    Repaid,
    Taken,
    TakenAll,
    Thrown,
    TurnedDown,
    TurnLost,
    WentOn,
    lying,
)
from .rules import (
    ACCEPT,
    ACTIONS,
    ALL_THROWS,
    BROKE,
    DECLINE,
    DEFINING,
    DICE_FALL,
    ENDS,
    FILLING,
    FIRST_SEAT,
    GO_ON,
    MATCHED,
    OFFERING,
    OVER,
    PAY_DOUBLE_BLANK,
    PAY_MARKERS,
    PAYING,
    PRIZE,
    REFUSE,
    ROUNDS_END,
    SHARE,
    SPACES,
    TAKE,
    THROW,
    THROWING,
    WENT_ON,
    Look,
    legal,
    look,
    share,
    sum_matches,
    tally,
    throws_left,
    total,
    undefined,
)

# The parts of the rule page, with the rules that stand in each.
RULE_PARTS = (
    ("setup", range(1, 2)),
    ("turn", range(2, 13)),
    ("bartering", range(13, 17)),
    ("end", range(17, 20)),
)


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, the board, the turn, and how the game ends."""
    seen = look(state)
    lines = [_player(state, seen, seat) for seat in range(state[SEATS])]
    if state[PHASE] == OVER:
        return lines
    if state[PHASE] != FIRST_SEAT:
        lines += [_space(state, seen, space) for space in range(SPACES)] + _turn(state, seen)
    bag = said("bones-bag", tiles=seen["in_the_bag"])
    number, turns = seen["end_at"], seen["turns_left"]
    if seen["end"] == ENDS[ROUNDS_END]:
        current = number - (turns - 1) // state[SEATS]
        return [*lines, said("bones-end-rounds", bag=bag, round=current, rounds=number, turns=turns)]
    return [*lines, said(f"bones-end-{seen['end']}", bag=bag, points=number)]


def offer(state: State, action: int) -> Said:
    """What an action would do, with its number."""
    seen = look(state)
    if action == THROW:
        return said("bones-throw", total=total(state), throws=throws_left(state), went_on=int(seen["went_on"]))
    if TAKE <= action < GO_ON:
        if not legal(state) >> action & 1:
            return said("bones-take-any", space=action - TAKE + 1)
        return _take(state, seen, action - TAKE)
    if action == GO_ON:
        return said("bones-go_on", total=total(state), throws=throws_left(state))
    if action == PAY_MARKERS or action == PAY_DOUBLE_BLANK:
        return said(f"bones-{ACTIONS[action]}", blanks=sum(undefined(state, space) for space in range(SPACES)))
    if SHARE <= action <= PRIZE:
        return said("bones-offer", price=_price(ACTIONS[action]))
    if ACCEPT <= action < REFUSE:
        lender = action - ACCEPT
        if lender not in seen["offers"]:
            return said("bones-accept-any", other=said("seat-name", number=lender + 1))
        return said("bones-accept", who=Seat(lender), price=_price(seen["offers"][lender]))
    return said(f"bones-{ACTIONS[action]}", total=total(state))


def kind(state: State, action: int) -> str | None:
    """The name of the kind that an action belongs to; None if it is about a seat that is not in the game."""
    if action == THROW or action == GO_ON:
        return "kind-bn-throw"
    if action < GO_ON:
        return "kind-bn-take"
    if action <= PAY_DOUBLE_BLANK:
        return "kind-bn-pay"
    if action < SHARE:
        return "kind-bn-ask"
    if action <= DECLINE:
        return "kind-bn-offer"
    return None if state[SEATS] <= action - ACCEPT < REFUSE - ACCEPT else "kind-bn-accept"


def governing(state: State) -> tuple[int, ...]:
    """The numbers of the rules that govern what is going on, the first most of all."""
    phase = state[PHASE]
    if phase == THROWING:
        return (11, 8) if state[WENT_ON] else (7, 8)
    if phase == OVER:
        return (18, 19, 17)
    numbers = {FIRST_SEAT: 1, FILLING: 2, PAYING: 5, DEFINING: 4, DICE_FALL: 7, MATCHED: 10, BROKE: 13, OFFERING: 14}
    return (numbers.get(phase, 15),)


def tell(fact: Fact) -> Said:
    """A fact in words."""
    match fact:
        case Drawn(seat, tile, space):
            return said("bones-draws", who=Seat(seat), tile=_tile(tile), space=space)
        case DoubleBlankDrawn(seat):
            return said("bones-draws-double-blank", who=Seat(seat))
        case BlanksPaid(seat, True):
            return said("bones-gives-double-blank", who=Seat(seat))
        case BlanksPaid(seat):
            return said("bones-keeps-double-blank", who=Seat(seat))
        case Defined(seat, tile, pips, free):
            return said("bones-defines", who=Seat(seat), free=int(free), tile=_tile(tile), high=tile[1], pips=pips)
        case Thrown():
            return _thrown(fact)
        case TakenAll(seat, tiles, pips, points, went_on):
            won = [_tile(tile) for tile in tiles]
            return said("bones-takes-all", who=Seat(seat), tiles=won, went_on=int(went_on), total=pips, points=points)
        case Taken(seat, tile, points):
            return said("bones-takes", who=Seat(seat), tile=_tile(tile), points=points)
        case WentOn(seat):
            return said("bones-goes-on", who=Seat(seat))
        case TurnLost(seat, went_on):
            return said("bones-gamble-lost" if went_on else "bones-turn-lost", who=Seat(seat))
        case Ended(end, end_at):
            return said(f"bones-ends-{end}", points=end_at)
        case LineLaid(seat, line, score, pips):
            laid = [_laid(left, right) for left, right in line]
            sums: dict[str, Argument] = {"score": score, "pips": pips, "total": score + pips}
            return said("bones-lays", who=Seat(seat), count=len(laid), line=laid, **sums)
    return _tell_barter(fact)


def _tell_barter(fact: Fact) -> Said:
    """What lenders and borrowers have done, in words."""
    match fact:
        case Asked(seat):
            return said("bones-asks", who=Seat(seat))
        case GaveUp(seat):
            return said("bones-gives-up", who=Seat(seat))
        case Offered(seat, price):
            return said("bones-offers", who=Seat(seat), price=_price(price))
        case Declined(seat):
            return said("bones-declines", who=Seat(seat))
        case Accepted(seat, lender):
            return said("bones-accepts", who=Seat(seat), offer=said("bones-offer-of", who=Seat(lender)))
        case TurnedDown(seat):
            return said("bones-refuses", who=Seat(seat))
        case Repaid(seat, price, points):
            return said("bones-pays", who=Seat(seat), points=points, shared=_percent(price), price=_price(price))
        case Keeps(seat, points):
            return said("bones-keeps", who=Seat(seat), points=points)
    raise unknown(fact)


def _player(state: State, seen: Look, seat: int) -> Said:
    score, line = (part.points for part in tally(state, seat))
    if state[PHASE] == OVER:
        return said("bones-player-final", who=Seat(seat), score=score, line=line, total=score + line)
    tiles = [_laid(high, low) for high, low in sorted((high, low) for low, high in seen["hands"][seat])]
    return said("bones-player", who=Seat(seat), score=score, count=len(tiles), tiles=tiles, line=line)


def _space(state: State, seen: Look, space: int) -> Said:
    """A space: its tile, and what that tile wants."""
    if seen["board"][space] is None:
        return said("bones-space-empty", space=space + 1)
    if (wants := seen["wants"][space]) is None:
        return said("bones-space-undefined", space=space + 1, tile=_lying(lying(seen, space)))
    one, two = wants
    layout: dict[str, Argument] = {"sum": one + two, "one": one, "two": two, "went_on": int(seen["went_on"])}
    return said("bones-space", space=space + 1, tile=_lying(lying(seen, space)), **layout)


def _turn(state: State, seen: Look) -> list[Said]:
    """The turn: throws and markers, then what was matched, risked, promised and offered."""
    seat, throws = Seat(state[SEAT]), seen["throws"]
    thrown: dict[str, Argument] = {"thrown": len(throws), "throws": " + ".join(map(str, throws)), "total": total(state)}
    left: dict[str, Argument] = {"markers": seen["markers"], "left": ALL_THROWS - len(throws)}
    lines = [said("bones-turn", who=seat, **thrown, **left)]
    if state[PHASE] == MATCHED:
        lines.append(said("bones-matched", sum=throws[-1], tiles=_sum_matches(state, seen)))
    if seen["went_on"]:
        lines.append(said("bones-goes-on", who=seat))
    lines += [said("bones-deal", who=Seat(lender), price=_price(price)) for lender, price in seen["deals"]]
    if state[PHASE] == OFFERING:
        lines.append(said("bones-asks", who=seat))
    offers = seen["offers"].items()
    return lines + [said("bones-offers", who=Seat(lender), price=_price(price)) for lender, price in offers]


def _take(state: State, seen: Look, space: int) -> Said:
    points = total(state)
    owed = sum(share(ACTIONS.index(price), points) for _, price in seen["deals"])
    promised = sum(price == ACTIONS[PRIZE] for _, price in seen["deals"])
    return said("bones-take", tile=_tile(lying(seen, space).tile), points=points, owed=owed, promised=promised)


def _thrown(fact: Thrown) -> Said:
    throw: dict[str, Argument] = {"first": fact.first, "second": fact.second, "total": fact.total}
    if fact.matched == "layout":
        return said("bones-throws-layout", who=Seat(fact.seat), tile=_lying(fact.tiles[0]), **throw)
    if fact.matched == "sum":
        tiles = [_lying(tile) for tile in fact.tiles]
        return said("bones-throws-sum", who=Seat(fact.seat), sum=fact.first + fact.second, tiles=tiles, **throw)
    return said("bones-throws-nothing", who=Seat(fact.seat), went_on=int(fact.went_on), **throw)


def _price(price: str) -> Said:
    """What a lender wants, from the name of the action."""
    if percent := _percent(price):
        return said("bones-price-share", percent=percent)
    if price == ACTIONS[PRIZE]:
        return said("bones-price-prize")
    low, high = map(int, price.split("_")[1:])
    return said("bones-price-tile", tile=_tile((low, high))) if high else said("bones-price-double-blank")


def _percent(price: str) -> int:
    """What a price asks of the points; 0 if it asks for a tile."""
    kind, _, percent = price.partition("_")
    return int(percent) if kind == "share" else 0


def _sum_matches(state: State, seen: Look) -> list[Said]:
    return [_lying(lying(seen, space)) for space in range(SPACES) if sum_matches(state) >> space & 1]


def _lying(there: Lying) -> Said:
    """A tile on the board, with the value that its blank was given."""
    tile, high = _tile(there.tile), there.tile[1]
    return said("bones-tile-as", tile=tile, high=high, value=there.value) if there.value else tile


def _tile(tile: tuple[int, int]) -> Said:
    return _laid(tile[1], tile[0])


def _laid(left: int, right: int) -> Said:
    """A tile as it lies, from left to right."""
    if left + right == 0:
        return said("bones-double-blank")
    blank = said("bones-blank")
    return said("bones-tile", left=left or blank, right=right or blank)


def scored(result: dict[str, Any], words: Words) -> str:
    """The best line of some tiles at a real table."""
    line = " ".join(f"{left}|{right}" for left, right in result["line"])
    return words.say("score-line", pips=result["pips"], line=line or words.say("none"))
