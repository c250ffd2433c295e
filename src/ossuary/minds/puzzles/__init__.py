"""Puzzles: single decisions to practise, each with an answer that a judge can prove."""
