"""Files: read and written, what is wrong in them, in which encoding they are."""
