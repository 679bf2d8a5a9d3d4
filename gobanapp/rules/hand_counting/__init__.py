"""The count by hand, as steps to demonstrate on a board."""
