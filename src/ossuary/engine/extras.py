"""Extras: optional packages that a game in the terminal does not need."""

import shlex
import sys
from importlib import import_module

from .nodes import Refused


def need(extra: str, *modules: str) -> None:
    """Refuses if an extra is not installed."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            python = shlex.quote(sys.executable)
            raise Refused("cli-missing-extra", module=error.name or module, python=python, extra=extra) from error
