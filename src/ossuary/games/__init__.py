"""The games, one folder each: all have the same file names, and nothing outside names a game."""
