"""`python -m ossuary.rating.measuring`: measures how much luck-adjusted results vary, for the files of the games.

Simulated players play thousands of games for wins, which tells how strong they are, and some that are reviewed. Then
the same players are rated as newcomers, once by wins and once by luck-adjusted results.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from ..engine.registry import GAMES
from .noise import file_of
from .rating import SCALE, Rating, chances, updated
from .simulated import Played, Pool, results, reviewed

WINS, REVIEWED = 7, 3  # seeds
SLIPS = (0, 5, 15, 30)
CERTAIN = 50.0  # points of standard deviation that newcomers are rated to
LEAGUES = 200
MOST = 1000  # games of a player in a league
CLOSE = 0.01  # points


class Found(NamedTuple):
    """How luck-adjusted results vary, with the error of that, and what a chance of winning adds to them."""

    taken: float
    noise: float
    error: float
    slope: float
    slope_error: float


class Certainty(NamedTuple):
    """How newcomers are rated: games of each until they are certain, how far off, and how often within the margin."""

    games: float
    off: float
    within: float


def strengths(games: Sequence[Played], players: int) -> list[float]:
    """The strengths under which wins are likeliest, with a mean of 0."""
    found = [0.0] * players
    while True:
        slopes, bends = [0.0] * players, [0.0] * players
        for game in games:
            for player, won, chance in zip(game.players, game.won, _expected(found, game), strict=True):
                slopes[player] += won - chance
                bends[player] += chance * (1 - chance)
        steps = [SCALE * slope / bend / 2 for slope, bend in zip(slopes, bends, strict=True)]
        found = [one + step for one, step in zip(found, steps, strict=True)]
        found = [one - fmean(found) for one in found]
        if max(map(abs, steps)) < CLOSE:
            return found


def best_part(games: Sequence[Played], known: Sequence[float]) -> float:
    """The part of the luck without which results vary least around what strengths let expect."""
    lucks = [_luck(game) for game in games]
    left = [_minus(game.won, _expected(known, game)) for game in games]
    products = sum(
        luck * one for of, lefts in zip(lucks, left, strict=True) for luck, one in zip(of, lefts, strict=True)
    )
    return min(1.0, max(0.0, products / sum(luck**2 for of in lucks for luck in of)))


def without_luck(game: Played, taken: float) -> list[float]:
    """The results of a game without a part of their luck."""
    return [won - taken * luck for won, luck in zip(game.won, _luck(game), strict=True)]


def variation(games: Sequence[Played], known: Sequence[float], taken: float) -> Found:
    """How results without a part of their luck vary around what strengths let expect, and whether they grow with it."""
    noises, products, squares = [], [], []
    for game in games:
        fair, expected = 1 / len(game.players), _expected(known, game)
        pairs = list(zip(without_luck(game, taken), expected, strict=True))
        noises.append(sum((one - chance) ** 2 for one, chance in pairs) / sum(p * (1 - p) for p in expected))
        products.append(sum((one - fair) * (chance - fair) for one, chance in pairs))
        squares.append(sum((chance - fair) ** 2 for chance in expected))
    slope, number = sum(products) / sum(squares), len(games)
    left = sum((product - slope * square) ** 2 for product, square in zip(products, squares, strict=True))
    noise = fmean(noises)
    spread = sum((one - noise) ** 2 for one in noises) / (number - 1)
    return Found(taken, noise, sqrt(spread / number), slope, sqrt(left) / sum(squares))


def certainty(games: Sequence[Sequence[tuple[int, float]]], noise: float, known: Sequence[float]) -> Certainty:
    """How newcomers are rated by such games, drawn at random; each game has the players and results of its seats."""
    rng = Random(1)
    counts, squares, within = [], [], []
    for _ in range(LEAGUES):
        rated = [Rating()] * len(known)
        while sqrt(fmean(one.deviation**2 for one in rated)) > CERTAIN and max(one.games for one in rated) < MOST:
            game = rng.choice(games)
            after = updated([rated[player] for player, _ in game], [result for _, result in game], noise)
            for (player, _), new in zip(game, after, strict=True):
                rated[player] = new
        middle = fmean(one.mean for one in rated)
        off = [one.mean - middle - true for one, true in zip(rated, known, strict=True)]
        counts.append(fmean(one.games for one in rated))
        squares.append(fmean(one**2 for one in off))
        within += [abs(one) <= rating.margin for one, rating in zip(off, rated, strict=True)]
    return Certainty(fmean(counts), sqrt(fmean(squares)), fmean(within))


def told(wins: Sequence[Played], games: Sequence[Played], players: int) -> tuple[dict[str, float], str]:
    """The entry in the file of a game, and all figures as a line."""
    known = strengths([*wins, *games], players)
    taken = round(best_part(games, known), 2)
    found = variation(games, known, taken)
    by_wins = certainty([list(zip(one.players, one.won, strict=True)) for one in wins], 1.0, known)
    results = [list(zip(one.players, without_luck(one, taken), strict=True)) for one in games]
    by_results = certainty(results, found.noise, known)
    entry = {"taken": taken, "noise": round(found.noise, 3), "error": round(found.error, 3), "games": len(games)}
    line = (
        f"strengths {' '.join(f'{one:+.0f}' for one in known)}; taken {taken:.2f}, "
        f"noise {found.noise:.3f} ± {found.error:.3f}, slope {found.slope:.2f} ± {found.slope_error:.2f} "
        f"({len(games)} games); certain after {by_wins.games:.1f} games by wins (off {by_wins.off:.0f}, within "
        f"{by_wins.within:.1%}), {by_results.games:.1f} by results (off {by_results.off:.0f}, within "
        f"{by_results.within:.1%})"
    )
    return entry, line


def main() -> None:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mind", default="rule-of-thumb", help="that all players choose by")
    parser.add_argument("--slips", type=int, nargs="+", default=SLIPS, help="of each, in a hundred choices")
    parser.add_argument("--games", type=int, default=200, help="that are reviewed")
    parser.add_argument("--wins", type=int, default=4000, help="games that are not")
    given = parser.parse_args()
    pool = Pool(given.mind, given.slips)
    for name in given.names:
        wins = list(results(GAMES[name], pool, given.seats, WINS, given.wins))
        games = list(reviewed(GAMES[name], pool, given.seats, REVIEWED, given.games))
        entry, line = told(wins, games, len(pool.slips))
        print(f"{name}, {given.seats} seats: {line}", file=sys.stderr, flush=True)
        keep(name, given.seats, entry)


def keep(name: str, seats: int, entry: dict[str, float]) -> None:
    """Writes the entry of a number of seats into the file of a game."""
    file = file_of(name)
    content = json.loads(file.read_text()) if file.exists() else {}
    content = {**content, str(seats): entry}
    file.write_text(json.dumps({key: content[key] for key in sorted(content, key=int)}, indent=1) + "\n")


def _luck(game: Played) -> list[float]:
    """What luck and the advantage of the seat did to each share of the win."""
    return _minus(game.won, game.adjusted)


def _minus(some: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(some, others, strict=True)]


def _expected(known: Sequence[float], game: Played) -> list[float]:
    return chances([known[player] for player in game.players])


if __name__ == "__main__":
    main()
