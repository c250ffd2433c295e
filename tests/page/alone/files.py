"""A plain file server, and a window of the page that has its host with itself."""

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page

from ..visitor import RETURNING, Visitor

PACKED = ".packed"  # the browser's Python is kept unpacked, too


class Files(ThreadingHTTPServer):
    """A plain file server."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Serves nothing any more."""
        self.shutdown()
        self.server_close()


class Silent(SimpleHTTPRequestHandler):
    """Says nothing about what it serves."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Local(Visitor):
    """A window of the page below an address; what other visitors ask of a host, this one asks of its own page."""

    def __init__(self, browser: Browser, home: str, *args: Any, **how: Any) -> None:
        self.home = home
        super().__init__(browser, home, *args, **how)
        self.context.add_init_script(f"({RETURNING})({{name: 'Ada', known: true}})")
        self.context.add_init_script(HEARD)

    def open(self, path: str = "/") -> "Local":
        """Goes to a place of the page, without a reload where it is there already."""
        if not self.page.url.startswith(self.home):
            self.page.goto(self.home)
        self.page.evaluate(GO, "/")
        self.page.locator(".table:not(a)").first.wait_for(state="detached")
        self.page.evaluate(GO, path)
        self.page.locator("main").wait_for()
        return self

    def ask(self, method: str, path: str, sent: object = None) -> Any:
        """What the host in the page answers."""
        if not self.page.url.startswith(self.home):
            self.page.goto(self.home)
        body = sent if isinstance(sent, str) else "" if sent is None else json.dumps(sent)
        return self._asked({"method": method, "path": path, "body": body})

    def question(self, ask: str, **args: Any) -> Any:
        """What rules and minds in the page answer, as beside a real table."""
        return self._asked({"question": json.dumps({"ask": ask, **args})})["answer"]

    def _asked(self, asked: dict[str, str]) -> Any:
        status, text = self.page.evaluate("(asked) => askHost(asked)", asked)
        while '"host-too-fast"' in text:  # nobody opens tables as fast as a test
            self.page.wait_for_timeout(1000)
            status, text = self.page.evaluate("(asked) => askHost(asked)", asked)
        assert status < 300, text
        return json.loads(text) if text else None

    def _post(self, path: str, sent: object) -> dict[str, Any]:
        answered: dict[str, Any] = self.ask("POST", path, sent) or {}
        return answered

    def version(self, table: str) -> int:
        """How much has happened at a table, as the host says."""
        found: int = self.ask("GET", f"/api/tables/{table}")["table"]["version"]
        return found


def kept_whole(page: Page, folder: Path) -> list[str]:
    """Waits until the browser keeps all files that the page may need; in the end, those that it does not."""
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.glob("assets/**/*")) if path.is_file()]
    names += [name.removesuffix(PACKED) for name in names if name.endswith(f"pyodide.asm.wasm{PACKED}")]
    missing: list[str] = page.evaluate(NOT_KEPT, names)
    return missing


NOT_KEPT = """async (files) => {
  const kept = async (name) => Boolean(await caches.match(new URL(name, location.href), { ignoreVary: true }));
  for (const end = Date.now() + 120000; ; await new Promise((done) => setTimeout(done, 100))) {
    const all = await Promise.all(files.map(kept));
    if (all.every(Boolean) || Date.now() > end) return files.filter((_, at) => !all[at]);
  }
}"""
# The worker that has the host answers what tests fetch of it, and their places are queries.
HEARD = """{
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      if (String(given[0]).includes('host.worker')) window.hostWorker = this;
    }
  };
  let number = 1e9;
  window.askHost = (asked) => new Promise((resolve) => {
    const id = number++;
    const hear = ({data}) => {
      if (data.id !== id && !data.failed) return;
      window.hostWorker.removeEventListener('message', hear);
      resolve(data.failed ? [500, data.failed] : [data.status, new TextDecoder().decode(data.body)]);
    };
    window.hostWorker.addEventListener('message', hear);
    window.hostWorker.postMessage({id, ...asked});
  });
  const plain = fetch;
  window.fetch = async (what, how = {}) => {
    if (!String(what).startsWith('/api/')) return plain(what, how);
    const [status, text] = await window.askHost({method: how.method ?? 'GET', path: what, body: how.body ?? ''});
    return new Response(status === 204 ? null : text, {status});
  };
  const push = history.pushState.bind(history);
  history.pushState = (state, title, place) => push(state, title, place.startsWith('/') ? `?${place}` : place);
}"""
GO = """(place) => {
  history.pushState(null, '', place);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
