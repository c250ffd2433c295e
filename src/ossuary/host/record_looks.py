"""The looks of a recorded game, one for each action or throw, so that a screen can go through it."""

from ..rules.catalogue import Game
from ..rules.nodes import CHANCE
from ..rules.record import Record, replay
from ..words.telling import TELLERS
from .beats import beat
from .match import Moved, complete
from .offers import offers, parts
from .pieces import Pieces
from .protocol import RecordLook, RecordLooks
from .spoken import spoken


def looks(record: Record, first: int, count: int, seat: int | None) -> RecordLooks:
    """So many looks from the first on, with what a seat could do if one is named; and how many there are in all."""
    game = record.game
    pieces = Pieces(game, game.initial(record.options))
    wanted, found, total, group = range(first, first + count), list[RecordLook](), 0, list[Moved]()
    for number, (step, key) in enumerate(zip(replay(record), record.moves, strict=True), start=1):
        chance = game.mover(step.before) == CHANCE
        group.append(Moved(step, pieces.follow(step, key, chance)))
        if complete(game, step, chance) or number == len(record.moves):
            if total in wanted:
                group[-1] = group[-1]._replace(places=pieces.at)
                found.append(_look(game, group, number, seat))
            total += 1
            group = []
    return RecordLooks(total, found)


def _look(game: Game, group: list[Moved], number: int, seat: int | None) -> RecordLook:
    state = group[-1].step.after
    mover = game.mover(state)
    return RecordLook(
        move=number,
        beat=beat(game, group),
        mover=mover if mover >= 0 else None,
        state=state,
        described=[spoken(line) for line in TELLERS[game.NAME].describe(state)],
        scores=game.scores(state),
        tallies=[parts(game.tally(state, who)) for who in range(len(game.scores(state)))],
        offers=offers(game, state, mover) if seat is not None and mover == seat else [],
    )
