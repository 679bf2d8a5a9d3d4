"""The window: board, panels, dialogs, menus. It decides nothing about the game."""
