"""The command `ossuary`, in English or German, with exit codes that scripts can rely on."""

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..words import Words

FAILURE, MISUSE, INTERRUPTED, UNREAD = 1, 2, 130, 141  # exit codes


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; 0 when done, 1 for lost output or a false record, 2 for misuse, 130 on Ctrl-C, 141 unread."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:  # all that takes time is loaded in here: Ctrl-C may come early
        from ..words import Words
        from .parser import language_of

        _ready_streams()
        return _finished(given, Words(language_of(given)))
    except KeyboardInterrupt:
        return INTERRUPTED


def _finished(given: list[str], words: "Words") -> int:
    """Runs the command until its output is written or its reader is gone."""
    from .arguments import file_refused, told

    try:
        code = _run(given, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\n" + words.say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        _drop_output()
        print(told(file_refused(words.say("cli-output"), error), words), file=sys.stderr)
        return FAILURE
    return code


def _run(given: list[str], words: "Words") -> int:
    from ..engine.faults import fault
    from ..engine.nodes import Refused
    from ..engine.registry import LEFT_OUT
    from .arguments import told
    from .parser import parse

    for misfit in LEFT_OUT.values():
        print(told(misfit, words), file=sys.stderr)
    try:
        return parse(given, words)
    except Refused as error:
        print(told(error, words), file=sys.stderr)
        return MISUSE
    except MemoryError:
        print(words.say("cli-memory"), file=sys.stderr)
        return MISUSE
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    except Exception as error:
        if (at_fault := fault(error)) is None:
            raise
        print(told(at_fault, words), file=sys.stderr)
        return MISUSE


def _ready_streams() -> None:
    """Replaces streams that were closed before the start, and makes all of them accept any character."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Drops output that would be flushed at exit."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
