"""Skulls of Sedlec."""

SHELF = 3  # where it stands among the games
