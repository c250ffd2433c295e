"""A state in words, for rendering environments."""

from collections.abc import Sequence

from ...engine.nodes import State
from ...engine.registry import Game
from ...words import words_in
from ...words.said import Voice
from ...words.tellers import TELLERS


def drawn(game: Game, state: State, names: Sequence[str]) -> str:
    """The table in words, line by line."""
    voice = Voice(tuple(names))
    return "\n".join(words_in("en").tell(what, voice) for what in TELLERS[game.NAME].describe(state))


def rendered(mode: str | None, game: Game, state: State, names: Sequence[str]) -> str | None:
    """The table as an environment renders it: printed, or returned in the mode `ansi`."""
    text = drawn(game, state, names)
    if mode == "ansi":
        return text
    print(text)
    return None
