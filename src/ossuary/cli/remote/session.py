"""A session at a table: prints what happens, until the game is over."""

import shlex
from collections.abc import Iterator
from queue import Queue
from typing import Any

from ...engine.nodes import Refused
from ...host.messages.spoken import heard
from ...host.protocol.answers import Ack, Chat, Presence, Refusal, Update
from ...host.protocol.commands import Act, AnyCommand, Show
from ...host.protocol.table import Happening
from ...host.protocol.values import Spoken
from ...words import NOBODY, Words
from ...words.result import result_lines
from ...words.said import Said, Seat, Voice, said
from ..arguments import shown
from ..program import command
from ..seats import face_named
from ..stage.stage import Stage
from .connection import Connection, News
from .course import Course, Untrue
from .dice_promise import DicePromise
from .http_client import HttpClient, Unwelcome, new_id
from .terminal import StageTerminal, Terminal

OURS = ("admin-", "cli-", "join-", "play-", "serve-", "verify-")  # texts that no host says
MOST_WAITING = 64  # messages that are read ahead


class GivenUp(Exception):
    """The host was unreachable for too long."""


class TableSession:
    """A table that we play at or watch."""

    def __init__(
        self,
        guest: HttpClient,
        update: Update,
        course: Course,
        words: Words,
        keeping: DicePromise | None,
        watches: bool,
        staged: bool,
    ) -> None:
        self.guest, self.update, self.words, self.watches = guest, update, words, watches
        self.game = course.game
        self.screen = StageTerminal() if staged else Terminal()
        self.stage = Stage(self.game, words, NOBODY) if staged else None
        self.inbox: Queue[Any] = Queue(MOST_WAITING)
        self.unanswered: set[str] = set()
        self.arrived = False  # whether the first update has come
        self.types = False  # whether a person can answer here
        self._course, self._keeping = course, keeping
        self._acts: dict[str, Act] = {}  # by id, those that are not answered yet
        self._voice = NOBODY
        self._showing: str | None = None  # the command that shows our text for the dice
        self._checked = False  # whether the dice were compared with what was promised
        self._hinted = ""
        self._present: list[bool] = []
        self._heard = 0  # the last message of the chat that was shown
        self._connection = Connection(guest, update.table.version, self.inbox)

    def answers(self) -> Iterator[Any]:
        """Everything that arrives in the inbox, after printing it, until the game is over."""
        while self.update.table.status != "over" or not self.arrived:
            answer = self.inbox.get()
            if isinstance(answer, Unwelcome | Refused):
                raise answer
            if answer is News.GIVEN_UP:
                raise GivenUp
            if isinstance(answer, News):
                self.say("join-lost" if answer is News.LOST else "join-found")
            elif isinstance(answer, Update):
                self._tell(answer)
            elif isinstance(answer, Ack | Refusal):
                self.unanswered.discard(answer.id or "")
                act = self._acts.pop(answer.id or "", None)
                if act and isinstance(answer, Ack):
                    self._course.claim(answer.version, act.seat, act.actions)
                if answer.id == self._showing and self._keeping:
                    if isinstance(answer, Ack):
                        self._keeping.showed()
                    continue
            elif isinstance(answer, Chat):
                self._tell_chat(answer)
            elif isinstance(answer, Presence):
                self._tell_presence(answer.present)
                self.update.table.keeper = answer.keeper
                self._hint()
            yield answer
        self._tell_result()

    def send(self, command: AnyCommand) -> None:
        """Sends a command; its answer will come."""
        self.unanswered.add(command.id)
        if isinstance(command, Act):
            self._acts[command.id] = command
        self._connection.send(command)

    def leave(self) -> None:
        """Ends the visit; the table goes on."""
        self.screen.done()
        self._connection.leave()

    def say(self, key: str, **args: str | int) -> None:
        """Prints a text of the catalogue; one with a file or an address is not wrapped."""
        self.screen.line(self.words.say(key, **args), whole=bool(args))

    def in_words(self, what: Spoken | Said) -> str:
        """A text in our language."""
        return in_words(what, self.words, self._voice)

    def describe(self) -> None:
        """Prints the state of the game."""
        if self.stage:
            with self.screen.aside():
                self.stage.show(self.update.table.state, self.seats)
            return
        self.spell()

    def spell(self) -> None:
        """Prints the state of the game in words."""
        self.screen.line()
        for line in self.update.table.described:
            self.screen.line(self.in_words(line))

    @property
    def seats(self) -> list[int]:
        """Our seats."""
        return [] if self.watches else self.update.yours.seats

    @property
    def may_start(self) -> bool:
        """Whether the game waits for us to start it."""
        table, yours = self.update.table, self.update.yours
        ready = table.status == "open" and not self._starts and all(chair.ready for chair in table.chairs)
        return ready and bool(self.seats) and table.keeper == yours.player

    @property
    def _starts(self) -> bool:
        """Whether the game starts by itself once the texts are shown."""
        dice = self.update.table.dice
        return dice is not None and dice.closed

    def _tell(self, update: Update) -> None:
        self._course.follow(update)
        self.update, table, first = update, update.table, not self.arrived
        self._voice = self._named()
        if self.stage:
            self.stage.voice = self._voice
        self.arrived = True
        if first:
            title = self.words.say(f"rules-{table.game}-title")
            self.say("join-table", title=title, table=table.table, host=self.guest.address.host)
        for happening in update.happened:
            self._tell_happening(happening)
        if self.stage and self.watches and update.happened and table.status == "playing":
            self.describe()
        if first and table.status == "open":
            self._tell_seats()
        elif first and table.status == "playing" and not update.yours.offers:
            self.describe()
        self._tell_presence([chair.present for chair in table.chairs])
        if table.status == "open":
            self._show_text()
        elif table.state and not self._checked:
            self._checked = True
            self._check_dice()
        self._hint()

    def _named(self) -> Voice:
        """The players' names, including those who just left."""
        before, seats = self._voice, self.seats
        you = seats[0] if len(seats) == 1 else before.you if not seats else None
        chairs = self.update.table.chairs
        names = list(before.names) or [self.words.say("seat-name", number=seat + 1) for seat in range(len(chairs))]
        for seat, chair in enumerate(chairs):
            named = face_named(chair.name, chair.mind, self.words) if self.stage else chair.name
            names[seat] = self.words.say("you-name") if seat == you else shown(named or names[seat])
        return Voice(names, you)

    def _tell_happening(self, happening: Happening) -> None:
        result = self.update.table.result
        lines = [line for line in happening.told if not result or line not in result.told]  # which comes at the end
        steps = self._course.steps(happening.version)
        if self.stage and steps:
            with self.screen.aside():
                for line in lines:
                    self.stage.line(self.in_words(line))
                for step in steps:
                    self.stage.tell(step, self.seats)
            return
        for line in [*lines, *(line for beat in happening.beats for line in beat.told)]:
            self.screen.line(self.in_words(line))

    def _tell_seats(self) -> None:
        for seat, chair in enumerate(self.update.table.chairs):
            name = self._voice.names[seat] if chair.kind != "open" else self.words.say("join-open-seat")
            self.screen.line(f"{seat + 1:2}  {name}")
        if self.update.yours.invite and any(chair.kind == "open" for chair in self.update.table.chairs):
            self.say("join-invite", command=command(), url=self.guest.address.page(self.update.yours.invite))

    def _hint(self) -> None:
        """Says what the table is waiting for."""
        table, hint = self.update.table, ""
        if table.status == "playing" and self.types:
            mover = table.mover
            if "back" in self.update.yours.rights:
                hint = self.words.say("join-away")
            elif mover is not None and mover not in self.seats and table.chairs[mover].kind == "person":
                hint = self.in_words(said("your-move", who=Seat(mover)))
        elif missing := sum(not chair.ready for chair in table.chairs if table.status == "open"):
            hint = self.words.say("join-waiting-players", number=missing)
        elif self.may_start and self.types:
            hint = self.words.say("join-may-start")
        elif table.status == "open" and not self._starts:
            keepers = [chair.name for chair in table.chairs if chair.player == table.keeper and chair.name]
            hint = self.words.say("join-waiting-start", name=shown(keepers[0]) if keepers else "?")
        if hint and hint != self._hinted:
            self.screen.line(hint)
        self._hinted = hint

    def _tell_presence(self, present: list[bool]) -> None:
        """Reports who came and who went during a game."""
        table = self.update.table
        for seat, (before, now) in enumerate(zip(self._present, present, strict=False)):
            if before != now and seat not in self.seats and table.status == "playing":
                self.screen.line(self.in_words(said("join-came" if now else "join-went", who=Seat(seat))))
        self._present = present

    def _tell_chat(self, chat: Chat) -> None:
        for message in chat.messages:
            if message.number > self._heard:
                self._heard = message.number
                self.say("join-said", name=shown(message.name or "?"), text=shown(message.text))

    def _check_dice(self) -> None:
        """Keeps what is needed to verify the dice, and warns if it changed."""
        table = self.update.table
        if self._keeping and table.dice and (table.status == "playing" or self._keeping.is_kept):
            people = sum(chair.kind == "person" for chair in table.chairs)
            for key in self._keeping.begun(table, people):
                self.say(key)
            self.say("join-kept", file=str(self._keeping.path))
        elif self._keeping:
            self._keeping.forget()

    def _show_text(self) -> None:
        """Shows our text for the dice once the texts are closed."""
        dice = self.update.table.dice
        if not self._keeping or not dice or not self._starts or self.watches or self._showing:
            return
        if text := self._keeping.closed(dice):
            self._showing = new_id()
            self._connection.send(Show(self._showing, text))  # the player neither asked for it nor waits for it

    def _tell_result(self) -> None:
        table = self.update.table
        if self.stage and table.state:
            self.describe()
        self.screen.line()
        finished = table.result is not None and table.result.why == "finished"
        lines = result_lines(self.game, table.state, self.words, self._voice) if table.state else []
        for line in lines if finished else lines[:-1]:
            self.screen.line(line)
        for spoken in table.result.told if table.result and not finished else []:
            self.screen.line(self.in_words(spoken))
        if not self._keeping or not table.state:
            return
        record, _ = self.guest.record()
        if not self._course.ends_with(record):
            raise Untrue
        path = self._keeping.record(record.write())
        self.say("play-recorded", file=str(path))
        if table.dice:
            kept = ["--kept", str(self._keeping.path)] if self._keeping.is_kept else []
            check = ["verify", str(path), *kept]
            self.say("join-verify", command=f"{command()} {shlex.join(check)}")


def in_words(what: Spoken | Said, words: Words, voice: Voice = NOBODY) -> str:
    """A text in one line of this language; its key if our catalogues lack it."""
    if isinstance(what, Spoken) and what.key.startswith(OURS):
        return what.key
    try:
        told = words.tell(heard(what) if isinstance(what, Spoken) else what, voice)
    except (LookupError, ValueError, TypeError, ArithmeticError, RecursionError):
        return what.key
    return " ".join(told.splitlines())
