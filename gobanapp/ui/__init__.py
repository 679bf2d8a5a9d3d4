"""The user interface: board, panels, dialogs, menus. It decides nothing about the game."""
