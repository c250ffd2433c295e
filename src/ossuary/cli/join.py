"""`ossuary join`: a seat at a table of a host, for a person in the terminal or for a mind."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from ..engine.nodes import Refused
from ..words import Words
from . import FAILURE, INTERRUPTED
from .arguments import need, shown
from .play import command
from .seats import KNOWN, is_mind

if TYPE_CHECKING:
    from .visit import Visit


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays or watches until the game is over, or until the person leaves."""
    need("join", "msgspec", "websockets")
    from .arrival import arrive
    from .guest import Unwelcome
    from .visit import GivenUp, in_words

    if options.watch and (options.mind is not None or options.seat is not None):
        raise Refused("join-watch")
    if options.mind is not None and not is_mind(options.mind):
        raise Refused("host-no-mind", mind=options.mind, minds=", ".join(KNOWN))
    try:
        visit = arrive(options, words)
        try:
            over = _over(visit, options)
        finally:
            visit.leave()
    except Unwelcome as error:
        raise Refused("join-refused", reason=in_words(error.refusal.said, words)) from error
    except GivenUp:
        print(words.say("join-given-up", command=_again(options)), file=sys.stderr)
        return FAILURE
    except KeyboardInterrupt:
        print("\n" + words.say("join-come-back", command=_again(options)), file=sys.stderr)
        return INTERRUPTED
    if not over:
        print(words.say("join-come-back", command=_again(options)))
    return 0


def _over(visit: "Visit", options: argparse.Namespace) -> bool:
    """Whether the game was played to its end, once nobody is here any more."""
    from .bot import play
    from .person import Person

    if options.mind is not None:
        play(visit, options.mind)
    elif options.watch:
        for _ in visit.answers():
            pass
    else:
        return Person(visit).play()
    return True


def _again(options: argparse.Namespace) -> str:
    """How to come back as the same player."""
    again = ["join", options.url]
    for name in ("mind", "name", "keep"):
        if (value := getattr(options, name)) is not None:
            again += [f"--{name}", value]
    if options.watch:
        again.append("--watch")
    return f"{command()} {shown(shlex.join(again))}" + (" --token …" if options.token else "")
