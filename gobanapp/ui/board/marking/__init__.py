"""Marking and setting up at the board: palette, pen, preview."""
