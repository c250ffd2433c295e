"""Table: one match with seats, record, undo and version; it knows neither terminal nor web."""

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from .engine.nodes import CHANCE, TERMINAL, Refused, State
from .engine.record import Record, RecordError, Step, key_of, replay
from .engine.registry import Game, Options
from .fair import BEFORE, UNTIL, Draws, Seeded, draws_of

PRIVATE = 0o600  # for its owner's eyes only


class Forbidden(ValueError):
    """An action that a rule forbids; `rule` is its number."""

    def __init__(self, game: Game, action: int, rule: int) -> None:
        super().__init__(f"{game.PREFIX}-{rule} forbids {game.ACTIONS[action]}")
        self.rule = rule


class Standing(NamedTuple):
    """The state of a match: everything besides its game, options, players and draws."""

    moves: list[str]
    state: State
    before: list[State]
    version: int


class Table:
    """A running match: seats act, and chance is drawn at once."""

    def __init__(self, game: Game, options: Options, players: list[str], draws: Draws | None = None) -> None:
        self.game = game
        self.draws = draws or Seeded()
        self.record = Record(game, options, players, [], self.draws.noted())
        self.state: State = game.initial(options)
        self.version = 0  # how many moves were made and taken back
        self._before: list[State] = []  # the states before each action since the last draw: nothing goes back further

    @classmethod
    def resume(cls, record: Record) -> "Table":
        """The table of a record, ready to continue; raises RecordError if the record breaks a rule."""
        draws = draws_of(record.draws)
        if draws is None:
            raise RecordError("record-no-seed")
        table = cls(record.game, record.options, record.players, draws)
        table._follow(record)
        return table

    @classmethod
    def fork(cls, record: Record, at: int, players: list[str], draws: Draws) -> "Table":
        """A new table after this many moves of a record, continued with these draws."""
        if not 0 <= at <= len(record.moves):
            raise RecordError("record-no-move", number=str(at), moves=len(record.moves))
        table = cls(record.game, record.options, players, draws)
        table._follow(Record(record.game, record.options, record.players, record.moves[:at], draws.noted()))
        table.settle()
        table.begin()
        return table

    @property
    def standing(self) -> Standing:
        """The state of the match."""
        return Standing(self.record.moves, self.state, self._before, self.version)

    def stand(self, standing: Standing) -> None:
        """Restores the state of a match."""
        self.record.moves, self.state, self._before, self.version = standing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.mover(self.state) == TERMINAL

    @property
    def last_seat(self) -> int:
        """Who made the last move: a seat, or CHANCE, also if there was none."""
        return self.game.mover(self._before[-1]) if self._before else CHANCE

    def begin(self) -> list[Step]:
        """Draws until the next decision."""
        steps = []
        while self.game.mover(self.state) == CHANCE:
            steps.append(self._play(self.draws.outcome(self.game.odds(self.state), self.state)))
        return steps

    def act(self, action: int) -> list[Step]:
        """Plays a legal action of the seat to move, and the draws after it."""
        if rule := self.game.refusal(self.state, action):
            raise Forbidden(self.game, action, rule)
        return [self._play(action), *self.begin()]

    def thoughts(self) -> list[int]:
        """The generator for a mind's choice now."""
        return [self.draws.thought(len(self.record.moves))]

    def undo(self, seat: int) -> bool:
        """Takes back the last move if it is this seat's action; never past a draw or another seat's move."""
        if seat == CHANCE or self.last_seat != seat:
            return False
        self.state = self._before.pop()
        self.record.moves.pop()
        self.version += 1
        return True

    def save(self, path: Path) -> None:
        """Writes the record to a file, completely or not at all; a link stays a link."""
        text = self.record.write()
        path = Path(os.path.realpath(path))
        if path.exists() and not path.is_file():  # a device takes what it can, and nothing may stand in its place
            path.write_text(text, encoding="utf-8")
            return
        write_whole(path, text, path.stat().st_mode & 0o777 if path.exists() else PRIVATE)

    def push(self, step: Step, key: str, chance: bool) -> None:
        """Plays a move from a record or a log."""
        if chance:
            self._before.clear()
        else:
            self._before.append(step.before)
        self.state = step.after
        self.record.moves.append(key)
        self.version += 1

    def settle(self) -> None:
        """Makes all moves so far final."""
        self._before.clear()

    def _follow(self, record: Record) -> None:
        """Plays the moves of a record; those before its last dice are final."""
        settled = max((dice[UNTIL] for dice in record.draws.get(BEFORE, ())), default=0)
        for number, (step, key) in enumerate(zip(replay(record), record.moves, strict=True), start=1):
            self.push(step, key, record.game.mover(step.before) == CHANCE)
            if number == settled:
                self.settle()

    def _play(self, move: int) -> Step:
        before = self.state
        step = Step(before, move, self.game.step(before, move))
        self.push(step, key_of(self.game, before, move), self.game.mover(before) == CHANCE)
        return step


def check_folder(path: Path) -> None:
    """Refuses a path whose folder does not exist, so that a typo creates none."""
    try:
        path.parent.stat()
    except FileNotFoundError as error:
        raise Refused("no-folder", folder=str(path.parent)) from error


def write_whole(path: Path, content: str | bytes, mode: int = PRIVATE) -> None:
    """Writes a file, completely or not at all."""
    check_folder(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix="ossuary-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
