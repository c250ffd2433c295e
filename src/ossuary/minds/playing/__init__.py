"""Minds by name, trained minds, and games between them."""
