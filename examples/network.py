"""A network of two hidden layers with its gradients, in plain numpy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

RATE = 1e-3
STEEPEST = 0.5  # a gradient longer than this is shortened


class Network:
    """Features in; a score for every action and the expected share of the win out."""

    def __init__(self, features: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        sizes = ((features, hidden), (hidden, hidden), (hidden, actions), (hidden, 1))
        gains = (1.4, 1.4, 0.01, 0.1)
        weights = [rng.normal(0, gain / np.sqrt(size[0]), size) for size, gain in zip(sizes, gains, strict=True)]
        self.weights = [weight.astype(np.float32) for weight in weights]
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self.biases[3][:] = 0.5
        parts = [*self.weights, *self.biases]
        self._means, self._squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
        self._steps = 0

    def forward(self, features: Array) -> tuple[Array, Array]:
        """Scores and values; what they came from is kept for the way back."""
        first = np.maximum(features @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        self._layers = features, first, second
        return second @ self.weights[2] + self.biases[2], (second @ self.weights[3] + self.biases[3])[:, 0]

    def backward(self, score_slope: Array, value_slope: Array) -> None:
        """One step down the slope of what the last scores and values cost."""
        features, first, second = self._layers
        values = value_slope[:, None].astype(np.float32)
        scores = score_slope.astype(np.float32)
        at_second = (scores @ self.weights[2].T + values @ self.weights[3].T) * (second > 0)
        at_first = (at_second @ self.weights[1].T) * (first > 0)
        weights = [features.T @ at_first, first.T @ at_second, second.T @ scores, second.T @ values]
        biases = [slope.sum(axis=0) for slope in (at_first, at_second, scores, values)]
        self._adam([*weights, *biases])

    def _adam(self, slopes: list[Array]) -> None:
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self._steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        parts = zip([*self.weights, *self.biases], slopes, self._means, self._squares, strict=True)
        for part, slope, mean, square in parts:
            shortened = slope * min(1.0, STEEPEST / (length + 1e-8))
            mean[:] += 0.1 * (shortened - mean)
            square[:] += 0.001 * (shortened**2 - square)
            part[:] -= rate * mean / (np.sqrt(square) + 1e-8)
