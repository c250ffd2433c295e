"""Observations as the network takes them: numbers brought near to one, a column for each kind of thing."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ossuary.minds.observation import fields


class Features:
    """What a network is given of an observation."""

    def __init__(self, name: str) -> None:
        numbers: list[int] = []
        scales: list[float] = []
        choices: list[int] = []
        kinds: list[int] = []
        column = 0
        for field in fields(name):
            for _ in range(field.columns):
                if field.choice:
                    values = range(max(field.low, 0), field.high + 1)
                    choices.extend([column] * len(values))
                    kinds.extend(values)
                else:
                    numbers.append(column)
                    scales.append(1 / field.scale)
                column += 1
        self.numbers, self.scales = np.array(numbers), np.array(scales, np.float32)
        self.choices, self.kinds = np.array(choices), np.array(kinds, np.int16)
        self.width = len(numbers) + len(choices)

    def __call__(self, seen: NDArray[np.int16]) -> NDArray[Any]:
        """One row of features per observation."""
        numbers = seen[:, self.numbers] * self.scales
        return np.concatenate([numbers, seen[:, self.choices] == self.kinds], axis=1, dtype=np.float32)
