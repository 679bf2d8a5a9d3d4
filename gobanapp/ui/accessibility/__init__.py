"""What those hear who do not see the window: the board as a table, and what happens."""
