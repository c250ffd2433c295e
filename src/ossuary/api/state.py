"""State: a game at one of its moves, which never changes; every move gives another."""

from collections.abc import Iterable
from dataclasses import asdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from ..engine.nodes import CHANCE, TERMINAL, Part, Refused, position
from ..engine.record import Record as Recorded
from ..engine.record import Step, key_of
from ..engine.registry import Options, actions_of
from ..fair import Chosen, Draws, Seeded, forked
from ..table import Standing, Table
from ..words.result import result_lines
from ..words.said import Said, Seat, Voice, said
from ..words.tellers import TELLERS, told

if TYPE_CHECKING:
    from .game import Game
    from .record import Record


class State:
    """A game at one moment; `Game.start` gives the first decision.

    It prints as text and draws itself in a notebook.

    >>> state = ossuary.game("shark-attacks").start(["Anna", "Ben"], seed=7)
    >>> print(state)
    Anna: 0 of 100 points, no warning signs
    Ben: 0 of 100 points, no warning signs
    On the table: 2 × three swimmers, 2 × two swimmers, one swimmer and 2 × wave. In the water: 11 swimmers.
    Ben to move.
     stop   Stop for 11
     go_on  Go on: the event die, then the 2 wave dice
    """

    def __init__(
        self,
        game: "Game",
        agreed: Options,
        names: tuple[str, ...],
        row: Iterable[int],
        draws: Draws | None,
        moves: tuple[str, ...] = (),
        steps: tuple[Step, ...] = (),
    ) -> None:
        self._game, self._agreed, self._names = game, agreed, names
        self._row = list(row)  # never changed
        self._draws = draws  # none where nobody knows what comes next
        self._moves = moves
        self._steps = steps  # what the last call did

    @property
    def game(self) -> "Game":
        """The game being played."""
        return self._game

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, including the number of seats."""
        return asdict(cast(Any, self._agreed))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names

    @property
    def mover(self) -> int:
        """The seat that is to move, from 0; `ossuary.CHANCE` before a draw, `ossuary.TERMINAL` at the end."""
        return self._game.engine.mover(self._row)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == TERMINAL

    @property
    def legal(self) -> tuple[str, ...]:
        """The keys of the legal actions; empty if no seat is to move."""
        engine = self._game.engine
        return tuple(engine.ACTIONS[action] for action in actions_of(engine, self._row))

    @property
    def actions(self) -> dict[str, str]:
        """The legal actions, each with a description.

        >>> ossuary.game("shark-attacks").start(seed=7).actions
        {'stop': 'Stop for 11', 'go_on': 'Go on: the event die, then the 2 wave dice'}
        """
        engine, teller = self._game.engine, TELLERS[self._game.name]
        return {key: self._say(teller.offer(self._row, engine.ACTIONS.index(key))) for key in self.legal}

    @property
    def chances(self) -> dict[str, Fraction]:
        """The possible outcomes with their probabilities; empty if chance is not to move.

        >>> ossuary.game("shark-attacks").start(seed=7).step("go_on").chances
        {'sun': Fraction(1, 3), 'rain': Fraction(1, 3), 'shark_attack': Fraction(1, 3)}
        """
        if self.mover != CHANCE:
            return {}
        engine = self._game.engine
        odds = engine.odds(self._row)
        total = sum(odds)
        return {engine.OUTCOMES[outcome]: Fraction(weight, total) for outcome, weight in enumerate(odds) if weight}

    @property
    def scores(self) -> list[int]:
        """The points of all players, by seat."""
        return self._game.engine.scores(self._row)

    @property
    def payoffs(self) -> list[float]:
        """Each player's share of the win, by seat: 1 in total at the end, all 0 before."""
        return self._game.engine.payoffs(self._row)

    @property
    def look(self) -> dict[str, Any]:
        """Everything on the table, by name: the state for programs.

        >>> look = ossuary.game("shark-attacks").start(seed=7).look
        >>> look["phase"], look["blue"]
        ('choosing', {'wave': 2, 'swimmer_1': 1, 'swimmer_2': 2, 'swimmer_3': 2})
        """
        return dict(self._game.engine.look(self._row))

    @property
    def told(self) -> list[str]:
        """What the last call did, in words: an action, and the draws after it.

        >>> state = ossuary.game("shark-attacks").start(["Anna", "Ben"], seed=7)
        >>> state.play("stop").told[0]
        'Ben stops and scores 11.'
        """
        return [self._say(line) for step in self._steps for line in told(self._game.name, *step)]

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves so far by their keys, chance included."""
        return self._moves

    @property
    def row(self) -> tuple[int, ...]:
        """The state as the engine keeps it: one row of integers, whose slots are named in the game's rules."""
        return tuple(self._row)

    @property
    def position(self) -> tuple[int, ...]:
        """The same without the counters of turns, throws and draws: equal positions are equal tuples."""
        return position(self._row)

    @property
    def record(self) -> "Record":
        """The game so far, to save, review or verify."""
        from .record import Record

        draws = self._draws.noted() if self._draws else {}
        players = list(self._names)
        return Record(Recorded(self._game.engine, self._agreed, players, list(self._moves), draws), self._game)

    def play(self, action: str) -> "State":
        """Plays an action and all draws after it, and returns the next decision.

        >>> state = ossuary.game("shark-attacks").start(seed=7).play("stop")
        >>> state.mover, state.legal, state.scores
        (0, ('stop', 'go_on'), [0, 11])
        >>> state.play("party")
        Traceback (most recent call last):
        ossuary.engine.nodes.Refused: That is against rule SA-4: A beach party needs a beach ...
        """
        if self.mover == CHANCE:
            raise Refused("api-chance", outcomes=", ".join(self.chances))
        move = self._move_of(action)
        table = self._table()
        return self._after(table, table.act(move))

    def draw(self) -> "State":
        """Draws until chance is no longer to move, and returns the next decision or the end."""
        table = self._table()
        return self._after(table, table.begin())

    def step(self, move: str) -> "State":
        """Plays a single move: an action or, if chance is to move, the outcome you choose.

        >>> state = ossuary.game("shark-attacks").start(seed=7).step("go_on").step("sun")
        >>> state.chances
        {'wave': Fraction(1, 2), 'swimmer_1': Fraction(1, 6), 'swimmer_2': Fraction(1, 6), 'swimmer_3': Fraction(1, 6)}
        """
        engine, number, draws = self._game.engine, self._move_of(move), self._draws
        if draws and self.mover == CHANCE and draws.outcome(engine.odds(self._row), self._row) != number:
            draws = Chosen(draws)
        step = Step(self._row, number, engine.step(self._row, number))
        moves = (*self._moves, key_of(engine, self._row, number))
        return State(self._game, self._agreed, self._names, step.after, draws, moves, (step,))

    def with_seed(self, seed: int) -> "State":
        """The same position, with different dice from here on."""
        noted = self._draws.noted() if self._draws else {}
        draws = forked(noted, len(self._moves), Seeded(seed))
        return State(self._game, self._agreed, self._names, self._row, draws, self._moves)

    def why_not(self, action: str) -> str | None:
        """The rule that forbids an action here, in words; `None` if it is legal.

        >>> ossuary.game("shark-attacks").start(seed=7).why_not("party")
        'SA-4: A beach party needs a beach where no die shows a wave.'
        """
        engine = self._game.engine
        if action not in engine.ACTIONS:
            raise Refused("api-action", action=str(action), legal=", ".join(self.legal))
        rule = engine.refusal(self._row, engine.ACTIONS.index(action))
        return f"{engine.PREFIX}-{rule}: {self._short(rule)}" if rule else None

    def tally(self, seat: int) -> list[Part]:
        """A seat's score by its parts, each with its name, points and pieces."""
        if seat not in range(len(self._names)):
            raise Refused("api-seat", seat=str(seat), last=len(self._names) - 1)
        return self._game.engine.tally(self._row, seat)

    def svg(self) -> str:
        """The table as an SVG drawing, for a page or a file.

        >>> ossuary.game("shark-attacks").start(seed=7).svg()[:4]
        '<svg'
        """
        from ..drawing import svg

        about = "\n".join(map(self._say, TELLERS[self._game.name].describe(self._row)))
        return svg(self._game.engine, self._row, self._names, self._game.title, about)

    def __str__(self) -> str:
        engine, voice, words = self._game.engine, Voice(self._names), self._game.words
        lines = [self._say(line) for line in TELLERS[self._game.name].describe(self._row)]
        if self.over:
            return "\n".join([*lines, *result_lines(engine, self._row, words, voice)])
        if self.mover == CHANCE:
            return "\n".join(lines)
        actions = self.actions
        width = max(map(len, actions))
        offers = [f" {key:{width}}  {sentence}" for key, sentence in actions.items()]
        return "\n".join([*lines, self._say(said("your-move", who=Seat(self.mover))), *offers])

    def __repr__(self) -> str:
        mover = self.mover
        who = {CHANCE: "chance to move", TERMINAL: "over"}.get(mover, f"seat {mover} to move")
        return f"<State of {self._game.name} after {len(self._moves)} moves: {who}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self._game.name, self._row) == (other._game.name, other._row)

    def __hash__(self) -> int:
        return hash((self._game.name, self.row))

    def _thoughts(self) -> list[int]:
        """What a mind's own choices come from here, as minds of the library take it."""
        return self._table().thoughts()

    def _table(self) -> Table:
        """The match that stands here, to be played on."""
        if self._draws is None:
            raise Refused("api-no-draws")
        table = Table(self._game.engine, self._agreed, list(self._names), self._draws)
        table.stand(Standing(list(self._moves), self._row, [], len(self._moves)))
        return table

    def _after(self, table: Table, steps: list[Step]) -> "State":
        return State(
            self._game, self._agreed, self._names, table.state, self._draws, tuple(table.record.moves), tuple(steps)
        )

    def _move_of(self, key: str) -> int:
        """The move that a key names, if it can be made here."""
        engine, mover = self._game.engine, self.mover
        if mover == TERMINAL:
            raise Refused("api-over", move=str(key))
        if mover == CHANCE:
            outcomes = tuple(self.chances)
            if key not in outcomes:
                raise Refused("api-outcome", outcome=str(key), outcomes=", ".join(outcomes))
            return engine.OUTCOMES.index(key)
        if key not in engine.ACTIONS:
            raise Refused("api-action", action=str(key), legal=", ".join(self.legal))
        action = engine.ACTIONS.index(key)
        if rule := engine.refusal(self._row, action):
            raise Refused("play-refused", rule=f"{engine.PREFIX}-{rule}", reason=self._short(rule))
        return action

    def _short(self, rule: int) -> str:
        return self._game.words.say(f"rule-{self._game.engine.PREFIX.lower()}-{rule}.short")

    def _say(self, what: Said) -> str:
        """Something said, in the language of the game and with the names of the players."""
        return self._game.words.tell(what, Voice(self._names))
