"""Standings: the points of a tournament, and what decides between equal ones."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from .meetings import Rounds

System: TypeAlias = Literal["swiss", "round-robin"]
BYE = 1.0  # points for a bye


class Standing(NamedTuple):
    """A player's place; `second` is Buchholz in a Swiss tournament, and Sonneborn-Berger in a round robin."""

    player: int
    place: int
    points: float
    second: float
    direct: float  # points against those who are equal so far
    margin: int  # points of the games, those of the opponents taken off
    played: int


def points_of(players: Sequence[int], rounds: Rounds, bye: float = BYE) -> dict[int, float]:
    """Points by player; meetings that are being played count nothing yet."""
    points = dict.fromkeys(players, 0.0)
    for player, _, gained, _ in _gains(rounds, bye):
        points[player] = points.get(player, 0.0) + gained
    return points


def standings(players: Sequence[int], rounds: Rounds, system: System) -> list[Standing]:
    """All players from the first place to the last; who is equal in everything shares a place."""
    bye = BYE if system == "swiss" else 0.0
    points = points_of(players, rounds, bye)
    margins, played, second = dict.fromkeys(players, 0), dict.fromkeys(players, 0), dict.fromkeys(players, 0.0)
    for player, other, gained, margin in _gains(rounds, bye):
        if system == "swiss":
            second[player] += points[player if other is None else other]  # a bye is an opponent like oneself
        elif other is not None:
            second[player] += gained * points[other]
        margins[player] += margin
        played[player] += other is not None
    direct = _direct(players, rounds, {player: (points[player], second[player]) for player in players}, system)
    if system == "swiss":
        rank = {player: (points[player], second[player], direct[player], margins[player]) for player in players}
    else:
        rank = {player: (points[player], direct[player], second[player], margins[player]) for player in players}
    better = sorted(rank.values(), reverse=True)
    return [
        Standing(
            player, better.index(rank[player]) + 1, points[player], second[player], direct[player], margins[player],
            played[player],
        )
        for player in sorted(players, key=lambda player: (better.index(rank[player]), player))
    ]  # fmt: skip


def _direct(
    players: Sequence[int], rounds: Rounds, reached: dict[int, tuple[float, float]], system: System
) -> dict[int, float]:
    """Points against those who are equal in what counts before."""
    equal = {player: reached[player] if system == "swiss" else reached[player][:1] for player in players}
    direct = dict.fromkeys(players, 0.0)
    for player, other, gained, _ in _gains(rounds, 0.0):
        if other is not None and equal[player] == equal[other]:
            direct[player] += gained
    return direct


def _gains(rounds: Rounds, bye: float) -> list[tuple[int, int | None, float, int]]:
    """For each side of each meeting that is over: the player, the other, the points, and the margin."""
    found = list[tuple[int, int | None, float, int]]()
    for meetings in rounds:
        for first, second, share, margin in meetings:
            if second is None:
                found.append((first, None, bye, 0))
            elif share is not None:
                found += [(first, second, share, margin), (second, first, 1 - share, -margin)]
    return found
