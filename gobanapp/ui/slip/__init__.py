"""The result slip of a game: its words, its page, and the dialog that shows and prints it."""
