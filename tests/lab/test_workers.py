"""Workers that are stopped let go of their parent."""

import subprocess
import sys
import threading
import time

from ossuary.lab.workers import Processes

STOPPED = """
import time
from ossuary.lab.workers import Processes

if __name__ == "__main__":
    for number in range(8):
        with Processes(1) as workers:
            workers.result(workers.submit(len, ""))
            workers.submit(bytes, 100_000_000)
            time.sleep(0.02 * number)
"""


def test_who_is_stopped_while_it_hands_in_a_result_is_not_waited_for() -> None:
    assert subprocess.run([sys.executable, "-c", STOPPED], check=False, timeout=60).returncode == 0


def test_who_stops_workers_leaves_no_thread_behind_that_uses_their_pipes() -> None:
    before = set(threading.enumerate())
    with Processes(1) as workers:
        workers.submit(time.sleep, 600)
    assert set(threading.enumerate()) <= before
