"""Values under best play, where they can be computed: `value(state)` per game, from tables that `solve` makes."""
