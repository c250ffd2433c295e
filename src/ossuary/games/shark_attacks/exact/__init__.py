"""Shark Attacks! solved: the game of two, and what any of its states is worth."""

from .game import load, make, residual, shipped, solve

__all__ = ["load", "make", "residual", "shipped", "solve"]
