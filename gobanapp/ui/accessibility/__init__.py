"""The board and the tree for screen readers."""
