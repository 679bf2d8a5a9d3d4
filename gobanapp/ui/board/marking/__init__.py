"""Marking and setup on the board: palette, pen, preview."""
