"""The course of a game at a host: every reported move is checked by the rules, and nothing else is trusted."""

from collections.abc import Callable

from ..engine.nodes import CHANCE, OptionError, Refused, State
from ..engine.record import Record, RecordError, Step, is_printable, move_of, replay
from ..engine.registry import game_named, options_for
from ..host.messages.offers import offers, parts, ready_chains
from ..host.messages.spoken import spoken
from ..host.protocol.answers import Update
from ..host.protocol.table import Dice, Fork, Happening
from ..words.tellers import TELLERS

LONGEST_TEXT = 64  # of the dice
HEXADECIMAL = set("0123456789abcdef")


class Untrue(Refused):
    """The host reports something impossible."""

    def __init__(self) -> None:
        super().__init__("join-untrue")


class Course:
    """One game at one table, followed from its first move on."""

    def __init__(self, table: str, update: Update, recorded: Callable[[], tuple[Record, int]]) -> None:
        self.game = game_named(update.table.game)
        try:
            self._options = options_for(self.game, update.table.options)
        except OptionError as error:
            raise Untrue from error
        self._table, self._recorded = table, recorded
        self._states: list[State] = [self.game.initial(self._options)]
        self._moves: list[str] = []
        self._version = update.table.version
        self._steps: dict[int, list[Step]] = {}  # by version, the moves that made it
        self._played: dict[int, list[tuple[int | None, str]]] = {}  # by version, what a player is said to have done
        self._claims: dict[int, list[tuple[int | None, str]]] = {}  # by version, what we asked for
        self._check(update)
        if update.table.state:
            self._begin_anew()
        self._settle(update)

    def follow(self, update: Update) -> None:
        """Follows an update, and replaces the host's data by what the rules say."""
        self._check(update)
        news = [happening for happening in update.happened if happening.version > self._version]
        numbered = all(happening.version == number for number, happening in enumerate(news, start=self._version + 1))
        if numbered and len(news) == max(0, update.table.version - self._version):
            for happening in news:
                self._take(happening)
            self._version = max(self._version, update.table.version)
        else:  # too much was missed to be told one by one
            self._begin_anew()
        self._settle(update)

    def steps(self, version: int) -> list[Step]:
        """The moves that made a version, asked for once; none if it was missed."""
        return self._steps.pop(version, [])

    def claim(self, version: int, seat: int, actions: list[str]) -> None:
        """Notes that our actions are said to have made a version."""
        self._claims[version] = [(seat, action) for action in actions]
        self._compare(version)

    def ends_with(self, record: Record) -> bool:
        """Whether a record is of this game."""
        return self._is_of(record) and record.moves == self._moves

    def _check(self, update: Update) -> None:
        """Refuses an update about another table, or with seats that do not exist."""
        table, yours, seats = update.table, update.yours, range(self._options.seats)
        about = (table.table, table.game, len(table.chairs)) == (self._table, self.game.NAME, len(seats))
        if not about or not {*yours.seats, *yours.undo} <= {*seats} or (table.mover or 0) not in seats:
            raise Untrue
        if (table.dice and not _are_dice(table.dice)) or (table.fork and not _is_fork(table.fork)):
            raise Untrue

    def _begin_anew(self) -> None:
        """Takes the whole record, with its version."""
        record, self._version = self._recorded()
        settled = self._settled
        if not self._is_of(record) or record.moves[:settled] != self._moves[:settled]:
            raise Untrue
        try:
            states = [step.after for step in replay(record)]
        except RecordError as error:
            raise Untrue from error
        self._states, self._moves = [self._states[0], *states], list(record.moves)

    def _is_of(self, record: Record) -> bool:
        return record.game is self.game and record.options == self._options

    @property
    def _settled(self) -> int:
        """The number of moves that can no longer be taken back."""
        moves = range(len(self._moves), 0, -1)
        return next((number for number in moves if self.game.mover(self._states[number - 1]) == CHANCE), 0)

    def _take(self, happening: Happening) -> None:
        if happening.kind == "undone":
            if self._settled == len(self._moves):
                raise Untrue
            self._moves.pop()
            self._states.pop()
        for beat in happening.beats:
            for key in [beat.action] if beat.action else [piece.outcome for piece in beat.throw]:
                self._steps.setdefault(happening.version, []).append(self._play(key))
        acts = happening.beats if (happening.kind, happening.by) == ("played", "player") else []
        self._played[happening.version] = [(beat.seat, beat.action) for beat in acts if beat.action]
        self._compare(happening.version)

    def _play(self, key: str) -> Step:
        state = self._states[-1]
        try:
            move = move_of(self.game, state, len(self._moves) + 1, key)
        except RecordError as error:
            raise Untrue from error
        self._states.append(self.game.step(state, move))
        self._moves.append(key)
        return Step(state, move, self._states[-1])

    def _compare(self, version: int) -> None:
        """Refuses a host that carried out something other than we asked for."""
        if version in self._claims and version in self._played:
            claimed = self._claims.pop(version)
            if self._played[version][: len(claimed)] != claimed:
                raise Untrue

    def _settle(self, update: Update) -> None:
        """Compares the state; everything else in an update is derived from it."""
        table, yours, state = update.table, update.yours, self._states[-1]
        if table.version != self._version:  # newer ones are on their way
            yours.offers, yours.chains = [], []
        elif table.state != (state if table.state or self._moves else []):
            raise Untrue
        if not table.state:
            yours.offers, yours.chains = [], []
            return
        mover = self.game.mover(state)
        table.state, table.mover = list(state), mover if table.status == "playing" and mover >= 0 else None
        table.look, table.scores = dict(self.game.look(state)), self.game.scores(state)
        table.described = [spoken(line) for line in TELLERS[self.game.NAME].describe(state)]
        table.tallies = [parts(self.game.tally(state, seat)) for seat in range(self._options.seats)]
        if yours.offers:
            if table.mover not in yours.seats:
                raise Untrue
            yours.offers, yours.chains = offers(self.game, state, mover), ready_chains(self.game, state, mover)


def _are_dice(dice: Dice) -> bool:
    """Whether a commitment, pledges and texts are well formed."""
    return all(map(_is_hash, (dice.commitment, *dice.pledges))) and all(
        is_printable(text) and len(text) <= LONGEST_TEXT for text in dice.texts
    )


def _is_fork(fork: Fork) -> bool:
    """Whether a fork is well formed."""
    return fork.at >= 0 and _is_hash(fork.moves)


def _is_hash(text: str) -> bool:
    return len(text) == 64 and set(text) <= HEXADECIMAL
