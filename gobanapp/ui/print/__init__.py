"""Printing and exporting."""
