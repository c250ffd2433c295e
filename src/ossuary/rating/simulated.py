"""Games between simulated players of known strength, reviewed: what ratings are measured with."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from ..engine.nodes import State
from ..engine.record import Record, key_of
from ..engine.registry import Game, Options
from ..fair import any_of, fortune, pick, thought, toss
from ..minds.judging.advice import NODES
from ..minds.judging.pick_judge import judge_of
from ..minds.judging.review import review
from ..minds.judging.review_budget import affordable
from ..minds.mind import Choose
from ..minds.playing.one_game import fresh_mind, played
from .adjusted import adjusted


class Played(NamedTuple):
    """A game: the players on its seats, the shares of the win, and the same with the luck taken out, if reviewed."""

    players: list[int]
    won: list[float]
    adjusted: Sequence[float] = ()


class Pool(NamedTuple):
    """Players who choose as a mind does, but make so many choices in a hundred at random."""

    mind: str
    slips: Sequence[int]

    def players(self, game: Game) -> list[Choose]:
        """All of them, for one game: a search remembers nothing of another."""
        return [_slipping(game, fresh_mind(game, self.mind), slips) for slips in self.slips]


def _slipping(game: Game, mind: Choose, slips: int) -> Choose:

    def choose(state: State, rng: list[int]) -> int:
        return any_of(game.legal(state), rng) if toss(rng, 100) < slips else mind(state, rng)

    return choose


def seating(players: int, seats: int, seed: int, number: int) -> list[int]:
    """Who sits where in a game: all players come equally often to every seat; some sit twice at a large table."""
    rng, left, found = [thought(fortune(seed, number), 0)], list[int](), list[int]()
    while len(found) < seats:
        left = left or list(range(players))
        found.append(left.pop(pick([1] * len(left), toss(rng, 1 << 32))))
    return found


def results(game: Game, pool: Pool, seats: int, seed: int, games: int) -> Iterator[Played]:
    """Games without reviews."""
    options = game.Options(seats=seats)
    for number in range(games):
        sitting, minds = seating(len(pool.slips), seats, seed, number), pool.players(game)
        end, _ = played(game, options, [minds[player] for player in sitting], fortune(seed, number))
        yield Played(sitting, game.payoffs(end))


def reviewed(game: Game, pool: Pool, seats: int, seed: int, games: int) -> Iterator[Played]:
    """Games with their reviews, the same as hosts make."""
    options = game.Options(seats=seats)
    judge_for = partial(judge_of, game, game.initial(options), nodes=NODES)
    for number in range(games):
        sitting, minds = seating(len(pool.slips), seats, seed, number), pool.players(game)
        record = _record(game, options, [minds[player] for player in sitting], fortune(seed, number))
        found = review(record, affordable(record, judge_for)).shares
        ends = [share.result for share in found]
        yield Played(sitting, ends, adjusted([share.skill for share in found], ends, ends))


def _record(game: Game, options: Options, minds: Sequence[Choose], luck: int) -> Record:
    keys: list[str] = []
    played(game, options, minds, luck, lambda state, move: keys.append(key_of(game, state, move)))
    return Record(game, options, ["mind"] * options.seats, keys)
