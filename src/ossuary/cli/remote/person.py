"""A person at a host's table, in the terminal: typed lines become commands."""

import os
import sys
from collections import deque
from collections.abc import Iterator
from threading import Semaphore, Thread
from typing import NamedTuple, TextIO

from ...client.line import new_id
from ...drawing.text import Tone
from ...engine.nodes import TURN
from ...host.protocol.answers import Refusal, Update
from ...host.protocol.commands import Act, Back, Leave, Resign, Say, Start, Undo
from ...host.protocol.table import Chain, Offer, Part
from ...host.protocol.values import LONGEST_CHAT
from ...words.rulebook import rulebook
from ...words.said import Seat, said
from ..arguments import shown
from ..command_words import JOIN, command_named
from ..plain_screen import LONGEST_LINE
from ..stage.ability import painted
from ..stage.pager import paged
from .session import TableSession
from .terminal import StageTerminal

# Commands for each of our seats.
SEATED: dict[str, type[Resign] | type[Back] | type[Leave]] = {"resign": Resign, "back": Back, "leave": Leave}
MOST_LINES = 1000  # that are read before they are answered


class Typed(NamedTuple):
    """A line of the input; none at its end."""

    line: str | None


class Person:
    """Somebody who types."""

    def __init__(self, session: TableSession) -> None:
        self._session, self._screen = session, session.screen
        session.types = True
        self._prompt = session.words.say("play-prompt")
        self._lines: deque[str | None] = deque()
        self._room, self._obeyed = Semaphore(MOST_LINES), Semaphore(0)
        self._shown: list[int] = []  # the state whose offers stand on the screen
        self._sure = False  # whether resigning was asked for just now
        self._back = False  # whether a choice is being taken back, with what followed it by itself
        self._seen = -1  # the turn whose board was drawn

    def play(self) -> bool:
        """Plays until the game is over; False if the person left before."""
        Thread(target=self._read, daemon=True).start()
        for answer in self._session.answers():
            if isinstance(answer, Typed):
                self._lines.append(answer.line)
            elif isinstance(answer, Refusal):
                self._screen.line(self._session.in_words(answer.said))
            elif isinstance(answer, Update):
                if answer.table.status == "open" and not self._session.seats:
                    return False
                self._offer()
            while self._lines and self._listens(self._lines[0]):
                line = self._lines.popleft()
                self._room.release()
                if line is None or not self._obey(line):
                    return False
                self._obeyed.release()
            if self._session.update.yours.offers and not self._session.unanswered:
                self._screen.prompt(self._prompt)
        return True

    def _read(self) -> None:
        """Puts typed lines into the inbox, from its own thread."""
        for line in _edited(self._screen, self._prompt) if isinstance(self._screen, StageTerminal) else _input():
            self._room.acquire()
            self._session.table.inbox.put(Typed(line.rstrip("\n")))
            if self._session.stage:  # the prompt comes after the answer, and a pager has the keys for itself
                self._obeyed.acquire()
        self._session.table.inbox.put(Typed(None))

    def _listens(self, line: str | None) -> bool:
        """Whether a line is taken now: from a terminal at once, from a script when there is something to answer."""
        session, yours = self._session, self._session.update.yours
        if not session.arrived or session.update.table.status == "over":
            return False
        due = line is None or bool(yours.offers) or "back" in yours.rights or session.may_start
        return sys.stdin.isatty() or (due and not session.unanswered)

    def _offer(self) -> None:
        """Shows the state of the game and the legal actions, once; on the stage what is forced is done."""
        table, yours = self._session.update.table, self._session.update.yours
        if not yours.offers or self._shown == table.state:
            return
        self._shown = table.state
        if self._session.stage and len(yours.offers) == 1:
            self._force()
            return
        self._back = False
        self._session.describe()
        choices = [f"{self._session.in_words(offer.said)}{self._leads_to(offer)}" for offer in self._choices()]
        if stage := self._session.stage:
            self._seen = table.state[TURN]
            usual = self._usual()
            with self._screen.aside():
                stage.offer(choices, usual)
                print("\n" + painted(self._session.words.say("stage-keys", usual=int(usual is not None)), Tone.QUIET))
            return
        self._screen.line(self._session.in_words(said("your-move", who=Seat(yours.offers[0].seat))))
        for number, (offer, text) in enumerate(zip(self._choices(), choices, strict=True), start=1):
            name = offer.action if isinstance(offer, Offer) else offer.name
            self._screen.line(f"{number:2}  {text}  [{name}]", hang="    ")

    def _force(self) -> None:
        """Does the only thing that can be done, or takes back one more if the person goes back."""
        table, yours = self._session.update.table, self._session.update.yours
        if self._back and yours.undo:
            self._undo()
            return
        if table.state[TURN] != self._seen:
            self._seen = table.state[TURN]
            self._session.describe()
        self._act([yours.offers[0].action])

    def _usual(self) -> int | None:
        """The place of the usual action in the list."""
        stage, table = self._session.stage, self._session.update.table
        usual = stage.usual(table.state) if stage else None
        keys = [offer.action for offer in self._session.update.yours.offers]
        return None if usual is None else keys.index(self._session.game.ACTIONS[usual])

    def _choices(self) -> list[Offer | Chain]:
        yours = self._session.update.yours
        return [*yours.offers, *yours.chains]

    def _leads_to(self, offer: Offer | Chain) -> str:
        """Our points after an offer, if it changes them."""
        now = _total(self._session.update.table.tallies[offer.seat])
        then = now if offer.leads_to is None else _total(offer.leads_to)
        return "" if now == then else self._session.words.say("join-leads-to", points=then)

    def _obey(self, line: str) -> bool:
        """Carries out a typed line; False if the person wants to leave."""
        self._screen.typed(self._prompt, line)
        session, seats, sure = self._session, self._session.seats, self._sure
        self._sure = False
        word, _, rest = line.strip().partition(" ")
        word, rest = word.lower(), rest.strip()
        named = command_named(word, JOIN, session.words, session.stage is not None)
        if named == word == "leave" and not rest and self._is_offered(word):
            named = None
        if word == "":
            self._enter()
        elif named == "quit":
            return False
        elif named == "help":
            if session.stage:
                session.say("stage-help")
            session.say("join-help")
        elif named == "rules":
            self._rules()
        elif named == "describe":
            session.spell()
        elif named == "say":
            self._say(rest)
        elif named == "start":
            session.send(Start(new_id()))
        elif named == "undo":
            self._back = True
            self._undo()
        elif named == "resign" and not sure:
            self._sure = True
            session.say("join-sure")
        elif named in SEATED:
            for seat in seats:
                session.send(SEATED[named](new_id(), seat))
        else:
            self._act(line.lower().split())
        return True

    def _enter(self) -> None:
        """Does the usual, or shows the state again."""
        offers = self._session.update.yours.offers
        if offers and (usual := self._usual()) is not None:
            self._act([offers[usual].action])
        else:
            self._shown = []
            self._offer()

    def _rules(self) -> None:
        """The rules: in the pager if there is a stage."""
        rules = rulebook(self._session.words, self._session.game.NAME)
        if self._session.stage:
            with self._screen.aside():
                paged(rules)
        else:
            self._screen.line(rules)

    def _act(self, names: list[str]) -> None:
        """Plays one action or several in a row, all or none."""
        offers = self._session.update.yours.offers
        if not offers:
            self._session.say("join-not-now")
            return
        actions: list[str] = []
        for name in names:
            found = self._actions(name)
            if not found:
                self._session.say("play-unknown", word=shown(name))
                return
            actions += found
        self._session.send(Act(new_id(), self._session.update.table.version, offers[0].seat, actions))

    def _actions(self, name: str) -> list[str]:
        """The actions for a number in the list, the name of a chain, or a key."""
        choices = self._choices()
        for number, choice in enumerate(choices, start=1):
            if name == str(number) or (isinstance(choice, Chain) and name == choice.name):
                return choice.actions if isinstance(choice, Chain) else [choice.action]
        return [name] if name in self._session.game.ACTIONS else []

    def _is_offered(self, key: str) -> bool:
        return any(offer.action == key for offer in self._session.update.yours.offers)

    def _undo(self) -> None:
        update = self._session.update
        if update.yours.undo:
            self._session.send(Undo(new_id(), update.table.version, update.yours.undo[0]))
        else:
            self._session.say("play-no-undo")

    def _say(self, text: str) -> None:
        if 0 < len(text) <= LONGEST_CHAT:
            self._session.send(Say(new_id(), text))
        else:
            self._session.say("join-say", most=LONGEST_CHAT)


def _total(parts: list[Part]) -> int:
    return sum(part.points for part in parts)


def _edited(screen: StageTerminal, prompt: str) -> Iterator[str]:
    """The lines of the line editor, until its end."""
    while True:
        try:
            yield screen.editor.line(prompt + " ") + "\n"
        except EOFError:
            return


def _input() -> Iterator[str]:
    """The lines of the input, read through this thread's own file: the shared one would be locked at exit."""
    try:
        number = sys.stdin.fileno()
    except (OSError, ValueError):
        yield from _lines(sys.stdin)
        return
    with os.fdopen(number, encoding=sys.stdin.encoding, errors="backslashreplace", closefd=False) as file:
        yield from _lines(file)


def _lines(file: TextIO) -> Iterator[str]:
    """The lines of a file; an endless one comes in pieces."""
    while line := file.readline(LONGEST_LINE):
        yield line
