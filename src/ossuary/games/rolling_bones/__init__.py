"""Rolling Bones."""

SHELF = 1  # where it stands among the games
