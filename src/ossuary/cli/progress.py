"""A progress bar, on terminals only, removed when done."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(text: str) -> Iterator[Callable[[float], None]]:
    """A progress bar; call it with the share done, from 0 to 1."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(text, total=1.0)
        yield lambda done: bar.update(task, completed=done)
