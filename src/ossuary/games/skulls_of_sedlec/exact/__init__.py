"""What best play is worth, exactly."""
