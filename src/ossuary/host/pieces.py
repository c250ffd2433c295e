"""Dice, cards and tiles with an identity of their own, so that a screen can move them; the rules only count them."""

from collections import Counter
from collections.abc import Callable

from ..rules import bones, rolling_bones, shark_attacks, skulls_of_sedlec
from ..rules.catalogue import Game
from ..rules.lines import TILES
from ..rules.nodes import CHANCE, INDEX, SEATS, State
from ..rules.record import Step, key_of

HAND = "hand"  # dice about to be rolled
ASIDE = "aside"  # dice that are out of play

Places = dict[str, list[str]]  # by kind of piece, where those of the kind are


class Pieces:
    """Where each piece of a table is; what stays in its place keeps its identity, and the first one moves first."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self.at: dict[str, str] = {}
        for kind, places in PLACES[game.NAME](state).items():
            self.at.update(zip(_names(kind, len(places)), places, strict=True))

    def follow(self, step: Step) -> str | None:
        """Moves the pieces that a move moved; the piece that fell, if it was chance."""
        fell = self._fell(step) if self._game.mover(step.before) == CHANCE else None
        self.settle(step.after)
        return fell

    def settle(self, state: State) -> None:
        """Moves the pieces to where they are in this state."""
        for kind, places in PLACES[self._game.NAME](state).items():
            self._settle(_names(kind, len(places)), places)

    def _fell(self, step: Step) -> str:
        outcome = key_of(self._game, step.before, step.move)
        if outcome in self.at:
            return outcome
        in_hand = (piece for piece, place in self.at.items() if place == HAND)
        return next(in_hand, f"draw_{step.before[INDEX]}")

    def _settle(self, names: list[str], places: list[str]) -> None:
        free, moving = Counter(places), []
        for name in reversed(names):
            place = self.at[name]
            if free[place]:
                free[place] -= 1
            else:
                moving.append(name)
        for name, place in zip(reversed(moving), free.elements(), strict=True):
            self.at[name] = place


def _names(kind: str, number: int) -> list[str]:
    return [kind] if number == 1 else [f"{kind}_{index + 1}" for index in range(number)]


def _rolling_bones(state: State) -> Places:
    made: Places = {}
    for kind, name in enumerate(rolling_bones.KINDS):
        faces = range(6 * kind, 6 * kind + 6)
        places = [HAND] * state[rolling_bones.TO_ROLL + kind]
        for face in faces:
            places += [rolling_bones.FACES[face]] * state[rolling_bones.ROLLED + face]
        for site, bone in enumerate(rolling_bones.BONES):
            shown = state[rolling_bones.FALSE + site] - 1 if state[rolling_bones.FALSE + site] else site
            if state[rolling_bones.FILLED] >> site & 1 and shown in faces:
                places.append(f"on_{bone}")
        if state[rolling_bones.HAT_ON] and rolling_bones.HAT in faces:
            places.append("worn")
        if state[rolling_bones.CHOSEN] - 1 in faces:
            places.append("chosen")
        made[name] = places + [ASIDE] * (rolling_bones.DICE_PER_KIND - len(places))
    return made


def _shark_attacks(state: State) -> Places:
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


def _skulls_of_sedlec(state: State) -> Places:
    seen = skulls_of_sedlec.look(state)
    made = {f"card_{card + 1}": ["unseen"] for card in range(skulls_of_sedlec.CARDS)}
    for pile, card in enumerate(seen["up"]):
        if card is not None:
            made[f"card_{card + 1}"] = [f"pile_{pile + 1}"]
    for seat in range(state[SEATS]):
        for card in seen["hands"][seat]:
            made[f"card_{card + 1}"] = [f"hand_{seat}"]
        for place, card in seen["stacks"][seat].items():
            made[f"card_{card + 1}"] = [f"stack_{seat}_{place}"]
    return made


def _bones(state: State) -> Places:
    seen = bones.look(state)
    made = {key: ["bag"] for key in bones.OUTCOMES[bones.TILE_OUTCOME :]}
    for space, tile in enumerate(seen["board"]):
        if tile is not None:
            made[_tile(tile)] = [f"space_{space + 1}"]
    for seat, hand in enumerate(seen["hands"]):
        for tile in hand:
            made[_tile(tile)] = [f"hand_{seat}"]
    return made


def _tile(tile: tuple[int, int]) -> str:
    return bones.OUTCOMES[bones.TILE_OUTCOME + TILES.index(tile)]


PLACES: dict[str, Callable[[State], Places]] = {
    "rolling-bones": _rolling_bones,
    "shark-attacks": _shark_attacks,
    "skulls-of-sedlec": _skulls_of_sedlec,
    "bones": _bones,
}
