"""The table of strengths in docs/minds.md, made from what was measured: `python -m tests.strengths_table` writes it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ossuary.engine.registry import GAMES
from ossuary.minds.playing.measured import file_of
from ossuary.words import words_in

FILE = Path(__file__).parents[1] / "docs" / "minds.md"
HEAD = """\
| game | seats | one | against copies of | wins, % | games | gives away a decision, % | ms a choice |
|---|---:|---|---|---:|---:|---:|---:|
"""


def table() -> str:
    """All measurements, a line for each pair."""
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for name in GAMES for row in _rows(name))


def written() -> str:
    """The table in the file."""
    found = re.search(re.escape(HEAD) + r"(?:\|.*\n)*", FILE.read_text(encoding="utf-8"))
    assert found
    return found[0]


def _rows(name: str) -> Iterator[list[str]]:
    title = words_in("en").say(f"rules-{name}-title")
    for seats, minds in json.loads(file_of(name).read_text(encoding="utf-8")).items():
        order = list(minds)
        for mind, one in minds.items():
            first, last = [title, seats, mind], [_given_away(one["gives_away"]), f"{one['milliseconds']:.2f}"]
            stronger = [other for other in order[order.index(mind) + 1 :] if other in one["wins"]]
            for other in stronger:
                share, error, games = one["wins"][other]
                yield [*first, other, f"{100 * share:.1f} ± {100 * error:.1f}", str(games), *last]
            if not stronger:
                yield [*first, "", "", "", *last]


def _given_away(found: Any) -> str:
    """What a decision gives away, with its error: nothing where it is unknown, 0 for what all are held to."""
    if found is None:
        return ""
    mean, error, number = found
    return f"{100 * mean:.2f} ± {100 * error:.2f}" if number else "0"


if __name__ == "__main__":
    FILE.write_text(FILE.read_text(encoding="utf-8").replace(written(), table()), encoding="utf-8")
