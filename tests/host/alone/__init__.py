"""The host as the page has it with itself: its own tests, and those of the host that is reached over a network."""
