"""Record: a whole game, to be saved, read, replayed and verified."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

from ..engine import record as records
from ..fair import draws_of
from ..table import write_whole
from ..verify import verify
from ..words.said import distinct
from .game import Game, words_for
from .state import State


class Record:
    """All moves of a game, chance included (docs/record.md); `ossuary.play` and `State.record` return one.

    Its length is the number of moves, iterating gives its states, and printing tells the game in words.

    >>> record = ossuary.play("shark-attacks", ["random", "rule-of-thumb"], seed=7, target=20)
    >>> record.players, record.moves[-1], record.end.scores
    (['random', 'rule-of-thumb'], 'fin_3', [45, 9])
    >>> [state.scores for state in record if state.over]
    [[45, 9]]
    """

    def __init__(self, engine: records.Record, game: Game) -> None:
        self.engine = engine
        self._game = game

    @classmethod
    def read(cls, text: str, language: str = "en") -> "Record":
        """The record in a JSON text; its moves are checked when they are replayed.

        >>> record = ossuary.play("bones", ["random", "random"], seed=1, end="rounds=1")
        >>> ossuary.Record.read(record.write()) == record
        True
        """
        found = records.read(text)
        return cls(found, Game(found.game, words_for(language)))

    @classmethod
    def load(cls, path: str | Path, language: str = "en") -> "Record":
        """The record in a file, as the command and the page save it."""
        return cls.read(Path(path).read_text(encoding="utf-8-sig"), language)

    def write(self) -> str:
        """The record as JSON."""
        return self.engine.write()

    def save(self, path: str | Path) -> None:
        """Writes the record to a file, completely or not at all."""
        write_whole(Path(path), self.write())

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self._game

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, including the number of seats."""
        return asdict(cast(Any, self.engine.options))

    @property
    def players(self) -> list[str]:
        """Who played, by seat."""
        return list(self.engine.players)

    @property
    def moves(self) -> list[str]:
        """All moves by their keys, chance included."""
        return list(self.engine.moves)

    def verify(self) -> str:
        """Verifies every draw and returns the verdict (docs/fair.md).

        `seeded`, `daily` or `consistent`: a whole game with correct draws; `unfinished` or `partial`: correct so far;
        `false`: a draw differs. A record that does not say where its draws come from is refused.

        >>> ossuary.play("bones", ["random", "random"], seed=1, end="rounds=1").verify()
        'seeded'
        """
        return verify(self.engine).verdict

    @property
    def end(self) -> State:
        """The last state; `end.play` goes on from there if the game is not over."""
        *_, last = self
        return last

    def at(self, moves: int) -> State:
        """The state after a number of moves, to look at, coach or play on differently.

        >>> record = ossuary.play("shark-attacks", ["random", "random"], seed=7)
        >>> [(state.mover, state.legal) for state in [record.at(14), record.at(15)]]
        [(-1, ()), (1, ('stop', 'go_on'))]
        """
        if not 0 <= moves <= len(self):
            raise records.RecordError("record-no-move", number=str(moves), moves=len(self))
        return next(state for number, state in enumerate(self) if number == moves)

    def __iter__(self) -> Iterator[State]:
        """Every state, from the one before the first draw to the last; a move against a rule raises `Refused`."""
        record, names = self.engine, tuple(distinct(self.engine.players))
        draws = draws_of(record.draws)
        moves = tuple(record.moves)
        yield State(self._game, record.options, names, record.game.initial(record.options), draws)
        for number, step in enumerate(records.replay(record), start=1):
            yield State(self._game, record.options, names, step.after, draws, moves[:number], (step,))

    def __len__(self) -> int:
        return len(self.engine.moves)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.engine == other.engine

    def __hash__(self) -> int:
        return hash(self.write())

    def __reduce__(self) -> Any:
        return Record.read, (self.write(), self._game.language)

    def __repr__(self) -> str:
        return f"<Record of {self._game.name}, {len(self)} moves>"

    def __str__(self) -> str:
        lines = [line for state in self for line in state.told]
        return "\n".join([*lines, "", str(self.end)])
