"""The rule texts as a book: the parts with their rules, and the whole as Markdown."""

from itertools import count, takewhile

from ..engine.registry import GAMES
from . import Words
from .tellers import TELLERS


def rulebook(words: Words, game: str) -> str:
    """The whole rule text of a game as Markdown."""
    own, prefix = f"rules-{game}", GAMES[game].PREFIX
    blocks = [
        f"# {words.say(f'{own}-title')}",
        f"*{words.say(f'{own}-credit')}*",
        words.say(f"{own}-intro"),
        f"## {words.say(f'{own}-part-glance')}",
        words.say(f"{own}-glance"),
        f"## {words.say(f'{own}-part-components')}",
        words.say(f"{own}-components"),
        *_ruling(words, game, f"{own}-components"),
    ]
    for part, numbers in TELLERS[game].RULE_PARTS:
        heading = f"{own}-part-{part}"
        blocks.append(f"## {words.say(heading)}")
        if words.has(f"{heading}.text"):
            blocks.append(words.say(f"{heading}.text"))
        for number in numbers:
            rule = f"rule-{prefix.lower()}-{number}"
            blocks.append(f"**{prefix}-{number}** {words.say(rule)}")
            blocks += _ruling(words, game, rule)
    blocks.append(f"## {words.say(f'{own}-part-examples')}")
    examples = takewhile(words.has, (f"{own}-example-{number}" for number in count(1)))
    blocks.append("\n".join(f"{number}. {words.say(example)}" for number, example in enumerate(examples, 1)))
    return "\n\n".join(blocks) + "\n"


def _ruling(words: Words, game: str, key: str) -> list[str]:
    """The ruling on a rule as a quote, or nothing."""
    if not words.has(f"{key}.ruling"):
        return []
    return [f"> *{words.say(f'rules-{game}-ruling')}:* {words.say(f'{key}.ruling')}"]
