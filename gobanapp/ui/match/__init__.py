"""A match between two players: moves, clocks, the end of the game."""
