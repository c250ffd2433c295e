"""The rules as pages: without the marks of Markdown, in the user's pager."""

import os
import re
import shlex
import shutil
import subprocess
import textwrap

from ...drawing.text import Tone
from .ability import painted, text_width

MARKED = re.compile(r"(?P<lead>- |> |\d+\. )?(?:(?P<stars>\*\*?)(?P<name>.+?)(?P=stars))?(?P<text>.*)")
LESS = {"LESS": "FRX"}  # leave at once if all fits, keep colours, leave the text on the screen


def paged(markdown: str) -> None:
    """Shows a text in the pager, or prints it where there is none."""
    text = readable(markdown)
    pager = shlex.split(os.environ.get("PAGER", "")) or ["less"]
    if shutil.which(pager[0]) is None:
        print(text)
        return
    environment = {**LESS, "LESSCHARSET": "utf-8", **os.environ}
    subprocess.run(pager, input=text + "\n", text=True, encoding="utf-8", env=environment, check=False)


def readable(markdown: str) -> str:
    """Headings and names in bold, rulings set off, everything wrapped."""
    return "\n".join(_line(line) for line in markdown.rstrip().split("\n"))


def _line(line: str) -> str:
    heading = line.lstrip("#")
    if heading != line:
        return painted(heading.strip(), Tone.ACT if line.startswith("# ") else Tone.STRONG)
    found = MARKED.fullmatch(line)
    if not line or found is None:
        return line
    lead, name, rest = found["lead"] or "", found["name"] or "", found["text"]
    begin = {"- ": "  • ", "> ": "  │ ", "": ""}.get(lead, f"  {lead}")
    carried = begin if lead == "> " else " " * len(begin)
    wrapped = textwrap.fill(
        name + rest, text_width(), initial_indent=begin, subsequent_indent=carried, break_on_hyphens=False
    )
    if not name:
        return painted(wrapped, Tone.PLAIN)
    if not rest:
        return painted(wrapped, Tone.QUIET)
    first = wrapped.index("\n") if "\n" in wrapped else len(wrapped)
    end = min(len(begin) + len(name), first)
    return (
        painted(begin, Tone.QUIET)
        + painted(wrapped[len(begin) : end], Tone.STRONG)
        + painted(wrapped[end:], Tone.PLAIN)
    )
