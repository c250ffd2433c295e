"""Questions to minds, as JSON in and out: the page asks them in the browser, beside those about rules."""

from typing import Any

from ..engine.browser_api import QUESTIONS, answer
from ..engine.look_reader import Look, state_of
from ..engine.nodes import State
from ..engine.registry import GAMES
from ..twin import native
from .judging import advice
from .playing.strengths import compiled
from .search import core_of

__all__ = ["answer"]


def is_compiled(game: str) -> bool:
    """Whether there is compiled code for this game, made of these very sources; without it minds take too long."""
    return native(core_of(GAMES[game])) is not None


def counsel(game: str, look: Look) -> dict[str, Any]:
    """What the coach knows of a choice at a real table."""
    return advised(game, state_of(game, look))


def advised(game: str, state: State) -> dict[str, Any]:
    """What the coach knows of a decision."""
    return advice.counsel(GAMES[game], state)


def choice(game: str, mind: str, state: State, seed: int) -> str:
    """The action that a mind chooses; the same state and seed have the same answer everywhere."""
    return GAMES[game].ACTIONS[compiled(GAMES[game], mind)(state, [seed])]


QUESTIONS.update({"is_compiled": is_compiled, "counsel": counsel, "advice": advised, "choice": choice})
