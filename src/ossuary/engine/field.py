"""Field: neighbouring columns of an observation with one meaning."""

from dataclasses import dataclass

LEAST = -(2**15)  # what a column can hold: 16 bits
MOST = 2**15 - 1


@dataclass(frozen=True)
class Field:
    """Neighbouring columns of an observation; a choice is one of several kinds of thing, all others are numbers."""

    name: str
    columns: int
    low: int
    high: int
    meaning: str
    usual: int = 0  # the size that a number comes to in the usual game; its highest value where nothing is said
    choice: bool = False

    @property
    def scale(self) -> int:
        """The divisor that scales a number to about one."""
        return self.usual or self.high
