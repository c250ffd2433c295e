"""What clients are told, made from tables and games."""
