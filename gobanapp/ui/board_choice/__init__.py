"""Choosing what the board and the stones are made of."""
