"""Match: a table at some version, and what can be said of it. It knows neither web nor database."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...engine.record import Record
from ...engine.registry import Options
from ...fair import Dated, Draws, Sealed, forked
from ...table import Table
from ..protocol.table import Clock, OfDay, OfTournament
from ..protocol.values import Why
from . import events
from .events import AnyEvent, Sitting
from .lessons import scripted
from .pieces import Pieces
from .unknown_draws import Unknown

DAY = 24 * 3600.0
MOST_CHANGES = 1000  # of mind or place by one player: what makes a log longer and brings no game to its end
SHOWING = 10.0  # seconds for showing the texts that were pledged
MIND_GRACE = 5.0  # seconds until somebody else looks after a mind that is to move

OPEN, PLAYING, OVER = "open", "playing", "over"
CHANGES = (
    *(events.Undone, events.Joined, events.Sealed, events.Pledged),
    *(events.Standing, events.Coached, events.Replaced),
)


def named_options(options: Options) -> dict[str, Any]:
    """The options of a game by name, as messages have them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(options).items()}


class Settled(NamedTuple):
    """How far a rated game counts: up to a version and so many moves; `seat` is who gave up, or let a mind play on."""

    version: int
    moves: int
    seat: int | None
    players: list[str | None]  # by seat


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
    daily: OfDay | None = None  # its draws come from the date
    local: bool = False  # played elsewhere, and only who brought it can vouch for its draws
    shared: bool = False  # its draws come from the links of two players
    tournament: OfTournament | None = None  # its draws are those of its round
    revealed: bool = False  # whether that round is over
    bound: int | None = None  # the seat whose actions wait for the other's link
    fault: str | None = None  # what was wrong, in a game that was ended for it
    rated: bool = False  # whether it changes its players' ratings
    settled: Settled | None = None  # once it is known how far it counts for them
    helped: bool = False  # whether a mind or a clock has played for a person
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
    began_before: list[float] = field(default_factory=list)  # by action that can be undone: `decision_began`

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
    def shows_secret(self) -> bool:
        """Whether the secret of the dice is known: at the end, in a tournament when all games of the round are over."""
        return self.status == OVER and (self.tournament is None or self.revealed)

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
        """The seat that may take back its last action, if any: not that of a mind, of a clock, or of a game of two."""
        return self.table.last_seat if self.began_before and not self.shared else None

    def mind_plays(self, seat: int) -> bool:
        """Whether a mind plays this seat now."""
        sitting = self.sittings[seat]
        return sitting.kind != "person" or sitting.away or sitting.resigned

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        return [seat for seat, sitting in enumerate(self.sittings) if player and sitting.player == player]

    def holds(self, player: str | None, seat: int) -> bool:
        """Whether a player holds this seat."""
        return player is not None and 0 <= seat < len(self.sittings) and self.sittings[seat].player == player

    def keeper(self, present: set[str]) -> str | None:
        """Who may start, replace and close: who opened the table, or the first present player in their absence."""
        players = self.players
        here = [player for player in players if player in present]
        if self.creator in present and self.creator in players:
            return self.creator
        return here[0] if here else self.creator if self.creator in (*players, *present) else None

    def record(self, players: list[str]) -> Record:
        """The game so far; the secret of its dice only once it is known."""
        table = self.table
        draws: dict[str, Any] = (self.draws() if self.commitment or self.fork else table.draws).noted()
        if not self.shows_secret:
            draws = {name: value for name, value in draws.items() if name != "secret"}
        if self.tournament:
            draws["round"] = {"promise": self.tournament.promise, "number": self.tournament.round}
        return Record(table.game, table.record.options, self.names or players, list(table.record.moves), draws)

    def counts(self, kind: type[AnyEvent]) -> bool:
        """Whether a player may cause events of this kind only a limited number of times."""
        if kind is events.Left:
            return self.status == PLAYING  # who has come to an open table may always go
        return kind in CHANGES

    def draws(self, player: str | None = None, text: str | None = None) -> Draws:
        """The sealed dice with the given texts and one more; or those of an earlier game, a day or a script."""
        if self.lesson:
            return scripted(self.table.game, self.secret)
        if self.daily:
            return Dated(self.daily.day)
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
