"""Sets as bits of one integer: how many they hold, and which."""


def count(mask: int) -> int:
    """How many bits are set."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def lowest(mask: int) -> int:
    """The place of the lowest bit that is set."""
    return count((mask & -mask) - 1)


def nth(mask: int, n: int) -> int:
    """The place of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
