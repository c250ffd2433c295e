"""A session of practice: one question after the other, each answered with the coach's reason."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ...engine.nodes import TURN
from ...engine.record import PERSON
from ...engine.registry import actions_of
from ...minds.puzzles.answer import answer_to
from ...minds.puzzles.explained import explained
from ...minds.puzzles.puzzle import Puzzle
from ...words import Words
from ...words.said import Voice, said
from ...words.tellers import TELLERS
from ..arguments import shown
from ..command_words import PRACTICE, command_named
from ..interruptible import Interruptible
from ..plain_screen import PlainScreen
from ..seats import names_of
from ..stage.ability import is_stage
from ..typed_actions import MOST_IDLE, action_named, refusal_told
from ..wrap import wrapped
from .kept import Kept

if TYPE_CHECKING:
    from ..stage.puzzle_screen import PuzzleScreen


class Session:
    """Puzzles asked at a terminal."""

    def __init__(self, kept: Kept, words: Words, plain: bool) -> None:
        self._kept, self._words = kept, words
        self._staged = is_stage(plain)
        self._aside = Interruptible()

    def run(self, puzzles: Sequence[Puzzle]) -> int:
        """Asks all of them, or until the user leaves; how many were answered right."""
        asked = right = 0
        for number, puzzle in enumerate(puzzles, start=1):
            self._head(puzzle, number, len(puzzles))
            action = self._asked(puzzle)
            if action is None:
                break
            asked += 1
            right += self._answer(puzzle, action)
        print("\n" + self._words.say("practice-done", right=right, asked=asked))
        return right

    def _head(self, puzzle: Puzzle, number: int, of: int) -> None:
        """Prints which puzzle this is, and where it comes from."""
        source = said("practice-level", level=puzzle.level) if puzzle.level else said("practice-own")
        print("\n" + self._words.say("practice-puzzle", number=number, of=of, source=source))

    def _asked(self, puzzle: Puzzle) -> int | None:
        """The action that is answered; None if the user wants to leave."""
        game, state, screen = puzzle.game, puzzle.state, self._screen(puzzle)
        for step in puzzle.steps:
            if self._staged and step.before[TURN] == state[TURN]:
                screen.tell(step)
        actions = actions_of(game, state)
        screen.show(state, actions)
        for _ in range(MOST_IDLE):
            try:
                word = screen.ask().strip().lower()
            except EOFError:
                print()
                return None
            named = command_named(word, PRACTICE, self._words, self._staged)
            if named == "quit":
                return None
            if named or not word:
                self._obey(named, puzzle, screen)
                continue
            action = action_named(game, word, actions)
            if action is None:
                print(self._words.say("play-unknown", word=shown(word)))
            elif rule := game.refusal(state, action):
                print(refusal_told(game, rule, self._words))
            else:
                return action
        return None

    def _obey(self, named: str | None, puzzle: Puzzle, screen: "PlainScreen | PuzzleScreen") -> None:
        """Does what was asked for besides an answer; nothing at all shows the position again."""
        if named == "help":
            print(wrapped(self._words.say("practice-help")))
        elif named == "rules":
            screen.rules()
        elif named == "describe":
            for line in TELLERS[puzzle.game.NAME].describe(puzzle.state):
                print(wrapped(self._words.tell(line, self._voice(puzzle))))
        else:
            screen.show(puzzle.state, actions_of(puzzle.game, puzzle.state))

    def _answer(self, puzzle: Puzzle, action: int) -> bool:
        """Says whether an action is right and why, and notes it; whether it is."""
        answer = self._aside.ask(lambda: answer_to(puzzle.game, puzzle.state, puzzle.played), self._thinking)
        right = answer.is_right(action)
        for line in explained(puzzle, answer, action):
            print(wrapped(self._words.tell(line, self._voice(puzzle)), hang="    "))
        days = self._kept.schedule.answered(puzzle.name, right, datetime.now(UTC))
        self._kept.write()
        print(self._words.say("practice-again", days=days))
        return right

    def _thinking(self) -> None:
        """Says on a terminal what it is waiting for."""
        if sys.stderr.isatty():
            print(self._words.say("play-hint-thinking"), file=sys.stderr, flush=True)

    def _voice(self, puzzle: Puzzle) -> Voice:
        """The players' names; the one who decides is addressed."""
        players = list(puzzle.record.players)
        players[puzzle.seat] = PERSON
        names = names_of(players, self._words, faces=self._staged)
        names[puzzle.seat] = self._words.say("you-name")
        return Voice(names, puzzle.seat)

    def _screen(self, puzzle: Puzzle) -> "PlainScreen | PuzzleScreen":
        """The stage, or plain text."""
        if not self._staged:
            return PlainScreen(puzzle.game, self._words, self._voice(puzzle))
        from ..stage.puzzle_screen import PuzzleScreen

        return PuzzleScreen(puzzle.game, self._words, self._voice(puzzle), [puzzle.seat])
