"""Where draws come from: a seed, a date, or sealed dice (docs/fair.md); each is keyed by (turn, throw, index)."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .engine.bits import count, nth
from .engine.nodes import INDEX, THROW, TURN, State

# All arithmetic stays below 2**63: compiled integers do not wrap reliably.
WORD = (1 << 32) - 1
ODD_1 = 0x21F0AAAD
ODD_2 = 0x735A2D97
GOLDEN = 0x9E3779B9
THOUGHTS = 0x5BD1E995  # sets what minds draw apart from what the game draws

BEFORE, UNTIL = "before", "until"  # what a record notes of earlier dice (docs/record.md)
LOCAL = "local"  # what it notes of dice for which nobody but the player who brought it can vouch


def mix(word: int) -> int:
    """A 32-bit word that looks unrelated to the given one; no two words give the same."""
    word = (word ^ word >> 16) * ODD_1 & WORD
    word = (word ^ word >> 15) * ODD_2 & WORD
    return word ^ word >> 15


def stir(low: int, high: int) -> tuple[int, int]:
    """Two words mixed with each other; no two pairs give the same."""
    low ^= mix(high + GOLDEN & WORD)
    high ^= mix(low)
    low ^= mix(high)
    return low, high ^ mix(low)


def fortune(seed: int, game: int) -> int:
    """The fortune of one game of a series: a 62-bit number that all its draws come from."""
    low, high = stir(seed & WORD, seed >> 32 & WORD)
    low, high = stir(low ^ game & WORD, high ^ game >> 32 & WORD)
    return (high & WORD >> 2) << 32 | low


def draw(luck: int, state: State) -> int:
    """The word that a game with this fortune draws at the key of this state."""
    return draw_in(turn_word(luck, state[TURN]), state)


def turn_word(luck: int, turn: int) -> int:
    """The word that all draws of a turn share."""
    return mix((luck & WORD) + turn & WORD) ^ luck >> 32


def draw_in(turn: int, state: State) -> int:
    """The word that is drawn at the key of this state, in a turn that has this word."""
    return mix(turn + (state[THROW] << 8 | state[INDEX]) & WORD)


def thought(luck: int, moves: int) -> int:
    """The seed of a mind's own choices after this many moves of a game with this fortune."""
    word = mix((luck & WORD ^ THOUGHTS) + moves & WORD)
    return word ^ luck >> 32


def below(word: int, limit: int) -> int:
    """A word scaled to 0 … limit - 1."""
    return word * limit >> 32


def pick(weights: Sequence[int], word: int) -> int:
    """The outcome that a word selects, in proportion to the weights."""
    total = 0
    for outcome in range(len(weights)):
        total += weights[outcome]
    place = below(word, total)
    # Counting what lies below the place, without a way out in between, is faster than searching: nothing to mispredict.
    below_place = passed = 0
    for outcome in range(len(weights)):
        passed += weights[outcome]
        below_place += passed <= place
    return below_place


def pick_card(weights: Sequence[int], word: int) -> int:
    """The same as `pick`, found at once where no weight is more than 1: what lies in a bag, or in a pile."""
    there = heaviest = 0
    for outcome in range(len(weights)):
        there |= (weights[outcome] & 1) << outcome
        heaviest |= weights[outcome]
    return nth(there, below(word, count(there))) if heaviest == 1 else pick(weights, word)


def toss(rng: list[int], limit: int) -> int:
    """The next number below the limit from a mind's own generator."""
    rng[0] = rng[0] + GOLDEN & WORD
    return below(mix(rng[0]), limit)


def any_of(actions: int, rng: list[int]) -> int:
    """A random action among the bits set, uniformly."""
    return nth(actions, toss(rng, count(actions)))


class Draws(Protocol):
    """Where the draws of one table come from."""

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state, in proportion to the weights."""

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""

    def noted(self) -> dict[str, Any]:
        """The entry in a record."""


@dataclass
class Seeded:
    """Draws from a seed; the seed determines them all."""

    seed: int = field(default_factory=lambda: secrets.randbits(62))

    def __post_init__(self) -> None:
        self._luck = fortune(self.seed, 0)

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        return pick(weights, draw(self._luck, state))

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return thought(self._luck, moves)

    def noted(self) -> dict[str, Any]:
        """The seed."""
        return {"seed": self.seed}


@dataclass
class Sealed:
    """Draws from a secret, promised by its hash before any text was given, and from the players' texts."""

    secret: bytes
    texts: Sequence[str]

    def __post_init__(self) -> None:
        self._keyed = hmac.new(self.secret, f"{closing(self.texts)}:".encode(), "sha256")

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        place = self._below(sum(weights), f"{state[TURN]}:{state[THROW]}:{state[INDEX]}")
        outcome = 0
        while place >= weights[outcome]:
            place -= weights[outcome]
            outcome += 1
        return outcome

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self._below(WORD + 1, f"thought:{moves}")

    def noted(self) -> dict[str, Any]:
        """The entry in a record, with everything that a verifier needs."""
        return {"commitment": commitment(self.secret), "texts": list(self.texts), "secret": self.secret.hex()}

    def _below(self, limit: int, key: str) -> int:
        """A number below the limit, each exactly as likely: words above the last whole multiple are drawn again."""
        whole = (1 << 64) - (1 << 64) % limit
        attempt = 0
        while True:
            drawn = self._keyed.copy()
            drawn.update(f"{key}:{attempt}".encode())
            number = int.from_bytes(drawn.digest()[:8])
            if number < whole:
                return number % limit
            attempt += 1


