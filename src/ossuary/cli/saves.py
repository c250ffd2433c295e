"""The files in which games are saved."""

import os
import time
from pathlib import Path

from ..engine.nodes import Refused
from ..engine.registry import Game
from ..table import check_folder
from .arguments import file_refused, own_folder


def free(path: Path) -> Path:
    """A path to save to; refused if the file already has content."""
    try:
        check_folder(path)
        there = path.is_file() and path.stat().st_size > 0
    except OSError as error:
        raise file_refused(str(path), error) from error
    if there:
        raise Refused("cli-file-there", file=str(path))
    return path


def new_save(game: Game) -> Path:
    """A new file in the user's data folder."""
    begun = time.strftime("%Y-%m-%d-%H%M%S")
    return own_folder("games") / f"{game.NAME}-{begun}-{os.getpid()}.json"
