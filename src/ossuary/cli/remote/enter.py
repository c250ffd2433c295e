"""Arriving at a table: our identity, the kept file, and a seat."""

import argparse
import getpass
from pathlib import Path

from ...client.address import Address
from ...client.client import Table
from ...client.requests import Unwelcome
from ...engine.nodes import Refused
from ...host.protocol.values import LONGEST_NAME
from ...words import Words
from ..arguments import own_folder
from ..stage.ability import is_stage
from .host_client import HostClient
from .kept_promise import KeptPromise, digest
from .session import TableSession


def enter(options: argparse.Namespace, words: Words) -> TableSession:
    """A session at a table, with a seat unless we only watch."""
    address = Address.of(options.url)
    guest = HostClient(address.host)
    guest.introduce(options.token, name_of(options.name, words, options.mind), new=not options.watch)
    keeping = _keeping(options, address, guest) if options.keep is not None or not options.watch else None
    table = Table(guest, address, keeping)
    if table.update.table.rated and options.mind is not None:
        raise Refused("join-rated-mind")
    if not options.watch:
        _sit_down(table, options)
    staged = options.mind is None and is_stage(options.plain)
    return TableSession(table, words, keeping, options.watch, staged)


def name_of(asked: str | None, words: Words, mind: str | None = None) -> str:
    """Our name: as requested, otherwise the mind's, or the login name."""
    if asked is not None:
        if not asked.isprintable() or not 0 < len(asked.strip()) <= LONGEST_NAME:
            raise Refused("join-name", most=LONGEST_NAME)
        return asked.strip()
    try:
        name = mind or getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return name[:LONGEST_NAME] if name.isprintable() and name.strip() else words.say("join-guest")


def _keeping(options: argparse.Namespace, address: Address, guest: HostClient) -> KeptPromise:
    """The kept file of this table; equal table names on two hosts have different files."""
    name = f"{address.table}-{digest(address.host)[:8]}.json"
    path = own_folder("kept") / name if options.keep is None else Path(options.keep)
    return KeptPromise(path, address.table, guest.who)


def _sit_down(table: Table, options: argparse.Namespace) -> None:
    """Takes a seat if we have none yet."""
    seats = len(table.update.table.chairs)
    if options.seat is not None and not table.update.yours.seats and not 1 <= options.seat <= seats:
        raise Refused("join-no-seat", seat=str(options.seat), seats=seats)
    try:
        table.join(None if options.seat is None else options.seat - 1, options.name)
    except Unwelcome as error:
        if error.refusal.code == "host-full":
            raise Refused("join-full") from error
        raise
