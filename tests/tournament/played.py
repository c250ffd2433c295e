"""Tournaments that are played out by lot, for tests."""

import random

from ossuary.tournament import round_robin, swiss
from ossuary.tournament.meetings import Meeting, opponents
from ossuary.tournament.standings import System, standings

SHARES = (1.0, 1.0, 0.0, 0.0, 0.5)


def by_lot(meetings: list[Meeting], lots: random.Random) -> list[Meeting]:
    """A round with its results."""
    return [one if one.second is None else one._replace(share=lots.choice(SHARES)) for one in meetings]


def ranked(players: list[int], rounds: list[list[Meeting]]) -> list[int]:
    """The players who still play, the best first."""
    everybody = sorted({*players, *opponents(rounds)})
    return [standing.player for standing in standings(everybody, rounds, "swiss") if standing.player in players]


def played(system: System, size: int, number: int, seed: int) -> list[list[Meeting]]:
    """That many rounds."""
    lots, rounds = random.Random(seed), list[list[Meeting]]()
    for at in range(number):
        if system == "swiss":
            meetings = swiss.pair(ranked([*range(size)], rounds), rounds)
            assert meetings is not None
        else:
            meetings = round_robin.pair(size, at)
        rounds.append(by_lot(meetings, lots))
    return rounds
