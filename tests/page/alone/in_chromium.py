"""The host in the worker of a page in Chromium, asked by the guests of the tests of the protocol."""

from typing import Any

from ossuary.host.in_browser import Given

from .files import Local


class InChromium:
    """The host of a window."""

    def __init__(self, window: Local) -> None:
        self._page = window.open().page
        self._page.evaluate(SOCKETS, OFFSET)

    def request(self, method: str, target: str, body: str) -> Given:
        """The answer to a request."""
        asked = {"method": method, "path": target, "body": body}
        status, text = self._page.evaluate("(asked) => askHost(asked)", asked)
        return Given(status, "application/json", text.encode())

    def open(self, number: int, target: str) -> None:
        """Opens a socket."""
        self._page.evaluate("([socket, path]) => openSocket(socket, path)", [number, target])

    def send(self, number: int, text: str) -> None:
        """Sends a text over a socket."""
        self._tell(number, send=text)

    def close(self, number: int) -> None:
        """Closes a socket."""
        self._tell(number, close=True)

    def told(self, number: int, patience: float) -> tuple[str, Any]:
        """What happens next to a socket."""
        what, value = self._page.evaluate("([socket, patience]) => told(socket, patience)", [number, patience * 1000])
        return what, value

    def _tell(self, number: int, **asked: Any) -> None:
        self._page.evaluate("(asked) => hostWorker.postMessage(asked)", {"socket": OFFSET + number, **asked})


OFFSET = 2_000_000_000  # the page numbers its own sockets from 0
SOCKETS = """(OFFSET) => {
  const heard = {};
  let wake = () => undefined;
  hostWorker.addEventListener('message', ({data}) => {
    if (!(data.socket >= OFFSET)) return;
    heard[data.socket - OFFSET].push([data.what, data.value ?? null]);
    wake();
  });
  window.openSocket = (socket, path) => {
    heard[socket] = [];
    hostWorker.postMessage({socket: OFFSET + socket, open: path});
  };
  window.told = async (socket, patience) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('nothing was told')), patience));
    while (!heard[socket].length) await Promise.race([late, new Promise((resolve) => (wake = resolve))]);
    return heard[socket].shift();
  };
}"""
