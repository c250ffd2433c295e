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
    index = 0
    for half in (32, 16, 8, 4, 2, 1):
        low = count(mask & (1 << half) - 1)
        # Further up where the lower half has too few bits: as sums, not as a branch that nobody can predict.
        up = n >= low
        n -= low * up
        mask >>= half * up
        index += half * up
    return index
