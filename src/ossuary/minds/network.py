"""A trained network at work: what it says about an observation, and its end where it takes too long for that."""

import threading
import time
from pathlib import Path
from typing import Any

from ..rules.nodes import Refused

SEEN, SCORES = "observation", "scores"  # what the network is given, and what it gives
LONGEST = 5.0  # seconds for one answer; it takes thousandths of one, but a file may also loop for ever
LOOKS = 10  # times that somebody looks in so many seconds


class Network:
    """The network in a file; once it took too long, it is asked no more."""

    def __init__(self, session: Any, path: Path) -> None:
        import onnxruntime

        self._session, self._path = session, path
        self._shape = (1, session.get_outputs()[0].shape[1])
        self._asked: dict[int, float] = {}  # by thread, when
        self._run = onnxruntime.RunOptions()
        threading.Thread(target=self._watch, name="network", daemon=True).start()

    def scores(self, seen: list[int]) -> list[float]:
        """The score of every action; a file can promise more than it does."""
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

    def _watch(self) -> None:
        """Stops an answer that takes too long; the threads that ask only leave the time, which costs them nothing."""
        while not self._run.terminate:
            time.sleep(LONGEST / LOOKS)
            late = time.monotonic() - LONGEST
            self._run.terminate = any(asked < late for asked in list(self._asked.values()))
