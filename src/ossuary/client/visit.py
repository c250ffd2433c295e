"""A visit to a table, without I/O: what arrives is checked here, and commands are made that answer it."""

from collections.abc import Callable, Iterator, Sequence

from ..engine.nodes import Refused
from ..engine.record import Record
from ..host.protocol.answers import Ack, Refusal, Update
from ..host.protocol.commands import Act, AnyCommand, Back, Join, Pledge, Show, Undo
from ..host.protocol.table import Dice
from .course import Course
from .dice_promise import DicePromise
from .line import Event, new_id
from .requests import Unwelcome

PASSING = ("host-too-fast", "host-unavailable")  # refusals after which the same can be asked again
LATE = ("host-stale", "host-over", "host-not-away")  # the table has moved on, and another update says how


class Visit:
    """One table as a client follows it: the last update, checked by the rules, and what is kept of its dice."""

    def __init__(
        self, table: str, update: Update, recorded: Callable[[], tuple[Record, int]], keeping: DicePromise
    ) -> None:
        self.update, self.keeping = update, keeping
        self.course = Course(table, update, recorded)
        self.arrived = False  # whether the first update has come
        self.faults: list[str] = []  # what is wrong with the dice, as keys of the words
        self._acts: dict[str, Act] = {}  # by id, those that are not answered yet
        self._begun = False  # whether the dice were compared with what was promised
        self._showing: Show | None = None  # our text for the dice, once it is shown

    @property
    def over(self) -> bool:
        """Whether nothing more will happen."""
        return self.arrived and self.update.table.status == "over"

    @property
    def starts(self) -> bool:
        """Whether the game starts by itself once the texts are shown."""
        dice = self.update.table.dice
        return dice is not None and dice.closed

    def sends(self, command: AnyCommand) -> None:
        """Notes that a command is sent."""
        if isinstance(command, Act):
            self._acts[command.id] = command

    def hears(self, event: Event) -> Show | None:
        """Checks what has arrived; returns our text for the dice, if it is to be shown now."""
        if isinstance(event, Update):
            self.course.follow(event)
            self.update, self.arrived = event, True
            return self._dice()
        if isinstance(event, Ack | Refusal):
            act = self._acts.pop(event.id or "", None)
            if act and isinstance(event, Ack):
                self.course.claim(event.version, act.seat, act.actions)
            if isinstance(event, Ack) and self._is_showing(event):
                self.keeping.showed()
        return None

    def is_ours(self, event: Event) -> bool:
        """Whether an answer is for this visit itself: the player neither asked for it nor waits for it."""
        return isinstance(event, Ack | Refusal) and self._is_showing(event)

    def joining(self, seat: int | None, name: str | None) -> Iterator[AnyCommand]:
        """What takes a seat if we have none yet, and pledges our text to the dice, whose commitment we know by now."""
        table, yours, hidden = self.update.table, self.update.yours, None
        comes = not yours.seats or not all(table.chairs[mine].ready for mine in yours.seats)
        if table.status == "open" and table.dice and not table.dice.closed:
            hidden = self.keeping.promised(table, gives=comes or "pledge" in yours.rights)
        if comes:
            yield Join(new_id(), None if yours.seats else seat, name)
        if hidden:
            yield Pledge(new_id(), hidden)

    def not_joined(self, error: Unwelcome) -> None:
        """Raises and forgets the dice, unless we are seated: the game has only begun without our text."""
        if error.refusal.code != "host-texts-closed":
            self.keeping.forget()
            raise error

    def act(self, actions: Sequence[str]) -> Act:
        """Plays actions of the seat of ours that is to move."""
        offers = self.update.yours.offers
        if not offers:
            raise Refused("join-not-now")
        return Act(new_id(), self.update.table.version, offers[0].seat, list(actions))

    def undo(self) -> Undo:
        """Takes back our last action."""
        if not self.update.yours.undo:
            raise Refused("play-no-undo")
        return Undo(new_id(), self.update.table.version, self.update.yours.undo[0])

    def due(self, event: Event) -> bool:
        """Whether our seats have to answer now: to an update, or once more after a refusal that passes."""
        if isinstance(event, Refusal) and event.code not in (*PASSING, *LATE):
            raise Unwelcome(event)
        return isinstance(event, Update) or passes(event)

    def returning(self) -> list[Back]:
        """What takes our seats back from a mind of the host that has taken over while we were away."""
        yours = self.update.yours
        return [Back(new_id(), seat) for seat in yours.seats] if "back" in yours.rights else []

    def _is_showing(self, event: Ack | Refusal) -> bool:
        return self._showing is not None and event.id == self._showing.id

    def _dice(self) -> Show | None:
        """Keeps what is needed to verify the dice, and shows our text once the texts are closed."""
        table, keeping = self.update.table, self.keeping
        if table.status == "open":
            return self._shown(table.dice) if table.dice else None
        if table.state and not self._begun:
            self._begun = True
            if table.dice and (table.status == "playing" or keeping.is_kept):
                people = sum(chair.kind == "person" for chair in table.chairs)
                self.faults = keeping.begun(table, people)
            elif not table.dice and keeping.is_promised:
                self.faults = ["join-wrong-commitment"]
            else:
                keeping.forget()
        return None

    def _shown(self, dice: Dice) -> Show | None:
        if not dice.closed:
            if not self.keeping.is_promised:
                self.keeping.promised(self.update.table, gives=False)
        elif not self._showing and (text := self.keeping.closed(dice)):
            self._showing = Show(new_id(), text)
            return self._showing
        return None


def passes(event: Event) -> bool:
    """Whether this is a refusal after which the same can be asked again."""
    return isinstance(event, Refusal) and event.code in PASSING
