"""The roll-off for the first seat, as chances."""

from ..rules import SHARK_DIE, SHARK_OUTCOME


def totals(fins: int, dice: int) -> dict[int, float]:
    """The chances of the total after this many more shark dice."""
    chances = {fins: 1.0}
    for _ in range(dice):
        after = dict[int, float]()
        for total, chance in chances.items():
            for more, weight in enumerate(SHARK_DIE[SHARK_OUTCOME:]):
                after[total + more] = after.get(total + more, 0.0) + chance * weight / sum(SHARK_DIE)
        chances = after
    return chances
