"""Dice, cards and tiles with an identity of their own, so that a screen can move them; the rules only count dice."""

from collections.abc import Callable
from typing import NamedTuple

from ..rules import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from ..rules.catalogue import Game
from ..rules.lines import TILES
from ..rules.nodes import INDEX, PHASE, SEATS, State
from ..rules.record import Step

HAND = "hand"  # dice about to be rolled
ASIDE = "aside"  # dice that are out of play


class Placed(NamedTuple):
    """The place of each die by kind, and the same before each action since the last draw."""

    dice: dict[str, list[str]]
    before: list[dict[str, list[str]]]


class Pieces:
    """Where each piece of a table is; a die that stays in its place keeps its identity, the first one moves first."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state
        self._dice = DICE[game.NAME](state) if game.NAME in DICE else {}  # by kind, the place of each die
        self._before: list[dict[str, list[str]]] = []  # the same before each action since the last draw

    @property
    def at(self) -> dict[str, str]:
        """The place of every piece."""
        if self._game.NAME in CARDS:
            return CARDS[self._game.NAME](self._state)
        return {f"{kind}_{die + 1}": place for kind, places in self._dice.items() for die, place in enumerate(places)}

    @property
    def placed(self) -> Placed:
        """What their places were, which no state says."""
        return Placed(self._dice, self._before)

    @property
    def copied(self) -> Placed:
        """The same, which stays as it is when they move on; nothing can be taken back from there."""
        return Placed({kind: list(places) for kind, places in self._dice.items()}, [])

    def place(self, placed: Placed) -> None:
        """Puts every die where it was."""
        self._dice, self._before = {kind: list(places) for kind, places in placed.dice.items()}, list(placed.before)

    def follow(self, step: Step, key: str, chance: bool) -> str | None:
        """Moves the pieces that a move moved; the piece that fell, if it was chance."""
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
        for kind, wanted in (DICE[self._game.NAME](state) if self._dice else {}).items():
            places, moving = self._dice[kind], []
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


def _rolling_bones(state: State) -> dict[str, list[str]]:
    filled, made = state[rolling_bones.FILLED], {}
    for kind, name in enumerate(rolling_bones.KINDS):
        places = [HAND] * state[rolling_bones.TO_ROLL + kind]
        for face in range(6 * kind, 6 * kind + 6):
            places += [rolling_bones.FACES[face]] * state[rolling_bones.ROLLED + face]
        made[name] = places
    for site, bone in enumerate(rolling_bones.BONES):
        if filled >> site & 1:
            shown = state[rolling_bones.FALSE + site] - 1 if state[rolling_bones.FALSE + site] else site
            made[rolling_bones.KINDS[shown // 6]].append(f"on_{bone}")
    if state[rolling_bones.HAT_ON]:
        made["centre"].append("worn")
    if state[rolling_bones.CHOSEN]:
        made[rolling_bones.KINDS[(state[rolling_bones.CHOSEN] - 1) // 6]].append("chosen")
    dice = rolling_bones.DICE_PER_KIND
    return {name: places + [ASIDE] * (dice - len(places)) for name, places in made.items()}


def _shark_attacks(state: State) -> dict[str, list[str]]:
    blue = [HAND] * state[shark_attacks.TO_ROLL]
    for number, face in enumerate(shark_attacks.SWIMMER_FACES):
        blue += [face] * state[shark_attacks.BLUE + number]
    sharks = [HAND] * state[shark_attacks.SHARKS_TO_ROLL]
    for number, face in enumerate(shark_attacks.SHARK_FACES):
        sharks += [face] * state[shark_attacks.FINS + number]
    return {
        "blue": blue + [ASIDE] * (shark_attacks.BLUE_DICE - len(blue)),
        "shark": sharks + [ASIDE] * (shark_attacks.SHARK_DICE - len(sharks)),
    }


def _skulls_of_sedlec(state: State) -> dict[str, str]:
    seen = skulls_of_sedlec.look(state)
    made = {f"card_{card + 1}": "unseen" for card in range(skulls_of_sedlec.CARDS)}
    for pile, card in enumerate(seen["up"]):
        if card is not None:
            made[f"card_{card + 1}"] = f"pile_{pile + 1}"
    for seat in range(state[SEATS]):
        for card in seen["hands"][seat]:
            made[f"card_{card + 1}"] = f"hand_{seat}"
        for place, card in seen["stacks"][seat].items():
            made[f"card_{card + 1}"] = f"stack_{seat}_{place}"
    return made


def _bones(state: State) -> dict[str, str]:
    seen = bones.look(state)
    made = dict.fromkeys(bones.OUTCOMES[bones.TILE_OUTCOME :], "bag")
    if not state[bones.BAG + bones.TILE_OUTCOME + bones.DOUBLE_BLANK]:
        made[_tile((0, 0))] = ASIDE  # BN-5: paid, unless it is in a hand
    for space, tile in enumerate(seen["board"]):
        if tile is not None:
            made[_tile(tile)] = f"space_{space + 1}"
    for seat, hand in enumerate(seen["hands"]):
        for tile in hand:
            made[_tile(tile)] = f"hand_{seat}"
    return made


def _tile(tile: tuple[int, int]) -> str:
    return bones.OUTCOMES[bones.TILE_OUTCOME + TILES.index(tile)]


# By game, where the dice of each kind are, in any order; and by game, where each card or tile is, which has a name.
DICE: dict[str, Callable[[State], dict[str, list[str]]]] = {
    "rolling-bones": _rolling_bones,
    "shark-attacks": _shark_attacks,
}
CARDS: dict[str, Callable[[State], dict[str, str]]] = {"skulls-of-sedlec": _skulls_of_sedlec, "bones": _bones}
