"""A table at a host, from the terminal: who we are there, what we believe, and who plays."""
