"""A game as sentences and numbered actions: for pipes, screen readers, narrow terminals, and who asks for it."""

import sys
from collections.abc import Sequence

from ..engine.nodes import State
from ..engine.record import Step
from ..engine.registry import Game
from ..words import Words
from ..words.result import result_lines
from ..words.rulebook import rulebook
from ..words.said import Seat, Voice, said
from ..words.tellers import TELLERS, told
from .wrap import wrapped

LONGEST_LINE = 1 << 16  # letters that are read at a time


def typed(prompt: str) -> str:
    """The line typed after a prompt; input() with a prompt would lose a Ctrl-C while the prompt is written."""
    print(prompt, end=" ", flush=True)
    if sys.stdin.isatty():
        return input()
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    return line.removesuffix("\n")


class PlainScreen:
    """Plain text, line by line."""

    staged = False

    def __init__(self, game: Game, words: Words, voice: Voice) -> None:
        self._game, self._words, self._voice = game, words, voice

    def tell(self, step: Step) -> None:
        """Prints what a move did."""
        for line in told(self._game.NAME, *step):
            print(wrapped(self._words.tell(line, self._voice)))

    def show(self, state: State, actions: Sequence[int]) -> None:
        """Prints the state and what can be done."""
        teller, words, voice = TELLERS[self._game.NAME], self._words, self._voice
        print()
        for line in teller.describe(state):
            print(wrapped(words.tell(line, voice)))
        print(words.tell(said("your-move", who=Seat(self._game.mover(state))), voice))
        for number, action in enumerate(actions, start=1):
            offer = words.tell(teller.offer(state, action), voice)
            print(wrapped(f"{number:2}  {offer}  [{self._game.ACTIONS[action]}]", hang="    "))

    def force(self, state: State) -> None:
        """Nothing: in plain text every move is asked for."""

    def ask(self) -> str:
        """What is typed next."""
        return typed(self._words.say("play-prompt"))

    def usual(self, state: State) -> int | None:
        """None: Enter shows the state again."""
        return None

    def help(self) -> None:
        """Prints what can be typed."""
        print(wrapped(self._words.say("play-help")))

    def rules(self) -> None:
        """Prints the rules."""
        print(wrapped(rulebook(self._words, self._game.NAME)))

    def end(self, state: State) -> None:
        """Prints the result."""
        print()
        print("\n".join(result_lines(self._game, state, self._words, self._voice)))
