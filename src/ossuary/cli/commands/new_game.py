"""`ossuary new-game`: the skeleton of a game, as its own distribution."""

import argparse
import shlex
from pathlib import Path

from ...contract.new_game import write
from ...words import Words
from ..arguments import file_refused


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("name", metavar=words.say("cli-name-word"), help=words.say("cli-new-game-name"))
    parser.add_argument("folder", metavar=words.say("cli-folder-word"), help=words.say("cli-new-game-folder"))


def run(options: argparse.Namespace, words: Words) -> int:
    """Writes the skeleton, and says what to do next."""
    folder = Path(options.folder)
    try:
        written = write(options.name, folder)
    except OSError as error:
        raise file_refused(str(folder), error) from error
    for path in written:
        print(path)
    print("\n" + words.say("new-game-next", game=options.name))
    where = shlex.quote(str(folder))
    for line in (f"pip install -e {where}", f"ossuary check-game {options.name}", f"ossuary play {options.name}"):
        print(f"  {line}")
    return 0
