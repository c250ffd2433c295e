"""What designers ask of a game, answered by many games, as one page of charts."""
