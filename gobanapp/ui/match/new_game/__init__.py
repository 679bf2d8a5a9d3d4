"""The New Game dialog and its parts."""
