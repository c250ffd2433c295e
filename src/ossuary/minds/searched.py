"""A judge by search, where no table exists: chances from games tried out, told by the points that they end with."""

from collections.abc import Callable
from functools import partial

from ..fair import pick, toss
from ..rules.catalogue import Game
from ..rules.nodes import CHANCE, TERMINAL, State
from . import search
from .budget import PLAYOUTS
from .exact import skulls_of_sedlec as exact_skulls
from .exact.skulls_of_sedlec import Judged
from .judge import Choice, Reason

LEAST = 1 / 40  # of all games tried out, for each choice, however bad it looks
PLAYED = 1 / 4  # the same for the choice that was made
THROWS = 16  # that stand for all, where a state is judged before chance has spoken
# By game, what a state is worth where the end can be computed for the price of so many moves, else None.
ENDS: dict[str, Callable[[State, int], Judged | None]] = {"skulls-of-sedlec": exact_skulls.judge}
PARTS = {"skulls-of-sedlec": ("royals", "peasants", "priests", "romantics", "criminals")}


class Searched:
    """Judges by a tree that is kept from one question to the next."""

    exact = False
    in_points = True

    def __init__(self, game: Game, playouts: int = PLAYOUTS, size: int = search.SIZE) -> None:
        self._game = game
        self._playouts = playouts
        self._search = search.Search(game, size=size)
        self._rng = [0]

    @property
    def tried(self) -> int:
        """How many games were tried out for the choices that it was asked for last."""
        return self._search.tried

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat."""
        if self._game.mover(state) == TERMINAL:
            return self._game.payoffs(state)
        if end := self._end(state):
            return end.payoffs
        if self._game.mover(state) != CHANCE:
            return list(self.choices(state)[0].payoffs)
        values = [self.value(self._thrown(state)) for _ in range(THROWS)]
        return [sum(of_seat) / THROWS for of_seat in zip(*values, strict=True)]

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """Every legal action of a decision, the most tried first; asked again, they are known better.

        Where the end of the game can be computed, their chances are exact, and the best comes first.
        """
        seat, legal = self._game.mover(state), self._game.legal(state)
        self._search.look_at(state)
        self._search.grow(self._playouts)
        tried = self._search.tried
        for action in range(len(self._game.ACTIONS)):
            if legal >> action & 1:
                self._search.try_out(action, int(tried * (PLAYED if action == played else LEAST)))
        found = sorted(self._search.choices(), key=lambda choice: (-choice.visits, -choice.payoffs[seat]))
        computed = self._end(state) is not None
        ends = {one.action: self._end(self._game.step(state, one.action)) for one in found if computed}
        if not computed or None in ends.values():
            return [Choice(choice.action, choice.payoffs, partial(self._reasons, choice, seat)) for choice in found]
        weighed = [(end, choice) for choice in found if (end := ends[choice.action])]
        weighed.sort(key=lambda one: (-one[0].payoffs[seat], -one[0].leads[seat]))
        return [Choice(choice.action, end.payoffs, partial(self._reasons, choice, seat)) for end, choice in weighed]

    def _reasons(self, choice: search.Choice, seat: int) -> list[Reason]:
        """The expected lead by its parts: the own points in the end, and those of the others."""
        own = choice.parts[seat]
        names = PARTS.get(self._game.NAME, ("own",))
        reasons = [Reason(name, points, points=points) for name, points in zip(names, own, strict=True)]
        others = [points for number, points in enumerate(choice.scores) if number != seat]
        mean = sum(others) / len(others)
        return [*reasons, Reason("others", -mean, points=mean)]

    def _end(self, state: State) -> Judged | None:
        """What a state is worth, where the end can be computed."""
        end = ENDS.get(self._game.NAME)
        return end(state, search.PRICE) if end else None

    def _thrown(self, state: State) -> State:
        """The state after chance has spoken once more."""
        while self._game.mover(state) == CHANCE:
            state = self._game.step(state, pick(self._game.odds(state), toss(self._rng, 1 << 32)))
        return state
