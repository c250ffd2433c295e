"""Tables in memory, with the minds, coach, reviews and notifications that serve them."""
