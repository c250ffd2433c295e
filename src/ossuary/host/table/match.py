"""Match: a table as its events made it. It decides nothing and knows neither web nor database."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...engine.nodes import CHANCE, INDEX, TURN, Refused
from ...engine.record import Record, Step, ends_turn
from ...engine.registry import GAMES, Game, options_for
from ...fair import Draws, Sealed, forked, pledge
from ...table import Table
from ..protocol.table import Clock
from ..protocol.values import Why
from . import events
from .events import AnyEvent, Sitting
from .lessons import scripted
from .pieces import Pieces
from .unknown_draws import Unknown

DAY = 24 * 3600.0
STRIKES = 3  # clocks run out in a row until a mind takes the seat
REMEMBERED = 64  # commands of each player that are known again when they are repeated
MOST_CHANGES = 1000  # of mind or place by one player: what makes a log longer and brings no game to its end
SHOWING = 10.0  # seconds for showing the texts that were pledged
MIND_GRACE = 5.0  # seconds until somebody else looks after a mind that is to move

OPEN, PLAYING, OVER = "open", "playing", "over"
CHANGES = (
    *(events.Undone, events.Joined, events.Sealed, events.Pledged),
    *(events.Standing, events.Coached, events.Replaced),
)


class Moved(NamedTuple):
    """A step of the game, with the piece that fell if it was chance, and all places if a screen shows them."""

    step: Step
    piece: str | None
    places: dict[str, str] | None = None


class Turned(NamedTuple):
    """The end of a turn: how many moves were made by then, and the scores of all seats."""

    moves: int
    scores: list[int]


@dataclass(slots=True)
class Match:
    """A table at some version: who sits there, the game, the clock."""

    id: str
    secret: bytes
    table: Table
    options: dict[str, Any]
    sittings: list[Sitting]
    commitment: str | None
    clock: Clock | None
    listed: bool
    creator: str | None
    lesson: bool = False  # its draws are scripted
    version: int = 1
    game_version: int = 1  # the last that changed the game
    seating_version: int = 1  # the last that changed anything else: who sits here, their texts, the coach
    status: str = OPEN
    pledges: dict[str, str] = field(default_factory=dict)  # by player, in the order of their coming: hashes of texts
    texts: dict[str, str] = field(default_factory=dict)  # by player: those that were shown
    closed: float | None = None  # since when no text can be given any more
    pieces: Pieces | None = None
    decision_began: float = 0.0  # when the clock of the decision that is due started
    acted: bool = False  # whether a person has played yet
    touched: float = 0.0
    why: Why | None = None
    rematch: str | None = None
    names: list[str] | None = None  # of the players of an imported record
    agreed: set[str] = field(default_factory=set)  # players who want the coach
    fork: events.Fork | None = None
    course: list[Turned] = field(default_factory=list)  # the turns that were ended
    recent_commands: dict[str, dict[str, int]] = field(default_factory=dict)  # by player: id and version
    changes: dict[str, int] = field(default_factory=dict)  # by player, how often they took back, came, went, and so on
    _began_before: list[float] = field(default_factory=list)  # by action that can be undone: `decision_began`

    @classmethod
    def of(cls, id: str, secret: bytes, log: Iterable[AnyEvent]) -> "Match":
        """The table that a log describes."""
        rest = iter(log)
        first = next(rest)
        if not isinstance(first, events.Opened):
            raise TypeError(f"the log of {id} does not begin with its opening")
        if first.game not in GAMES:  # its package is gone
            raise Refused("host-no-game", game=first.game)
        game = GAMES[first.game]
        options = options_for(game, first.options)
        match = cls(
            id=id,
            secret=secret,
            table=Table(game, options, [""] * len(first.sittings), Unknown()),
            options={name: list(value) if isinstance(value, tuple) else value for name, value in vars(options).items()},
            sittings=[copy(sitting) for sitting in first.sittings],
            commitment=first.commitment,
            clock=first.clock,
            listed=first.listed,
            creator=first.player,
            lesson=first.lesson,
            touched=first.at,
            agreed={first.player} if first.coach and first.player else set(),
            fork=first.fork,
        )
        match._note(first)
        if first.fork:
            match.pieces = Pieces(game, match.table.state)
            match._moved(first.fork.moves, shown=False)
            match.table.settle()
        for event in rest:
            match.apply(event)
        return match

    @property
    def mover(self) -> int | None:
        """The seat that decides now, if any."""
        return self.table.game.mover(self.table.state) if self.status == PLAYING else None

    @property
    def deadline(self) -> float | None:
        """When the clock of the decision runs out, if a person is on the clock."""
        seat = self.mover
        if seat is None or self.clock is None or self.mind_plays(seat):
            return None
        return self.decision_began + self.seconds_per_decision

    @property
    def wake(self) -> float | None:
        """When this table next needs service, if nothing happens before."""
        if self.status == OPEN:
            return None if self.closed is None or self.empty_seat is not None else self.closed + SHOWING
        seat = self.mover
        if seat is None or not self.mind_plays(seat):
            return self.deadline
        return self.touched + (self.seconds_per_decision if self.deserted else MIND_GRACE)

    @property
    def seconds_per_decision(self) -> float:
        """Seconds that the clock gives for a decision, 0 without one."""
        return (self.clock.seconds or (self.clock.days or 0) * DAY) if self.clock else 0.0

    @property
    def deserted(self) -> bool:
        """Whether only minds are left at a table with a clock; they then take its full time."""
        return self.clock is not None and all(self.mind_plays(seat) for seat in range(len(self.sittings)))

    @property
    def players(self) -> list[str]:
        """Everybody who sits here, once each."""
        return list(dict.fromkeys(sitting.player for sitting in self.sittings if sitting.player))

    @property
    def empty_seat(self) -> int | None:
        """The first seat that is not taken yet, if any."""
        waits = (
            sitting.kind == "open" or (sitting.kind == "person" and not sitting.ready) for sitting in self.sittings
        )
        return next((seat for seat, is_so in enumerate(waits) if is_so), None)

    @property
    def text_awaited_from(self) -> list[str]:
        """The players who pledged a text and have not shown it."""
        return [player for player in self.pledges if player not in self.texts]

    @property
    def given_texts(self) -> list[str]:
        """The texts that were shown; once the game has begun, a pledge replaces a text that was not."""
        begun = self.status != OPEN
        return [self.texts.get(who, hidden) for who, hidden in self.pledges.items() if begun or who in self.texts]

    @property
    def coached(self) -> bool:
        """Whether every player has agreed to the coach; taking a seat while it is on means agreeing."""
        players = self.active_players
        return bool(players) and self.agreed.issuperset(players)

    @property
    def active_players(self) -> list[str]:
        """Everybody who has come and not resigned, once each."""
        return list(dict.fromkeys(who.player for who in self.sittings if who.player and who.ready and not who.resigned))

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take back its last action, if any; moves of minds and clocks cannot be taken back."""
        return self.table.last_seat if self._began_before else None

    def mind_plays(self, seat: int) -> bool:
        """Whether a mind plays this seat now."""
        sitting = self.sittings[seat]
        return sitting.kind != "person" or sitting.away or sitting.resigned

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        return [seat for seat, sitting in enumerate(self.sittings) if player and sitting.player == player]

    def keeper(self, present: set[str]) -> str | None:
        """Who may start, replace and close: who opened the table, or the first present player in their absence."""
        players = self.players
        here = [player for player in players if player in present]
        if self.creator in present and self.creator in players:
            return self.creator
        return here[0] if here else self.creator if self.creator in (*players, *present) else None

    def record(self, players: list[str]) -> Record:
        """The game so far; the secret of its dice only once the table is over."""
        table = self.table
        draws: dict[str, Any] = (self.draws() if self.commitment or self.fork else table.draws).noted()
        if self.status != OVER:
            draws = {name: value for name, value in draws.items() if name != "secret"}
        return Record(table.game, table.record.options, self.names or players, list(table.record.moves), draws)

    def apply(self, event: AnyEvent, shown: bool = False) -> list[Moved]:
        """Applies the next event of the log; returns its moves in the game, with places if they are to be shown."""
        self.version += 1
        self.touched = event.at
        if not isinstance(event, events.Played | events.Undone):
            self.seating_version = self.version
        self._note(event)
        moved: list[Moved] = []
        if isinstance(event, events.Played):
            moved = self._played(event, shown)
        elif isinstance(event, events.Undone):
            self._undone(event)
        elif isinstance(event, events.Started):
            self._shown(event.player, event.text)
            self.table.draws = self.draws()
            moved = self._begin(event.moves, event.at, shown)
        elif isinstance(event, events.Imported):
            self.table.draws = Unknown(event.draws)
            self.names = event.players
            moved = self._begin(event.moves, event.at, shown)
            self._end("imported")
        elif isinstance(event, events.Joined):
            self._joined(event)
        elif isinstance(event, events.Sealed | events.Shown):
            self._shown(event.player, event.text)
        elif isinstance(event, events.Pledged):
            if event.player:
                self.pledges[event.player] = event.pledge
        elif isinstance(event, events.Closed):
            self.closed = event.at
        elif isinstance(event, events.Coached):
            self._coached(event)
        elif isinstance(event, events.Ended):
            self._end(event.why)
        elif isinstance(event, events.Rematch):
            self.rematch = event.table
        else:
            self._seated(event)
        return moved

    def counts(self, kind: type[AnyEvent]) -> bool:
        """Whether a player may cause events of this kind only a limited number of times."""
        if kind is events.Left:
            return self.status == PLAYING  # who has come to an open table may always go
        return kind in CHANGES

    def draws(self, player: str | None = None, text: str | None = None) -> Draws:
        """The sealed dice with the given texts and one more; or those of an earlier game or a script."""
        if self.lesson:
            return scripted(self.table.game, self.secret)
        shown = {**self.texts, player: text} if player and text else self.texts
        sealed = Sealed(self.secret, [shown.get(who, hidden) for who, hidden in self.pledges.items()])
        if self.fork is None:
            return sealed
        return forked(self.fork.draws, len(self.fork.moves), None if self.fork.same else sealed) or Unknown()

    def payoffs(self) -> list[float]:
        """Each seat's share of the win, once the table is over."""
        shares = self.table.game.payoffs(self.table.state)
        if self.why == "resigned":
            stayed = [not sitting.resigned for sitting in self.sittings]
            return [stays / sum(stayed) for stays in stayed]
        return shares

    def _note(self, event: AnyEvent) -> None:
        if event.player is None:
            return
        if event.id is not None:
            ids = self.recent_commands.setdefault(event.player, {})
            ids[event.id] = self.version
            if len(ids) > REMEMBERED:
                del ids[next(iter(ids))]
        if self.counts(type(event)):
            self.changes[event.player] = self.changes.get(event.player, 0) + 1
            if self.changes[event.player] == MOST_CHANGES:
                self.seating_version = self.version  # so that everybody is told what can still be asked for

    def _begin(self, moves: list[str], at: float, shown: bool) -> list[Moved]:
        self.status = PLAYING
        self.game_version = self.version
        self.decision_began = at
        self.pieces = self.pieces or Pieces(self.table.game, self.table.state)
        return self._moved(moves, shown)

    def _moved(self, moves: list[str], shown: bool) -> list[Moved]:
        game, made = self.table.game, []
        for key in moves:
            state = self.table.state
            chance = game.mover(state) == CHANCE
            move = (game.OUTCOMES if chance else game.ACTIONS).index(key)
            step = Step(state, move, game.step(state, move))
            self.table.push(step, key, chance)
            if ends_turn(game, step):
                self.course.append(Turned(len(self.table.record.moves), game.scores(step.after)))
            if self.pieces:
                fell = self.pieces.follow(step, key, chance)
                made.append(Moved(step, fell, self.pieces.at if shown and complete(game, step, chance) else None))
        if self.table.over:
            self._end("finished")
        return made

    def _played(self, event: events.Played, shown: bool) -> list[Moved]:
        self.game_version = self.version
        sitting = self.sittings[event.seat]
        self.acted = self.acted or event.by != "mind"
        was_away = sitting.away
        if event.by == "player":
            sitting.strikes, sitting.away = 0, False
        elif event.by == "clock":
            sitting.strikes += 1
            sitting.away = sitting.strikes >= STRIKES
        if sitting.away != was_away:
            self.seating_version = self.version
        moved = self._moved(event.moves, shown)
        for step, piece, _ in moved:
            if piece is not None:
                self._began_before.clear()
            elif self.table.game.mover(step.before) == event.seat:
                self._began_before.append(self.decision_began)
            else:
                self._began_before.clear()  # what the host answered for a seat is not taken back by it
        if event.by != "player":
            self._began_before.clear()
        if any(piece is not None for _, piece, _ in moved) or self.mover != event.seat:
            self.decision_began = event.at
        return moved

    def _undone(self, event: events.Undone) -> None:
        # Undo gives no time back: the decision began when it began.
        self.game_version = self.version
        self.table.undo(event.seat)
        while self.course and self.course[-1].moves > len(self.table.record.moves):
            self.course.pop()
        self.decision_began = self._began_before.pop()
        if self.pieces:
            self.pieces.back(self.table.state)

    def _coached(self, event: events.Coached) -> None:
        if not event.wanted:
            self.agreed.clear()
        elif event.player:
            self.agreed.add(event.player)

    def _joined(self, event: events.Joined) -> None:
        if self.coached and event.player:
            self.agreed.add(event.player)
        sitting = self.sittings[event.seat]
        sitting.kind, sitting.player, sitting.ready = "person", event.player, True
        sitting.name = event.name or sitting.name
        sitting.mind, sitting.away, sitting.strikes = None, False, 0
        self._shown(event.player, event.text)

    def _shown(self, player: str | None, text: str | None) -> None:
        if player and text:
            self.pledges.setdefault(player, pledge(text))
            self.texts[player] = text

    def _seated(self, event: AnyEvent) -> None:
        if isinstance(event, events.Left):
            if self.status == OPEN:
                self.sittings[event.seat] = Sitting("open", standing=self.sittings[event.seat].standing)
            else:
                self.sittings[event.seat].away = True
        elif isinstance(event, events.Back):
            sitting = self.sittings[event.seat]
            sitting.away, sitting.strikes = False, 0
        elif isinstance(event, events.Resigned):
            self._resigned(event.seat)
        elif isinstance(event, events.Standing):
            self.sittings[event.seat].standing = event.answer
        elif isinstance(event, events.Replaced):
            left = self.sittings[event.seat]
            self.sittings[event.seat] = Sitting(
                "mind" if event.mind else "open", mind=event.mind, resigned=left.resigned, standing=left.standing
            )
        self.agreed.intersection_update(self.players)
        if self.closed is None:  # nobody has seen the text, so nothing is chosen by taking it back
            self.pledges = {who: it for who, it in self.pledges.items() if who in self.texts or who in self.players}

    def _resigned(self, seat: int) -> None:
        self.sittings[seat].resigned = True
        stay = [sitting for sitting in self.sittings if not sitting.resigned]
        if len(stay) < 2 or not any(sitting.kind == "person" for sitting in stay):
            self._end("resigned")

    def _end(self, why: Why) -> None:
        self.status, self.why = OVER, why


def complete(game: Game, step: Step, chance: bool) -> bool:
    """Whether an action is made, or a throw complete, after this step."""
    before, _, after = step
    key = slice(TURN, INDEX)
    return not chance or game.mover(after) != CHANCE or after[key] != before[key]
