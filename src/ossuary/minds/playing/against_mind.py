"""The mind `against:FILE`: the best reply to the style of the player in these records."""

import hashlib
from functools import cache

from ...engine.nodes import Refused
from ...engine.registry import Game
from ..against.known_player import games_of, whose
from ..against.replying import replied, replying
from ..against.seen import style_in
from ..against.style import Style
from ..mind import Choose


def against_mind(game: Game, where: str) -> Choose:
    """The mind that replies to the player in the records of this file or folder."""
    if game.NAME not in replied():
        raise Refused("against-not-solved", game=game.NAME, known=", ".join(replied()))
    return replying(game, _style(game.NAME, where))


def mark(where: str) -> str:
    """A digest of the records, as far as they count."""
    moves = [(record.game.NAME, seat, record.moves) for record, seat in games_of(*whose(where))]
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]


@cache
def _style(game: str, where: str) -> Style:
    return style_in((record, seat) for record, seat in games_of(*whose(where)) if game == record.game.NAME)
