"""A game on the stage, as a person at this terminal plays it."""

from collections.abc import Sequence

from ...drawing.text import Tone
from ...engine.nodes import TURN, State
from ...engine.record import Step
from ...engine.registry import Game
from ...words import Words
from ...words.result import result_lines
from ...words.rulebook import rulebook
from ...words.said import Voice
from ...words.tellers import TELLERS
from ..command_words import PLAY, command_named
from ..wrap import wrapped
from .ability import painted
from .line_editor import LineEditor
from .pager import paged
from .stage import Stage


class StageScreen:
    """The drawn table, single keys, and a line editor."""

    staged = True

    def __init__(self, game: Game, words: Words, voice: Voice, people: Sequence[int]) -> None:
        self._game, self._words, self._people = game, words, people
        self._stage, self._editor = Stage(game, words, voice), LineEditor()
        self._seen = -1  # the turn whose board was shown

    def tell(self, step: Step) -> None:
        """Prints what a move did."""
        self._stage.tell(step, self._people)

    def show(self, state: State, actions: Sequence[int]) -> None:
        """Prints the board, what can be done, and the keys."""
        self._editor.forget()  # a key is for what is on show
        self._seen = state[TURN]
        self._stage.show(state, self._people)
        teller, voice = TELLERS[self._game.NAME], self._stage.voice
        usual = self.usual(state)
        offers = [self._words.tell(teller.offer(state, action), voice) for action in actions]
        self._stage.offer(offers, None if usual is None else list(actions).index(usual))
        print("\n" + painted(self.keys(usual is not None), Tone.QUIET))

    def keys(self, usual: bool) -> str:
        """What the single keys do."""
        return self._words.say("stage-keys", usual=int(usual))

    def force(self, state: State) -> None:
        """Prints the board before the first move of a turn that makes itself."""
        if state[TURN] != self._seen:
            self._seen = state[TURN]
            self._stage.show(state, self._people)

    def ask(self) -> str:
        """What is typed next."""
        return self._editor.line(self._words.say("play-prompt") + " ")

    def goes_on(self, state: State) -> bool:
        """Prints the board of a recorded game, and waits; False if the reader has seen enough."""
        self._stage.show(state, self._people)
        print("\n" + painted(self._words.say("stage-turn-keys"), Tone.QUIET))
        try:
            answer = self._editor.line(self._words.say("play-prompt") + " ").strip().lower()
        except EOFError:
            return False
        return command_named(answer, PLAY, self._words, staged=True) != "quit"

    def usual(self, state: State) -> int | None:
        """What Enter does."""
        return self._stage.usual(state)

    def help(self) -> None:
        """Prints what can be typed and pressed."""
        print(wrapped(self._words.say("stage-help") + "\n" + self._words.say("play-help")))

    def rules(self) -> None:
        """Shows the rules in the pager."""
        paged(rulebook(self._words, self._game.NAME))

    def end(self, state: State) -> None:
        """Prints the last picture and the result."""
        self._stage.show(state, self._people)
        print()
        *scores, won = result_lines(self._game, state, self._words, self._stage.voice)
        for line in scores:
            print(line)
        print(painted(won, Tone.ACT))
