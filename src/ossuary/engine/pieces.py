"""Places that every game has for its pieces."""

HAND = "hand"  # dice about to be rolled
ASIDE = "aside"  # dice that are out of play
