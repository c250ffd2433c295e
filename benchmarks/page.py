"""How many frames, and how much time, the page takes to show what a message of the host says, measured inside Chromium.

A real host, the built page, a bot that answers at once. From the event of a message on, frames are counted until the
first that comes after a change of the document; the time is taken when that frame has been painted. Beside it, in the
same round, what one frame takes with nothing to do. The first message of a page is left out: it waits for the board.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.host.host import Host
from tests.page.chromium import chromium
from tests.page.visitor import SHORT, TITLES, Visitor

ROUNDS = 3
LONG = {**SHORT, "rolling-bones": {"target": 30}, "shark-attacks": {"target": 60}}
WATCH = """
  window.took = [];
  window.frames = [];
  let changes = 0;
  const every = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(() => changes++).observe(document, every);
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = done;
    after.port2.postMessage(0);
  }));
  const watch = async () => {
    const start = performance.now();
    const before = changes;
    for (let frame = 1; frame < 60; frame++) {
      await painted();
      if (changes === before) continue;
      window.frames.push(frame);
      window.took.push(performance.now() - start);
      return;
    }
  };
  window.rest = async () => {
    const idle = [];
    for (let i = 0; i < 60; i++) {
      const start = performance.now();
      await painted();
      idle.push(performance.now() - start);
    }
    return [window.took, window.frames, idle];
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      let first = true;
      this.addEventListener('message', (event) => {
        if (!event.data.includes('"update"')) return;
        if (!first) void watch();
        first = false;
      });
    }
  };
"""
SEATS = ({"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"})


def measure() -> dict[str, tuple[list[float], list[float], list[float]]]:
    """For each game, of every message: ms until it was painted, frames until then; and ms of idle frames."""
    times: dict[str, tuple[list[float], list[float], list[float]]] = {game: ([], [], []) for game in TITLES}
    with tempfile.TemporaryDirectory() as data, Host(Path(data), rate=10_000) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for _ in range(ROUNDS):
            for game, known in times.items():
                visitor = Visitor(browser, host.url, reduced_motion="no-preference")
                visitor.page.add_init_script(WATCH)
                visitor.set_up(game, *SEATS, options=LONG[game])
                visitor.play_on()
                for all_so_far, new in zip(known, visitor.page.evaluate("rest()"), strict=True):
                    all_so_far.extend(new)
                visitor.close()
        browser.close()
    return times


if __name__ == "__main__":
    print(f"{'':18}{'messages':>9}{'frames p50':>12}{'p95':>5}{'ms p50':>8}{'p95':>7}{'idle frame ms':>15}")
    for game, (took, frames, idle) in measure().items():
        counted, high = statistics.median(frames), statistics.quantiles(frames, n=20)[-1]
        middle, late = statistics.median(took), statistics.quantiles(took, n=20)[-1]
        rest = statistics.median(idle)
        print(f"{game:18}{len(took):9}{counted:12.0f}{high:5.0f}{middle:8.1f}{late:7.1f}{rest:15.1f}")
