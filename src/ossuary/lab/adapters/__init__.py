"""Our games as others expect them: names and shapes change, and no rule is known here."""
