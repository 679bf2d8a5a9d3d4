"""Bytes to games and back: records in files."""
