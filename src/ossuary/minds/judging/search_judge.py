"""A judge by search: chances from games tried out, explained by their final points."""

from functools import partial
from math import sqrt
from typing import Any

from ...engine.nodes import CHANCE, TERMINAL, State
from ...engine.registry import Game
from ...fair import pick, toss
from .. import search
from ..guides import part_names
from .judge import Choice, Reason, alike
from .review_budget import PLAYOUTS

LEAST = 1 / 10  # of all games tried out, for each choice, however bad it looks; half of them at most for all
PLAYED = 1 / 4  # the same for the choice that was made
CLOSER = 4  # times as many games, where a closer look is wanted
OTHER_SEED = 1 << 20
THROWS = 16  # that stand for all, where a state is judged before chance has spoken


class SearchJudge:
    """Judges by a new search tree for every question."""

    exact = False
    searches = True
    in_points = True

    def __init__(self, game: Game, playouts: int = PLAYOUTS, size: int = search.SIZE, seed: int = 0) -> None:
        self._game = game
        self._playouts, self._size, self._seed = playouts, size, seed
        self._search = search.Search(game, seed, size)
        self._growing: State | None = None  # the state that the tree grows from, if somebody looks on
        self._answer: tuple[tuple[State, int | None], list[Choice]] | None = None  # with the question

    @property
    def tried(self) -> int:
        """The number of games tried out for the last answer."""
        return self._search.tried

    def value(self, state: State) -> list[float]:
        """The chance of winning of each seat."""
        if self._game.mover(state) == TERMINAL:
            return self._game.payoffs(state)
        if end := self._end(state):
            return list(end.payoffs)
        if self._game.mover(state) != CHANCE:
            return list(self.choices(state)[0].payoffs)
        rng, shared = [0], max(1, self._playouts // THROWS)
        values = [self._after_throw(self._thrown(state, rng), shared) for _ in range(THROWS)]
        return [sum(of_seat) / THROWS for of_seat in zip(*values, strict=True)]

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """Every legal action of a decision, the best first; equivalent actions are one choice.

        The same question has the same answer, whatever was asked before.
        """
        question = (list(state), played)
        if self._answer is None or self._answer[0] != question:
            self._answer = question, self._anew(state, played, self._playouts)
        return self._answer[1]

    def _anew(self, state: State, played: int | None, playouts: int) -> list[Choice]:
        """The choices after this many games from the beginning."""
        self._growing = None
        self._search.begin(state)
        self._search.grow(playouts)
        return self._weighed(state, played)

    def _after_throw(self, state: State, playouts: int) -> list[float]:
        """The chance of winning of each seat by this many games, which one of several throws has led to."""
        if self._game.mover(state) == TERMINAL or self._end(state):
            return self.value(state)
        return list(self._anew(state, None, playouts)[0].payoffs)

    def closer(self) -> "SearchJudge":
        """The same with more games, drawn from another seed."""
        return SearchJudge(self._game, CLOSER * self._playouts, self._size, self._seed + OTHER_SEED)

    def look(self, state: State) -> list[Choice]:
        """The same after some more games, each time."""
        if self._growing != state:
            self._growing, self._answer = list(state), None
            self._search.begin(state)
        self._search.grow(self._playouts)
        return self._weighed(state, None)

    def _weighed(self, state: State, played: int | None) -> list[Choice]:
        """The choices by the games tried out; exact if the end of the game can be computed."""
        seat, groups = self._game.mover(state), alike(self._game, state, self._search.first_alike)
        tried, least = self._search.tried, min(LEAST, 1 / (2 * len(groups)))
        for group in groups:
            self._search.try_out(group[0], int(tried * (PLAYED if played in group else least)))
        for _ in groups:  # what looks best must not look so for want of tries
            known = self._known(groups)
            best = max(known, key=lambda one: one.payoffs[seat])
            well = (max(one.visits for one in known) + 1) // 2
            if best.visits >= well:
                break
            self._search.try_out(best.action, well)
        ends = [self._end(self._game.step(state, group[0])) for group in groups] if self._end(state) else [None]
        found = []
        for number, (one, group) in enumerate(zip(self._known(groups), groups, strict=True)):
            end = None if None in ends else ends[number]
            payoffs, lead = (end.payoffs, end.leads[seat]) if end else (one.payoffs, _lead(one, seat))
            error = 0.0 if end else _error(one.payoffs[seat], one.visits)
            why = partial(self._reasons, one, seat)
            found.append((payoffs[seat], lead, Choice(group[0], payoffs, why, tuple(group[1:]), error)))
        return [choice for _, _, choice in sorted(found, key=lambda one: (-one[0], -one[1]))]

    def _known(self, groups: list[list[int]]) -> list[search.Choice]:
        """The results of each group of equivalent actions."""
        known = {choice.action: choice for choice in self._search.choices()}
        return [_together([known[action] for action in self._firsts(group)]) for group in groups]

    def _firsts(self, group: list[int]) -> list[int]:
        """The actions of a group that were tried out, one of each symmetric set."""
        return list(dict.fromkeys(map(self._search.first_alike, group)))

    def _reasons(self, choice: search.Choice, seat: int) -> list[Reason]:
        """The expected lead by its parts: the seat's own final points, and those of the others."""
        own = choice.parts[seat]
        names = part_names(self._game)
        reasons = [Reason(name, points, points=points) for name, points in zip(names, own, strict=True)]
        others = [points for number, points in enumerate(choice.scores) if number != seat]
        mean = sum(others) / len(others)
        return [*reasons, Reason("others", -mean, points=mean)]

    def _end(self, state: State) -> Any:
        """The value of a state, if the end can be computed."""
        end = search.end_of(self._game)
        return end(state, search.PRICE) if end else None

    def _thrown(self, state: State, rng: list[int]) -> State:
        """The state after one more throw."""
        while self._game.mover(state) == CHANCE:
            state = self._game.step(state, pick(self._game.odds(state), toss(rng, 1 << 32)))
        return state


def _together(tried: list[search.Choice]) -> search.Choice:
    """The combined results of equivalent actions, weighted by how often each was tried."""
    visits = sum(one.visits for one in tried)
    shares = [one.visits / visits if visits else 1 / len(tried) for one in tried]

    def mean(*values: float) -> float:
        return sum(share * value for share, value in zip(shares, values, strict=True))

    return search.Choice(
        max(tried, key=lambda one: one.visits).action,
        visits,
        [mean(*of_seat) for of_seat in zip(*(one.payoffs for one in tried), strict=True)],
        [mean(*of_seat) for of_seat in zip(*(one.scores for one in tried), strict=True)],
        [
            [mean(*of_part) for of_part in zip(*of_seat, strict=True)]
            for of_seat in zip(*(one.parts for one in tried), strict=True)
        ],
    )


def _lead(one: search.Choice, seat: int) -> float:
    """A seat's mean lead over the others."""
    others = [points for number, points in enumerate(one.scores) if number != seat]
    return one.scores[seat] - sum(others) / len(others)


def _error(chance: float, games: int) -> float:
    """The margin of error of a chance estimated from this many games (Agresti and Coull)."""
    counted = games + 4
    middle = (games * chance + 2) / counted
    return 2 * sqrt(middle * (1 - middle) / counted)
