"""Ctrl-C at a moment of choice."""

import signal
import subprocess
import sys

from tests.host.host import PATIENCE

from .conftest import Ran

STUCK = """
import ctypes, os, signal, sys, threading

def stuck(*_):
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    threading.Timer(0.2, os.kill, [os.getpid(), signal.SIGINT]).start()
    ctypes.CDLL(None).sleep(3600)  # as native code that looks at no signal

def thinks(game):
    return stuck
"""


def interrupted(*arguments: str, code: str = "import sys", typed: str = "") -> Ran:
    """A command in a process that runs some code before; something in it interrupts it."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests run in the background ignore it
    line = [sys.executable, "-c", f"{code}\nfrom ossuary.cli import main\nsys.exit(main())", *arguments]
    try:
        ran = subprocess.run(line, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        signal.signal(signal.SIGINT, heard)
    return Ran(ran.returncode, ran.stdout, ran.stderr)
