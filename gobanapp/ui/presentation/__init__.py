"""A game shown to a room: the board and large type in a window of their own."""
