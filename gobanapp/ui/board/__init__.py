"""The board on the screen and the pointer upon it."""
