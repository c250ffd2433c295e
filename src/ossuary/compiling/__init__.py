"""Compiling before it ships: what numba makes of the rules, loops and solvers, as one library for each platform."""
