"""The health of the database: its last error, for the log, the metrics and `/ready`."""

import time

import structlog
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ...engine.nodes import Refused
from ..metrics import DATABASE_FAILING, DATABASE_FAILURES

REMINDER = 60.0  # seconds after which something that is still wrong is logged again
OF_ONE_JOB = (DataError, IntegrityError)  # these say nothing about the database
log = structlog.get_logger()


class Unavailable(Refused):
    """The database cannot be reached now; nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__("host-unavailable")


class Condition:
    """The current errors of reading and writing, until each works again."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[str, float]] = {}  # by what was done: what the database said, and when logged

    @property
    def good(self) -> bool:
        """Whether the last read and the last write went well."""
        return not self._wrong

    def failed(self, doing: str, error: SQLAlchemyError) -> Unavailable:
        """Logs a failure; returns the error for the client."""
        reason, now = failure(error), time.monotonic()
        DATABASE_FAILURES.labels(doing).inc()
        known, logged = self._wrong.get(doing, ("", now))
        if reason != known or now - logged > REMINDER:
            log.error("database failed", doing=doing, error=reason)
            logged = now
        if not isinstance(error, OF_ONE_JOB):
            self._wrong[doing] = reason, logged
            DATABASE_FAILING.labels(doing).set(1)
        unavailable = Unavailable()
        unavailable.__cause__ = error
        return unavailable

    def succeeded(self, doing: str) -> None:
        """Notes that the database works."""
        if doing in self._wrong:
            self._wrong.pop(doing, None)  # several threads read
            DATABASE_FAILING.labels(doing).set(0)
            log.warning("database works again", doing=doing)


def failure(error: SQLAlchemyError) -> str:
    """A database error in one line, without the password."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:300]
