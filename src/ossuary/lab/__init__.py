"""Experiments: many games at once."""
