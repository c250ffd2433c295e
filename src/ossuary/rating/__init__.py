"""Ratings: how strong players are, by results from which the luck of the dice is taken out."""
