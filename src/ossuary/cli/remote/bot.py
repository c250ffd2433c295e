"""A mind that plays through the protocol, as any program can."""

import secrets
import time
from collections.abc import Iterator
from functools import partial

from ...host.protocol.answers import Refusal, Update
from ...host.protocol.commands import Act, Back
from ...minds.playing.named_minds import chooser
from ..interruptible import Interruptible
from .http_client import Unwelcome, new_id
from .session import TableSession

PASSING = ("host-too-fast", "host-unavailable")  # refusals after which the same can be asked again
LATE = ("host-stale", "host-over", "host-not-away")  # the table has moved on, and another update says how


def play(session: TableSession, name: str) -> None:
    """Plays our seats with a mind until the game is over."""
    aside, rng = Interruptible(), [secrets.randbits(32)]
    choose = aside.ask(partial(chooser, session.game, name))
    for update in _updates(session):
        table, yours = update.table, update.yours
        if yours.offers:
            action = aside.ask(partial(choose, table.state, rng))
            session.send(Act(new_id(), table.version, yours.offers[0].seat, [session.game.ACTIONS[action]]))
        elif "back" in yours.rights:  # a mind of the host has taken over while we were away
            for seat in yours.seats:
                session.send(Back(new_id(), seat))


def _updates(session: TableSession) -> Iterator[Update]:
    """Every update, and the last one again if a command has to be repeated."""
    for answer in session.answers():
        if isinstance(answer, Update):
            yield answer
        elif isinstance(answer, Refusal) and answer.code in PASSING:
            time.sleep(1)
            yield session.update
        elif isinstance(answer, Refusal) and answer.code not in LATE:
            raise Unwelcome(answer)
