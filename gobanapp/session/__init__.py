"""A session at one board: the open document, scoring, the match, takebacks, trial moves."""
