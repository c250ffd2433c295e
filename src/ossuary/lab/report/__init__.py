"""A report for designers: many games as one page of charts."""
