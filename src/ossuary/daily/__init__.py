"""The daily game: one fate for each day and game, the same for everybody, against the same opponent."""
