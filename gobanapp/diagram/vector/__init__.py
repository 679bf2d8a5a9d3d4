"""Drawings of a board as in books, made from a view."""
