"""A host under everything that happens to hosts, for minutes or hours, and whether it kept what it promised."""
