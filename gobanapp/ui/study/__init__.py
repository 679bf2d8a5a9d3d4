"""Study: lessons, problems, guessing moves, presentation."""
