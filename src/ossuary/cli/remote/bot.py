"""A mind that plays through the protocol, as any program can."""

import secrets
import time
from functools import partial

from ...client.client import PAUSE
from ...client.visit import passes
from ...minds.playing.named_minds import chooser
from ..interruptible import Interruptible
from .session import TableSession


def play(session: TableSession, name: str) -> None:
    """Plays our seats with a mind until the game is over."""
    aside, rng, visit = Interruptible(), [secrets.randbits(32)], session.table.visit
    choose = aside.ask(partial(chooser, session.game, name))
    for event in session.answers():
        if not visit.due(event):
            continue
        if passes(event):
            time.sleep(PAUSE)
        if session.update.yours.offers:
            action = aside.ask(partial(choose, session.update.table.state, rng))
            session.send(visit.act([session.game.ACTIONS[action]]))
        for back in visit.returning():
            session.send(back)
