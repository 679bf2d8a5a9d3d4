"""What a game is arranged with: the parts of the dialog for a new game, one in each file."""
