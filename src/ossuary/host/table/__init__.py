"""A table: what can happen to it, what that makes of it, and what may be asked for."""
