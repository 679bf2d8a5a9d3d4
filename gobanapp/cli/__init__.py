"""The commands, which need no display."""
