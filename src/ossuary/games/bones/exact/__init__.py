"""Exact values of best play."""
