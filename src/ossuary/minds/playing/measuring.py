"""`python -m ossuary.minds.playing.measuring`: measures all minds against each other, and writes the files.

Two seats and usual options. What a decision gives away is exact where the game is solved; elsewhere a search estimates
it, which finds a little even in best play.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from itertools import combinations
from math import sqrt

from ...engine.bits import count
from ...engine.nodes import State
from ...engine.registry import GAMES, Game
from ...fair import fortune
from ..judging.judge import choice_of
from ..judging.pick_judge import judge_of
from .duel import duel
from .measured import file_of
from .one_game import played
from .strengths import compiled, minds_for

LEAST_PAIRS = 5
MOST_PAIRS = 400
RIVAL = "rule-of-thumb"  # that a mind plays while its decisions are looked at
DECISIONS = 120


def main() -> None:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=60.0, help="for each pair of minds")
    given = parser.parse_args()
    for name in given.games:
        content = _game(GAMES[name], given.seconds)
        file_of(name).write_text(json.dumps(content, indent=1) + "\n")


def _game(game: Game, seconds: float) -> dict[str, object]:
    names = minds_for(game, game.initial(game.Options()))
    wins: dict[str, dict[str, list[float]]] = {name: {} for name in names}
    for one, other in combinations(names, 2):
        began: list[float] = []  # once a first pair of games is played, and all is compiled

        def enough(shares: Sequence[float], began: list[float] = began) -> bool:
            if not shares:
                return False
            began.append(time.perf_counter())
            spent = began[-1] - began[0]
            return len(shares) >= LEAST_PAIRS and (len(shares) >= MOST_PAIRS or spent > seconds)

        share, error, games = duel(game, compiled(game, one), compiled(game, other), enough)
        error = error or _unseen(games)
        wins[one][other] = [round(share, 4), round(error, 4), games]
        wins[other][one] = [round(1 - round(share, 4), 4), round(error, 4), games]
        _say(f"{game.NAME}: {one} {share:.1%} ± {error:.1%} of {games} against {other}")
    return {name: {"wins": wins[name], "gives_away": _given_away(game, name)} for name in names}


def _given_away(game: Game, name: str) -> list[float]:
    """The mean chance of winning that a mind's decision gives away, its standard error, and the number of decisions."""
    mind, rival = compiled(game, name), compiled(game, RIVAL)
    judge = judge_of(game, game.initial(game.Options()))
    seen: list[float] = []

    def watch(state: State, action: int) -> None:
        choice = game.mover(state) == 0 and count(game.legal(state)) > 1
        if not choice or len(seen) >= DECISIONS:
            return
        choices = judge.choices(state.copy())
        seen.append(max(0.0, choices[0].payoffs[0] - choice_of(choices, action).payoffs[0]))

    number = 0
    while len(seen) < DECISIONS:
        played(game, game.Options(), [mind, rival], fortune(2, number), watch)
        number += 1
    mean = sum(seen) / len(seen)
    spread = sum((given - mean) ** 2 for given in seen) / (len(seen) - 1)
    error = (spread / len(seen)) ** 0.5
    _say(f"{game.NAME}: {name} gives away {mean:.2%} ± {error:.2%} in {len(seen)} decisions")
    return [round(mean, 5), round(error, 5), len(seen)]


def _unseen(games: int) -> float:
    """The error if all games had the same result: as if one more had been won, and one lost."""
    return sqrt((games + 1) / (games + 2) ** 3)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
