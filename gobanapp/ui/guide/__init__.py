"""The guide that comes with the program, read beside a game."""
