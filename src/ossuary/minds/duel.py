"""Games between two minds, with the same dice from both seats."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..fair import draw, fortune, pick
from ..rules.catalogue import Game
from ..rules.nodes import CHANCE, TERMINAL, State
from .simple import Choose


class Score(NamedTuple):
    """What one mind has of the wins against another, and the standard error of that."""

    share: float
    error: float
    games: int


def played(
    game: Game, minds: Sequence[Choose], luck: int, watch: Callable[[State, int], None] = lambda state, action: None
) -> State:
    """The end of a game with its usual options; `watch` sees every choice that was one."""
    state = game.initial(game.Options(seats=len(minds)))
    thoughts = [[fortune(luck, seat)] for seat in range(len(minds))]
    while (seat := game.mover(state)) != TERMINAL:
        if seat == CHANCE:
            move = pick(game.odds(state), draw(luck, state))
        elif (legal := game.legal(state)) & (legal - 1) == 0:
            move = legal.bit_length() - 1
        else:
            move = minds[seat](state, thoughts[seat])
            watch(state, move)
        game.advance(state, move)
    return state


def duel(game: Game, one: Choose, other: Choose, enough: Callable[[Sequence[float]], bool], seed: int = 1) -> Score:
    """Plays pairs of games, the seats exchanged in the second, until their shares are enough."""
    shares: list[float] = []
    while not enough(shares):
        luck = fortune(seed, len(shares))
        first = game.payoffs(played(game, [one, other], luck))[0]
        second = game.payoffs(played(game, [other, one], luck))[1]
        shares.append((first + second) / 2)
    return score_of(shares)


def score_of(shares: Sequence[float]) -> Score:
    """The mean of what pairs of games brought."""
    pairs = len(shares)
    mean = sum(shares) / pairs
    spread = sum((share - mean) ** 2 for share in shares) / max(1, pairs - 1)
    return Score(mean, (spread / pairs) ** 0.5, 2 * pairs)
