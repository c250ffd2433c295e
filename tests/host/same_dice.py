"""The same dice in each run of a test; as a script, `ossuary` in a process whose tables throw them."""

import os
import random
import secrets
import sys
from collections.abc import Callable
from multiprocessing import current_process


def same_dice(seed: str) -> Callable[..., bytes]:
    """A replacement for `secrets.token_bytes` that takes the secrets of tables from a seed."""
    dice, drawn = random.Random(seed), secrets.token_bytes

    def token_bytes(nbytes: int | None = None) -> bytes:
        return dice.randbytes(32) if nbytes == 32 else drawn(nbytes)  # the size of a table's secret

    return token_bytes


if __name__ in {"__main__", "__mp_main__"}:  # workers import the script again, and have their own names
    secrets.token_bytes = same_dice(os.environ["DICE"] + current_process().name)

if __name__ == "__main__":
    from ossuary.cli import main

    sys.exit(main())
