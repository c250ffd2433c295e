"""What is measured: a contender plays at random for a moment and says how far it came."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

MOMENT = 0.1  # seconds of a round, short, so that neighbours in time see the same machine


@dataclass
class Pace:
    """What was played in some time."""

    choices: float = 0  # made by players
    moves: float = 0  # chance included
    games: float = 0  # brought to their end
    cpu: float = 0  # seconds of all cores together
    wall: float = 0  # seconds by the clock


Contender: TypeAlias = Callable[[], Pace]


class Clock:
    """Adds the time that it is held to a pace."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    def __enter__(self) -> None:
        self._wall, self._cpu = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        self.pace.wall += time.perf_counter() - self._wall
        self.pace.cpu += time.process_time() - self._cpu


def for_a_moment(play: Callable[[Pace], None], moment: float = MOMENT) -> Contender:
    """Plays again and again until a moment has passed."""

    def round_of() -> Pace:
        pace = Pace()
        while pace.cpu < moment:
            with Clock(pace):
                play(pace)
        return pace

    return round_of
