"""Positions of a real table, as people enter them: checked, then scored by the games' own rules."""

import reprlib
from collections.abc import Callable
from typing import Any

from . import bones, flight, rolling_bones, shark_attacks, skulls_of_sedlec
from .lines import TILES, best_line, lay, pips
from .nodes import PHASE, SEAT, Part, Refused

Result = dict[str, Any]
Counted = tuple[Result, list[Part]]


class PositionError(Refused):
    """A position that cannot be."""


def score(game: str, position: object) -> Result:
    """The result of a position of the named game."""
    return counted(game, position)[0]


def counted(game: str, position: object) -> Counted:
    """The result of a position, and the parts that it comes from, with their pieces."""
    if not isinstance(position, dict):
        raise PositionError("position-object")
    fields, scored = SCORERS[game]
    for name in position:
        if name not in fields:
            raise PositionError("position-unknown", field=str(name), fields=", ".join(fields))
    for name in fields:
        if name not in position and name not in OPTIONAL:
            raise PositionError("position-missing", field=name)
    return scored(position)


def skeleton(position: dict[str, Any]) -> Counted:
    """The score of a skeleton, by sections, and what the hat adds by doubling their sum."""
    laid, hat = position["bones"], position.get("hat", False)
    if not isinstance(laid, dict) or not isinstance(hat, bool):
        raise PositionError("position-skeleton")
    state = rolling_bones.initial(rolling_bones.Options())
    for site, how in laid.items():
        if site not in rolling_bones.BONES:
            raise PositionError("position-site", site=str(site), sites=", ".join(rolling_bones.BONES))
        if how not in ("right", "false"):
            raise PositionError("position-bone", site=site, value=how if isinstance(how, str) else reprlib.repr(how))
        number = rolling_bones.BONES.index(site)
        state[rolling_bones.FILLED] |= 1 << number
        state[rolling_bones.FALSE + number] = 1 if how == "false" else 0
    if not rolling_bones.connected(state[rolling_bones.FILLED]):
        raise PositionError("position-gap")
    if hat and "skull" not in laid:
        raise PositionError("position-hat")
    state[rolling_bones.HAT_ON] = int(hat)
    state[PHASE] = rolling_bones.LAYING
    _, *parts = rolling_bones.tally(state, 0)  # but what is banked
    points = {part.name: part.points for part in parts}
    sections = {section: points.get(section, 0) for section in rolling_bones.SECTIONS}
    return {"score": rolling_bones.skeleton_score(state), "sections": sections, "hat": points.get("hat", 0)}, parts


def stack(position: dict[str, Any]) -> Counted:
    """The score of a stack by kinds, and its total."""
    players, rows = position["players"], position["rows"]
    if type(players) is not int or players not in (2, 3):
        raise PositionError("position-players")
    width = skulls_of_sedlec.BOTTOM_CARDS[players]
    widths = [width, width - 1, width - 2]
    if not isinstance(rows, list) or [len(row) if isinstance(row, list) else -1 for row in rows] != widths:
        raise PositionError("position-rows", rows=", ".join(map(str, widths)))
    laid = [(row, index, card) for row, cards in enumerate(rows) for index, card in enumerate(cards)]
    cards = [(row, index, _card(card)) for row, index, card in laid if card is not None]
    deck = [f"{upper}/{lower}" for _, _, (upper, lower) in cards]
    rest = list(skulls_of_sedlec.DEFAULT_DECK)[len(deck) :]
    state = skulls_of_sedlec.initial(skulls_of_sedlec.Options(players, tuple(deck + rest)))
    taken = {(row, index) for row, index, _ in cards}
    for number, (row, index, _) in enumerate(cards, start=1):
        if row and not {(row - 1, index), (row - 1, index + 1)} <= taken:
            raise PositionError("position-air", row=row + 1, place=index + 1)
        place = skulls_of_sedlec.PLACES.index(f"row{row + 1}_{index + 1}")
        skulls_of_sedlec.put(state, 0, place, number)
    bottom = [index for row, index in sorted(taken) if row == 0]
    if bottom and bottom[-1] - bottom[0] != len(bottom) - 1:
        raise PositionError("position-bottom-gap")
    parts = skulls_of_sedlec.tally(state, 0)
    points = {part.name: part.points for part in parts}
    return {**points, "total": sum(points.values())}, parts


