"""Arriving at a table: our identity, the kept file, and a seat."""

import argparse
import getpass
import os
from pathlib import Path

from ...engine.nodes import Refused
from ...host.protocol.answers import Update
from ...host.protocol.commands import Join, Pledge
from ...host.protocol.values import LONGEST_NAME
from ...words import Words
from ..arguments import own_folder
from ..stage.ability import is_stage
from .course import Course
from .dice_promise import DicePromise, digest
from .http_client import Address, HttpClient, Unwelcome, new_id
from .session import TableSession


def enter(options: argparse.Namespace, words: Words) -> TableSession:
    """A session at a table, with a seat unless we only watch."""
    guest = HttpClient(Address.of(options.url))
    name = _name(options, words)
    if options.token:
        guest.shows(options.token)
    elif token := os.environ.get("OSSUARY_TOKEN"):
        guest.shows_here(token)
    elif options.watch:
        guest.recalls(name)
    else:
        guest.is_called(name)
    update = guest.look()
    course = Course(guest.address.table, update, guest.record)
    keeping = _keeping(options, guest) if options.keep is not None or not options.watch else None
    if keeping and not options.watch:
        _sit_down(guest, update, keeping, options)
    elif keeping and update.table.status == "open" and update.table.dice and not update.table.dice.closed:
        keeping.promised(update.table, gives=False)
    staged = options.mind is None and is_stage(options.plain)
    return TableSession(guest, update, course, words, keeping, options.watch, staged)


def _name(options: argparse.Namespace, words: Words) -> str:
    """Our name: as requested, otherwise the mind's, or the login name."""
    if options.name is not None:
        if not options.name.isprintable() or not 0 < len(options.name.strip()) <= LONGEST_NAME:
            raise Refused("join-name", most=LONGEST_NAME)
        return str(options.name.strip())
    try:
        name = options.mind or getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return name[:LONGEST_NAME] if name.isprintable() and name.strip() else words.say("join-guest")


def _keeping(options: argparse.Namespace, guest: HttpClient) -> DicePromise:
    """The kept file of this table; equal table names on two hosts have different files."""
    host, table, _ = guest.address
    path = own_folder("kept") / f"{table}-{digest(host)[:8]}.json" if options.keep is None else Path(options.keep)
    return DicePromise(path, table, guest.who)


def _sit_down(guest: HttpClient, update: Update, keeping: DicePromise, options: argparse.Namespace) -> None:
    """Takes a seat if we have none yet, and pledges our text to the dice, whose commitment we know by now."""
    table, yours, seat = update.table, update.yours, _seat(options, update)
    comes = not yours.seats or not all(table.chairs[seat].ready for seat in yours.seats)
    hidden = None
    if table.status == "open" and table.dice and not table.dice.closed:
        hidden = keeping.promised(table, gives=comes or "pledge" in yours.rights)
    try:
        if comes:
            guest.command(Join(new_id(), seat, options.name))
        if hidden:
            guest.command(Pledge(new_id(), hidden))
    except Unwelcome as error:
        if error.refusal.code == "host-texts-closed":
            return  # the game was started between the two; it begins without our text
        keeping.forget()
        if error.refusal.code == "host-full":
            raise Refused("join-full") from error
        raise


def _seat(options: argparse.Namespace, update: Update) -> int | None:
    """The requested seat, unless we already have one."""
    if options.seat is None or update.yours.seats:
        return None
    if not 1 <= options.seat <= len(update.table.chairs):
        raise Refused("join-no-seat", seat=str(options.seat), seats=len(update.table.chairs))
    return int(options.seat) - 1
