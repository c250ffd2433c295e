"""A table without a host: commands go through `decide`, and what they bring is logged as text and applied."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import fields
from itertools import count
from typing import Any

import pytest

from ossuary.engine.nodes import Refused
from ossuary.fair import commitment
from ossuary.host.messages.spoken import heard, refusal
from ossuary.host.messages.view import happening, view, yours
from ossuary.host.protocol.commands import Act, Join, Seal, Start, Undo
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Clock, Happening, View, Yours
from ossuary.host.protocol.values import By
from ossuary.host.table import events
from ossuary.host.table.apply import Moved, apply, match_from_log
from ossuary.host.table.decide import decide, played
from ossuary.host.table.events import AnyEvent
from ossuary.host.table.match import Match
from ossuary.host.table.opening import open_table
from ossuary.host.table.rights import Asker, rights
from ossuary.minds.playing.strengths import MINDS
from ossuary.words import LANGUAGES, Words

SECRET = bytes(32)
ADA, BOB, CLEO, DAN, EVE, FAY, GUS, HAL = GUESTS = ("ada", "bob", "cleo", "dan", "eve", "fay", "gus", "hal")
NAMES = {guest: guest.title() for guest in GUESTS}
OPEN = "open"  # a seat that nobody has taken
WORDS = [Words(language) for language in LANGUAGES]


class Desk:
    """A table that Ada opened; seats are players, minds or open, and everybody has sat down."""

    def __init__(
        self,
        game: str,
        *seats: str,
        clock: Clock | None = None,
        at: float = 0.0,
        coach: bool = False,
        rated: bool = False,
        **options: Any,
    ) -> None:
        self.now = at
        self.present: set[str] = set()
        self._ids = count(1)
        given = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
        new = NewTable(game, [new_seat(who) for who in seats], given, clock, coach=coach, rated=rated)
        self.event: AnyEvent = open_table(new, ADA, at, commitment(SECRET))
        self.log = [events.written(self.event)]
        self.moved: list[Moved] = []
        self.match = match_from_log("table", SECRET, [self.event])
        for seat, who in enumerate(seats):
            if who not in (ADA, OPEN, *MINDS):
                self.ask(who, Join, seat=seat)

    def take(self, event: AnyEvent) -> AnyEvent:
        """Logs and applies an event."""
        self.event = event
        self.log.append(events.written(event))
        self.moved = apply(self.match, event, shown=True)
        return event

    def ask(self, player: str | None, kind: type, **given: Any) -> AnyEvent:
        """Carries a command out; the event that it brought."""
        return self.take(self.wanted(player, kind, **given))

    def wanted(self, player: str | None, kind: type, **given: Any) -> AnyEvent:
        """The event that a command asks for, not yet applied."""
        command = kind(given.pop("id", f"id-{next(self._ids)}"), **given)
        return decide(self.match, command, Asker(player, self.now, self.present))

    def refused(self, player: str | None, kind: type, **given: Any) -> str:
        """Why a command is refused; it changes nothing, and every language can say it."""
        before = deepcopy(facts(self.match))
        with pytest.raises(Refused) as refused:
            self.wanted(player, kind, **given)
        assert facts(self.match) == before
        assert all(words.tell(heard(refusal(refused.value).said)) for words in WORDS)
        return refused.value.key

    def start(self, moves: str | None = None) -> AnyEvent:
        """Starts the game, with these draws where some are named; `hat*3` repeats one."""
        if moves is None:
            return self.ask(ADA, Start)
        return self.take(events.Started(at=self.now, player=ADA, moves=spelled(moves)))

    def act(self, *actions: str) -> AnyEvent:
        """Plays actions of the seat that is to move."""
        seat = self.mover
        player = self.match.sittings[seat].player
        return self.ask(player, Act, version=self.match.version, seat=seat, actions=list(actions))

    def moves(self, moves: str, by: By = "player") -> AnyEvent:
        """Plays an action of the seat that is to move, with the draws named after it."""
        player = self.match.sittings[self.mover].player if by == "player" else None
        return self.take(events.Played(at=self.now, player=player, seat=self.mover, by=by, moves=spelled(moves)))

    def think(self, *actions: str, by: By = "mind") -> AnyEvent:
        """Plays actions for the seat that is to move, as a mind or the clock does."""
        return self.take(played(self.match, self.mover, list(actions), by, self.now))

    def undo(self, seat: int) -> AnyEvent:
        """Takes the last action of a seat back."""
        return self.ask(self.match.sittings[seat].player, Undo, version=self.match.version, seat=seat)

    @property
    def mover(self) -> int:
        """The seat that is to move; there is one."""
        seat = self.match.mover
        assert seat is not None
        return seat

    @property
    def legal(self) -> list[str]:
        """The legal actions by the rules themselves."""
        game, state = self.match.table.game, self.match.table.state
        return [key for action, key in enumerate(game.ACTIONS) if game.legal(state) >> action & 1]

    @property
    def view(self) -> View:
        """The table as everybody sees it."""
        return view(self.match, NAMES, self.present, self.now)

    def yours(self, player: str | None) -> Yours:
        """A player's own part."""
        asker = Asker(player, self.now, self.present)
        return yours(self.match, asker, "invitation", rights(self.match, asker))

    @property
    def happening(self) -> Happening:
        """The last event as a screen shows it."""
        return happening(self.match, self.event, self.moved)

    @contextmanager
    def to_repeat(self) -> Iterator[None]:
        """Adds the log to a failure inside, so that it can be folded again."""
        try:
            yield
        except Exception as error:
            error.add_note(f"secret {SECRET.hex()}, log:\n" + "\n".join(self.log))
            raise


def new_seat(who: str) -> NewSeat:
    """A seat of a new table."""
    if who in MINDS:
        return NewSeat("mind", mind=who)
    return NewSeat("me" if who == ADA else "open")


def spelled(moves: str) -> list[str]:
    """Moves one by one; `hat*3` is three."""
    pairs = [word.partition("*") for word in moves.split()]
    return [key for key, _, times in pairs for _ in range(int(times or 1))]


def facts(match: Match) -> dict[str, Any]:
    """All that a match is made of, to be compared."""
    table, pieces = match.table, match.pieces
    own = {field.name: getattr(match, field.name) for field in fields(match) if field.name not in ("table", "pieces")}
    inside = {f"table {name}": value for name, value in vars(table).items() if name not in ("game", "draws", "record")}
    placed = {name: value for name, value in vars(pieces).items() if name != "_room"} if pieces else None
    return own | inside | {"moves": table.record.moves, "draws": table.draws.noted(), "pieces": placed}


def some_actions(desk: Desk, rng: random.Random, most: int = 3) -> list[str]:
    """A random chain of legal actions that ends where chance or another seat moves."""
    game, state, seat = desk.match.table.game, desk.match.table.state, desk.mover
    chain: list[str] = []
    while game.mover(state) == seat and len(chain) < most:
        actions = [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]
        chain.append(game.ACTIONS[rng.choice(actions)])
        state = game.step(state, game.ACTIONS.index(chain[-1]))
    return chain


def whole_game(game: str, *seats: str, seed: int, **options: Any) -> Iterator[Desk]:
    """A table after each event of a game that is played at random to its end."""
    rng = random.Random(seed)
    desk = Desk(game, *seats, **options)
    desk.ask(ADA, Seal, text=f"seed {seed}")
    desk.start()
    yield desk
    while desk.match.mover is not None:
        desk.now += 1
        desk.act(*some_actions(desk, rng))
        yield desk
