"""docs/observations.md, written from the fields themselves: `python -m ossuary.lab.observations`."""

from pathlib import Path

from ..engine.registry import GAMES, Game
from ..minds.observation import fields, width

HEAD = """# Observations

What a learner sees of each game, written from the `observation.py` of each game by `make docs`.

An observation is a row of 16-bit integers from the view of one seat, the same in all environments:
`VectorEnv`, PettingZoo and Gymnasium (under `observation`), and OpenSpiel (as floats).

- What stands by seat begins with the seat whose view it is and goes on round the table; missing seats have 0.
  `me` says which seat that is, since some actions name seats by their numbers.
- Nothing is in it that a player at the table could not know: what lies face down or in the bag is only what is left.
- The legal actions come beside it as `action_mask`, a 1 for each in the order of `ACTIONS`; with the rules' numbers.
- A field is a *number*, or a *choice*: one of several kinds of thing, whose size means nothing.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *map(_game, GAMES.values())])


def _game(game: Game) -> str:
    lines = [f"## {game.NAME}", "", f"{width(game.NAME)} columns, {len(game.ACTIONS)} actions.", ""]
    lines += ["| columns | field | | from | to | what |", "|---|---|---|---:|---:|---|"]
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
