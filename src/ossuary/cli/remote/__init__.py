"""A host's table from the terminal: our identity there, what we check, and who plays."""
