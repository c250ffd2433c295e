"""Shark Attacks! solved: the games of two and of three, and what any of their states is worth."""

from .game import make, shipped, solve
from .number_of_seats import load, residual

__all__ = ["load", "make", "residual", "shipped", "solve"]
