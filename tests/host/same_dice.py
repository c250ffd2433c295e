"""`ossuary` as a process whose tables throw the same dice in each run of the test that starts it."""

import os
import random
import secrets
import sys
from multiprocessing import current_process

from ossuary.cli import main

_dice = random.Random(os.environ["DICE"] + current_process().name)  # workers have names of their own
_drawn = secrets.token_bytes


def _token_bytes(nbytes: int | None = None) -> bytes:
    return _dice.randbytes(32) if nbytes == 32 else _drawn(nbytes)  # the size of a table's secret


secrets.token_bytes = _token_bytes

if __name__ == "__main__":  # workers import this file too
    sys.exit(main())