def _card(card: object) -> tuple[str, str]:
    kinds = skulls_of_sedlec.KINDS
    if not isinstance(card, list) or len(card) != 2 or not all(isinstance(k, str) and k in kinds for k in card):
        raise PositionError("position-card", card=reprlib.repr(card), kinds=", ".join(kinds))
    return card[0], card[1]


def tiles(position: dict[str, Any]) -> Counted:
    """The best line of a set of tiles, and its pips."""
    given = position["tiles"]
    if not isinstance(given, list):
        raise PositionError("position-tiles")
    hand = 0
    for tile in given:
        if (
            not isinstance(tile, list)
            or len(tile) != 2
            or not all(type(half) is int and 0 <= half <= 6 for half in tile)
        ):
            raise PositionError("position-tile", tile=reprlib.repr(tile))
        bit = 1 << TILES.index((min(tile), max(tile)))
        if hand & bit:
            raise PositionError("position-tile-twice", tile=f"{tile[0]}|{tile[1]}")
        hand |= bit
    best = best_line(hand)
    line = [list(tile) for tile in lay(best)]
    turned = [[right, left] for left, right in reversed(line)]
    if sum(tile in given for tile in turned) > sum(tile in given for tile in line):
        line = turned  # read from the end that shows more tiles as they were entered
    laid = [f"{left}_{right}" for left, right in line]
    return {"pips": pips(best), "line": line}, [Part("line", pips(best), laid)]


def throw(position: dict[str, Any]) -> Counted:
    """What one throw of a flight comes to."""
    swimmers = _dice(position, "throw", shark_attacks.BLUE_DICE)
    fins = _dice(position, "fins", shark_attacks.SHARK_DICE)
    eaten, escaped, waves = shark_attacks.feed(swimmers, fins)
    parts = [Part("swimmers", sum(swimmers), [shark_attacks.SWIMMER_FACES[face] for face in swimmers if face])]
    blue, sharks = ([dice.count(face) for face in range(4)] for dice in (swimmers, fins))
    for shark, meal in shark_attacks.bites(blue, sharks):
        prey = [shark_attacks.SWIMMER_FACES[face] for face in (3, 2, 1) for _ in range(meal[face])]
        lost = sum(face * number for face, number in enumerate(meal))
        parts.append(Part(shark_attacks.SHARK_FACES[shark], -lost, prey))
    result = {"eaten": eaten, "escaped": escaped, "waves": waves}
    return ({**result, "signs": _signs(position["signs"], blue, sharks)} if "signs" in position else result), parts


def _signs(signs: object, blue: list[int], fins: list[int]) -> Result:
    """Where the signs for the eaten come from; the first seat throws (SA-12)."""
    most = shark_attacks.ALL_SIGNS
    if (
        not isinstance(signs, list)
        or not shark_attacks.MIN_SEATS <= len(signs) <= shark_attacks.MAX_SEATS
        or not all(type(number) is int and 0 <= number <= most for number in signs)
        or sum(signs) > most
    ):
        raise PositionError("position-signs", most=most)
    if not any(fins):
        raise PositionError("position-signs-flight")
    beach = shark_attacks.initial(shark_attacks.Options(len(signs)))
    beach[shark_attacks.SIGNS : shark_attacks.SIGNS + len(signs)] = signs
    beach[SEAT] = 0
    after = shark_attacks.look(flight.bitten(beach, blue, fins))
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


OPTIONAL = ("hat", "signs")
SCORERS: dict[str, tuple[tuple[str, ...], Callable[[dict[str, Any]], Counted]]] = {
    rolling_bones.NAME: (("bones", "hat"), skeleton),
    shark_attacks.NAME: (("throw", "fins", "signs"), throw),
    skulls_of_sedlec.NAME: (("players", "rows"), stack),
    bones.NAME: (("tiles",), tiles),
}
