"""A puzzle: a game up to a decision. What is right there is asked of a judge, and never kept twice."""

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, cast

from ...engine.nodes import State
from ...engine.record import Record, Step, replay
from ...engine.registry import Game

NAME = 16  # hexadecimal digits of a puzzle's name


@dataclass(frozen=True)
class Puzzle:
    """A game up to the decision that is asked for."""

    record: Record
    level: int = 0  # 1 to 3 in a graded set, 0 for a mistake of one's own
    played: int | None = None  # the mistake, where it was one

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @cached_property
    def steps(self) -> list[Step]:
        """All moves up to the decision; raises RecordError if one breaks a rule."""
        return list(replay(self.record))

    @property
    def state(self) -> State:
        """The position."""
        return self.steps[-1].after if self.steps else self.game.initial(self.record.options)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.game.mover(self.state)

    @cached_property
    def name(self) -> str:
        """The same for the same position, whoever played it."""
        told = [self.game.NAME, asdict(cast(Any, self.record.options)), self.record.moves]
        return sha256(json.dumps(told, separators=(",", ":")).encode()).hexdigest()[:NAME]
