"""Marking and setting up at the board: the tools, what a stroke of each does, how it is shown."""
