"""Tournaments: who meets whom in a round, and how the players stand."""
