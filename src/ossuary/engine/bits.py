"""Sets as bits of one integer."""


def count(mask: int) -> int:
    """The number of bits set."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def lowest(mask: int) -> int:
    """The index of the lowest bit set."""
    return count((mask & -mask) - 1)


def nth(mask: int, n: int) -> int:
    """The index of the n-th bit set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
