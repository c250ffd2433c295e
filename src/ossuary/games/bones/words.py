"""Bones in words: what a state shows, what an action offers, what a move did."""

from typing import Any

from ...engine.nodes import PHASE, SEAT, SEATS, TURN, State
from ...words import Words
from ...words.said import Argument, Said, Seat, said
from .lines import TILES
from .rules import (
    ACCEPT,
    ACCEPTING,
    ACTIONS,
    ALL_THROWS,
    ASK,
    BROKE,
    DECLINE,
    DEFINING,
    DICE_FALL,
    DOUBLE_BLANK,
    ENDS,
    FILLING,
    FIRST_SEAT,
    FREE_BLANKS,
    GO_ON,
    MATCHED,
    OFFERING,
    OVER,
    PAY_DOUBLE_BLANK,
    PAY_MARKERS,
    PAYING,
    POINTS_END,
    PRIZE,
    REFUSE,
    ROUNDS_END,
    SHARE,
    SPACES,
    TAKE,
    THROW,
    THROWING,
    TILE_OUTCOME,
    TILES_END,
    WENT_ON,
    Look,
    high_half,
    layout_match,
    legal,
    look,
    low_half,
    mover,
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
    """The name of the kind that an action belongs to; none where it is about somebody who is not there."""
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


def told(before: State, move: int, after: State) -> list[Said]:
    """What a move did; nothing while a throw is still rolling."""
    lines = _moved(before, move, after)
    return lines + _ending(after) if after[PHASE] == OVER else lines


def _moved(before: State, move: int, after: State) -> list[Said]:
    seen, phase, seat = look(before), before[PHASE], Seat(before[SEAT])
    if phase == FIRST_SEAT:
        return [] if after[PHASE] == FIRST_SEAT else [said("first-seat", who=Seat(after[SEAT]))]
    if phase == FILLING:
        if move == TILE_OUTCOME + DOUBLE_BLANK:
            return [said("bones-draws-double-blank", who=seat)]
        tile, space = TILES[move - TILE_OUTCOME], seen["board"].index(None)
        return [said("bones-draws", who=seat, tile=_tile(tile), space=space + 1)]
    if phase == PAYING:
        return [said("bones-keeps-double-blank" if move == PAY_MARKERS else "bones-gives-double-blank", who=seat)]
    if phase == DEFINING:
        tile = next(_on(seen, space) for space in range(SPACES) if undefined(before, space))
        value: dict[str, Argument] = {"tile": _tile(tile), "high": tile[1], "pips": move + 1}
        return [said("bones-defines", who=seat, free=before[FREE_BLANKS], **value)]
    if phase == DICE_FALL:
        return _thrown(before, seen, move + 1, after) if seen["first_die"] else []
    if phase == MATCHED:
        if move == GO_ON:
            return [said("bones-goes-on", who=seat)]
        points, prize = total(before), _on(seen, move - TAKE)
        return [said("bones-takes", who=seat, tile=_tile(prize), points=points), *_settled(seen, points, prize)]
    if phase == BROKE:
        return [said("bones-asks" if move == ASK else "bones-gives-up", who=seat)]
    if phase == OFFERING:
        if move != DECLINE:
            return [said("bones-offers", who=Seat(mover(before)), price=_price(ACTIONS[move]))]
        lost = [said("bones-turn-lost", who=seat)] if _turn_over(before, after) else []
        return [said("bones-declines", who=Seat(mover(before))), *lost]
    if phase == ACCEPTING:
        if move == REFUSE:
            return [said("bones-refuses", who=seat)]
        return [said("bones-accepts", who=seat, offer=said("bones-offer-of", who=Seat(move - ACCEPT)))]
    return []


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
    if undefined(state, space):
        return said("bones-space-undefined", space=space + 1, tile=_lying(seen, space))
    one, two = high_half(state, space), low_half(state, space)
    wants: dict[str, Argument] = {"sum": one + two, "one": one, "two": two, "went_on": int(seen["went_on"])}
    return said("bones-space", space=space + 1, tile=_lying(seen, space), **wants)


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
    owed = sum(_share(price, points) for _, price in seen["deals"])
    promised = sum(price == ACTIONS[PRIZE] for _, price in seen["deals"])
    return said("bones-take", tile=_tile(_on(seen, space)), points=points, owed=owed, promised=promised)


def _thrown(before: State, seen: Look, second: int, after: State) -> list[Said]:
    """A throw with its match, and what the turn brought if this was its end."""
    seat, first, went_on = Seat(before[SEAT]), seen["first_die"], int(seen["went_on"])
    pips = total(before) + first + second
    throw: dict[str, Argument] = {"who": seat, "first": first, "second": second, "total": pips}
    if (space := layout_match(before, first, second)) >= 0:
        tiles = [_tile(tile) for tile in seen["board"] if tile]
        points = sum(look(after)["scores"]) - sum(seen["scores"])  # the lenders' shares included
        return [
            said("bones-throws-layout", tile=_lying(seen, space), **throw),
            said("bones-takes-all", who=seat, tiles=tiles, went_on=went_on, total=pips, points=points),
            *_settled(seen, points, _on(seen, space)),
        ]
    if after[PHASE] == MATCHED:
        return [said("bones-throws-sum", sum=first + second, tiles=_sum_matches(after, seen), **throw)]
    lines = [said("bones-throws-nothing", went_on=went_on, **throw)]
    if _turn_over(before, after):
        lines.append(said("bones-gamble-lost" if went_on else "bones-turn-lost", who=seat))
    return lines


def _settled(seen: Look, points: int, prize: tuple[int, int]) -> list[Said]:
    """What the lenders get of a turn that scored."""
    lines, owed = [], 0
    for lender, price in seen["deals"]:
        share = _share(price, points)
        paid = said("bones-price-tile", tile=_tile(prize)) if price == ACTIONS[PRIZE] else _price(price)
        lines.append(said("bones-pays", who=Seat(lender), points=share, shared=_percent(price), price=paid))
        owed += share
    return [*lines, said("bones-keeps", who=Seat(seen["seat"]), points=points - owed)] if owed else lines


def _ending(after: State) -> list[Said]:
    """Why the game is over, and the final line of each player."""
    seen, end = look(after), TILES_END
    if seen["end"] == ENDS[ROUNDS_END] and seen["turns_left"] == 0:
        end = ROUNDS_END
    if seen["end"] == ENDS[POINTS_END] and max(seen["scores"]) >= seen["end_at"]:
        end = POINTS_END
    lines = [said(f"bones-ends-{ENDS[end]}", points=seen["end_at"])]
    for seat in range(after[SEATS]):
        score, line = tally(after, seat)
        laid = [_laid(*map(int, piece.split("_"))) for piece in line.pieces]
        pips: dict[str, Argument] = {"score": score.points, "pips": line.points, "total": score.points + line.points}
        lines.append(said("bones-lays", who=Seat(seat), count=len(laid), line=laid, **pips))
    return lines


def _turn_over(before: State, after: State) -> bool:
    return after[TURN] != before[TURN] or after[PHASE] == OVER


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


def _share(price: str, points: int) -> int:
    return points * _percent(price) // 100


def _on(seen: Look, space: int) -> tuple[int, int]:
    return seen["board"][space] or (0, 0)  # the double blank never lies there


def _sum_matches(state: State, seen: Look) -> list[Said]:
    return [_lying(seen, space) for space in range(SPACES) if sum_matches(state) >> space & 1]


def _lying(seen: Look, space: int) -> Said:
    """A tile on the board, with the value that its blank was given."""
    high, value = _on(seen, space)[1], seen["marks"][space]
    tile = _tile(_on(seen, space))
    return said("bones-tile-as", tile=tile, high=high, value=value) if value else tile


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
