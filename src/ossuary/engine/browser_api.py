"""Questions from a real table, as JSON in and out: the page runs these rules in the browser."""

import json
from collections.abc import Callable
from typing import Any

from . import draws, positions, sheet
from .look_reader import Look, state_of
from .nodes import Refused
from .options import described
from .registry import GAMES, actions_of


def answer(question: str) -> str:
    """The answer to a question such as `{"ask": "count", "game": NAME, "position": {…}}`, or why there is none.

    That is a refusal, or a file that has not been fetched yet.
    """
    asked = json.loads(question)
    try:
        found = QUESTIONS[asked.pop("ask")](**asked)
    except Refused as error:
        return json.dumps({"refused": {"key": error.key, "args": error.details}})
    except FileNotFoundError as error:
        return json.dumps({"missing": error.filename})
    return json.dumps({"answer": found})


def facts(game: str) -> dict[str, Any]:
    """The seats and options of a game."""
    rules = GAMES[game]
    return {"least": rules.MIN_SEATS, "most": rules.MAX_SEATS, "options": described(rules.OPTIONS)}


def count(game: str, position: dict[str, Any]) -> dict[str, Any]:
    """The score of a position and its parts."""
    score, parts = positions.counted(game, position)
    return {"score": score, "parts": [part._asdict() for part in parts]}


def choices(game: str, look: Look) -> list[str]:
    """The legal actions of a choice."""
    rules = GAMES[game]
    return [rules.ACTIONS[action] for action in actions_of(rules, state_of(game, look))]


def after(game: str, look: Look, action: str) -> Any:
    """The look after a legal action."""
    rules, state = GAMES[game], state_of(game, look)
    if action not in rules.ACTIONS or rules.refusal(state, rules.ACTIONS.index(action)):
        raise positions.PositionError("position-no-choice")
    return rules.look(rules.step(state, rules.ACTIONS.index(action)))


QUESTIONS: dict[str, Callable[..., Any]] = {
    "facts": facts,
    "count": count,
    "choices": choices,
    "after": after,
    "standing": sheet.standing,
    "draws": draws.told,
}
for _room in positions.REAL_TABLES.values():
    QUESTIONS.update(getattr(_room, "QUESTIONS", {}))  # that only this game is asked
