"""Bones."""

SHELF = 4  # where it stands among the games
