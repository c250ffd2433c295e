"""Puzzles and the answers to them as messages."""

from dataclasses import asdict
from typing import Any, cast

from ...engine.nodes import TURN
from ...engine.record import PERSON
from ...minds.puzzles.answer import Answer
from ...minds.puzzles.explained import explained
from ...minds.puzzles.puzzle import Puzzle
from ...words.tellers import TELLERS
from ..protocol import practice
from ..protocol.practice import Answered, Source
from ..protocol.study import RecordLook
from ..protocol.table import Beat
from ..protocol.values import MOST_LOOKS
from ..table.pieces import Pieces
from .advice import advice
from .offers import offers, parts
from .replay import Looks
from .spoken import spoken

SOURCES: tuple[Source, ...] = ("own", "easy", "medium", "hard")  # by level


def puzzle_message(puzzle: Puzzle) -> practice.Puzzle:
    """The question, with what has happened in the turn."""
    return practice.Puzzle(
        puzzle=puzzle.name,
        game=puzzle.game.NAME,
        options=asdict(cast(Any, puzzle.record.options)),
        source=SOURCES[puzzle.level],
        seat=puzzle.seat,
        minds=[None if seat == puzzle.seat or who == PERSON else who for seat, who in enumerate(puzzle.record.players)],
        looks=_looks(puzzle),
    )


def answered_message(puzzle: Puzzle, answer: Answer, action: int, days: int) -> Answered:
    """Whether an action is right, and why."""
    return Answered(
        right=answer.is_right(action),
        best=[puzzle.game.ACTIONS[one] for one in answer.right],
        certain=answer.certain,
        told=[spoken(line) for line in explained(puzzle, answer, action)],
        advice=advice(answer.judge, puzzle.game, puzzle.state, answer.choices, settled=True),
        days=days,
    )


def _looks(puzzle: Puzzle) -> list[RecordLook]:
    """The looks of the turn, as far as they are on one page; the last one is that of the position."""
    state, looks = puzzle.state, Looks(puzzle.record)
    if not looks.total:
        return [_first(puzzle)]
    page = looks.page((looks.total - 1) // MOST_LOOKS, puzzle.seat)
    return [look for look in page[:-1] if look.state[TURN] == state[TURN]] + page[-1:]


def _first(puzzle: Puzzle) -> RecordLook:
    """The position of a game that begins with a decision."""
    game, state = puzzle.game, puzzle.state
    beat = Beat(None, None, [], [], [], dict(game.look(state)), Pieces(game, state).at)
    return RecordLook(
        move=0,
        beat=beat,
        mover=puzzle.seat,
        state=state,
        described=[spoken(line) for line in TELLERS[game.NAME].describe(state)],
        scores=game.scores(state),
        tallies=[parts(game.tally(state, who)) for who in range(len(game.scores(state)))],
        offers=offers(game, state, puzzle.seat),
    )
