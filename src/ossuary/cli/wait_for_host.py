"""Running something as soon as a host answers."""

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

PAUSE = 0.05  # seconds between two attempts


def when_host_answers(bound: socket.socket, then: Callable[[], None]) -> None:
    """Calls a function once a socket accepts connections, after the host has started."""
    host, port = bound.getsockname()[:2]
    nearby = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    threading.Thread(target=_wait, args=((nearby, port), then), daemon=True).start()


def _wait(address: tuple[str, int], then: Callable[[], None]) -> None:
    while not _answers(address):
        time.sleep(PAUSE)
    then()


def _answers(address: tuple[str, int]) -> bool:
    with suppress(OSError), socket.create_connection(address):
        return True
    return False
