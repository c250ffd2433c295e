"""What can be typed besides actions: each command by its English name, and in the user's language."""

from ..words import Words

PLAY = ("quit", "undo", "help", "rules", "hint", "why", "why-not")
JOIN = ("quit", "undo", "help", "rules", "say", "start", "resign", "back", "leave")
PRACTICE = ("quit", "help", "rules")
STAGE = ("describe",)
KEYS = {"?": "help", "q": "quit", "u": "undo", "d": "describe"}  # on the stage


def command_named(word: str, commands: tuple[str, ...], words: Words, staged: bool = False) -> str | None:
    """The command that a typed word names; on the stage, the one of a key."""
    if staged:
        commands, word = commands + STAGE, KEYS.get(word, word)
    return next((name for name in commands if word in (name, words.say(f"command-{name}"))), None)
