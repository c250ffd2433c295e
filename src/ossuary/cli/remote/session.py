"""A session at a table: prints what happens, until the game is over."""

import shlex
import time
from collections.abc import Iterator
from typing import Any

from ...client import requests
from ...client.client import Table
from ...client.course import Untrue
from ...client.line import News
from ...host.messages.spoken import heard
from ...host.protocol.answers import Ack, Chat, Presence, Refusal, Update
from ...host.protocol.commands import AnyCommand
from ...host.protocol.ratings import RatedGame, ShownRating
from ...host.protocol.table import Happening
from ...host.protocol.values import Spoken
from ...words import NOBODY, Words
from ...words.result import result_lines
from ...words.said import Said, Seat, Voice, said
from ..arguments import shown
from ..program import command
from ..seats import face_named
from ..stage.stage import Stage
from .kept_promise import KeptPromise
from .terminal import StageTerminal, Terminal

OURS = ("admin-", "cli-", "join-", "play-", "serve-", "verify-")  # texts that no host says
SOON = 10  # seconds that a visit waits at its end for the ratings


class TableSession:
    """A table that we play at or watch."""

    def __init__(self, table: Table, words: Words, keeping: KeptPromise | None, watches: bool, staged: bool) -> None:
        self.table, self.words, self.watches = table, words, watches
        self.game = table.visit.course.game
        self.screen = StageTerminal() if staged else Terminal()
        self.stage = Stage(self.game, words, NOBODY) if staged else None
        self.unanswered: set[str] = set()
        self.types = False  # whether a person can answer here
        self._keeping = keeping
        self._voice = NOBODY
        self._told = False  # whether the first update was told
        self._checked = False  # whether it was told what is kept of the dice
        self._hinted = ""
        self._present: list[bool] = []
        self._heard = 0  # the last message of the chat that was shown

    @property
    def update(self) -> Update:
        """The last update."""
        return self.table.update

    @property
    def arrived(self) -> bool:
        """Whether the first update has come."""
        return self.table.visit.arrived

    def answers(self) -> Iterator[Any]:
        """Everything that arrives at the table, after printing it, until the game is over."""
        for answer in self.table.events():
            if isinstance(answer, News):
                self.say("join-lost" if answer is News.LOST else "join-found")
            elif isinstance(answer, Update):
                self._tell(answer)
            elif isinstance(answer, Ack | Refusal):
                self.unanswered.discard(answer.id or "")
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
        self.table.send(command)

    def leave(self) -> None:
        """Ends the visit; the table goes on."""
        self.screen.done()
        self.table.close()

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
        ready = table.status == "open" and not self.table.visit.starts and all(chair.ready for chair in table.chairs)
        return ready and bool(self.seats) and table.keeper == yours.player

    def _tell(self, update: Update) -> None:
        table, first = update.table, not self._told
        self._voice = self._named()
        if self.stage:
            self.stage.voice = self._voice
        self._told = True
        if first:
            title = self.words.say(f"rules-{table.game}-title")
            self.say("join-table", title=title, table=table.table, host=self.table.address.host)
        for happening in update.happened:
            self._tell_happening(happening)
        if self.stage and self.watches and update.happened and table.status == "playing":
            self.describe()
        if first and table.status == "open":
            self._tell_seats()
        elif first and table.status == "playing" and not update.yours.offers:
            self.describe()
        self._tell_presence([chair.present for chair in table.chairs])
        if table.status != "open" and table.state and not self._checked:
            self._checked = True
            self._tell_dice()
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
        steps = self.table.visit.course.steps(happening.version)
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
        ratings = self._rating().ratings if self.update.table.rated else []
        for seat, chair in enumerate(self.update.table.chairs):
            name = self._voice.names[seat] if chair.kind != "open" else self.words.say("join-open-seat")
            known = ratings[seat] if seat < len(ratings) else None
            self.screen.line(f"{seat + 1:2}  {name}" + (f"  ({rating_told(known)})" if known else ""))
        if self.update.table.rated:
            self.say("join-rated")
        if self.update.yours.invite and any(chair.kind == "open" for chair in self.update.table.chairs):
            self.say("join-invite", command=command(), url=self.table.invitation)

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
        elif table.status == "open" and not self.table.visit.starts:
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

    def _tell_dice(self) -> None:
        """Warns if the dice are not those that were promised, and says where is what verifies them."""
        if self._keeping and self._keeping.is_kept:
            for key in self.table.dice_faults:
                self.say(key)
            self.say("join-kept", file=str(self._keeping.path))

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
        if table.rated:
            self._tell_ratings()
        if not self._keeping or not table.state:
            return
        record = self.table.record()
        if not self.table.visit.course.ends_with(record):
            raise Untrue
        path = self._keeping.record(record.write())
        self.say("play-recorded", file=str(path))
        if table.dice:
            kept = ["--kept", str(self._keeping.path)] if self._keeping.is_kept else []
            check = ["verify", str(path), *kept]
            self.say("join-verify", command=f"{command()} {shlex.join(check)}")

    def _rating(self) -> RatedGame:
        return self.table.host.ask(requests.rating(self.table.address))

    def _tell_ratings(self) -> None:
        """What the game did to the ratings, if that is soon known."""
        found = self._rating()
        for _ in range(SOON):
            if found.state != "measuring":
                break
            time.sleep(1)
            found = self._rating()
        if found.state != "counted":
            self.say("join-rating-later" if found.state == "measuring" else "join-rating-void")
        for name, seat in zip(self._voice.names, found.seats, strict=False):
            if seat:
                change = f"{seat.after.rating - seat.before.rating:+d}"
                self.say("join-rating", name=name, rating=rating_told(seat.after), change=change)


def rating_told(known: ShownRating) -> str:
    """A rating, and how far off it may be."""
    return f"{known.rating} ± {known.margin}"


def in_words(what: Spoken | Said, words: Words, voice: Voice = NOBODY) -> str:
    """A text in one line of this language; its key if our catalogues lack it."""
    if isinstance(what, Spoken) and what.key.startswith(OURS):
        return what.key
    try:
        told = words.tell(heard(what) if isinstance(what, Spoken) else what, voice)
    except (LookupError, ValueError, TypeError, ArithmeticError, RecursionError):
        return what.key
    return " ".join(told.splitlines())
