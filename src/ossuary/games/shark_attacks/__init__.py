"""Shark Attacks!"""

SHELF = 2  # where it stands among the games
