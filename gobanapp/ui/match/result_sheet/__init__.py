"""The result sheet of a game, shown and printed."""
