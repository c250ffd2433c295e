"""The database: what is written and read there."""
