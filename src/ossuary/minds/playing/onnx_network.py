"""A running network: its scores for an observation, with a time limit."""

import threading
import time
import weakref
from pathlib import Path
from typing import Any

from ...engine.nodes import Refused

SEEN, SCORES = "observation", "scores"  # what the network is given, and what it gives
LONGEST = 5.0  # seconds for one answer; it takes thousandths of one, but a file may also loop for ever
LOOKS = 10  # checks per time limit, so that a process that was stopped meanwhile has checked only once

Looks = dict[tuple[int, float], int]  # by thread and when it asked


class Network:
    """The network in a file; after one timeout it is not used again."""

    def __init__(self, session: Any, path: Path) -> None:
        import onnxruntime

        self._session, self._path = session, path
        self._shape = (1, session.get_outputs()[0].shape[1])
        self._asked: dict[int, float] = {}  # by thread, when
        self._run = onnxruntime.RunOptions()
        threading.Thread(target=_watch, args=(weakref.ref(self),), name="network", daemon=True).start()

    def scores(self, seen: list[int]) -> list[float]:
        """The score of every action, checked for its shape."""
        import numpy

        thread = threading.get_ident()
        self._asked[thread] = time.monotonic()
        try:
            (scores,) = self._session.run([SCORES], {SEEN: numpy.array([seen], numpy.int16)}, self._run)
        except Exception as error:  # the runtime has no common class of its own for what is wrong with a file
            if self._run.terminate:
                raise Refused("learned-slow", file=self._path.name, seconds=round(LONGEST)) from error
            raise Refused("learned-unreadable", file=self._path.name) from error
        finally:
            del self._asked[thread]
        if scores.shape != self._shape:
            raise Refused("learned-sight", file=self._path.name)
        found: list[float] = scores[0].tolist()
        return found

    def look(self, before: Looks) -> Looks:
        """Counts the checks of each open question, and stops a network that takes too long."""
        looks = {asked: before.get(asked, 0) + 1 for asked in self._asked.copy().items()}
        self._run.terminate = any(number > LOOKS for number in looks.values())
        return {} if self._run.terminate else looks

    @property
    def ended(self) -> bool:
        """Whether it has timed out."""
        return bool(self._run.terminate)


def _watch(network: "weakref.ref[Network]") -> None:
    """Watches the networks as long as there are any; callers only note the time."""
    looks: Looks = {}
    while True:
        time.sleep(LONGEST / LOOKS)
        there = network()
        if there is None or there.ended:
            return
        looks = there.look(looks)
        del there
