"""Games of one mind against others, from every seat with the same dice, and what of their results was luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...engine.bits import count
from ...engine.nodes import State
from ...engine.registry import Game, Options
from ...fair import fortune
from ..mind import Choose
from .one_game import played

Value = Callable[[State], Sequence[float]]  # the chance of winning of each seat


class Score(NamedTuple):
    """One mind's share of wins against others, with its standard error."""

    share: float
    error: float
    games: int


@dataclass
class Tally:
    """Sums over rounds of games: of the shares of wins, and of the luck in them where a judge knows it."""

    rounds: int = 0
    share: float = 0.0
    share_squared: float = 0.0
    luck: float = 0.0
    luck_squared: float = 0.0
    both: float = 0.0

    def add(self, share: float, luck: float) -> None:
        """Counts a round."""
        self.rounds += 1
        self.share += share
        self.share_squared += share * share
        self.luck += luck
        self.luck_squared += luck * luck
        self.both += share * luck

    def score(self, seats: int) -> Score:
        """The mean share, less the part of luck that explains most; luck has mean zero, so that nothing is shifted."""
        n = self.rounds
        share, luck = self.share / n, self.luck / n
        with_luck = self.both / n - share * luck
        of_luck = self.luck_squared / n - luck * luck
        part = with_luck / of_luck if of_luck > 0 else 0.0
        left = max(self.share_squared / n - share * share - part * with_luck, 0.0)
        return Score(share - part * luck, (left / max(1, n - 1)) ** 0.5, n * seats)


def one_round(
    game: Game, options: Options, one: Choose, other: Choose, luck: int, value: Value | None = None
) -> tuple[float, float]:
    """One mind's share of wins against copies of the other from every seat in turn, and how much of it was luck."""
    share = lucky = 0.0
    for seat in range(options.seats):
        minds = [one if seat == own else other for own in range(options.seats)]
        won, drawn = _judged(game, options, minds, seat, luck, value)
        share, lucky = share + won / options.seats, lucky + drawn / options.seats
    return share, lucky


def duel(game: Game, one: Choose, other: Choose, pairs: int, seed: int = 1) -> Score:
    """So many pairs of games of two with swapped seats."""
    tally = Tally()
    for number in range(pairs):
        tally.add(*one_round(game, game.Options(), one, other, fortune(seed, number)))
    return tally.score(2)


def _judged(
    game: Game, options: Options, minds: Sequence[Choose], seat: int, luck: int, value: Value | None
) -> tuple[float, float]:
    """What a seat won in a game, and what chance added to its chance of winning, by a judge who knows the value."""
    chosen = 0.0

    def watch(state: State, move: int) -> None:
        nonlocal chosen
        if value and game.mover(state) >= 0 and count(game.legal(state)) > 1:
            chosen += value(game.step(state, move))[seat] - value(state)[seat]

    end, _ = played(game, options, minds, luck, watch)
    won = game.payoffs(end)[seat]
    return won, won - value(game.initial(options))[seat] - chosen if value else 0.0
