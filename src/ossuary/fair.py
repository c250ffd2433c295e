"""Where draws come from: a seed, whose every draw is keyed by (turn, throw, index)."""

from collections.abc import Sequence

from .rules.nodes import INDEX, THROW, TURN, State

# All arithmetic stays below 2**63: compiled integers do not wrap reliably.
WORD = (1 << 32) - 1
ODD_1 = 0x21F0AAAD
ODD_2 = 0x735A2D97
GOLDEN = 0x9E3779B9
THOUGHTS = 0x5BD1E995  # sets what minds draw apart from what the game draws


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
    """What all draws of one game of a series come from, as one number of 62 bits."""
    low, high = stir(seed & WORD, seed >> 32 & WORD)
    low, high = stir(low ^ game & WORD, high ^ game >> 32 & WORD)
    return (high & WORD >> 2) << 32 | low


def draw(luck: int, state: State) -> int:
    """The word that a game with this fortune draws at the key of this state; one turn's draws hang on one word."""
    word = mix((luck & WORD) + state[TURN] & WORD)
    return mix((word ^ luck >> 32) + (state[THROW] << 8 | state[INDEX]) & WORD)


def thought(luck: int, moves: int) -> int:
    """What a mind's own choices come from after so many moves of a game with this fortune."""
    word = mix((luck & WORD ^ THOUGHTS) + moves & WORD)
    return word ^ luck >> 32


def below(word: int, limit: int) -> int:
    """A word scaled to 0 … limit - 1."""
    return word * limit >> 32


def pick(weights: Sequence[int], word: int) -> int:
    """The outcome that a word falls on, each as likely as its weight."""
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


def toss(rng: list[int], limit: int) -> int:
    """The next number below the limit from a mind's own generator."""
    rng[0] = rng[0] + GOLDEN & WORD
    return below(mix(rng[0]), limit)
