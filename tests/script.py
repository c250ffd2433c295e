"""Positions for tests, reached by naming moves."""

from collections.abc import Iterator
from contextlib import contextmanager

from ossuary.engine.nodes import CHANCE, TERMINAL, State
from ossuary.engine.registry import Game


@contextmanager
def to_replay(seed: int, moves: list[str]) -> Iterator[None]:
    """Adds the seed and the moves to a failure inside, so that it can be played again."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"seed {seed}: {' '.join(moves)}")
        raise


def move_named(game: Game, state: State, key: str) -> int:
    """The number of a move by its key: an outcome where chance moves, else an action."""
    keys = game.OUTCOMES if game.mover(state) == CHANCE else game.ACTIONS
    assert key in keys, f"{key!r} is no move of {game.NAME} in phase {game.look(state)['phase']}"
    return keys.index(key)


def play(game: Game, state: State, moves: str) -> State:
    """The state after the named moves, each asserted to be possible; `hat*3` repeats a move."""
    for word in moves.split():
        key, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            assert game.mover(state) != TERMINAL, f"the game is over before {key!r}"
            move = move_named(game, state, key)
            if game.mover(state) == CHANCE:
                odds = game.odds(state)
                assert move < len(odds) and odds[move] > 0, f"{key!r} cannot come up"
            else:
                assert game.legal(state) >> move & 1, f"{key!r} is refused by rule {game.refusal(state, move)}"
            state = game.step(state, move)
    return state


def actions(game: Game, state: State) -> set[str]:
    """The keys of the legal actions."""
    legal = game.legal(state)
    return {key for action, key in enumerate(game.ACTIONS) if legal >> action & 1}


def refused(game: Game, state: State, key: str) -> int:
    """The number of the rule that forbids an action."""
    return game.refusal(state, game.ACTIONS.index(key))
