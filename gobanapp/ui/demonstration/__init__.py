"""The count by hand, shown step by step: its player, its words, and the panel beside the board."""
