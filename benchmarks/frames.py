"""How evenly a throw is seen where the CPU is four times slower, measured inside Chromium.

A real host, the built page at its usual speed, a bot. While dice are in the air (in a game without dice: while a spade
digs), three things are measured. On the screen: of the frames that were due, how many the compositor did not draw.
In the page: the ms between two frames, and beside it the same while nothing moves. At work: the ms of CPU for a frame,
of the page's own slowed thread and of the thread that draws; if both fit into 16.7 ms, there are 60 frames a second
where nothing else takes the cores away. Counted apart are the first frame, in which the dice are made and do not move
yet, and the last two, in which they lie and what comes next is made.

This Chromium has no window and no graphics card: what a card does for a player is done here by the same few cores.
"""

import statistics
import sys
import tempfile
from bisect import bisect
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.host.host import Host
from tests.page.chromium import chromium
from tests.page.visitor import DESK, PHONE, SHORT, TITLES, WANTED, Visitor

SLOWER = 4
SECONDS = 20  # for each game
SEATS = ({"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"})
LONG = {**SHORT, "rolling-bones": {"target": 60}, "shark-attacks": {"target": 100}, "bones": {"end": "rounds=3"}}
IN_THE_AIR = {"skulls-of-sedlec": ".dig"}  # cards only
TRACED = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing", "toplevel", "__metadata"]
TASK = "ThreadControllerImpl::RunTask"
DRAWS = "VizCompositorThread"
LAST = 2  # frames
# Marks where a throw begins and ends, plays on by itself, and notes the ms between frames.
PLAYED = """(flies) => {
  const wanted = WANTED;
  globalThis.between = {air: [], rest: []};
  let [last, was, still] = [performance.now(), false, 0];
  const frame = (now) => {
    const is = document.querySelector(flies) !== null;
    if (is !== was) performance.mark(is ? 'flies' : 'lies');
    else (is ? between.air : between.rest).push(now - last);
    still = is ? 0 : still + 1;
    if (still > 40) { // the bar has settled
      still = 0;
      wanted([0.5, 0.5])?.click();
    }
    [last, was] = [now, is];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}""".replace("WANTED", WANTED)


@dataclass
class Seen:
    """What was seen of the throws of a game; ms."""

    throws: int = 0
    due: int = 0
    dropped: int = 0
    first: list[float] = field(default_factory=list)  # of CPU, to make a throw
    busy: list[float] = field(default_factory=list)  # of CPU, for each frame of its flight
    last: list[float] = field(default_factory=list)  # of CPU, to make what comes next
    drawn: list[float] = field(default_factory=list)  # of CPU, to draw a frame
    air: list[float] = field(default_factory=list)  # between frames
    rest: list[float] = field(default_factory=list)


def measure(browser: Browser, url: str, game: str, **how: Any) -> Seen:
    """What is seen while a game is played for a while."""
    visitor = Visitor(browser, url, reduced_motion="no-preference", speed="usual", **how)
    visitor.set_up(game, *SEATS, options=LONG[game])
    visitor.page.locator(".onshow").wait_for()
    line = visitor.context.new_cdp_session(visitor.page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    line.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda _: ended.append(True))
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": TRACED}})
    visitor.page.evaluate(PLAYED, IN_THE_AIR.get(game, ".flies"))
    visitor.page.wait_for_timeout(1000 * SECONDS)
    line.send("Tracing.end")
    while not ended:
        visitor.page.wait_for_timeout(50)
    seen = read(events)
    between = visitor.page.evaluate("between")
    seen.air, seen.rest = between["air"], between["rest"]
    visitor.check()
    visitor.close()
    return seen


def read(events: list[dict[str, Any]]) -> Seen:
    """What a trace tells about the throws in it."""
    seen = Seen()
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    page = next((one["pid"], one["tid"]) for one in events if one["name"] == "BeginMainThreadFrame")
    begun = sorted(one["ts"] for one in events if one["name"] == "BeginMainThreadFrame")
    due = [one["ts"] for one in events if one["name"] == "BeginFrame"]
    missing = [one["ts"] for one in events if one["name"] == "DroppedFrame" and not one["args"]["hasPartialUpdate"]]
    worked, drawn = [0.0] * (len(begun) + 1), [0.0] * (len(begun) + 1)  # ms of CPU before each frame
    for task in (one for one in events if one["name"] == TASK):
        thread = (task["pid"], task["tid"])
        for ms, wanted in ((worked, thread == page), (drawn, named.get(thread) == DRAWS)):
            ms[bisect(begun, task["ts"])] += wanted * task.get("tdur", 0) / 1000
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in ("flies", "lies"))
    for (start, kind), (end, _) in pairwise(marks):
        made, ended = bisect(begun, start), bisect(begun, end) - LAST  # the second frame with dice, and that after them
        if kind != "flies" or made >= ended:
            continue
        seen.throws += 1
        seen.due += sum(begun[made] <= ts <= begun[ended] for ts in due)
        seen.dropped += sum(begun[made] <= ts <= begun[ended] for ts in missing)
        seen.first.append(worked[made - 1] + worked[made])
        seen.busy.extend(worked[made + 1 : ended])
        seen.drawn.extend(drawn[made + 1 : ended])
        seen.last.append(sum(worked[ended : ended + LAST]))
    return seen


def told(values: list[float]) -> str:
    """The middle and the 95th percentile."""
    return f"{statistics.median(values):5.1f}{statistics.quantiles(values, n=20)[-1]:7.1f}"


def main() -> None:
    """Prints what was seen of each game, at a desk and on a phone."""
    print(f"CPU {SLOWER} times slower, drawn without a graphics card; ms as p50 and p95")
    heads = ("dropped", "between frames", "at rest", "CPU a frame", "to draw it")
    print(f"{'':25}{'throws':>7}{'frames':>7}" + "".join(f"{head:>15}" for head in heads) + f"{'first':>7}{'last':>6}")
    with tempfile.TemporaryDirectory() as data, Host(Path(data), rate=10_000) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for place, viewport in (("desk", DESK), ("phone", PHONE)):
            for game in sys.argv[1:] or TITLES:
                seen = measure(browser, host.url, game, viewport=viewport)
                figures = (str(seen.dropped), *map(told, (seen.air, seen.rest, seen.busy, seen.drawn)))
                first, last = statistics.median(seen.first), statistics.median(seen.last)
                row = f"{game:18}{place:7}{seen.throws:7}{seen.due:7}" + "".join(f"{each:>15}" for each in figures)
                print(f"{row}{first:7.0f}{last:6.0f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
