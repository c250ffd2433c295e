"""`ossuary` in a process whose wall clock can be set: python -m benchmarks.soak.host_with_clock FILE WORDS …"""

import mmap
import sys
import time
from pathlib import Path

from ossuary.cli import main
from ossuary.host.clock import clock


def follow(file: str) -> None:
    """Lets the clock of this process be ahead of the machine's by the seconds that a file says, now and later."""
    with Path(file).open("rb") as opened:
        ahead = memoryview(mmap.mmap(opened.fileno(), 8, prot=mmap.PROT_READ)).cast("d")
    clock.wall = lambda: time.time() + ahead[0]


if __name__ == "__main__":
    follow(sys.argv.pop(1))
    sys.exit(main())
