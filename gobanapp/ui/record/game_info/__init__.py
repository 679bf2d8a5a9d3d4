"""The dialog of game information and its fields."""
