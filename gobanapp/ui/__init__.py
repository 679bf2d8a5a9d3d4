"""The window: widgets, tools, panels and dialogs. It decides nothing about the game."""
