"""The inner loop of the search: a tree over positions in arrays, in code that runs at both speeds.

A node is a position where a seat has a choice. An edge is one of its actions; it leads to whatever choice the throw
that follows ends in, so that a whole throw is one chance node, and equal positions are one node.
"""

from math import sqrt
from typing import Any, NamedTuple

from ...engine.bits import lowest
from ...engine.nodes import CHANCE, SEATS, TERMINAL, State
from ...fair import GOLDEN, ODD_1, ODD_2, WORD, draw, fortune, mix, stir
from ...twin.kinds import Float32s1, Float32s2, Float32s3, Floats1, Floats2, Int8s1, Int32s1, Ints1, Ints2
from ...twin.rows import unowned

# Given by the code that compiles this module, once per game: its rules, its outcomes, its search guide,
# and what tells when its end is near.
game: Any = None
chance: Any = None
guide: Any = None
closing: Any = None

NODES, EDGES, ROOT = 0, 1, 2  # places in Tree.used
MOST_ACTIONS = 64  # edges that a node can have
LONGEST = 256  # choices on one way through the tree; the rest is played out
CURIOSITY = 0.6  # how much an action that was seldom tried is preferred
KNOWN = 8  # tries of all actions, from which on the tree is followed rather than the favourite

EXPORTED = ("key_of", "find", "add", "grow", "first_alike", "follow")


class Tree(NamedTuple):
    """The arrays of a tree; all that changes stands in them."""

    used: Ints1  # how many nodes and edges there are, and which node is the root
    rng: Ints1  # what throws and playouts are drawn from
    table: Int32s1  # by hash, 1 + node
    keys: Ints1  # by node
    movers: Int8s1
    first_edge: Int32s1
    edges: Int8s1  # how many
    actions: Int8s1  # by edge
    priors: Float32s1
    visits: Int32s1
    payoffs: Floats2  # by edge and seat, means
    parts: Float32s3  # by edge, seat and part of the score, means
    leads: Float32s2  # by edge and seat, the mean lead over the best other seat
    path: Int32s1  # edges on the way to a leaf
    end_parts: Floats2  # by seat and part, how the last playout ended
    end_leads: Floats1  # by seat


class Games(NamedTuple):
    """Games that were played to their end, one after the other."""

    seed: Ints1  # that all draws come from
    payoffs: Floats2  # by game and seat
    parts: Float32s3  # by game, seat and part of the score
    near: Ints2  # by game, its first state near the end, with no seats if there was none


def key_of(state: State) -> int:
    """A 62-bit hash of a position."""
    low, high = 1, 2
    for slot in range(SEATS, len(state)):
        value = state[slot] & WORD
        low = (low ^ value) * ODD_1 & WORD
        low ^= low >> 15
        high = (high ^ value) * ODD_2 & WORD
        high ^= high >> 13
    low, high = stir(low, high)
    return (high & WORD >> 2) << 32 | low


def first_alike(state: State, action: int) -> int:
    """The first of the symmetric actions."""
    first: int = guide.first_alike(state, action)
    return first


def find(tree: Tree, key: int) -> int:
    """The node of a position, or -1."""
    place = key & len(tree.table) - 1
    while tree.table[place]:
        node: int = tree.table[place] - 1
        if tree.keys[node] == key:
            return node
        place = place + 1 & len(tree.table) - 1
    return -1


def add(tree: Tree, state: State, key: int) -> int:
    """A new node for the position of a state."""
    node: int = tree.used[NODES]
    edge = tree.used[EDGES]
    actions = game.legal(state)
    favourite = first_alike(state, guide.favourite(state, tree.rng))
    tree.first_edge[node] = edge
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        if first_alike(state, action) == action:
            tree.actions[edge] = action
            tree.priors[edge] = guide.TRUST if action == favourite else 0.0
            tree.visits[edge] = 0
            edge += 1
    number = edge - tree.first_edge[node]
    for one in range(tree.first_edge[node], edge):
        tree.priors[one] = float(tree.priors[one]) + (1 - guide.TRUST) / number
    tree.edges[node] = number
    tree.movers[node] = game.mover(state)
    tree.keys[node] = key
    tree.used[NODES], tree.used[EDGES] = node + 1, edge
    place = key & len(tree.table) - 1
    while tree.table[place]:
        place = place + 1 & len(tree.table) - 1
    tree.table[place] = 1 + node
    return node


def grow(tree: Tree, root: Ints1, scratch: Ints1, playouts: int, first: int) -> int:
    """Grows the tree by playouts from the state at its root; how many are left undone because the arrays are full.

    All of them begin with the edge of this number among those of the root, or each as is promising if it is -1.
    """
    state = unowned(scratch)
    while playouts and tree.used[NODES] < len(tree.keys) and tree.used[EDGES] + MOST_ACTIONS <= len(tree.actions):
        for slot in range(len(root)):
            state[slot] = root[slot]
        _learn(tree, state, _play(tree, state, first))
        playouts -= 1
    return playouts


def _play(tree: Tree, state: State, first: int) -> int:
    """Plays a game through the tree to its end, and adds the first new position; returns its edges."""
    node, depth = tree.used[ROOT], 0
    while True:
        if node >= 0 and depth < LONGEST:
            given = first >= 0 and depth == 0
            tree.path[depth] = tree.first_edge[node] + first if given else _promising(tree, node)
            action = int(tree.actions[tree.path[depth]])
            depth += 1
        else:
            node = -1
            action = guide.playout(state, tree.rng)
        if not settle(state, action, tree.rng):
            return depth
        if node >= 0:
            key = key_of(state)
            node = find(tree, key)
            if node < 0:
                add(tree, state, key)


