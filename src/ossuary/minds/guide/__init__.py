"""What guides a search through a game: a favourite action, how a playout goes on, which actions are alike."""
