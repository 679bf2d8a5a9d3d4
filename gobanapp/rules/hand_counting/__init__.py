"""The count as players do it by hand on a real board, as steps that can be shown."""
