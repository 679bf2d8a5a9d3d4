"""Time systems and the clock as values (to come). The time "now" is always passed in."""
