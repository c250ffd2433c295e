"""The looks of a recorded game, one for each action or throw, so that a screen can go through it."""

from collections.abc import Iterator
from typing import NamedTuple

from ...engine.nodes import CHANCE, State
from ...engine.record import Record, replay
from ...engine.registry import Game
from ...words.tellers import TELLERS
from ..protocol.study import RecordLook
from ..protocol.values import MOST_LOOKS
from ..table.apply import Moved, complete
from ..table.pieces import Pieces, Placed
from .beats import beat
from .offers import offers, parts
from .spoken import spoken


class Mark(NamedTuple):
    """A place in a game: after how many moves, the state there, and where the dice were."""

    moves: int
    state: State
    placed: Placed


class Looks:
    """A record that was replayed once, so that every page of its looks can be opened directly."""

    def __init__(self, record: Record) -> None:
        self._record = record
        start = record.game.initial(record.options)
        self._marks = [Mark(0, start, Pieces(record.game, start).copied)]
        self.total = 0
        for group, number, pieces in self._groups(self._marks[0]):
            self.total += 1
            if self.total % MOST_LOOKS == 0:
                self._marks.append(Mark(number, group[-1].step.after, pieces.copied))

    def page(self, number: int, seat: int | None) -> list[RecordLook]:
        """The looks of a page, with what a seat could do if one is named."""
        found = list[RecordLook]()
        for group, moves, pieces in self._groups(self._marks[number]) if number < len(self._marks) else ():
            group[-1] = group[-1]._replace(places=pieces.at)
            found.append(_look(self._record.game, group, moves, seat))
            if len(found) == MOST_LOOKS:
                break
        return found

    def _groups(self, mark: Mark) -> Iterator[tuple[list[Moved], int, Pieces]]:
        """The moves of each look from a mark on, how many were made by then, and where all pieces are."""
        game, keys = self._record.game, self._record.moves[mark.moves :]
        pieces, group = Pieces(game, mark.state), list[Moved]()
        pieces.place(mark.placed)
        steps = replay(self._record, mark.moves, mark.state)
        for number, (step, key) in enumerate(zip(steps, keys, strict=True), start=mark.moves + 1):
            chance = game.mover(step.before) == CHANCE
            group.append(Moved(step, pieces.follow(step, key, chance)))
            if complete(game, step, chance) or number == len(self._record.moves):
                yield group, number, pieces
                group = []


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
