"""`ossuary carry`: games that were played without a host, brought to one as records."""

import argparse
import sys
from collections.abc import Iterator
from zipfile import BadZipFile, ZipFile, is_zipfile

from ...engine import record as records
from ...engine.extras import need
from ...engine.nodes import Refused
from ...words import Words
from .. import FAILURE
from ..arguments import LARGEST, file_refused, file_text, shown, told
from ..common_arguments import add_who


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("url", metavar=words.say("cli-url-word"), help=words.say("cli-carry-url"))
    parser.add_argument("files", metavar=words.say("cli-file-word"), nargs="+", help=words.say("cli-carry-files"))
    parser.add_argument("--seat", metavar="N", type=int, help=words.say("cli-carry-seat"))
    add_who(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Brings each record, and says what became of it."""
    need("join", "msgspec", "websockets")
    from ..remote.enter import name_of
    from ..remote.handing import Handing

    if options.seat is not None and options.seat < 1:
        raise Refused("host-carried-seat")
    found = [one for file in options.files for one in _records(file)]
    host = Handing(options.url, options.token, name_of(options.name, words), words)
    code = 0
    for name, text in found:
        try:
            game = records.read(text).game.NAME
            made = host.carry(text, None if options.seat is None else options.seat - 1)
        except Refused as error:
            print(f"{shown(name)}: {told(error, words)}", file=sys.stderr)
            code = FAILURE
            continue
        key = "carry-known" if made.known else "carry-done"
        title = words.say(f"rules-{game}-title")
        print(words.say(key, file=shown(name), game=title, url=f"{host.address}/t/{made.table}/back"))
    return code


def _records(file: str) -> Iterator[tuple[str, str]]:
    """The record in a file, or all records in the download of a host or a page, with their names."""
    if not is_zipfile(file):
        yield file, file_text(file)
        return
    try:
        with ZipFile(file) as archive:
            for one in archive.infolist():
                if one.filename.startswith("records/") and one.file_size <= LARGEST:
                    yield one.filename, archive.read(one).decode()
    except (OSError, BadZipFile, UnicodeDecodeError) as error:
        raise file_refused(file, error if isinstance(error, OSError) else OSError(str(error))) from error
