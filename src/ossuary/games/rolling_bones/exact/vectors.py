"""The larger of two numbers, for compiled loops."""


def larger_of(first: float, second: float) -> float:
    """The larger of two numbers; without the sum a loop would store under a mask, which is slow to read again."""
    return (first if first > second else second) + 0.0  # noqa: FURB136 (max is slow when compiled)
