"""How this program is called from a shell."""

import shlex
import shutil
import sys


def command() -> str:
    """How this command can be called again."""
    return "ossuary" if shutil.which("ossuary") else f"{shlex.quote(sys.executable)} -m ossuary"
