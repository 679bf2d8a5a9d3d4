"""Conversion between bytes and games."""