@dataclass
class Dated:
    """Daily dice: draws from a date, the same for everybody; whoever computes them knows them beforehand."""

    day: str  # as in 2026-11-18

    def __post_init__(self) -> None:
        self._open = Sealed(hashlib.sha256(f"ossuary daily {self.day}".encode()).digest(), [])

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        return self._open.outcome(weights, state)

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self._open.thought(moves)

    def noted(self) -> dict[str, Any]:
        """The date."""
        return {"daily": self.day}


class Scripted:
    """Scripted draws of a lesson, by turn and throw; where nothing in the script fits, a seed draws."""

    def __init__(self, script: Mapping[tuple[int, int], Sequence[int]], seed: int) -> None:
        self._script = script
        self._seeded = Seeded(seed)
        self._throw = (-1, -1)
        self._left: list[int] = []  # what the script still has for this throw

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The first of what the script has left for this throw that can come up now, else what the seed brings."""
        throw = state[TURN], state[THROW]
        if state[INDEX] == 0 or throw != self._throw:
            self._throw, self._left = throw, list(self._script.get(throw, ()))
        for outcome in self._left:
            if outcome < len(weights) and weights[outcome]:
                self._left.remove(outcome)
                return outcome
        return self._seeded.outcome(weights, state)

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self._seeded.thought(moves)

    def noted(self) -> dict[str, Any]:
        """The entry in a record, which says that they cannot be verified."""
        return {"scripted": True}


def commitment(secret: bytes) -> str:
    """The hash of the secret, published before the game."""
    return hashlib.sha256(secret).hexdigest()


def pledge(text: str) -> str:
    """The hash of a player's text, given before the texts are closed."""
    return hashlib.sha256(text.encode()).hexdigest()


def closing(texts: Sequence[str]) -> str:
    """One hash of all texts, in their order; each is preceded by its length in bytes, so that none can hide another."""
    digest = hashlib.sha256()
    for text in texts:
        encoded = text.encode()
        digest.update(len(encoded).to_bytes(4) + encoded)
    return digest.hexdigest()


@dataclass
class Forked:
    """Draws of a game that continues others, with the dice of each in turn."""

    draws: Draws
    before: list[dict[str, Any]]  # what a record notes of each, and until how many moves it counts

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        return self.draws.outcome(weights, state)

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self.draws.thought(moves)

    def noted(self) -> dict[str, Any]:
        """Everything about the last dice, and about those before them."""
        return {**self.draws.noted(), BEFORE: self.before}


@dataclass
class Chosen:
    """Draws of a game in which some outcomes were chosen."""

    draws: Draws

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        return self.draws.outcome(weights, state)

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self.draws.thought(moves)

    def noted(self) -> dict[str, Any]:
        """The entry in a record, which says that they cannot be verified."""
        return {"scripted": True}


@dataclass
class Local:
    """Draws that were made where only the player who brought the record can vouch for them."""

    draws: Draws

    def outcome(self, weights: Sequence[int], state: State) -> int:
        """The outcome at the key of this state."""
        return self.draws.outcome(weights, state)

    def thought(self, moves: int) -> int:
        """The seed of a mind's own choices after this many moves."""
        return self.draws.thought(moves)

    def noted(self) -> dict[str, Any]:
        """The entry in a record, which says so."""
        return {**self.draws.noted(), LOCAL: True}


def draws_of(noted: dict[str, Any]) -> Draws | None:
    """The draws with which a record continues; none if the record does not say where they come from."""
    draws: Draws | None = None
    if "seed" in noted:
        draws = Seeded(noted["seed"])
    elif "daily" in noted:
        draws = Dated(noted["daily"])
    elif "secret" in noted:
        draws = Sealed(bytes.fromhex(noted["secret"]), noted["texts"])
    if draws and LOCAL in noted:
        draws = Local(draws)
    return Forked(draws, noted[BEFORE]) if draws and BEFORE in noted else draws


def dice_of(noted: dict[str, Any]) -> list[dict[str, Any]]:
    """The dice of a record in order; all but the last say until which move they count."""
    return [*noted.get(BEFORE, ()), {name: value for name, value in noted.items() if name != BEFORE}]


def forked(noted: dict[str, Any], at: int, new: Draws | None = None) -> Draws | None:
    """The draws of a game forked after this many moves: new ones, or those of the record.

    None where the record does not say what these are.
    """
    dice = dice_of(noted)
    if new is None:
        number = next(number for number, one in enumerate(dice) if one.get(UNTIL, at + 1) > at)
        same = {name: value for name, value in dice[number].items() if name != UNTIL}
        return draws_of({**same, BEFORE: dice[:number]} if number else same)
    if at == 0:
        return new
    number = next(number for number, one in enumerate(dice) if one.get(UNTIL, at) >= at)
    return Forked(new, [*dice[:number], {**dice[number], UNTIL: at}])
