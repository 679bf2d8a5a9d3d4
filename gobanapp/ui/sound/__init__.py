"""The sounds of moves and clocks."""
