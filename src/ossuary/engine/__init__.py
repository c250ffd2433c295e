"""The kernel that all games share: states, options, facts, records and the registry; standard library only."""
