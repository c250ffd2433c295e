"""A game at a host's table, without HTTP: every message about it can be built and sent."""

import random
from collections.abc import Iterator

from msgspec import json

from ..engine.registry import Game, actions_of
from ..fair import commitment
from ..host.messages.view import happening, view, yours
from ..host.messages.why_not import choices
from ..host.protocol.http import NewSeat, NewTable
from ..host.table.apply import apply, match_from_log
from ..host.table.chance import STANDING
from ..host.table.decide import begun, played
from ..host.table.events import AnyEvent
from ..host.table.match import Match
from ..host.table.opening import open_table
from ..host.table.rights import Asker
from ..words.said import Said
from .findings import Finding, at, raised, wrong

PLAYER, SECRET = "player", bytes(32)
MOST_ACTIONS = 150


def at_a_table(game: Game, seed: int) -> Iterator[Finding]:
    """What is wrong with a game in which one person plays all seats of a table."""
    options = game.Options()
    actions = 0
    try:
        new = NewTable(game.NAME, [NewSeat("me") for _ in range(options.seats)], {})
        match = match_from_log("table", SECRET, [open_table(new, PLAYER, 0.0, commitment(SECRET))])
        rng, asker = random.Random(seed), Asker(PLAYER, 0.0)
        _send(match, begun(match, 0.0), asker)
        while match.mover is not None and actions < MOST_ACTIONS:
            yield from _answer(game, match, at(options, seed, actions))
            action = rng.choice(actions_of(game, match.table.state))
            _send(match, played(match, match.mover, [game.ACTIONS[action]], "player", 0.0, player=PLAYER), asker)
            actions += 1
    except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
        yield wrong("contract-at-host", error=raised(game, error), at=at(options, seed, actions))


def _answer(game: Game, match: Match, where: Said) -> Iterator[Finding]:
    """What is wrong with the answer of a player who always declines."""
    if game.NAME in STANDING:
        answer = STANDING[game.NAME].declined(match.table.state)
        if answer is not None and answer not in actions_of(game, match.table.state):
            yield wrong("contract-standing", action=str(answer), at=where)


def _send(match: Match, event: AnyEvent, asker: Asker) -> None:
    """Applies an event and builds every message that clients get about it."""
    moved = apply(match, event, shown=True)
    own = yours(match, asker, "", [])
    about = (happening(match, event, moved), view(match, {PLAYER: PLAYER}, {PLAYER}, 0.0), own, choices(match, PLAYER))
    json.encode(about)
