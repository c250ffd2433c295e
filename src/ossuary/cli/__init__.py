"""The command `ossuary`: what was asked for, in one of the languages, with exit codes that scripts can trust."""

import os
import sys
from collections.abc import Sequence

from ..rules.nodes import Refused
from .parser import MISUSE, language_of, parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 0 when done, 2 for misuse, 130 after Ctrl-C, 141 when nobody reads the output any more."""
    from ..words import Words

    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(language_of(given))
    try:
        code = parse(given, words)
        sys.stdout.flush()
    except Refused as error:
        print(words.say(error.key, **error.details), file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        print("\n" + words.say("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        return 141
    return code
