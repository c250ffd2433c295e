"""Judges, the coach and reviews."""
