"""A line between a browser and a host that can be cut, or fall silent."""

import socket
import threading
from contextlib import suppress


class Wire:
    """A port that leads to another one, as long as it is not cut."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._whole = True
        self._flows = threading.Event()
        self._flows.set()
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        """Where the near end is."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Ends every connection, and lets no new one through."""
        self._whole = False
        self._end(*self._ends)
        self._ends.clear()

    def hush(self) -> None:
        """Connections stay, and nothing comes through: the train is in a tunnel."""
        self._flows.clear()

    def mend(self) -> None:
        """All is well again."""
        self._whole = True
        self._flows.set()

    def close(self) -> None:
        """Ends for good."""
        self.mend()
        self._end(self._listener, *self._ends)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._whole:
                    self._end(near)
                    continue
                far = socket.create_connection(("127.0.0.1", self._far))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while content := one.recv(65536):
                self._flows.wait()
                other.sendall(content)
        self._end(one, other)

    def _end(self, *ends: socket.socket) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
