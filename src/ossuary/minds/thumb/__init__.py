"""One sensible hand-made player per game, each a `choose(state, rng)` that runs at both speeds."""
