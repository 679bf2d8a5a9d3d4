"""The next move of a record is guessed: what is asked, and what is told of each try."""
