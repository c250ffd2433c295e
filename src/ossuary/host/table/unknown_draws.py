"""The draws of a table that cannot be made here."""

from typing import Any


class Unknown:
    """The draws of a table that has not started, or of a record from elsewhere, with what it says about them."""

    def __init__(self, said: dict[str, Any] | None = None) -> None:
        self._said = said or {}

    def outcome(self, weights: object, state: object) -> int:
        """Nothing can be drawn."""
        raise RuntimeError("these dice are not to be rolled")

    def thought(self, moves: int) -> int:
        """Nothing can be drawn."""
        raise RuntimeError("these dice are not to be rolled")

    def noted(self) -> dict[str, Any]:
        """What the record says about them, true or not."""
        return dict(self._said)
