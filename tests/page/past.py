"""Games that are over, made with the rules alone, to be looked back on."""

from functools import cache
from typing import NamedTuple

from ossuary.engine.nodes import CHANCE, TERMINAL
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES, Game
from ossuary.table import Table

from .recorded import played
from .visitor import SHORT

NEAR = 3  # moves before the end, at which a win can be counted out
SEEDS = {"rolling-bones": 2, "shark-attacks": 11, "skulls-of-sedlec": 6, "bones": 11}  # games in which it comes to that
DARING = ("go_on", "roll")


class Mistaken(NamedTuple):
    """A game in which a certain win was let go, the number of that move, and what was done and would have won."""

    record: Record
    move: int
    done: str
    better: str


@cache
def mistaken(game: str) -> Mistaken:
    """A game with such a mistake."""
    made = Blunderer(game).game(SEEDS[game])
    assert made
    return made


class Blunderer:
    """A player who could win for certain does the opposite once, or leaves it to the dice."""

    def __init__(self, game: str) -> None:
        self._rules: Game = GAMES[game]
        self._made: Mistaken | None = None

    def game(self, seed: int) -> Mistaken | None:
        """A game with such a mistake, if it comes to that."""
        self._made = None
        played(self._rules.NAME, seed, SHORT[self._rules.NAME], self._choose)
        return self._made

    def _choose(self, table: Table, action: int) -> int:
        rules, seat = self._rules, self._rules.mover(table.state)
        if self._made:
            return action
        shares = {one: self._share(rules.step(table.state, one), seat, NEAR) for one in _legal(rules, table.state)}
        wins = [one for one, share in shares.items() if share == 1]
        worse = [one for one, share in shares.items() if share == 0 or (share is None and rules.ACTIONS[one] in DARING)]
        if not wins or not worse:
            return action
        done, moves = worse[0], len(table.record.moves) + 1
        self._made = Mistaken(table.record, moves, rules.ACTIONS[done], rules.ACTIONS[wins[0]])
        return done

    def _share(self, state: list[int], seat: int, near: int) -> float | None:
        """A seat's share of the win under best play; None if that needs dice, or takes long."""
        rules, mover = self._rules, self._rules.mover(state)
        if mover == TERMINAL:
            return rules.payoffs(state)[seat]
        if mover == CHANCE or near == 0:
            return None
        shares = [self._share(rules.step(state, action), seat, near - 1) for action in _legal(rules, state)]
        known = [share for share in shares if share is not None]
        if len(known) < len(shares):
            return None
        return max(known) if mover == seat else min(known)


def _legal(rules: Game, state: list[int]) -> list[int]:
    return [action for action in range(len(rules.ACTIONS)) if rules.legal(state) >> action & 1]
