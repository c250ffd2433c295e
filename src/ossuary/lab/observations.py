"""docs/observations.md, written from the fields themselves: `python -m ossuary.lab.observations`."""

from pathlib import Path

from ..engine.registry import GAMES, Game
from ..minds.observation import fields, width

HEAD = """# Observations

What a learner sees of each game. `make docs` writes this page from each game's `observation.py`.

An observation is a row of 16-bit integers from the view of one seat, the same in all environments:
`VectorEnv`, PettingZoo and Gymnasium (under `observation`), and OpenSpiel (as floats).

- Fields with a value per seat start with the observing seat and continue round the table; missing seats have 0.
  `me` is the number of that seat, since some actions name seats by their numbers.
- It holds nothing that a player at the table could not know: face-down piles and bags appear only as what is left.
- The legal actions come with it as `action_mask`, with a 1 for each legal action, in the order of `ACTIONS`.
- A field is a *number*, or a *choice*: a code for one of several things, whose size means nothing.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *map(_game, GAMES.values())])


def _game(game: Game) -> str:
    lines = [f"## {game.NAME}", "", f"{width(game.NAME)} columns, {len(game.ACTIONS)} actions.", ""]
    lines += ["| columns | field | | from | to | meaning |", "|---|---|---|---:|---:|---|"]
    column = 0
    for field in fields(game.NAME):
        last = column + field.columns - 1
        columns = f"{column}" if last == column else f"{column}–{last}"
        kind = "choice" if field.choice else "number"
        lines.append(f"| {columns} | `{field.name}` | {kind} | {field.low} | {field.high} | {field.meaning} |")
        column = last + 1
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    Path("docs/observations.md").write_text(page(), encoding="utf-8")
