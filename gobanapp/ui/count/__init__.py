"""Scoring a game: panel, table, disputes, comparison, estimate."""
