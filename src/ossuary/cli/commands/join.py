"""`ossuary join`: a seat at a host's table, for a person in the terminal or for a mind."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from ...engine.extras import need
from ...engine.nodes import Refused
from ...minds.playing.named_minds import is_mind, known_minds
from ...words import Words
from .. import FAILURE, INTERRUPTED
from ..arguments import shown
from ..common_arguments import add_plain, add_who, minds_told
from ..program import command

if TYPE_CHECKING:
    from ..remote.session import TableSession


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("url", metavar=words.say("cli-url-word"), help=words.say("cli-join-url"))
    parser.add_argument(
        "--mind",
        metavar=words.say("cli-mind-word"),
        help=words.say("cli-join-mind", minds=minds_told(words, faces=True)),
    )
    add_who(parser, words)
    parser.add_argument("--seat", metavar="N", type=int, help=words.say("cli-join-seat"))
    parser.add_argument("--watch", action="store_true", help=words.say("cli-join-watch"))
    parser.add_argument("--keep", metavar=words.say("cli-file-word"), help=words.say("cli-join-keep"))
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays or watches until the game is over, or until the person leaves."""
    try:
        return _visit(options, words)
    except KeyboardInterrupt:
        print("\n" + words.say("join-come-back", command=_again(options)), file=sys.stderr)
        return INTERRUPTED


def _visit(options: argparse.Namespace, words: Words) -> int:
    need("join", "msgspec", "websockets")
    from ...client.line import GivenUp
    from ...client.requests import Unwelcome
    from ..remote.enter import enter
    from ..remote.session import in_words

    if options.watch and (options.mind is not None or options.seat is not None):
        raise Refused("join-watch")
    if options.mind is not None and not is_mind(options.mind):
        raise Refused("host-no-mind", mind=options.mind, minds=", ".join(known_minds()))
    try:
        session = enter(options, words)
        try:
            over = _over(session, options)
        finally:
            session.leave()
    except Unwelcome as error:
        raise Refused("join-refused", reason=in_words(error.refusal.said, words)) from error
    except GivenUp:
        print(words.say("join-given-up", command=_again(options)), file=sys.stderr)
        return FAILURE
    if not over:
        print(words.say("join-come-back", command=_again(options)))
    return 0


def _over(session: "TableSession", options: argparse.Namespace) -> bool:
    """Whether the game was played to its end, once the player is gone."""
    from ..remote.bot import play
    from ..remote.person import Person

    if options.mind is not None:
        play(session, options.mind)
    elif options.watch:
        for _ in session.answers():
            pass
    else:
        return Person(session).play()
    return True


def _again(options: argparse.Namespace) -> str:
    """How to come back as the same player."""
    again = ["join", options.url]
    for name in ("mind", "name", "keep"):
        if (value := getattr(options, name)) is not None:
            again += [f"--{name}", value]
    again += [f"--{name}" for name in ("watch", "plain") if getattr(options, name)]
    return f"{command()} {shown(shlex.join(again))}" + (" --token …" if options.token else "")
