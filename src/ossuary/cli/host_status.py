"""The status of a host in sentences."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..words import Words
from ..words.said import Argument
from .arguments import shown

if TYPE_CHECKING:
    from ..host.db.status import Process, Status

MEGABYTE = 1e6


def told(status: "Status", database: str, words: Words) -> str:
    """Everything, a line for each subject, and one or two for each process."""
    lines = [
        words.say(
            "admin-status-host",
            version=status.version,
            form=status.form,
            database=database,
            megabytes=status.bytes / MEGABYTE,
        ),
        words.say("admin-status-tables", recent=status.recent, **status.tables),
        words.say("admin-status-people", here=status.here, players=status.players),
        words.say(
            "admin-status-waiting",
            overdue=status.overdue,
            seconds=status.longest_overdue,
            rate=status.to_rate,
            count=status.to_count,
            tournaments=status.tournaments,
            reports=status.reports,
        ),
    ]
    lines += [_process(one, words) for one in status.processes] or [words.say("admin-status-nobody")]
    return "\n".join(lines)


def _process(process: "Process", words: Words) -> str:
    known: dict[str, Argument] = {"id": process.id, "people": process.people, "silent": process.silent}
    told = process.told
    if told is None:
        return words.say("admin-status-silent-process", **known)
    since = f"{datetime.fromtimestamp(told.since, UTC):%Y-%m-%d %H:%M} UTC"
    line = words.say(
        "admin-status-process",
        **known,
        address=shown(told.address),
        version=shown(told.version),
        since=since,
        sockets=told.sockets,
        tables=told.tables,
    )
    slowest = [
        words.say("admin-status-command", kind=shown(slow.kind), milliseconds=1000 * slow.seconds)
        for slow in told.slowest
    ]
    return f"{line}\n{words.say('admin-status-slowest', commands=', '.join(slowest))}" if slowest else line
