"""Extras: what is not needed to play in a terminal, and may not be installed."""

import shlex
import sys
from importlib import import_module

from .nodes import Refused


def need(extra: str, *modules: str) -> None:
    """Refuses what an extra is needed for, where it is not installed."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            python = shlex.quote(sys.executable)
            raise Refused("cli-missing-extra", module=error.name or module, python=python, extra=extra) from error
