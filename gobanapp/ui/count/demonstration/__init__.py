"""The count by hand, shown step by step."""
