"""The user interface: board, panels, dialogs, menus. It contains no rules of the game."""
