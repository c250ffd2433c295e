"""`python -m ossuary.minds.puzzles.making`: graded puzzles from simulated games, written into the games' folders.

A position is taken where the answer is certain and no choice is nearly right. Its level counts the weak minds that err
there: a rule of thumb, and a short search that computes no end. Of each level those are kept where erring costs most.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from ...engine.nodes import State
from ...engine.record import Record, key_of
from ...engine.registry import GAMES, Game, actions_of, guests, options_for
from ...fair import fortune
from ..best_play import BEST_PLAY
from ..judging.review import GRADES
from ..mind import Choose
from ..playing.one_game import played
from ..playing.simple import plain_mind
from ..playing.strengths import compiled
from ..search import Search
from .answer import Answer, answer_to, is_computed
from .puzzle import Puzzle
from .shipped import file_of, write

SEED = 1
POSITIONS = 2000  # to choose from, if that is enough for a whole set
MOST_GAMES = 4000
LEVELS = 3
EACH = (14, 13, 13)  # puzzles by level
ALIKE = 2 / 3  # of a level, at most, have the same action as their answer
RIGHT = 1 / 2  # of the actions, at most, are right
PLAYOUTS = 300  # of the short search
FEW = 10  # games tried out for the reasons, which nobody reads here
EXACT, CLEAR = GRADES[0][1], GRADES[2][1]  # chances of winning: what is right gives away less, what is wrong more


@dataclass(frozen=True)
class Candidate:
    """A position for a graded set."""

    puzzle: Puzzle
    answer: Answer
    number: int  # of its game
    cost: float  # the chance of winning that weak minds give away, or a random choice where they do not

    @property
    def right(self) -> list[str]:
        """The keys of the actions that are right."""
        return [self.puzzle.game.ACTIONS[action] for action in self.answer.right]


class Weak:
    """The weak minds: each gives its action in a state."""

    def __init__(self, game: Game) -> None:
        self._thumb: Choose = compiled(game, plain_mind(game))
        self._search = Search(game)

    def choices(self, state: State) -> tuple[int, int]:
        """What the rule of thumb does, and what the short search does."""
        self._search.begin(state)
        self._search.grow(PLAYOUTS)
        return self._thumb(state, [0]), self._search.best()


def main() -> None:
    """Makes the sets of the games that are named, or of all of ours."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", default=[name for name in GAMES if name not in guests()])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="that are simulated at most")
    given = parser.parse_args()
    for name in given.names:
        text = graded(GAMES[name], given.seed, given.games)
        file_of(name).write_text(text, encoding="utf-8")


def graded(game: Game, seed: int, games: int) -> str:
    """The graded set that comes of so many games at most, as a text."""
    weak, found = Weak(game), list[Candidate]()
    for number in range(games):
        found += candidates(game, weak, seed, number)
        if len(found) >= POSITIONS and len(_set(found)) == sum(EACH):
            break
    chosen = _set(found)
    levels = Counter(one.puzzle.level for one in chosen)
    print(f"{game.NAME}: {len(found)} positions, {dict(levels)} by level", file=sys.stderr, flush=True)
    return write(game, seed, [(one.puzzle, one.right) for one in chosen])


def candidates(game: Game, weak: Weak, seed: int, number: int) -> Iterator[Candidate]:
    """The positions of one simulated game that make a puzzle."""
    options = options_for(game, {"seats": 2, **getattr(BEST_PLAY.get(game.NAME), "PUZZLE_OPTIONS", {})})
    players = [plain_mind(game)] * 2
    moves, seen = list[str](), list[tuple[int, State]]()

    def watch(state: State, move: int) -> None:
        if game.mover(state) >= 0 and game.legal(state).bit_count() > 1:
            seen.append((len(moves), state.copy()))
        moves.append(key_of(game, state, move))

    played(game, options, [compiled(game, name) for name in players], fortune(seed, number), watch)
    for at, state in seen:
        if not is_computed(game, state):
            continue
        answer = answer_to(game, state, playouts=FEW)
        if is_clear(game, state, answer):
            level, cost = _graded(game, state, answer, weak)
            yield Candidate(Puzzle(Record(game, options, players, moves[:at]), level), answer, number, cost)


def is_clear(game: Game, state: State, answer: Answer) -> bool:
    """Whether the answer is certain, few actions are right, and no other is nearly so."""
    gaps = [answer.to(choice.action).given_away for choice in answer.choices]
    apart = all(gap < EXACT or gap >= CLEAR for gap in gaps)
    return answer.certain and apart and len(answer.right) <= RIGHT * len(actions_of(game, state))


def _graded(game: Game, state: State, answer: Answer, weak: Weak) -> tuple[int, float]:
    """The level of a position, and what it costs to err there."""
    given = [answer.to(action).given_away for action in weak.choices(state)]
    wrong = [one for one in given if one >= CLEAR]
    every = [answer.to(action).given_away for action in actions_of(game, state)]
    return 1 + len(wrong), sum(wrong) or sum(every) / len(every)


def _set(found: list[Candidate]) -> list[Candidate]:
    """The best set of these positions, the easiest first."""
    return [one for level in range(1, LEVELS + 1) for one in _chosen(found, level)]


def _chosen(found: list[Candidate], level: int) -> list[Candidate]:
    """The dearest positions of a level, one of a game at most, and not too many with the same answer."""
    most, games, answers = EACH[level - 1], set[int](), Counter[str]()
    chosen = list[Candidate]()
    for one in sorted(found, key=lambda one: -one.cost):
        fits = one.puzzle.level == level and one.number not in games and answers[one.right[0]] < ceil(ALIKE * most)
        if fits and len(chosen) < most:
            chosen.append(one)
            games.add(one.number)
            answers[one.right[0]] += 1
    return chosen


if __name__ == "__main__":
    main()
