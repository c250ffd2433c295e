"""Against one player: the style that records show, the best reply to it, and what habits cost."""
