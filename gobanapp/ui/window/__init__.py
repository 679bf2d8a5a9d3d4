"""The main window: central widget, side panel, status bar, errors."""
