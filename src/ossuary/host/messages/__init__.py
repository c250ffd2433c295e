"""Messages for clients, made from tables and games."""
