"""Beats: what a screen shows at one time, an action or a throw."""

from itertools import groupby

from ...engine.facts import happened, written
from ...engine.nodes import THROW, TURN
from ...engine.record import key_of
from ...engine.registry import Game
from ...words.tellers import tell
from ..protocol.table import Beat, Piece
from ..table.apply import Moved
from .spoken import spoken


def beats(game: Game, moved: list[Moved]) -> list[Beat]:
    """The moves of an event, beat by beat."""
    return [beat(game, [moved for _, moved in group]) for _, group in groupby(enumerate(moved), _throw)]


def beat(game: Game, group: list[Moved]) -> Beat:
    """An action, or the draws of one throw."""
    did = [fact for moved in group for fact in happened(game.NAME, *moved.step)]
    told = [spoken(tell(game.NAME, fact)) for fact in did]
    facts = [written(fact) for fact in did]
    first, last = group[0], group[-1]
    look = {} if last.places is None else dict(game.look(last.step.after))
    places = last.places or {}
    if first.piece is None:
        before, move, _ = first.step
        return Beat(game.mover(before), key_of(game, before, move), [], told, facts, look, places)
    throw = [Piece(piece or "", key_of(game, *step[:2])) for step, piece, _ in group]
    return Beat(None, None, throw, told, facts, look, places)


def _throw(numbered: tuple[int, Moved]) -> tuple[int, ...]:
    """The key by which moves form a beat: an action alone, the draws of a throw together."""
    number, (step, piece, _) = numbered
    return (number,) if piece is None else (-1, step.before[TURN], step.before[THROW])
