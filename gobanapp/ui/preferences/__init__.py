"""The preferences window, and the dialog for board and stones."""
