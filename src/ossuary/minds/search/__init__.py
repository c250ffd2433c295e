"""Search: one tree search through any game, for any number of seats."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ...engine.nodes import SEATS, State
from ...engine.registry import Game, actions_of
from ...fair import WORD, mix
from ...twin import arrays, chance_of, fitted, twin
from ..best_play import BEST_PLAY
from ..guides import GUIDES
from ..mind import Choose
from ..rule_of_thumb import thumb_of
from . import core, plain_guide

SIZE = 1 << 16  # nodes of a tree
SPREAD = 8  # edges that there is room for, by node
SLICE = 0.01  # seconds between two looks at the clock

PRICE = 700_000  # moves: about a fifth of a second


@dataclass(frozen=True)
class Choice:
    """A search's result for an action: how often it was tried, and the mean results."""

    action: int
    visits: int
    payoffs: list[float]  # by seat
    scores: list[float]  # by seat
    parts: list[list[float]]  # by seat, the score by the parts that the guide tells apart


class Search:
    """A search tree that grows from a state, and keeps its knowledge when the game moves on.

    The same seed, looks and numbers of playouts find the same.
    """

    def __init__(self, game: Game, seed: int = 0, size: int = SIZE) -> None:
        self._game, self._size, self._seed = game, max(size, 2), mix(seed & WORD)
        self._core: Any = twin(core_of(game))
        self._state = arrays.array(game.initial(game.Options()))
        self._tree = self._empty(int(self._state[SEATS]))
        self._core.grow(self._tree, self._state, self._state.copy(), 0, -1)  # compiles

    def begin(self, state: State) -> None:
        """Starts from a state without earlier knowledge: the result depends on it and the seed alone."""
        self._clear()
        self._tree.rng[0] = self._seed
        self.look_at(state)

    def look_at(self, state: State) -> None:
        """Makes a state the root, keeping what is known about its position."""
        self._state = arrays.array(state)
        if state[SEATS] != self._tree.payoffs.shape[1]:
            self._tree = self._empty(state[SEATS])
        key = self._core.key_of(self._state)
        if self._core.find(self._tree, key) < 0:
            self._clear()
            self._core.add(self._tree, self._state, key)
        self._tree.used[core.ROOT] = self._core.find(self._tree, key)

    def grow(self, playouts: int) -> None:
        """Adds this many playouts; when the arrays are full, the tree restarts from its root."""
        self._grow(playouts, -1)

    def try_out(self, action: int, playouts: int) -> None:
        """Adds playouts that begin with an action until it has this many."""
        alike, edges = self.first_alike(action), self._edges()
        first = next(number for number, edge in enumerate(edges) if self._tree.actions[edge] == alike)
        self._grow(max(0, playouts - int(self._tree.visits[edges[first]])), first)

    def follow(self, action: int, seed: int, number: int) -> core.Games:
        """So many games that begin with an action and follow the best line; those of the same seed share their luck."""
        seats, parts = self._tree.parts.shape[1:]
        games = core.Games(
            seed=arrays.array([seed]),
            payoffs=arrays.zeros((number, seats)),
            parts=arrays.zeros((number, seats, parts), arrays.float32),
            near=arrays.zeros((number, len(self._state)), arrays.int64),
        )
        drawn = int(self._tree.rng[0])
        self._core.follow(self._tree, self._state, self._state.copy(), self.first_alike(action), games)
        self._tree.rng[0] = drawn
        return games

    def think(self, seconds: float) -> int:
        """Adds playouts for this long; returns their number."""
        begun, done, spent = time.perf_counter(), 0, 0.0
        while spent < seconds:
            some = max(1, int(min(SLICE, seconds - spent) * done / spent)) if done else 1
            self.grow(some)
            done, spent = done + some, time.perf_counter() - begun
        return done

    def choices(self) -> list[Choice]:
        """The results of each legal action; equivalent actions share them."""
        tree, found = self._tree, []
        for action in actions_of(self._game, self._state.tolist()):
            alike = self.first_alike(action)
            edge = next(edge for edge in self._edges() if tree.actions[edge] == alike)
            visits, parts, payoffs = tree.visits[edge], tree.parts[edge].tolist(), tree.payoffs[edge].tolist()
            if not visits:
                parts, payoffs = [[0.0] * len(own) for own in parts], [0.0] * len(payoffs)
            found.append(Choice(action, visits, payoffs, [_score(own) for own in parts], parts))
        return found

    def first_alike(self, action: int) -> int:
        """The first of the symmetric actions."""
        return int(self._core.first_alike(self._state, action))

    def best(self) -> int:
        """The most tried action."""
        return max(self.choices(), key=lambda choice: choice.visits).action

    @property
    def tried(self) -> int:
        """The number of playouts through the root."""
        edges = self._edges()
        return int(self._tree.visits[edges.start : edges.stop].sum())

    @property
    def nodes(self) -> int:
        """The number of positions in the tree."""
        return int(self._tree.used[core.NODES])

    def _edges(self) -> range:
        """The edges of the root."""
        root = self._tree.used[core.ROOT]
        return range(self._tree.first_edge[root], self._tree.first_edge[root] + self._tree.edges[root])

    def _grow(self, playouts: int, first: int) -> None:
        while left := self._core.grow(self._tree, self._state, self._state.copy(), playouts, first):
            self._keep_root()
            playouts = left

    def _keep_root(self) -> None:
        """Empties the tree, except its root and the results of its actions."""
        old, edges = self._tree, slice(self._edges().start, self._edges().stop)
        known = [array[edges].copy() for array in (old.visits, old.payoffs, old.leads, old.parts)]
        self._clear()
        self._core.add(old, self._state, self._core.key_of(self._state))
        for array, kept in zip((old.visits, old.payoffs, old.leads, old.parts), known, strict=True):
            array[: len(kept)] = kept

    def _clear(self) -> None:
        if self.nodes:
            self._tree.table.fill(0)
        self._tree.used.fill(0)

    def _empty(self, seats: int) -> core.Tree:
        nodes, edges, parts = self._size, SPREAD * self._size + 2 * core.MOST_ACTIONS, guide_of(self._game).PARTS
        return core.Tree(
            used=arrays.zeros(3, arrays.int64),
            rng=arrays.array([self._seed]),
            table=arrays.zeros(1 << (2 * nodes).bit_length(), arrays.int32),
            keys=arrays.zeros(nodes, arrays.int64),
            movers=arrays.zeros(nodes, arrays.int8),
            first_edge=arrays.zeros(nodes, arrays.int32),
            edges=arrays.zeros(nodes, arrays.int8),
            actions=arrays.zeros(edges, arrays.int8),
            priors=arrays.zeros(edges, arrays.float32),
            visits=arrays.zeros(edges, arrays.int32),
            payoffs=arrays.zeros((edges, seats)),
            leads=arrays.zeros((edges, seats), arrays.float32),
            parts=arrays.zeros((edges, seats, parts), arrays.float32),
            path=arrays.zeros(core.LONGEST, arrays.int32),
            end_leads=arrays.zeros(seats),
            end_parts=arrays.zeros((seats, parts)),
        )


