"""A judge by search: chances from games tried out, explained by their final points."""

from collections.abc import Sequence
from functools import partial
from math import hypot
from typing import Any

from ...engine.nodes import CHANCE, SEATS, TERMINAL, State, position
from ...engine.registry import Game
from ...fair import pick, toss
from .. import search
from ..guides import part_names
from .agreeing import agreed
from .doubt import doubt, doubt_between, overlooked
from .fallback import fallbacks
from .judge import Choice, Reason, alike, choice_of, surely_behind
from .lines import Line, apart
from .review_budget import PLAYOUTS

LOOKS = 5  # of other seeds, where a closer look is wanted
OTHER_SEED = 1 << 20
THROWS = 16  # that stand for all, where a state is judged before chance has spoken
FEWEST = 8  # games on each line
MOST_ENDS = 600  # positions near the end that are computed for an answer
OFTEN = 4  # times that games come to each of them, on average
NEAR_PRICE = 100_000  # moves that the end of a game may cost on a line


class SearchJudge:
    """Judges by a new search tree for every question, and by games along the best lines that it finds."""

    exact = False
    searches = True
    in_points = True

    def __init__(self, game: Game, playouts: int = PLAYOUTS, size: int = search.SIZE, seed: int = 0) -> None:
        self._game = game
        self._playouts, self._size, self._seed = playouts, size, seed
        self._search = search.Search(game, seed, size)
        self._followed = 0  # games on lines for the last answer
        self._growing: State | None = None  # the state that the tree grows from, if somebody looks on
        self._answer: tuple[State, list[Choice]] | None = None  # with the question

    @property
    def tried(self) -> int:
        """The number of games tried out for the last answer."""
        return self._search.tried + self._followed

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

    def choices(self, state: State) -> list[Choice]:
        """Every legal action of a decision, the best first; equivalent actions are one choice.

        The same question has the same answer, whatever was asked before.
        """
        if self._answer is None or self._answer[0] != state:
            self._growing = None
            self._search.begin(state)
            self._answer = list(state), self._weighed(state, self._groups(state), self._playouts)
        return self._answer[1]

    def closer(self, state: State, choices: Sequence[Choice], played: int) -> Sequence[Choice]:
        """These choices, those that may be best and the one played by several more searches."""
        seat, best, chosen = self._game.mover(state), choices[0], choice_of(choices, played)
        looked_at = [one for one in choices if one is chosen or not surely_behind(seat, best, one)]
        groups = [list(one.actions) for one in looked_at]
        looks = []
        for number in range(LOOKS):
            judge = SearchJudge(self._game, self._playouts, self._size, self._seed + (1 + number) * OTHER_SEED)
            judge._search.begin(state)
            looks.append(judge._weighed(state, groups, self._playouts))
        return [*agreed(seat, looks), *(one for one in choices if one not in looked_at)]

    def look(self, state: State) -> list[Choice]:
        """The same after some more games, each time; so many at first, then twice as many as before."""
        if self._growing != state:
            self._growing, self._answer = list(state), None
            self._search.begin(state)
        return self._weighed(state, self._groups(state), max(self._playouts, 2 * self._search.tried))

    def _after_throw(self, state: State, playouts: int) -> list[float]:
        """The chance of winning of each seat by this many games, which one of several throws has led to."""
        if self._game.mover(state) == TERMINAL or self._end(state):
            return self.value(state)
        self._growing = self._answer = None
        self._search.begin(state)
        return list(self._weighed(state, self._groups(state), playouts)[0].payoffs)

    def _groups(self, state: State) -> list[list[int]]:
        return alike(self._game, state, self._search.first_alike)

    def _weighed(self, state: State, groups: Sequence[list[int]], playouts: int) -> list[Choice]:
        """The choices by this many games in the tree, and by as many along lines; exact if the end can be computed."""
        seat = self._game.mover(state)
        afters = [self._game.step(state, group[0]) for group in groups]
        self._explore(seat, groups, playouts)
        lines = self._lines(seat, groups, max(playouts * 9 // 10 // len(groups), FEWEST))
        ends = search.ends_of(self._game, afters) if self._end(state) else None
        if ends:
            known = all(end.leads for end in ends)
            leads = [end.leads[seat] if known else line.lead(seat) for end, line in zip(ends, lines, strict=True)]
            exact = [(end.payoffs[seat], leads[number], number) for number, end in enumerate(ends)]
            order = [number for *_, number in sorted(exact, key=lambda one: (-one[0], -one[1]))]
            whys = [partial(self._reasons, line, seat) for line in lines]
            return [Choice(groups[one][0], ends[one].payoffs, whys[one], tuple(groups[one][1:])) for one in order]
        order = sorted(range(len(lines)), key=lambda one: (-lines[one].payoffs[seat], -lines[one].lead(seat)))
        numbers = {position(after): number for number, after in enumerate(afters)}
        for number, after in enumerate(afters):
            others = {place: other for place, other in numbers.items() if other != number}
            better = fallbacks(self._game, after, seat, others) & set(order[: order.index(number)])
            if better:  # it can be turned into a choice that looks better, so that it is worth as much at least
                first = min(better, key=order.index)
                lines[number] = lines[first]
                order.remove(number)
                order.insert(order.index(first), number)
        tree = {one.action: one.payoffs[seat] for one in self._search.choices()}
        explored = {group[0]: tree[group[0]] for group in groups}
        return [self._choice(groups[one], lines[one], lines[order[0]], seat, explored) for one in order]

    def _choice(self, group: list[int], line: Line, best: Line, seat: int, explored: dict[int, float]) -> Choice:
        least, both = overlooked(self._game), (best, line)
        of_chance = doubt(least, line.payoffs[seat], explored[line.action])
        of_gap = 0.0
        if line is not best:
            of_gap = doubt_between(least, [one.payoffs[seat] for one in both], [explored[one.action] for one in both])
        return Choice(
            group[0],
            line.payoffs,
            partial(self._reasons, line, seat),
            tuple(group[1:]),
            error=hypot(line.error, of_chance),
            apart=hypot(apart(best, line, len(explored) - 1), of_gap),
            doubts=(of_chance, of_gap),
            sampled=True,
        )

    def _explore(self, seat: int, groups: Sequence[list[int]], playouts: int) -> None:
        """Grows the tree: one half of the games for all choices alike, the other by halving those that look best."""
        share, left = playouts // (2 * len(groups)), list(groups)
        rounds = max((len(groups) - 1).bit_length(), 1)
        for group in left:
            self._search.try_out(group[0], share)
        for _ in range(rounds):
            share += playouts // (2 * rounds * len(left))
            for group in left:
                self._search.try_out(group[0], share)
            known = {choice.action: choice.payoffs[seat] for choice in self._search.choices()}
            left = sorted(left, key=lambda group: -known[group[0]])[: (len(left) + 1) // 2]

    def _lines(self, seat: int, groups: Sequence[list[int]], games: int) -> list[Line]:
        """The lines of all choices, each by this many games; what looks best does not look so for want of tries."""
        followed = [self._search.follow(group[0], self._seed, games) for group in groups]
        ends = self._ends(followed)
        lines = [_line(group[0], seat, found, ends) for group, found in zip(groups, followed, strict=True)]
        self._followed = games * len(groups)
        for _ in groups:
            best = max(range(len(lines)), key=lambda one: lines[one].payoffs[seat])
            visits = {choice.action: choice.visits for choice in self._search.choices()}
            most = max(visits.values())
            if visits[groups[best][0]] >= most:
                break
            self._search.try_out(groups[best][0], most)
            again = self._search.follow(groups[best][0], self._seed, games)
            ends |= self._ends([again]) if ends else {}
            lines[best] = _line(groups[best][0], seat, again, ends)
        return lines

    def _ends(self, followed: Sequence[search.core.Games]) -> dict[tuple[int, ...], Any]:
        """What positions near the end are worth, where games come to few of them; otherwise none."""
        if not search.end_of(self._game):
            return {}
        nears = [near for games in followed for near in games.near.tolist()]
        places = {position(near): near for near in nears if near[SEATS]}
        few = len(places) <= min(MOST_ENDS, len(nears) // OFTEN)
        return {place: self._end(near, NEAR_PRICE) for place, near in places.items()} if few else {}

    def _reasons(self, line: Line, seat: int) -> list[Reason]:
        """The expected lead by its parts: the seat's own final points, and those of the others."""
        names = part_names(self._game)
        reasons = [Reason(name, points, points=points) for name, points in zip(names, line.parts[seat], strict=True)]
        others = [points for number, points in enumerate(line.scores) if number != seat]
        mean = sum(others) / len(others)
        return [*reasons, Reason("others", -mean, points=mean)]

    def _end(self, state: State, price: int = search.PRICE) -> Any:
        """The value of a state, if the end can be computed."""
        end = search.end_of(self._game)
        return end(state, price) if end else None

    def _thrown(self, state: State, rng: list[int]) -> State:
        """The state after one more throw."""
        while self._game.mover(state) == CHANCE:
            state = self._game.step(state, pick(self._game.odds(state), toss(rng, 1 << 32)))
        return state


def _line(action: int, seat: int, games: search.core.Games, ends: dict[tuple[int, ...], Any]) -> Line:
    """The line of a choice by its games; where an end is known, that counts instead of how the game went on."""
    number = len(games.payoffs)
    payoffs, parts = games.payoffs.tolist(), games.parts.tolist()
    for one, near in enumerate(games.near.tolist() if ends else []):
        if end := ends.get(position(near)):
            payoffs[one] = end.payoffs
    means = [sum(of_seat) / number for of_seat in zip(*payoffs, strict=True)]
    points = [[sum(of) / number for of in zip(*own, strict=True)] for own in zip(*parts, strict=True)]
    return Line(action, [one[seat] for one in payoffs], means, points)
