"""The count by hand on a real board, as steps that can be shown."""
