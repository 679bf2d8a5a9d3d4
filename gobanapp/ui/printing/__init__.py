"""Printing and exporting: what is chosen, what comes of it, the dialogs."""
