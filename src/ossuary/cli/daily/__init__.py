"""`ossuary daily`: what is kept of a user's daily games, and how it is told."""
