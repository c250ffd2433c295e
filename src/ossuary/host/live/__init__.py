"""Tables in memory, and what is done for them: minds, coach, reviews, notices."""
