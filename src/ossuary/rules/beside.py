"""What is asked of the rules in the browser, as JSON in and out."""

import json
from collections.abc import Callable
from typing import Any

from . import draws
from .nodes import Refused


def answer(question: str) -> str:
    """The answer to a question such as `{"ask": "draws", "record": "…"}`, or why there is none."""
    asked = json.loads(question)
    try:
        found = QUESTIONS[asked.pop("ask")](**asked)
    except Refused as error:
        return json.dumps({"refused": {"key": error.key, "args": error.details}})
    return json.dumps({"answer": found})


QUESTIONS: dict[str, Callable[..., Any]] = {
    "draws": draws.told,
}
