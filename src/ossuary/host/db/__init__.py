"""The database: everything that is written and read there."""
