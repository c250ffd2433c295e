"""The compiled twin of a game: the same moves lead to the same states as in the rules themselves, bit for bit."""

from collections.abc import Iterator, Sequence
from types import ModuleType

import numpy as np

from ..engine.nodes import CHANCE, TERMINAL
from ..engine.registry import Game, Options
from ..fair import draw, fortune, pick, thought
from ..minds.playing.simple import SIMPLE, simple
from ..minds.rule_of_thumb import THUMBS, thumb_of
from ..twin import fitted, twin
from . import trace
from .findings import Finding, at, raised, wrong

MOST_MOVES = 20_000  # of a game; later ones are not compared


def tracing_of(game: Game) -> ModuleType:
    """The loop that writes down one game."""
    return fitted(trace, game, thumb=thumb_of(game))


def same_moves(
    game: Game, options: Options, minds: Sequence[str], games: range, seed: int = 0
) -> Iterator[Finding | int]:
    """The number of moves that are the same at both speeds in each game, and the first difference, if any."""
    compiled = twin(tracing_of(game))
    start = np.array(game.initial(options))
    states = np.zeros((MOST_MOVES, len(start)), np.int64)
    facts = np.zeros((MOST_MOVES, 3), np.int64)
    choosers = [simple(game, name) for name in minds]
    seated = np.array([SIMPLE.index(name) for name in minds])
    for number in games:
        luck = fortune(seed, number)
        last = compiled.trace(start.copy(), luck, seated, np.zeros(1, np.int64), states, facts)
        rows, notes = states[: last + 1].tolist(), facts[: last + 1].tolist()
        state = game.initial(options)
        for row, (seat, legal, move) in enumerate(notes):
            where = at(options, number, row)
            if state != rows[row]:
                yield wrong("contract-twin", function="advance", at=where)
                return
            if game.mover(state) != seat:
                yield wrong("contract-twin", function="mover", at=where)
                return
            if game.legal(state) != legal:
                yield wrong("contract-twin", function="legal", at=where)
                return
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                chosen, function = pick(game.odds(state), draw(luck, state)), "odds"
            else:
                chosen, function = choosers[seat](state, [thought(luck, row)]), "choose"
            if chosen != move:
                yield wrong("contract-twin", function=function, at=where)
                return
            game.advance(state, chosen)
        yield last


def same_functions(game: Game, options: Options, seed: int) -> Iterator[Finding]:
    """The functions without a move that differ between the two speeds."""
    compiled = twin(tracing_of(game))
    state, luck, moves = game.initial(options), fortune(seed, 0), 0
    choose = simple(game, "rule-of-thumb" if game.NAME in THUMBS else "random")
    while moves < MOST_MOVES:
        over, move, after = game.mover(state) == TERMINAL, -1, [0] * len(state)
        odds = [] if over else list(game.odds(state))
        if not over:
            drawn = game.mover(state) == CHANCE
            move = pick(odds, draw(luck, state)) if drawn else choose(state, [thought(luck, moves)])
            after = game.step(state, move)
        row, stepped = np.array(state), np.zeros(len(state), np.int64)
        refusals, weights = np.zeros(len(game.ACTIONS), np.int64), np.zeros(len(odds), np.int64)
        points, shares = np.zeros(options.seats, np.int64), np.zeros(options.seats)
        outcomes = compiled.write_down(row, move, refusals, weights, points, shares, stepped)
        pairs = {
            "refusal": refusals.tolist() == [game.refusal(state, action) for action in range(len(game.ACTIONS))],
            "odds": outcomes == len(odds) and weights.tolist() == odds,
            "scores": points.tolist() == game.scores(state),
            "payoffs": shares.tolist() == game.payoffs(state),
            "step": stepped.tolist() == after and row.tolist() == state,
        }
        for function, same in pairs.items():
            if not same:
                yield wrong("contract-twin", function=function, at=at(options, seed, moves))
                return
        if over:
            return
        state, moves = after, moves + 1


def compiled(game: Game, options: Options, seed: int, games: int) -> Iterator[Finding]:
    """What does not compile, or differs once compiled."""
    minds = ["random"] * options.seats
    try:
        found = same_moves(game, options, minds, range(seed, seed + games))
        yield from (each for each in found if isinstance(each, Finding))
        if game.NAME in THUMBS:
            found = same_moves(game, options, ["rule-of-thumb"] * options.seats, range(seed, seed + 1))
            yield from (each for each in found if isinstance(each, Finding))
        yield from same_functions(game, options, seed)
    except Exception as error:  # noqa: BLE001  whatever keeps somebody else's code from being compiled
        yield wrong("contract-not-compiled", error=raised(game, error))
