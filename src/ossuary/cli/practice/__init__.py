"""Practice: puzzles that come back until they sit."""
