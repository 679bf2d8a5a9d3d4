"""One game record: the tree of moves and the one way to change it."""
