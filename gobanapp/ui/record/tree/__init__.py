"""The tree of variations."""
