"""Where points come from, by game: the parts of a score as its own rules name them, and how a turn came by them."""

from collections.abc import Callable

from ..rules import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from ..rules.catalogue import Game
from ..rules.nodes import PHASE, SEAT, State

# What each game tells apart, in this order.
SOURCES = {
    "rolling-bones": (*rolling_bones.SECTIONS, "hat"),
    "shark-attacks": ("swimmers", "party", "escaped", "unharmed"),
    "skulls-of-sedlec": skulls_of_sedlec.PARTS,
    "bones": ("tile", "all_tiles", "doubled", "shares", "line"),
}


def sources(game: Game, before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    """The points of a turn by source, given the last move of it, the states around that, and what each seat gained."""
    return _SOURCES[game.NAME](before, move, after, gains)


def _rolling_bones(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    if not any(gains):
        return {}
    return {part.name: part.points for part in rolling_bones.tally(before, before[SEAT]) if part.name != "banked"}


def _shark_attacks(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    gained = gains[before[SEAT]]
    if before[PHASE] == shark_attacks.CHOOSING:
        swimmers = shark_attacks.swimmers(before)
        return {"swimmers": swimmers, "party": gained - swimmers}
    if before[shark_attacks.EATEN] or before[PHASE] != shark_attacks.FLEEING or _bitten(before, move):
        return {"escaped": gained}
    return {"escaped": gained // 3, "unharmed": gained - gained // 3}


def _bitten(before: State, move: int) -> bool:
    """Whether the last throw of a flight, of which one shark die is still to fall, costs a swimmer."""
    blue = before[shark_attacks.BLUE : shark_attacks.BLUE + 4]
    fins = before[shark_attacks.FINS : shark_attacks.FINS + 4]
    fins[move - shark_attacks.SHARK_OUTCOME] += 1
    return any(sum(eaten) for _, eaten in shark_attacks.bites(blue, fins))


def _skulls_of_sedlec(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    if after[PHASE] != skulls_of_sedlec.OVER:
        return {}
    kinds = [skulls_of_sedlec.kind_scores(after, seat) for seat in range(len(gains))]
    return {part: sum(points) for part, points in zip(skulls_of_sedlec.PARTS, zip(*kinds, strict=True), strict=True)}


def _bones(before: State, move: int, after: State, gains: list[int]) -> dict[str, int]:
    own = gains[before[SEAT]]
    all_ = "doubled" if before[bones.WENT_ON] else "all_tiles"
    way = "tile" if before[PHASE] == bones.MATCHED else all_
    lines = sum(bones.scores(after)) - sum(bones.look(after)["scores"])
    return {way: own, "shares": sum(gains) - own, "line": lines}


_SOURCES: dict[str, Callable[[State, int, State, list[int]], dict[str, int]]] = {
    "rolling-bones": _rolling_bones,
    "shark-attacks": _shark_attacks,
    "skulls-of-sedlec": _skulls_of_sedlec,
    "bones": _bones,
}
