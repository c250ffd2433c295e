"""docs/pictures/terminal.svg: what `ossuary play` shows at a terminal. `python -m tests.cli.picture` takes it again."""

import io
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from .terminal import AtTerminal

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
COLUMNS = 80
GAME = ("play", "rolling-bones", "--seats", "you,beginner", "--seed", "975")
ARMS = " ".join(f"lay_{side}_{bone}" for side in ("left", "right") for bone in ("upper_arm", "forearm", "hand"))
FIRST = f"lay_rib_cage {ARMS} lay_spine lay_pelvis lay_left_thigh lay_right_thigh"
TYPED = "lay_skull lay_hat"
KEYS = "q leave"
# Bone on charcoal; red, green, yellow, blue, magenta and cyan are the hues of the games.
HUES = [(38, 36, 32), (217, 72, 59), (143, 179, 90), (224, 168, 60), (95, 140, 200), (180, 120, 190), (47, 167, 184)]
THEME = TerminalTheme((27, 26, 23), (239, 230, 210), [*HUES, (239, 230, 210)])
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}" role="img" \
aria-label="A turn of Rolling Bones in the terminal: the skeleton, the dice, and what can be done">
<style>
.{unique_id}-matrix {{ font: {char_height}px \
ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }}
{styles}
</style>
<rect width="{terminal_width}" height="{terminal_height}" rx="10" fill="#1b1a17"/>
<g transform="translate(12 8)" class="{unique_id}-matrix">
{backgrounds}
{matrix}
</g>
</svg>
"""


def screen() -> str:
    """What stands on the screen when the player is asked, in colour."""
    with tempfile.TemporaryDirectory() as folder, AtTerminal(*GAME, "--save", Path(folder, "game.json")) as terminal:
        terminal.until(KEYS)
        for number, line in enumerate((FIRST, TYPED), start=2):
            terminal.type(line + "\n")
            terminal.until(KEYS, times=number)
        answered = terminal.raw.replace("\r\n", "\n").rpartition(TYPED)[2]
        return f"> {TYPED}{answered[: answered.index(KEYS) + len(KEYS)]}"


def svg(text: str) -> str:
    """The screen as a picture."""
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="standard")
    for line in [*text.split("\n"), ""]:
        console.print(Text.from_ansi(line), soft_wrap=True)
    return console.export_svg(theme=THEME, code_format=FORMAT, unique_id="stage")


if __name__ == "__main__":
    PICTURE.write_text(svg(screen()), encoding="utf-8")
