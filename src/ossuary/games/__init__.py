"""The games, each in a room of its own: the same file names in all of them, and nothing outside names one."""
