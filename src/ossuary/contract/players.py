"""What plays a game and what observes it: rule of thumb, search, best play, observation."""

from collections.abc import Iterator
from operator import index

import numpy as np

from ..engine.nodes import TERMINAL
from ..engine.registry import Game, Options
from ..fair import draw, fortune, pick, thought
from ..minds.best_play import BEST_PLAY
from ..minds.mind import Choose
from ..minds.observation import OBSERVERS, fields, width
from ..minds.playing.one_game import fresh_mind
from ..minds.rule_of_thumb import THUMBS
from ..twin import twin
from .findings import Finding, at, raised, wrong
from .play import steps

PLAYOUTS = 8  # of a search
MOST_MOVES = 2000  # of a game that a mind plays


def plays(game: Game, options: Options, seed: int, name: str, choose: Choose) -> Iterator[Finding]:
    """What is wrong with how a mind plays a game against itself."""
    state, luck, moves = game.initial(options), fortune(seed, 0), 0
    while (seat := game.mover(state)) != TERMINAL and moves < MOST_MOVES:
        if seat < 0:
            move = pick(game.odds(state), draw(luck, state))
        else:
            try:
                move = index(choose(list(state), [thought(luck, moves)]))
            except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
                yield wrong("contract-raised", error=raised(game, error), at=at(options, seed, moves))
                return
            known = 0 <= move < len(game.ACTIONS)
            if not known or not game.legal(state) >> move & 1:
                action = game.ACTIONS[move] if known else str(move)
                yield wrong("contract-mind", mind=name, action=action, at=at(options, seed, moves))
                return
        state, moves = game.step(state, move), moves + 1


def minds(game: Game, options: Options, seed: int) -> Iterator[Finding]:
    """What is wrong with the minds that can play the game: its own, and a search guided by them."""
    names = [f"search:{PLAYOUTS}"]
    if game.NAME in THUMBS:
        names.insert(0, "rule-of-thumb")
    if hasattr(BEST_PLAY.get(game.NAME), "strong"):
        names.append("strong")
    for name in names:
        try:
            choose = fresh_mind(game, name)
        except Exception as error:  # noqa: BLE001
            yield wrong("contract-no-mind", mind=name, error=raised(game, error))
            continue
        yield from plays(game, options, seed, name, choose)


def observation(game: Game, options: Options, seed: int) -> Iterator[Finding]:
    """What is wrong with what a learner sees: its columns, and their ranges at every decision."""
    try:
        yield from _observed(game, options, seed)
    except Exception as error:  # noqa: BLE001
        yield wrong("contract-observation-fails", error=raised(game, error))


def _observed(game: Game, options: Options, seed: int) -> Iterator[Finding]:
    name = game.NAME
    ranges = [(field.name, field.low, field.high) for field in fields(name) for _ in range(field.columns)]
    observe = twin(OBSERVERS[name]).observe
    seen = np.zeros(width(name), np.int64)
    for moves, step in enumerate(steps(game, options, seed)):
        for seat in range(options.seats):
            observe(np.array(step.before), seat, seen)
            for (field, low, high), value in zip(ranges, seen.tolist(), strict=True):
                if not low <= value <= high:
                    where = at(options, seed, moves)
                    yield wrong("contract-observation", field=field, value=value, low=low, high=high, at=where)
                    return
