"""The rules of the four games: pure functions over rows of integers, standard library only."""
