"""The daily games in words: a day at a glance, a result, and the text to share."""

from dataclasses import asdict
from datetime import date

from ...daily.days import longest_streak, streak
from ...daily.result import Decisions, Result
from ...daily.setting import opponent_on
from ...engine.registry import GAMES, Game
from ...words import Words
from .kept import Kept


def result_told(result: Result, words: Words) -> str:
    """A result in one line."""
    args = {"won": int(result.won), "points": result.points, "given": 100 * result.given_away}
    told = words.say("daily-result", **args)
    return told if result.given_away <= 1 else f"{told} ({words.say('daily-sum')})"


def signs(decisions: Decisions, words: Words) -> str:
    """The decisions of a game as signs with numbers."""
    return " ".join(words.say(f"daily-{kind}", number=number) for kind, number in asdict(decisions).items() if number)


def streak_told(kept: Kept, today: date, words: Words) -> str:
    """How many days in a row were played."""
    told = words.say("daily-streak", days=streak(kept.days, today))
    longest = longest_streak(kept.days)
    return f"{told} ({words.say('daily-longest', days=longest)})" if longest else told


def to_share(game: Game, day: date, result: Result, kept: Kept, today: date, words: Words) -> str:
    """A text for others, which gives nothing of the game away."""
    return words.say(
        "daily-share",
        game=words.say(f"rules-{game.NAME}-title"),
        day=day.isoformat(),
        signs=signs(result.decisions, words),
        given=100 * result.given_away,
        points=result.points,
        days=streak(kept.days, today),
    )


def day_told(kept: Kept, day: date, words: Words) -> list[str]:
    """All games of a day, each with its opponent and how it was played."""
    lines = []
    for name, game in GAMES.items():
        result = kept.results.get((day, name))
        state = "counted" if result else "playing" if kept.begun(game, day) else "open"
        told = result_told(result, words) if result else ""
        opponent = words.say(f"face-{opponent_on(game, day)}")
        title = words.say(f"rules-{name}-title")
        lines.append(words.say("daily-list", game=title, name=opponent, state=state, result=told))
    return lines
