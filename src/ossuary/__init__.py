"""Ossuary: four games of bones, skulls and teeth, with exact rules at two speeds."""

__version__ = "0.1.0"
