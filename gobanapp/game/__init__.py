"""One game record: the tree of moves and the one door through which it is changed."""
