"""A table: its events, how they change it, and which commands are allowed."""
