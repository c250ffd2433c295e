"""A mind: what it chooses in a state, with a generator of its own."""

from collections.abc import Callable
from typing import TypeAlias

from ..engine.nodes import State

Choose: TypeAlias = Callable[[State, list[int]], int]
