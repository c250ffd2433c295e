"""Dice, cards and tiles with identities, so that a screen can move them; the rules only count dice."""

from itertools import chain
from typing import Any, NamedTuple

from ...engine.nodes import INDEX, PHASE, State
from ...engine.pieces import HAND
from ...engine.record import Step
from ...engine.registry import Game, Parts

PIECES: Parts[Any] = Parts("pieces")  # where a game has its dice by kind, or its cards or tiles, which have names
Dice = dict[str, list[str]]


class Placed(NamedTuple):
    """The place of each die by kind, and the same before each action since the last draw."""

    dice: dict[str, list[str]]
    before: list[dict[str, list[str]]]


class Pieces:
    """Where each piece of a table is; a die that stays in its place keeps its identity, the first one moves first."""

    def __init__(self, game: Game, state: State) -> None:
        self._room: Any = PIECES.get(game.NAME)
        self._state = state
        self._dice = self._wanted(state)  # by kind, the place of each die
        self._names = [f"{kind}_{die + 1}" for kind, places in self._dice.items() for die in range(len(places))]
        self._before: list[dict[str, list[str]]] = []  # the same before each action since the last draw

    @property
    def at(self) -> dict[str, str]:
        """The place of every piece."""
        if hasattr(self._room, "cards"):
            return dict(self._room.cards(self._state))
        return dict(zip(self._names, chain.from_iterable(self._dice.values()), strict=True))

    @property
    def placed(self) -> Placed:
        """The places of the dice, which no state holds."""
        return Placed(self._dice, self._before)

    @property
    def copied(self) -> Placed:
        """A fixed copy, from which nothing can be taken back."""
        return Placed({kind: list(places) for kind, places in self._dice.items()}, [])

    def place(self, placed: Placed) -> None:
        """Puts every die where it was."""
        self._dice, self._before = {kind: list(places) for kind, places in placed.dice.items()}, list(placed.before)

    def follow(self, step: Step, key: str, chance: bool) -> str | None:
        """Moves the pieces of a move; returns the piece that fell, if it was chance."""
        before, _, after = step
        if not chance:
            self._before.append({kind: list(places) for kind, places in self._dice.items()})
            self._settle(after)
            return None
        self._before.clear()
        fell = self._fall(before, key)
        if after[PHASE] != before[PHASE] or after[INDEX] <= before[INDEX]:
            self._settle(after)  # the throw is complete
        self._state = after
        return fell

    def back(self, state: State) -> None:
        """Takes the last action back, to this state: every die is where it was."""
        self._state, self._dice = state, self._before.pop()

    def _settle(self, state: State) -> None:
        self._state = state
        for kind, wanted in self._wanted(state).items():
            places, moving = self._dice[kind], []
            if sorted(places) == sorted(wanted):
                continue
            for die in range(len(places) - 1, -1, -1):
                if places[die] in wanted:
                    wanted.remove(places[die])
                else:
                    moving.append(die)
            for die, place in zip(reversed(moving), wanted, strict=True):
                places[die] = place

    def _fall(self, before: State, outcome: str) -> str:
        """The piece that chance moves: a card by its name, a die of the throw, or whatever else is drawn."""
        if outcome.startswith(("card_", "tile_")):
            return outcome
        for kind, places in self._dice.items():
            if HAND in places:
                die = places.index(HAND)
                places[die] = outcome
                return f"{kind}_{die + 1}"
        return f"draw_{before[INDEX]}"

    def _wanted(self, state: State) -> Dice:
        """By kind, the place of each die, in any order."""
        return dict(self._room.dice(state)) if hasattr(self._room, "dice") else {}
