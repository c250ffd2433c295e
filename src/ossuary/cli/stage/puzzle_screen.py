"""A puzzle on the stage: nothing is marked there, since a mark would look like the answer."""

from ...engine.nodes import State
from .stage_screen import StageScreen


class PuzzleScreen(StageScreen):
    """The drawn table, and a question."""

    def usual(self, state: State) -> int | None:
        """None: Enter shows the state again."""
        return None

    def keys(self, usual: bool) -> str:
        """What the single keys do."""
        return self._words.say("practice-keys")
