"""Minds that play, and judges that evaluate."""
