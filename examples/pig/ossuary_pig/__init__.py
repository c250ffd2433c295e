"""Pig, a folk game of one die."""