def _score(parts: list[float]) -> float:
    """The sum of the parts of a score, as exact as they are."""
    whole = arrays.zeros(1, arrays.float32)
    for part in parts:
        whole[0] += part
    return float(whole[0])


def core_of(game: Game) -> ModuleType:
    """The inner loop of a search through a game."""
    guide = guide_of(game)
    closing = guide if hasattr(guide, "near_end") else plain_guide
    return fitted(core, game, chance=chance_of(game), guide=guide, closing=closing)


def guide_of(game: Game) -> ModuleType:
    """The guide through a game."""
    if game.NAME in GUIDES:
        return GUIDES[game.NAME]
    return fitted(plain_guide, game, thumb=thumb_of(game))


def end_of(game: Game) -> Callable[[State, int], Any] | None:
    """The value of a state, if the game can compute its end within this many moves."""
    found: Callable[[State, int], Any] | None = getattr(BEST_PLAY.get(game.NAME), "end", None)
    return found


def ends_of(game: Game, states: Sequence[State]) -> list[Any] | None:
    """The values of all states that a decision leads to, if the game can compute them."""
    room: Any = BEST_PLAY.get(game.NAME)
    found: list[Any] | None = room.ends(states, PRICE) if hasattr(room, "ends") else None
    return found


def searcher(game: Game, playouts: int, seed: int = 0) -> Choose:
    """A mind that plays out this many games before each choice, including those kept from before."""
    search = Search(game, seed)
    end = end_of(game)

    def choose(state: State, rng: list[int]) -> int:
        if end and (judged := end(state, PRICE)):
            return int(judged.action)
        search.look_at(state)
        search.grow(max(0, playouts - search.tried))
        return search.best()

    return choose
