"""`ossuary serve`: a host that one command starts."""

import argparse
import errno
import os
import re
import signal
import socket
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from ...engine.extras import need
from ...engine.nodes import Refused
from ...minds.playing import onnx_mind
from ...words import Words
from .. import FAILURE
from ..arguments import file_refused, own_folder, positive
from ..browser import show
from ..common_arguments import add_database
from ..program import command
from ..wait_for_host import when_host_answers


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=words.say("cli-serve-host"))
    parser.add_argument(
        "--name", metavar=words.say("cli-name-word"), action="append", default=[], help=words.say("cli-serve-name")
    )
    parser.add_argument("--port", metavar="N", type=int, default=8000, help=words.say("cli-serve-port"))
    add_database(parser, words)
    parser.add_argument("--workers", metavar="N", type=int, default=1, help=words.say("cli-serve-workers"))
    parser.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))
    parser.add_argument("--notices", metavar=words.say("cli-url-word"), help=words.say("cli-serve-notices"))
    parser.add_argument("--webhooks", action="store_true", help=words.say("cli-serve-webhooks"))
    parser.add_argument(
        "--webhooks-to",
        metavar=words.say("cli-url-word"),
        action="append",
        default=[],
        help=words.say("cli-serve-webhooks-to"),
    )
    parser.add_argument("--rate", metavar="N", type=int, default=50, help=words.say("cli-serve-rate"))
    parser.add_argument("--learned", metavar=words.say("cli-folder-word"), help=words.say("cli-serve-learned"))
    parser.add_argument("--alone", metavar=words.say("cli-folder-word"), help=words.say("cli-serve-alone"))
    parser.add_argument("--no-warm-up", action="store_false", dest="warm_up", help=words.say("cli-serve-no-warm-up"))


def run(options: argparse.Namespace, words: Words) -> int:
    """Serves until it is stopped."""
    need("serve", "uvicorn")
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError
    from uvicorn.supervisors import Multiprocess

    from ...host import network
    from ...host.db.health import failure
    from ...host.db.store import Store
    from ...host.logs import set_up
    from ...host.settings import Settings, hand_over
    from ...host.trained_minds import load_folder
    from ...host.web import wire
    from ...host.web.host_names import public_names
    from ...host.web.page_age import is_outdated

    workers, rate = positive("--workers", options.workers), positive("--rate", options.rate)
    contact, trusted = _contact(options.notices), _trusted(options)
    if options.learned is not None:
        need(onnx_mind.KIND, *onnx_mind.MODULES)
        load_folder(options.learned)  # what is wrong with a file shall be known before anybody comes
    if options.alone is not None and not (Path(options.alone) / "index.html").is_file():
        raise Refused("serve-alone", folder=options.alone)
    url = options.database or default_database()
    try:
        store = Store(url)
        if workers > 1 and not store.shared:
            raise Refused("serve-workers")
        store.migrate()
        store.engine.dispose()
    except SQLAlchemyError as error:
        raise Refused("serve-database-failed", url=shown_url(url), reason=failure(error)) from error
    except OSError as error:
        raise file_refused(error.filename or url, error) from error
    bound = _bound(options.host, options.port, spare=options.open)
    try:
        names = public_names(options.host, options.name)
    except Refused:
        bound.close()
        raise
    listened, port = bound.getsockname()[:2]
    address = network.url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(listened, options.host), port)
    hand_over(
        Settings(
            url,
            rate,
            contact,
            webhooks=options.webhooks,
            webhooks_to=trusted,
            learned=options.learned,
            alone=options.alone,
            names=names,
            listens=(listened, port),
            restart=f"{command()} serve",
            warm_up=options.warm_up,
        )
    )
    set_up()
    config = wire.config("ossuary.host.app:create", factory=True, workers=workers)
    if is_outdated():
        print(words.say("serve-page-outdated"), file=sys.stderr)
    signal.signal(signal.SIGTERM, _stop)
    when_host_answers(bound, lambda: announce(words, address, network.addresses(listened, port), url, options.open))
    if workers > 1:
        Multiprocess(config, sockets=[bound]).run()
    else:
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):  # the server raises the signal again that stopped it
            server.run(sockets=[bound])
        if not server.started:
            return FAILURE  # the log says why
    print(words.say("serve-stopped"), flush=True)
    os._exit(0)  # threads that compile cannot be interrupted, and all the rest is in order


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{own_folder() / 'host.db'}"


def shown_url(url: str) -> str:
    """A database's address without its password."""
    from ...host.db.store import database_url, shown

    return shown(database_url(url))


def _contact(given: str | None) -> str | None:
    """The contact for push services."""
    if given is None:
        return None
    if not given.startswith(("mailto:", "https://")) or len(given) > 200 or not given.isprintable() or " " in given:
        raise Refused("serve-notices", contact=given)
    need("push", "cryptography")
    return given


def _trusted(options: argparse.Namespace) -> tuple[str, ...]:
    """The beginnings of addresses to which webhooks may lead though they are not public."""
    given = tuple(url.rstrip("/") for url in options.webhooks_to)
    for url in given:
        if not re.fullmatch(r"https?://[^/?#@\s]+", url) or not options.webhooks:
            raise Refused("serve-webhooks-to", url=url)
    return given


def announce(words: Words, address: str, nearby: list[str], database: str, opened: bool) -> None:
    """Prints the host's address, and those in the local network, and opens its page if asked to."""
    said = [words.say("serve-address", url=address, database=shown_url(database))]
    said += [words.say("serve-network", url=other) for other in nearby if other != address]
    with suppress(OSError):  # a closed output does not stop the host
        print("\n".join(said), flush=True)
    if opened:
        show(address)


def _stop(*_: int | FrameType | None) -> NoReturn:
    """Treats a stop signal as Ctrl-C."""
    raise KeyboardInterrupt


def _bound(host: str, port: int, spare: bool = False) -> socket.socket:
    """The socket to listen on; the port is tried before anything else starts, and may be replaced by a free one."""
    if not 0 <= port <= 65535:
        raise Refused("serve-port", port=str(port))
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with ExitStack() as failing:
            bound = failing.enter_context(socket.socket(family, kind))
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(address)
            failing.pop_all()
    except (OSError, UnicodeError) as error:
        if spare and getattr(error, "errno", None) == errno.EADDRINUSE:
            return _bound(host, 0)
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("serve-listen", host=host, port=str(port), reason=reason) from error
    bound.set_inheritable(True)
    return bound
