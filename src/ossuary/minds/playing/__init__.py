"""What chooses: minds by name, trained ones, and games between them."""
