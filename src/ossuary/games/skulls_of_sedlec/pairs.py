"""The best pairing of the romantics in a stack (SK-16): a maximum matching over adjacent skulls.

Places 0 to 3 are the bottom row, 4 to 6 lie above each two neighbours of it, 7 and 8 above those; a smaller stack
leaves places out. Bit 2 * place is the lower skull of the card there, bit 2 * place + 1 the upper one.
"""

ALL_SKULLS = (1 << 18) - 1

# Places side by side; above the i-th two of them lies place 4 + i, above the last none.
SIDE_BY_SIDE = ((0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8))

# The pairs of skulls that touch edge to edge.
PAIRS = (
    *((2 * place, 2 * place + 1) for place in range(9)),
    *((2 * left + half, 2 * right + half) for left, right in SIDE_BY_SIDE for half in (0, 1)),
    *((2 * under + 1, 2 * (4 + i)) for i, places in enumerate(SIDE_BY_SIDE[:5]) for under in places),
)
# By skull, those adjacent to it, a bit each.
ADJACENT = tuple(sum(1 << sum(pair) - skull for pair in PAIRS if skull in pair) for skull in range(18))
# The same, found by a skull's bit: the 18 bits leave 18 different remainders of 19.
REMAINDERS = tuple((1 << skull) % 19 for skull in range(18))
ADJACENT_TO_BIT = (0, *(ADJACENT[REMAINDERS.index(remainder)] for remainder in range(1, 19)))


def best_pairing(romantics: int) -> int:
    """The most pairs of adjacent romantics, each in one pair at most."""
    certain = _certain_pairs(romantics)
    return certain >> 18 if certain & ALL_SKULLS == 0 else _most_pairs(certain)


def pairing(romantics: int) -> list[tuple[int, int]]:
    """The pairs of a best pairing, lower bit first."""
    pairs = []
    for one, other in PAIRS:
        both = 1 << one | 1 << other
        if romantics & both == both and best_pairing(romantics ^ both) == best_pairing(romantics) - 1:
            pairs.append((one, other))
            romantics ^= both
    return pairs


def _certain_pairs(romantics: int) -> int:
    """How many romantics pair with their only partner, above bit 18; below, those who have a choice of partners."""
    pairs = 0
    unseen = romantics
    while unseen:
        skull = unseen & -unseen
        partners = romantics & ADJACENT_TO_BIT[skull % 19]
        if partners & partners - 1 == 0:
            # Without a partner it drops out; with a single one it pairs, which costs no other pair.
            romantics ^= skull | partners
            pairs += 1 if partners else 0
            unseen = romantics
        else:
            unseen ^= skull
    return pairs << 18 | romantics


def _most_pairs(certain: int) -> int:
    """The most pairs that certain ones and a choice of partners for the others come to."""
    most = 0
    choices = [certain]
    while choices:
        choice = choices.pop()
        romantics = choice & ALL_SKULLS
        most = max(most, choice >> 18)
        # Some best pairing has the lowest romantic in it: were it alone, it could replace a partner's partner.
        skull = romantics & -romantics
        partners = romantics & ADJACENT_TO_BIT[skull % 19]
        while partners:
            partner = partners & -partners
            partners ^= partner
            pairs = (choice >> 18) + 1
            choices.append((pairs << 18) + _certain_pairs(romantics ^ skull ^ partner))
    return most
