"""What chooses: minds that take a seat."""