def follow(tree: Tree, root: Ints1, scratch: Ints1, action: int, games: Games) -> None:
    """Plays games from the root that begin with an action and follow the best line that the tree knows.

    Their draws depend on the number of the game and the key of the draw alone, so that other actions meet the same
    fortune in the game of the same number.
    """
    state = unowned(scratch)
    for number in range(len(games.payoffs)):
        for slot in range(len(root)):
            state[slot] = root[slot]
        luck = fortune(games.seed[0], number)
        tree.rng[0] = luck & WORD
        games.near[number, SEATS] = 0
        move = action
        while _settle_by(state, move, luck):
            if not games.near[number, SEATS] and closing.near_end(state):
                for slot in range(len(root)):
                    games.near[number, slot] = state[slot]
            node = find(tree, key_of(state))
            move = _best_known(tree, node) if node >= 0 else -1
            if move < 0:
                move = guide.favourite(state, tree.rng)
        payoffs = game.payoffs(state)
        for seat in range(len(payoffs)):
            games.payoffs[number, seat] = payoffs[seat]
            points = guide.parts(state, seat)
            for part in range(len(points)):
                games.parts[number, seat, part] = points[part]


def _settle_by(state: State, move: int, luck: int) -> bool:
    """Plays a move and then forced actions, and chance as this fortune has it; False if that ends the game."""
    while True:
        game.advance(state, move)
        seat = game.mover(state)
        if seat == TERMINAL:
            return False
        if seat == CHANCE:
            move = chance.drawn(state, draw(luck, state))
        else:
            actions = game.legal(state)
            if actions & (actions - 1):
                return True
            move = lowest(actions)


def _best_known(tree: Tree, node: int) -> int:
    """The action that was tried most, -1 where too few were."""
    first, tried = tree.first_edge[node], 0
    best = first
    for edge in range(first, first + tree.edges[node]):
        tried += tree.visits[edge]
        if tree.visits[edge] > tree.visits[best]:
            best = edge
    return int(tree.actions[best]) if tried >= KNOWN else -1


def settle(state: State, move: int, rng: list[int]) -> bool:
    """Plays a move and then chance and forced actions; False if that ends the game."""
    while True:
        game.advance(state, move)
        seat = game.mover(state)
        if seat == TERMINAL:
            return False
        if seat == CHANCE:
            move = chance.drawn(state, word(rng))
        else:
            actions = game.legal(state)
            if actions & (actions - 1):
                return True
            move = lowest(actions)


def word(rng: list[int]) -> int:
    """The next word of a generator."""
    rng[0] = rng[0] + GOLDEN & WORD
    return mix(rng[0])


def _promising(tree: Tree, node: int) -> int:
    """The edge to follow: good for the seat to move, or little tried."""
    first: int = tree.first_edge[node]
    mover = tree.movers[node]
    visits, worth = 0, 0.0
    for edge in range(first, first + tree.edges[node]):
        visits += tree.visits[edge]
        worth += tree.visits[edge] * (tree.payoffs[edge, mover] + guide.POINT * float(tree.leads[edge, mover]))
    unknown = worth / visits if visits else 0.0
    best, most = first, -1e9
    doubt = CURIOSITY * sqrt(visits + 1)
    for edge in range(first, first + tree.edges[node]):
        worth = unknown
        if tree.visits[edge]:
            worth = tree.payoffs[edge, mover] + guide.POINT * float(tree.leads[edge, mover])
        worth += doubt * float(tree.priors[edge]) / (1 + tree.visits[edge])
        if worth > most:
            best, most = edge, worth
    return best


def _learn(tree: Tree, state: State, depth: int) -> None:
    """Adds the result to all edges of a playout."""
    payoffs = game.payoffs(state)
    seats = len(payoffs)
    _note_scores(tree, state, seats)
    for step in range(depth):
        edge = tree.path[step]
        if tree.visits[edge] == 0:
            _forget(tree, edge)
        tree.visits[edge] += 1
        weight = 1 / tree.visits[edge]
        for seat in range(seats):
            tree.payoffs[edge, seat] += (payoffs[seat] - tree.payoffs[edge, seat]) * weight
            tree.leads[edge, seat] += (tree.end_leads[seat] - tree.leads[edge, seat]) * weight
            for part in range(tree.parts.shape[2]):
                tree.parts[edge, seat, part] += (tree.end_parts[seat, part] - tree.parts[edge, seat, part]) * weight


def _forget(tree: Tree, edge: int) -> None:
    for seat in range(tree.parts.shape[1]):
        tree.payoffs[edge, seat] = tree.leads[edge, seat] = 0
        for part in range(tree.parts.shape[2]):
            tree.parts[edge, seat, part] = 0


def _note_scores(tree: Tree, state: State, seats: int) -> None:
    scores = game.scores(state)
    for seat in range(seats):
        points = guide.parts(state, seat)
        for part in range(len(points)):
            tree.end_parts[seat, part] = points[part]
        best = -(1 << 30)
        for other in range(seats):
            if other != seat:
                best = max(best, scores[other])
        tree.end_leads[seat] = scores[seat] - best
