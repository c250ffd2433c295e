"""Structured logs: one JSON object per line, on standard error."""

import logging
import sys
from typing import Any

import structlog

from ..engine.nodes import Refused


def set_up() -> None:
    """Sends all logs, ours and the libraries', through one formatter."""
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def named(error: BaseException) -> str:
    """An error as logs name it: a refusal by its key, since sentences take time that the event loop does not have."""
    said = f"{error.key} {error.details}" if isinstance(error, Refused) else str(error)
    return f"{type(error).__name__}: {said}"[:200]
