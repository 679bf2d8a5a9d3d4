"""Time systems and the clock as values. The time "now" is always passed in."""
