"""What knows: judges, the coach and reviews."""
