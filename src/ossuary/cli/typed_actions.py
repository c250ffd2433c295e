"""Actions as people type them, and why one is refused."""

from collections.abc import Sequence

from ..engine.registry import Game
from ..words import Words
from .wrap import wrapped

MOST_IDLE = 1000  # answers in a row that move nothing: more come from no person


def action_named(game: Game, word: str, actions: Sequence[int]) -> int | None:
    """The action with this number in the list, or with this key."""
    if word.isdecimal() and len(word) < 4:
        return actions[int(word) - 1] if 1 <= int(word) <= len(actions) else None
    return game.ACTIONS.index(word) if word in game.ACTIONS else None


def refusal_told(game: Game, rule: int, words: Words) -> str:
    """That a rule forbids it, and what the rule says."""
    short = words.say(f"rule-{game.PREFIX.lower()}-{rule}.short")
    return wrapped(words.say("play-refused", rule=f"{game.PREFIX}-{rule}", reason=short))
