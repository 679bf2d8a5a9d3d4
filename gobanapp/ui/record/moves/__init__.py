"""The list of moves."""
