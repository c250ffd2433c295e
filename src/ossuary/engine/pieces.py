"""Places that pieces of every game can be at."""

HAND = "hand"  # dice about to be rolled
ASIDE = "aside"  # dice that are out of play
