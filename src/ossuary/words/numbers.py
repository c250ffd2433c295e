"""Numbers as English and German write them, and which of them are singular."""

from decimal import Decimal
from typing import Any, NamedTuple

LEAST, MOST = "minimumFractionDigits", "maximumFractionDigits"  # as messages name them
SIGNS = {"en": str.maketrans(",.", ",."), "de": str.maketrans(",.", ".,")}  # of thousands, and before decimals


class Number(NamedTuple):
    """A number, and how many decimals it is written with."""

    value: int | float
    least: int = 0
    most: int = 3

    @classmethod
    def read(cls, text: str) -> "Number":
        """A number as a message writes it."""
        return cls(float(text) if "." in text else int(text))

    def shown(self, options: dict[str, str]) -> "Number":
        """The same number with other decimals."""
        if unknown := options.keys() - {LEAST, MOST}:
            raise ValueError(f"unknown options: {', '.join(sorted(unknown))}")
        return Number(self.value, int(options.get(LEAST, self.least)), int(options.get(MOST, self.most)))


def plural(value: float) -> str:
    """The form of a noun after a number; it is the same in both languages."""
    return "one" if abs(value) == 1 else "other"


def written(value: Any, language: str) -> str:
    """A string as it is, a number in a language."""
    if isinstance(value, str):
        return value
    if value is None:
        return "???"
    exact = Decimal(str(value.value))
    sign = "-" if exact.is_signed() else ""
    if exact.is_infinite():
        return f"{sign}∞"
    rounded = abs(exact).quantize(Decimal(1).scaleb(-value.most))
    whole, _, decimals = f"{rounded:,f}".partition(".")
    decimals = decimals[: value.least] + decimals[value.least :].rstrip("0")
    return (sign + whole + ("." + decimals if decimals else "")).translate(SIGNS[language])
