"""A judge by search, where no table exists: chances from games tried out, told by the points that they end with."""

from functools import partial

from ..fair import pick, toss
from ..rules.catalogue import Game
from ..rules.nodes import CHANCE, TERMINAL, State
from . import search
from .judge import Choice, Reason

PLAYOUTS = 4000
THROWS = 16  # that stand for all, where a state is judged before chance has spoken
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
        if self._game.mover(state) != CHANCE:
            return list(self.choices(state)[0].payoffs)
        values = [self.value(self._thrown(state)) for _ in range(THROWS)]
        return [sum(of_seat) / THROWS for of_seat in zip(*values, strict=True)]

    def choices(self, state: State) -> list[Choice]:
        """Every legal action of a decision, the most tried first; asked again, they are known better."""
        seat = self._game.mover(state)
        self._search.look_at(state)
        self._search.grow(self._playouts)
        found = sorted(self._search.choices(), key=lambda choice: (-choice.visits, -choice.payoffs[seat]))
        return [Choice(choice.action, choice.payoffs, partial(self._reasons, choice, seat)) for choice in found]

    def _reasons(self, choice: search.Choice, seat: int) -> list[Reason]:
        """The expected lead by its parts: the own points in the end, and those of the others."""
        own = choice.parts[seat]
        names = PARTS.get(self._game.NAME, ("own",))
        reasons = [Reason(name, points, points=points) for name, points in zip(names, own, strict=True)]
        others = [points for number, points in enumerate(choice.scores) if number != seat]
        mean = sum(others) / len(others)
        return [*reasons, Reason("others", -mean, points=mean)]

    def _thrown(self, state: State) -> State:
        """The state after chance has spoken once more."""
        while self._game.mover(state) == CHANCE:
            state = self._game.step(state, pick(self._game.odds(state), toss(self._rng, 1 << 32)))
        return state
