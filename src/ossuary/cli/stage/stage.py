"""A table on the stage: what happened as a strip, then the players, the board and what can be done."""

import textwrap
import time
from collections.abc import Sequence

from ...drawing.text import TERMINALS, Canvas, Scene, Tone, goal, mark, picture, usual
from ...engine.facts import Fact, happened
from ...engine.nodes import SEAT, TERMINAL, TURN, State
from ...engine.record import Step
from ...engine.registry import Game, actions_of
from ...words import Words
from ...words.said import Voice
from ...words.tellers import TELLERS, tell
from .ability import NARROWEST, columns, painted, text_width

MARGIN = "  "
STRIP = 12  # columns of the marks beside what happened
LONG_LIST = 8  # offers; longer lists stand in columns
MOST_COLUMNS, GUTTER, NUMBER = 4, 3, 6
LEAST_TEXT = 20  # columns
PAUSE = 0.3  # seconds for a picture to be seen


class Stage:
    """What one screen shows of a game."""

    def __init__(self, game: Game, words: Words, voice: Voice) -> None:
        self.game, self.words, self.voice = game, words, voice
        self._facts: list[Fact] = []  # of this turn
        self._turn = -1

    def tell(self, step: Step, seats: Sequence[int]) -> None:
        """Prints what a move did, under the name of whose turn it is; throws of these seats are drawn."""
        facts = happened(self.game.NAME, *step)
        if step.before[TURN] != self._turn:
            self._turn, self._facts = step.before[TURN], []
            if self._turn:
                name = self.voice.names[step.before[SEAT]]
                print("\n" + painted(f"── {name} ──", Tone.STRONG))
        for fact in facts:
            if step.before[SEAT] in seats and (drawn := picture(self.game.NAME, fact)):
                print("\n".join(rendered(drawn, " " * STRIP + MARGIN)), flush=True)
                time.sleep(PAUSE)
            self.line(self.words.tell(tell(self.game.NAME, fact), self.voice), mark(self.game.NAME, fact))
        self._facts += facts

    def line(self, text: str, sign: str = "") -> None:
        """Prints a line of the strip, with its mark."""
        lines = textwrap.wrap(text, max(LEAST_TEXT, text_width() - STRIP - 3)) or [""]
        for number, line in enumerate(lines):
            beside = f"{sign if number == 0 else '':>{STRIP}}"
            print(painted(beside, Tone.GOLD) + painted(" │ ", Tone.QUIET) + painted(line, Tone.PLAIN))

    def show(self, state: State, seats: Sequence[int]) -> None:
        """Prints the players and the board, for who acts from these seats."""
        print()
        print(self._players(state, seats))
        print()
        game, mover = self.game, self.game.mover(state)
        if game.NAME not in TERMINALS or columns() < NARROWEST:  # it may have been made smaller
            for said in TELLERS[game.NAME].describe(state):
                print(textwrap.indent(textwrap.fill(self.words.tell(said, self.voice), text_width() - 2), MARGIN))
            return
        actions = [game.ACTIONS[action] for action in actions_of(game, state)] if mover in seats else []
        facts = self._facts if mover == TERMINAL or state[TURN] == self._turn else []
        scene = Scene(game.look(state), actions, facts, self.voice.names, self.words.say)
        print("\n".join(rendered(TERMINALS[game.NAME].draw(scene), MARGIN)))

    def offer(self, offers: Sequence[str], usual: int | None) -> None:
        """Prints what can be done, each with its number; Enter does the usual."""
        print()
        lines = [
            painted("↵" if number == usual else " ", Tone.ACT) + painted(f"{number + 1:3}", Tone.ACT) + "  "
            for number in range(len(offers))
        ]
        for row in _in_columns(offers):
            print("".join(lines[number] + painted(text, Tone.PLAIN) for number, text in row).rstrip())

    def usual(self, state: State) -> int | None:
        """The usual action: the only one, or what the game calls so."""
        actions = actions_of(self.game, state)
        if len(actions) == 1:
            return actions[0]
        keys = [self.game.ACTIONS[action] for action in actions]
        found = usual(self.game.NAME, self.game.look(state), keys)
        return None if found is None else self.game.ACTIONS.index(found)

    def _players(self, state: State, seats: Sequence[int]) -> str:
        """Names, scores and the points to reach; who is to move, who has won, and what this turn may bring."""
        game, mover = self.game, self.game.mover(state)
        scores, payoffs, wanted = game.scores(state), game.payoffs(state), goal(game.NAME, game.look(state))
        shown: list[str] = []
        for seat, name in enumerate(self.voice.names):
            marked = payoffs[seat] > 0 if mover == TERMINAL else seat == mover
            sign = ("★ " if mover == TERMINAL else "▸ ") if marked else "  "
            more = sum(part.points for part in game.tally(state, seat)) - scores[seat]
            ahead = f" ({more:+})".replace("-", "−") if more else ""
            tone = Tone.ACT if marked else Tone.STRONG if seat in seats else Tone.PLAIN
            score = str(scores[seat]).replace("-", "−") + ("" if wanted is None else f"/{wanted}")
            shown.append(painted(f"{sign}{name} ", tone) + painted(score, Tone.STRONG) + painted(ahead, Tone.GOLD))
        return painted(" │ ", Tone.QUIET).join(shown)


def rendered(canvas: Canvas, margin: str = "") -> list[str]:
    """The rows of a canvas in colour."""
    return [margin + "".join(painted(text, tone) for text, tone in row) for row in canvas.rows()]


def _in_columns(offers: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Numbered texts in rows: one to a row if few, otherwise in as many columns as fit, read downwards."""
    numbered = list(enumerate(offers))
    for abreast in range(MOST_COLUMNS if len(offers) > LONG_LIST else 1, 0, -1):
        high = -(-len(offers) // abreast)
        widths = [max(map(len, offers[first : first + high])) for first in range(0, len(offers), high)]
        if abreast == 1 or sum(widths) + (NUMBER + GUTTER) * len(widths) <= text_width():
            break
    return [
        [(number, f"{text:{widths[place] + GUTTER}}") for place, (number, text) in enumerate(numbered[row::high])]
        for row in range(high)
    ]
