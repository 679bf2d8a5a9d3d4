"""Keyboard shortcuts: the dialog that lists and changes them, keys of fields."""
