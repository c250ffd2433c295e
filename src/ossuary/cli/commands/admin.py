"""`ossuary admin`: what the operator of a host needs besides the host itself."""

import argparse
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ...engine.extras import need
from ...engine.nodes import Refused
from ...words import Words
from ..arguments import file_refused, positive, shown
from ..common_arguments import add_database, add_json
from ..parser import Parser, add_language
from .serve import default_database, shown_url

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from ...host.db.admin import Complaint


class Done(NamedTuple):
    """The result of an action, for programs and for people."""

    content: Any
    text: str


Action: TypeAlias = Callable[[argparse.Namespace, str, Words], Done]


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the actions of `admin`; each takes a database and can print JSON."""
    actions = parser.add_subparsers(
        dest="action", metavar=words.say("cli-admin-word"), required=True, parser_class=Parser
    )

    def action(name: str, text: str) -> Parser:
        made: Parser = actions.add_parser(name, help=text, description=text)
        add_database(made, words)
        add_json(made, words)
        add_language(made, words)
        return made

    backup = action("backup", words.say("cli-admin-backup"))
    backup.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-admin-new-file"))
    restore = action("restore", words.say("cli-admin-restore"))
    restore.add_argument("file", metavar=words.say("cli-file-word"), help=words.say("cli-admin-file"))
    purge = action("purge", words.say("cli-admin-purge"))
    purge.add_argument("--days", metavar="N", type=int, default=90, help=words.say("cli-admin-days"))
    close = action("close", words.say("cli-admin-close"))
    close.add_argument("table", metavar=words.say("cli-table-word"), help=words.say("cli-admin-table"))
    action("status", words.say("cli-admin-status"))
    action("reports", words.say("cli-admin-reports"))
    ready = actions.add_parser("ready", help=words.say("cli-admin-ready"), description=words.say("cli-admin-ready"))
    ready.add_argument(
        "host",
        metavar=words.say("cli-url-word"),
        nargs="?",
        default="http://127.0.0.1:8000",
        help=words.say("cli-admin-host"),
    )
    add_json(ready, words)
    add_language(ready, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Runs one action: on a database, which a host may be using, or at a host."""
    need("serve", "uvicorn")
    done = _ready(options, words) if options.action == "ready" else _done(options, words)
    print(json.dumps(done.content) if options.json else done.text)
    return 0


def _done(options: argparse.Namespace, words: Words) -> Done:
    from sqlalchemy.exc import SQLAlchemyError

    from ...host.db.health import failure

    url = options.database or default_database()
    try:
        return ACTIONS[options.action](options, url, words)
    except SQLAlchemyError as error:
        raise Refused("serve-database-failed", url=shown_url(url), reason=failure(error)) from error
    except OSError as error:
        raise file_refused(str(error.filename or url), error) from error


def _backup(options: argparse.Namespace, url: str, words: Words) -> Done:
    from ...host.db.admin import existing
    from ...host.db.backup import backup

    counts = backup(existing(url), Path(options.file))
    text = words.say("admin-backed-up", tables=counts["tables"], events=counts["events"], file=shown(options.file))
    return Done({"file": options.file, "rows": counts}, text)


def _restore(options: argparse.Namespace, url: str, words: Words) -> Done:
    from ...host.db.backup import empty, restore

    counts = restore(_copy(Path(options.file)), empty(url))
    text = words.say("admin-restored", tables=counts["tables"], events=counts["events"], database=shown_url(url))
    return Done({"file": options.file, "rows": counts}, text)


def _copy(file: Path) -> "Engine":
    """The file to restore from."""
    from sqlalchemy.exc import SQLAlchemyError

    from ...host.db.admin import existing
    from ...host.db.backup import file_url
    from ...host.db.health import failure

    try:
        return existing(file_url(file))
    except SQLAlchemyError as error:
        raise Refused("serve-database-failed", url=str(file), reason=failure(error)) from error


def _purge(options: argparse.Namespace, url: str, words: Words) -> Done:
    from ...host.clock import clock
    from ...host.db.admin import existing, purge

    purged = purge(existing(url), positive("--days", options.days), clock())
    return Done(purged._asdict(), words.say("admin-purged", tables=purged.tables, keys=purged.keys))


def _close(options: argparse.Namespace, url: str, words: Words) -> Done:
    from ...host.db.admin import close, existing

    version = close(existing(url), options.table)
    return Done({"table": options.table, "version": version}, words.say("admin-closed", table=options.table))


def _status(_: argparse.Namespace, url: str, words: Words) -> Done:
    import msgspec

    from ...host.db.admin import existing
    from ...host.db.status import status
    from ..host_status import told

    found = status(existing(url))
    return Done(msgspec.to_builtins(found), told(found, shown_url(url), words))


def _reports(_: argparse.Namespace, url: str, words: Words) -> Done:
    from ...host.db.admin import existing, reports

    found = reports(existing(url))
    text = "\n".join(_told(complaint, words) for complaint in found) or words.say("admin-no-reports")
    return Done([complaint._asdict() for complaint in found], text)


def _ready(options: argparse.Namespace, words: Words) -> Done:
    from ..remote.ready import check_ready

    host = check_ready(options.host)
    return Done({"host": host, "ready": True}, words.say("admin-ready", host=host))


def _told(complaint: "Complaint", words: Words) -> str:
    """A report in lines, with control characters made visible."""
    nobody = words.say("admin-nobody")
    return words.say(
        "admin-report",
        at=f"{datetime.fromtimestamp(complaint.at, UTC):%Y-%m-%d %H:%M} UTC",
        table=complaint.table,
        name=shown(complaint.name or nobody),
        text=shown(complaint.text),
        reporter=shown(complaint.reporter_name or nobody),
        reason=shown(complaint.reason) or words.say("admin-no-reason"),
    )


ACTIONS: dict[str, Action] = {
    "backup": _backup,
    "restore": _restore,
    "purge": _purge,
    "close": _close,
    "status": _status,
    "reports": _reports,
}
