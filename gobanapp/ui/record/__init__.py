"""The game record: tree, moves, comment, search, game information, files."""
